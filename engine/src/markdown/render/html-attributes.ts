import type { Properties } from 'hast';
import { closest } from '../../model/closest.ts';
import type { Frame, Tag } from '../article.ts';
import { attributePlace, readAttributes } from '../components/component-tag.ts';
import type { Value } from '../expand/scope.ts';
import type { Located } from '../problems.ts';
import { dependOnStyles, namesOfClass } from '../react/own-classes.ts';
import { attributeNames, isKnownAttribute, isOutdatedAttribute } from './html-schema.ts';
import { styleClass } from './styles.ts';

/** Names of attributes in JSX; all others are the HTML name in camel case. */
const JSX_NAMES = new Map([
  ['classname', 'class'],
  ['htmlfor', 'for'],
]);

/** The attributes of an element. Those with addresses are separate, as their treatment depends on the element. */
export interface ReadAttributes {
  readonly properties: Properties;
  /** `href`, `src`, `poster` and `srcset` as the author wrote them. */
  readonly addresses: ReadonlyMap<string, string>;
}

const ADDRESSES = new Set(['href', 'src', 'poster', 'srcset']);

/** Checks the attributes of an HTML element and reports those that are not allowed. Styles become a class. */
export function readHtmlAttributes(element: string, node: Tag, frame: Frame): ReadAttributes {
  const properties: Properties = {};
  const addresses = new Map<string, string>();
  const classes: string[] = [];
  for (const [written, value] of readAttributes(node, frame)) {
    const name = JSX_NAMES.get(written.toLowerCase()) ?? written.toLowerCase();
    const at = attributePlace(written, node, frame);
    // Only identifies list items in React.
    if (name === 'key') continue;
    if (!isAllowed(element, name, written, frame, at)) continue;
    if (name === 'style') classes.push(...[styleClass(value, frame, at) ?? []].flat());
    else if (name === 'class') classes.push(...writtenClasses(String(value ?? ''), frame));
    else if (ADDRESSES.has(name)) addresses.set(name, asText(value));
    else if (value !== undefined && value !== null && value !== false) properties[name] = propertyOf(name, value);
  }
  if (classes.length > 0) properties.className = classes;
  return { properties, addresses };
}

/** The classes of an attribute. Those of a Docusaurus project's own styles have other names here. */
export function writtenClasses(written: string, frame: Frame): string[] {
  const names = written.split(/\s+/).filter(Boolean);
  if (names.length === 0 || frame.article.context.react === undefined) return names;
  dependOnStyles(frame);
  return names.flatMap((name) => namesOfClass(name, frame) ?? [name]);
}

function isAllowed(element: string, name: string, written: string, frame: Frame, at: Located): boolean {
  if (isKnownAttribute(element, name)) return true;
  if (name.startsWith('on')) {
    frame.problems.error(
      'unsafe-html',
      at,
      `The event handler ${written} is not allowed.`,
      'Pages only contain content; code belongs to the site.',
    );
    return false;
  }
  if (isOutdatedAttribute(name)) {
    const message = `${written} has no effect: the site determines the look of <${element}>.`;
    frame.problems.warning('outdated-attribute', at, message, 'Remove it, or write style="…" if it matters.');
    return false;
  }
  const near = closest(name, attributeNames(element));
  frame.problems.error('unknown-attribute', at, `<${element}> has no attribute "${written}" here.`, near && `Did you mean "${near}"?`);
  return false;
}

/** An attribute without a value is empty, except for ARIA and data, where it is "true". */
function propertyOf(name: string, value: Value): string | true {
  if (value === true) return /^(aria|data)-/.test(name) ? 'true' : true;
  return asText(value);
}

function asText(value: Value): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
