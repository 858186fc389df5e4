import type { PageSummary } from '../summary.ts';
import { keyOf } from './api-layout.ts';
import type { ApiModule } from './model.ts';

/**
 * How many pages have samples that use each type of a module, by the type's full name.
 * @param folder of the pages, from the content's root: `zh-Hans/v3/`
 */
export function usesOf(module: ApiModule, summaries: ReadonlyMap<string, PageSummary>, folder: string): ReadonlyMap<string, number> {
  const key = keyOf(module);
  const uses = new Map<string, number>();
  for (const [file, { names }] of summaries) {
    if (!file.startsWith(folder)) continue;
    const types = new Set(names.flatMap((used) => (used.module === key ? [used.type] : [])));
    for (const type of types) uses.set(type, (uses.get(type) ?? 0) + 1);
  }
  return uses;
}
