import type { ApiPage } from '../samples/api/api-layout.ts';
import type { ApiType } from '../samples/api/model.ts';
import type { ApiWords } from './api-words.ts';

/** Characters of the types that a page is named by: as many as a line on phones has, beside the name of the module. */
const MOST_NAMED = 26;

interface PartType {
  readonly type: ApiType;
  /** Whether guides use it. */
  readonly isUsed: boolean;
  readonly namespace: string;
}

/** Names one of several pages of a module: by the first types that guides use; if they use none, by the packages of its types, or its first classes. */
export function namePart(types: readonly PartType[], module: string, words: ApiWords): string {
  const used = types.filter(({ isUsed }) => isUsed);
  const packages = mostFrequentFirst(types.map(({ namespace }) => namespace.split('.').pop() ?? ''));
  if (used.length === 0 && !packages.includes('')) return words.packages(module, packages);
  const classes = types.filter(({ type }) => type.kind === 'class');
  const named = [used, classes, types].find((some) => some.length > 0) ?? [];
  const names = named.slice(0, 2).map(({ type }) => type.simple);
  return words.part(module, names.join('').length > MOST_NAMED ? names.slice(0, 1) : names);
}

/** Labels such a page in the sidebar, among packages, as one: the first by its module, others by their largest package, or their first type. */
export function labelPart(types: readonly PartType[], module: string, index: number): string {
  if (index === 0) return module;
  const [first] = [types.filter(({ isUsed }) => isUsed), types].find((some) => some.length > 0) ?? [];
  const [namespace = ''] = mostFrequentFirst(types.map((one) => one.namespace));
  return types.some(({ isUsed }) => isUsed) || namespace === '' ? `${module} · ${first?.type.simple}` : namespace;
}

/** The pages of a module, with links to the others. */
export function listParts(pages: readonly ApiPage[], names: readonly string[], current: number, words: ApiWords): string[] {
  if (pages.length === 1) return [];
  const parts = pages.map(({ path, types }, index) => {
    const name = index === current ? names[index] : `[${names[index]}](./${path.split('/').pop()}.md)`;
    return `- ${name}${words.partTypes(types.length, index === current)}`;
  });
  return [parts.join('\n')];
}

export function mostFrequentFirst(names: readonly string[]): string[] {
  return [...Map.groupBy(names, (name) => name)].toSorted(([, a], [, b]) => b.length - a.length).map(([name]) => name);
}
