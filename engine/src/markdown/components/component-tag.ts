import type { ElementContent } from 'hast';
import type { RootContent } from 'mdast';
import type { MdxJsxAttributeNode } from 'satteri';
import type { LateBehaviour } from '../../model/behaviour.ts';
import { closest } from '../../model/closest.ts';
import type { Frame, Tag } from '../article.ts';
import type { ComponentRole } from '../component-role.ts';
import { fillPlaceholders, type Value } from '../expand/scope.ts';
import { restoreText } from '../parse/hidden.ts';
import { isComment } from '../parse/phrasing.ts';
import type { Located } from '../problems.ts';
import { readValue } from './read-value.ts';

/** A component that authors can use: its attributes, and how it is rendered. */
export interface Component {
  readonly attributes: readonly string[];
  /** @default 'block' */
  readonly role?: ComponentRole | undefined;
  /** Attributes whose code it reads itself, `ComponentTag.code`; they have no value. */
  readonly ownCode?: readonly string[] | undefined;
  readonly render: (tag: ComponentTag) => ElementContent[];
  /** Of a condition: whether its content is shown. */
  readonly holds?: ((tag: ComponentTag) => boolean) | undefined;
  /** What it does in the browser. */
  readonly late?: LateBehaviour | undefined;
}

/** One use of a component. Reads its attributes and reports mistakes in them. */
export class ComponentTag {
  readonly name: string;
  readonly node: Tag;
  readonly frame: Frame;
  readonly #values: ReadonlyMap<string, Value>;

  constructor(name: string, node: Tag, frame: Frame, component: Component) {
    this.name = name;
    this.node = node;
    this.frame = frame;
    const values = readAttributes(node, frame, component.ownCode);
    for (const attribute of values.keys()) {
      if (!component.attributes.includes(attribute)) this.#tellUnknown(attribute, component.attributes);
    }
    this.#values = values;
  }

  has(name: string): boolean {
    return this.#values.has(name);
  }

  /** All attributes by name. */
  values(): Readonly<Record<string, Value>> {
    return Object.fromEntries(this.#values);
  }

  /** What an author wrote between the braces of an attribute. */
  code(name: string): string | undefined {
    const attribute = this.node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
    return typeof attribute?.value === 'object' && attribute.value !== null ? restoreText(attribute.value.value) : undefined;
  }

  value(name: string): Value {
    return this.#values.get(name);
  }

  /** An attribute's text, or undefined if it is absent. Reports values of other types. */
  text(name: string): string | undefined {
    const value = this.#values.get(name);
    if (value === undefined || value === null) return undefined;
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    this.error('attribute', name, `<${this.name} ${name}> must be a text.`, `Write ${name}="…"`);
    return undefined;
  }

  /** The text of a required attribute. Reports it if it is missing. */
  requiredText(name: string): string | undefined {
    const text = this.text(name);
    if (text === undefined && !this.has(name)) this.error('attribute', name, `<${this.name}> needs ${name}="…".`);
    return text;
  }

  /** True for a bare name, `{true}` and `"true"`. */
  flag(name: string): boolean {
    const value = this.#values.get(name);
    return value === true || value === 'true' || value === '';
  }

  children(): ElementContent[] {
    return this.frame.render(this.content());
  }

  /** The tag's content as the author wrote it, without comments. */
  content(): RootContent[] {
    return this.node.children.filter((child) => !isComment(child));
  }

  placeOf(attribute: string): Located {
    return attributePlace(attribute, this.node, this.frame);
  }

  error(code: string, attribute: string, message: string, suggestion?: string): void {
    this.frame.problems.error(code, this.placeOf(attribute), message, suggestion);
  }

  #tellUnknown(attribute: string, known: readonly string[]): void {
    const near = closest(attribute, known);
    const list = known.length > 0 ? `Its attributes are ${known.join(', ')}.` : 'It has none.';
    this.error('unknown-attribute', attribute, `<${this.name}> has no attribute "${attribute}".`, near ? `Did you mean "${near}"?` : list);
  }
}

/**
 * The values of a tag's attributes by name. An attribute without a value is true.
 * @param ownCode attributes whose code has no value here
 */
export function readAttributes(node: Tag, frame: Frame, ownCode: readonly string[] = []): Map<string, Value> {
  const values = new Map<string, Value>();
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      const message = 'Attributes cannot be spread into a tag: nothing on a page is run as code.';
      frame.problems.error('expression', node, message, 'Write them one by one.');
    } else values.set(attribute.name, ownCode.includes(attribute.name) ? undefined : attributeValue(attribute, node, frame));
  }
  return values;
}

function attributeValue(attribute: MdxJsxAttributeNode, node: Tag, frame: Frame): Value {
  const { name, value } = attribute;
  if (value === null || value === undefined) return true;
  // Event handlers are reported by the caller.
  if (/^on[A-Z]/.test(name)) return undefined;
  if (typeof value === 'string') return fillPlaceholders(value, frame.scope, frame.problems, () => attributePlace(name, node, frame));
  return readValue(value.value, frame, () => attributePlace(name, node, frame));
}

/** The place of an attribute, since the parser only knows that of the tag. */
export function attributePlace(name: string, node: Tag, frame: Frame): Located {
  const start = node.position?.start.offset;
  if (start === undefined) return node;
  const end = node.children[0]?.position?.start.offset ?? node.position?.end.offset ?? start;
  const names = frame.source.text.slice(start, end).replace(/"[^"]*"|'[^']*'/g, (text) => ' '.repeat(text.length));
  const index = names.search(new RegExp(`(?<=\\s)${name.replace(/\W/g, '\\$&')}(?=[\\s=/>])`));
  return index < 0 ? node : { position: { start: frame.source.placeAt(start + index) } };
}
