import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { LoadedConfig } from '../config/load.ts';
import { describeModule, modulesBelow } from '../content/site-components.ts';
import { withSlashes } from '../model/paths.ts';

/** Modules of the site by their names. */
type Modules = readonly (readonly [name: string, file: string])[];

/** The modules of the site that go into the bundle, by what they are for, as the configuration names them. Files are absolute paths. */
interface SiteModules {
  readonly slots: Modules;
  readonly templates: Modules;
  /** Designed pages by their paths from the site's folder: `pages/sdk/index.tsx`. */
  readonly pages: Modules;
  readonly behaviours: Modules;
}

function siteModules({ siteDir, config }: LoadedConfig): SiteModules {
  const place = ([name, file]: readonly [string, string]) => [name, join(siteDir, file)] as const;
  const slots = Object.entries(config.slots).flatMap(([name, value]) =>
    typeof value === 'string' && value.startsWith('./') ? [[name, value] as const] : [],
  );
  const named = { templates: Object.entries(config.templates).map(place), behaviours: Object.entries(config.behaviours).map(place) };
  return { slots: slots.map(place), pages: designedPages(siteDir, config.pages), ...named };
}

function designedPages(siteDir: string, folder: string | undefined): Modules {
  if (folder === undefined) return [];
  const dir = join(siteDir, folder);
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  return files.toSorted().map((file) => [posix.join(folder, withSlashes(file)), join(dir, file)]);
}

/** What changes whenever one of the modules, or what they import by relative paths, does. */
export function fingerprintModules(loaded: LoadedConfig): unknown {
  const prints = (modules: Modules) => modules.map(([name, file]) => [name, describeModule(file).fingerprint]);
  return Object.entries(siteModules(loaded)).map(([kind, modules]) => [kind, prints(modules)]);
}

/** Absolute paths of the modules and of all that they import by relative paths. */
export function siteModuleFiles(loaded: LoadedConfig): string[] {
  return Object.values<Modules>({ ...siteModules(loaded) }).flatMap((modules) => modules.flatMap(([, file]) => modulesBelow(file)));
}

/** The code of the module that the build renders with: the components of slots, templates and designed pages. */
export function printRendered(loaded: LoadedConfig): string {
  const { slots, templates, pages } = siteModules(loaded);
  const folder = `export const pagesFolder = ${JSON.stringify(posix.join(loaded.config.pages ?? '.', '/'))};`;
  return [importAll('slots', slots), importAll('templates', templates), importAll('pages', pages, '* as '), folder].flat().join('\n');
}

/** The code of the module that the browser loads behaviours with. */
export function printBehaviours(loaded: LoadedConfig): string {
  const loads = siteModules(loaded).behaviours.map(([name, file]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(file)})`);
  return `export const behaviours = { ${loads.join(', ')} };`;
}

function importAll(kind: keyof SiteModules, modules: Modules, all = ''): string[] {
  const imports = modules.map(([, file], index) => `import ${all}${kind}${index} from ${JSON.stringify(file)};`);
  const entries = modules.map(([name], index) => `${JSON.stringify(name)}: ${kind}${index}`);
  return [...imports, `export const ${kind} = { ${entries.join(', ')} };`];
}
