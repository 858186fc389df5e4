import { bundledLanguages, bundledLanguagesInfo } from 'shiki/langs';

/** What Markdown has outside of fences: front matter, tags and modules. */
const UNNAMED: ReadonlySet<string> = new Set(['yaml', 'html', 'tsx']);

const OTHER_NAMES = new Map(bundledLanguagesInfo.map(({ id, aliases = [] }) => [id, aliases]));

/**
 * The languages that a block of code has within its own, as Markdown has them in fences. The highlighter leaves them out unless they are
 * loaded already: without this, the colours of a block would depend on those before it.
 */
export async function embeddedLanguages(code: string, language: string): Promise<string[]> {
  const load = Object.entries(bundledLanguages).find(([name]) => name === language)?.[1];
  const grammars = (await load?.())?.default ?? [];
  const possible = grammars.flatMap(({ name, aliases = [], embeddedLangsLazy = [] }) =>
    name === language || aliases.includes(language) ? embeddedLangsLazy : [],
  );
  if (possible.length === 0) return [];
  const named = new Set([...code.matchAll(/(?:`{3}|~{3}|\blang=["']?)\s*([\w#+-]+)/g)].map(([, name = '']) => name.toLowerCase()));
  return possible.filter((name) => UNNAMED.has(name) || [name, ...(OTHER_NAMES.get(name) ?? [])].some((one) => named.has(one)));
}
