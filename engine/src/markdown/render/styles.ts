import { createHash } from 'node:crypto';
import { loadLate } from '../../model/load-late.ts';
import { isRecord } from '../../model/record.ts';
import type { Frame } from '../article.ts';
import type { Value } from '../expand/scope.ts';
import type { Located } from '../problems.ts';

/** Properties whose numbers are not in pixels, as far as authors use them. */
const UNITLESS = new Set('flex flex-grow flex-shrink font-weight line-height opacity order z-index zoom orphans widows'.split(' '));

/**
 * Replaces an author's style by a class, since pages have no style attributes. Reports declarations that are not allowed.
 * @param style declarations as text, or as an object like in JSX
 * @returns undefined if no declaration is left
 */
export function styleClass(style: Value, frame: Frame, at: Located): string | undefined {
  const text = declarationsOf(style)
    .flatMap((declaration) => {
      const safe = safeDeclaration(declaration);
      if (safe === undefined)
        frame.problems.error('unsafe-style', at, `The style "${declaration}" is not allowed.`, 'Use plain sizes, colours and alignment.');
      return safe ?? [];
    })
    .join(';');
  if (text === '') return undefined;
  const name = `s-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
  frame.article.styles.set(name, text);
  return name;
}

/**
 * A declaration as the CSS parser prints it, with all that is open in it closed. All of them are in one style sheet.
 * @returns undefined for one that is invalid, loads something, or leaves the text
 */
function safeDeclaration(written: string): string | undefined {
  try {
    const { transformStyleAttribute }: typeof import('lightningcss') = loadLate('lightningcss');
    const code = Buffer.from(written);
    const { code: printed, dependencies } = transformStyleAttribute({ code, minify: true, analyzeDependencies: true });
    const text = printed.toString();
    return dependencies?.length || /^position:fixed|</.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

function declarationsOf(style: Value): string[] {
  if (typeof style === 'string') {
    // Semicolons within quotes and brackets end nothing.
    const declarations = style.match(/(?:"[^"]*"|'[^']*'|\([^)]*\)|[^;])+/g) ?? [];
    return declarations.map((declaration) => declaration.trim()).filter(Boolean);
  }
  if (!isRecord(style)) return [];
  return Object.entries(style).flatMap(([name, value]) => {
    if (value === null || value === undefined || typeof value === 'boolean' || typeof value === 'object') return [];
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^(webkit|moz|ms)-/, '-$1-');
    const isLength = typeof value === 'number' && value !== 0 && !UNITLESS.has(property);
    return [`${property}: ${isLength ? `${value}px` : String(value).trim()}`];
  });
}
