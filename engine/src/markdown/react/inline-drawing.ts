import { readFileSync, statSync } from 'node:fs';

/** A drawing as a part of a page. */
export interface InlineDrawing {
  /** Of the element `svg`, as they are written. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string;
}

/** Larger drawings are files of their own, which browsers keep. In bytes. */
const LARGEST = 4_000;
const SHAPES = 'svg|g|path|circle|ellipse|rect|line|polyline|polygon';
const SHAPE = new RegExp(`<(?:${SHAPES.replace('svg|g|', '')})\\b`);
const OTHER_TAG = new RegExp(`<(?!/?(?:${SHAPES})\\b)`);
/** Colors of its own, and what a script would do. */
const OWN = /\s(?:href|xlink:href|on\w+)\s*=|\b(?:fill|stroke)\s*[=:]\s*["']?(?!["']?(?:none|currentcolor)\b)/i;
/** What programs for drawing write, and what a part of HTML needs none of. */
const NOISE = /\s(?:id|class|style|data-[\w-]+)\s*=\s*(?:"[^"]*"|'[^']*')/g;
const ROOT_NOISE = new RegExp(`${NOISE.source}|\\s(?:xmlns(?::\\w+)?|version|xml:space|x|y)\\s*=\\s*(?:"[^"]*"|'[^']*')`, 'g');

/**
 * Reads an icon: a small drawing without colors of its own, which takes those of the text around it only as a part of the page.
 * @returns undefined for any other drawing
 */
export function readIcon(file: string): InlineDrawing | undefined {
  if (statSync(file).size > LARGEST) return undefined;
  const text = readFileSync(file, 'utf8').replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>|<(title|desc)\b[\s\S]*?<\/\1>/gi, '');
  const [, opening = '', content = ''] = /^\s*<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(text) ?? [];
  if (!SHAPE.test(content) || OTHER_TAG.test(content) || OWN.test(`${opening} ${content}`)) return undefined;
  const written = [...` ${opening}`.replace(ROOT_NOISE, '').matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)];
  const attributes = Object.fromEntries(written.map(([, name = '', double, single]) => [name, double ?? single ?? '']));
  return { attributes, content: content.replace(NOISE, '').trim() };
}
