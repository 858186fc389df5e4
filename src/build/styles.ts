import { hashOf } from '../content/compile-cache.ts';
import type { CompiledPage } from '../markdown/compiled.ts';
import type { Output } from './output.ts';

/** Writes the authors' style attributes, which the compiler turned into classes, as one stylesheet. */
export async function collectStyles(output: Output, baseUrl: string, pages: Iterable<CompiledPage>): Promise<string[]> {
  const rules = new Map<string, string>();
  for (const page of pages) for (const [name, declarations] of Object.entries(page.styles)) rules.set(name, declarations);
  if (rules.size === 0) return [];
  const css = [...rules].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, declarations]) => `.${name}{${declarations}}`);
  const content = css.join('\n');
  const path = `assets/content-${hashOf(content).slice(0, 8)}.css`;
  await output.write(path, content);
  return [baseUrl + path];
}
