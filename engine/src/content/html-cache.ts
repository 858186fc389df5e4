import { join } from 'node:path';
import type { KeptHtml } from '../markdown/compiled.ts';
import { openTextCache, type TextCache } from './text-cache.ts';

/** Folders of the code that makes the HTML. */
const MAKERS = ['highlight', 'diagram'];

/** Coloured code, diagrams and comparisons of earlier builds: an edited page, or a change of the compiler elsewhere, leaves most of them the same. */
export type HtmlCache = TextCache & KeptHtml;

/** Opens the cache file. Each thread opens it for itself. */
export function openHtmlCache(file: string): HtmlCache {
  return openTextCache(
    file,
    MAKERS.map((name) => join(import.meta.dirname, '../markdown', name)),
  );
}
