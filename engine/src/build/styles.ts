import type { PageFacts } from '../markdown/compiled.ts';
import { hashOf } from '../model/hash.ts';
import type { TextFile } from './site.ts';

/** The style sheet of the authors' style attributes, which the compiler has turned into classes, and of React components. No file if there are none. */
export function collectStyles(pages: readonly PageFacts[]): TextFile[] {
  const rules = new Map<string, string>();
  for (const page of pages) for (const [name, declarations] of Object.entries(page.styles)) rules.set(name, declarations);
  const sheets = new Set([...pages].flatMap((page) => page.sheets));
  if (rules.size === 0 && sheets.size === 0) return [];
  const content = [...[...sheets].toSorted(), printRules([...rules].toSorted(([a], [b]) => (a < b ? -1 : 1)))].join('\n');
  return [{ path: `assets/content-${hashOf(content).slice(0, 8)}.css`, content }];
}

/** Style rules from names of classes and their declarations. */
export function printRules(rules: Iterable<readonly [name: string, declarations: string]>): string {
  return [...rules].map(([name, declarations]) => `.${name}{${declarations}}`).join('\n');
}
