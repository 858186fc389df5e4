import { fileURLToPath } from 'node:url';

/** Modules that were asked for and are not there: packages, and files that are made by scripts. */
export const missingModules = new Set<string>();

/** What the modules of the project ask for, by their addresses: each other, and what is not there. */
const uses = new Map<string, { readonly modules: Set<string>; readonly missing: Set<string> }>();

/** Addresses of the modules that have been loaded: others have been looked for alone, such as those for browsers. */
export const loadedModules = new Set<string>();

/** Notes what a module of the project asks for. */
export function noteUse(parent: string | undefined, kind: 'modules' | 'missing', used: string): void {
  if (parent === undefined || parent.includes('/node_modules/')) return;
  const known = uses.get(parent) ?? { modules: new Set(), missing: new Set() };
  uses.set(parent, known);
  known[kind].add(used);
}

/** The modules of the project that have been run, as absolute paths. */
export function projectModules(): string[] {
  const used = [...uses].flatMap(([parent, { modules }]) => [parent, ...modules]);
  return [...new Set(used)]
    .filter((url) => url.startsWith('file:') && !url.includes('/node_modules/'))
    .map((url) => fileURLToPath(url.replace(/\?.*/, '')));
}

/** What the module that exports a value, and the modules of the project that it uses, ask for and is not there. */
export async function lacksOf(value: unknown): Promise<string[]> {
  const home = missingModules.size === 0 ? undefined : await homeOf(value);
  const found = new Set<string>();
  const seen = new Set<string>();
  const collect = (url: string): void => {
    if (seen.has(url)) return;
    seen.add(url);
    const { modules = [], missing = [] } = uses.get(url) ?? {};
    for (const one of missing) found.add(one);
    for (const one of modules) collect(one);
  };
  if (home !== undefined) collect(home);
  return [...found].toSorted();
}

/** The module of the project, beside its configuration, that exports a value. */
async function homeOf(value: unknown): Promise<string | undefined> {
  for (const url of new Set([...uses.values()].flatMap(({ modules }) => [...modules]))) {
    if (!/\.[cm]?[jt]s$/.test(url) || !loadedModules.has(url)) continue;
    const exported: Record<string, unknown> = await import(url);
    if (Object.values(exported).includes(value)) return url;
  }
  return undefined;
}
