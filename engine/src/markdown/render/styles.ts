import { createHash } from 'node:crypto';
import type { Frame } from '../article.ts';
import { isRecord, type Value } from '../expand/scope.ts';
import type { Located } from '../problems.ts';

/** Properties whose numbers are not in pixels, as far as authors use them. */
const UNITLESS = new Set([
  'flex',
  'flex-grow',
  'flex-shrink',
  'font-weight',
  'line-height',
  'opacity',
  'order',
  'z-index',
  'zoom',
  'orphans',
  'widows',
]);

/** Values that load something or end the rule. */
const UNSAFE_VALUE = /url\s*\(|expression\s*\(|image-set|@|[{}<>;\\]|javascript:/i;

/**
 * Replaces an author's style by a class, since pages have no style attributes. Reports declarations that are not allowed.
 * @param style declarations as text, or as an object like in JSX
 * @returns undefined if no declaration is left
 */
export function styleClass(style: Value, frame: Frame, at: Located): string | undefined {
  const declarations = declarationsOf(style).filter(([property, value]) => {
    const safe =
      /^-{0,2}[a-z][a-z-]*$/.test(property) &&
      value !== '' &&
      !UNSAFE_VALUE.test(value) &&
      !(property === 'position' && /^fixed\b/i.test(value));
    if (!safe)
      frame.problems.error(
        'unsafe-style',
        at,
        `The style "${property}: ${value}" is not allowed.`,
        'Use plain sizes, colours and alignment.',
      );
    return safe;
  });
  if (declarations.length === 0) return undefined;
  const text = declarations.map(([property, value]) => `${property}:${value}`).join(';');
  const name = `s-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
  frame.article.styles.set(name, text);
  return name;
}

function declarationsOf(style: Value): [string, string][] {
  if (typeof style === 'string') {
    return style.split(';').flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      if (declaration.trim() === '') return [];
      return [
        [
          declaration
            .slice(0, colon < 0 ? undefined : colon)
            .trim()
            .toLowerCase(),
          colon < 0 ? '' : declaration.slice(colon + 1).trim(),
        ],
      ];
    });
  }
  if (!isRecord(style)) return [];
  return Object.entries(style).flatMap(([name, value]) => {
    if (value === null || value === undefined || typeof value === 'boolean' || typeof value === 'object') return [];
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^(webkit|moz|ms)-/, '-$1-');
    return [[property, typeof value === 'number' && value !== 0 && !UNITLESS.has(property) ? `${value}px` : String(value).trim()]];
  });
}
