import { pathFrom } from '../../model/paths.ts';
import { type Fields, fieldsOf, isRecord } from '../../model/record.ts';
import { idOf, type PagesKind, pagesFolder, translationsFolder, versionsPath } from './folders.ts';
import { lacksOf } from './module-uses.ts';
import { OWN_MARKDOWN, readModules } from './modules.ts';
import { isStub } from './stub-modules.ts';

/** A plug-in for Markdown of the project: what unified calls an attacher, and its options. */
export interface RemarkPlugin {
  readonly name: string;
  readonly attach: (this: unknown, ...options: unknown[]) => unknown;
  /** The function that the configuration names. */
  readonly written: unknown;
  readonly options: readonly unknown[];
}

/** The plug-ins of some docs, a blog, or pages. */
interface PluginScope {
  readonly owns: (path: string) => boolean;
  readonly plugins: readonly RemarkPlugin[];
}

/** What becomes of the plug-ins for Markdown, by their names. */
export interface RemarkFacts {
  readonly run: readonly string[];
  /** Those whose modules need packages or files that are not there. */
  readonly lacking: readonly { readonly name: string; readonly missing: readonly string[] }[];
}

/** In the order in which Docusaurus runs them. */
const LISTS = ['beforeDefaultRemarkPlugins', 'remarkPlugins'] as const;

/** Code of those whose function has another name. */
const OWN_CODE = /npm2yarn|npm-to-yarn|twoslash/;

/** The plug-ins that a configuration, which has been run, names for Markdown, with the paths from the site's folder that they are for. */
function scopesOf(config: Fields, siteDir: string): PluginScope[] {
  const kinds: readonly PagesKind[] = ['docs', 'blog', 'pages'];
  const ofPresets = readModules(config.presets, siteDir).flatMap(({ options }) =>
    kinds.flatMap((kind) => (isRecord(options[kind]) ? [{ kind, options: options[kind] }] : [])),
  );
  const ofPlugins = readModules(config.plugins, siteDir).flatMap(({ name, options }) => {
    const kind = kinds.find((one) => name === `content-${one}`);
    return kind === undefined ? [] : [{ kind, options }];
  });
  return [...ofPresets, ...ofPlugins].map(({ kind, options }) => ({
    owns: ownerOf(kind, options, siteDir),
    plugins: LISTS.flatMap((list) => pluginsIn(options[list])),
  }));
}

/** Whether a file is one of a plug-in's: in its folder, among its frozen versions, or one of their translations. */
function ownerOf(kind: PagesKind, options: Fields, siteDir: string): (path: string) => boolean {
  const id = idOf(options);
  const frozen = kind === 'docs' ? [versionsPath(id, 'versioned_docs')] : [];
  const translations = translationsFolder(kind, id);
  return (path) => {
    const [first, , third] = path.split('/');
    return (
      [pagesFolder(siteDir, kind, options), ...frozen].some((one) => path.startsWith(`${one}/`)) ||
      (first === 'i18n' && third === translations)
    );
  };
}

function pluginsIn(list: unknown): RemarkPlugin[] {
  const entries: unknown[] = Array.isArray(list) ? list : [];
  return entries.flatMap((entry): RemarkPlugin[] => {
    const [written, ...options]: unknown[] = Array.isArray(entry) ? entry : [entry];
    // What `import()` gives is the module.
    const attach = typeof written === 'object' && written !== null && 'default' in written ? written.default : written;
    if (typeof attach !== 'function' || isStub(attach) || OWN_MARKDOWN.test(attach.name) || OWN_CODE.test(String(attach))) return [];
    const name = attach.name === '' ? 'without a name' : attach.name;
    return [{ name, attach: withThis(attach), written: attach, options }];
  });
}

function withThis(attach: object): RemarkPlugin['attach'] {
  return function (...given) {
    return typeof attach === 'function' ? Reflect.apply(attach, this, given) : undefined;
  };
}

/** The plug-ins for a file by its absolute path, without those that need what is not there. */
export type FindPlugins = (file: string) => readonly RemarkPlugin[];

/**
 * Looks which plug-ins for Markdown can be run.
 * @param config its value, in the process or thread in which it has been run
 */
export async function findRemarkPlugins(config: Fields, siteDir: string): Promise<{ facts: RemarkFacts; find: FindPlugins }> {
  const run = new Set<string>();
  const lacking = new Map<string, readonly string[]>();
  const scopes: PluginScope[] = [];
  for (const { owns, plugins } of scopesOf(fieldsOf(config), siteDir)) {
    const able: RemarkPlugin[] = [];
    for (const plugin of plugins) {
      const missing = await lacksOf(plugin.written);
      if (missing.length > 0) lacking.set(plugin.name, missing);
      else able.push(plugin);
    }
    for (const { name } of able) run.add(name);
    scopes.push({ owns, plugins: able });
  }
  const find: FindPlugins = (file) => {
    const path = pathFrom(siteDir, file);
    return scopes.find(({ owns }) => owns(path))?.plugins ?? [];
  };
  return { facts: { run: [...run], lacking: [...lacking].map(([name, missing]) => ({ name, missing })) }, find };
}
