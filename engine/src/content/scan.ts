import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { z } from 'zod';
import { pluginSite } from '../config/cache-dir.ts';
import { callPlugin } from '../config/call-plugin.ts';
import { askRedirects } from '../config/docusaurus/run-modules.ts';
import { docsTranslationsDir } from '../config/docusaurus.ts';
import { type LoadedConfig, projectPath } from '../config/load.ts';
import type { PluginDoc } from '../config/plugin.ts';
import type { FrontMatter } from '../markdown/front-matter.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Locale, Version } from '../model/locale.ts';
import { splitNumberPrefix } from '../model/number-prefix.ts';
import { pathFrom, staysInside } from '../model/paths.ts';
import { isFile, readIfThere } from '../model/read-if-there.ts';
import { adoptPlaces } from './adopt-places.ts';
import { readBlogs } from './blog.ts';
import type { PageTree, SourceDoc } from './catalog-types.ts';
import type { CategoryMeta } from './category-file.ts';
import { contentDir, currentName } from './content-folders.ts';
import { openFrontMatterParser } from './front-matter-cache.ts';
import { instanceDir, instanceTranslations, namedInInstance, placeInInstance } from './instances.ts';
import { withoutLoneTranslations } from './lone-translations.ts';
import { ownTranslations } from './own-translations.ts';
import { writeProjectStyles } from './project-styles.ts';
import { addPage, isIncluded, listFiles, type ReadContext, type ReadPages, readPage } from './read-doc.ts';
import { type FilePlace, placeFile, stripNumberPrefixes } from './route.ts';
import { addressesOf, writeSiteFacts } from './site-facts.ts';
import { openSourceTexts } from './source-texts.ts';
import { readStandalonePages, withoutEmptyHome } from './standalone-pages.ts';
import { readTagsFile, type TagDefinition } from './tags-file.ts';
import { parseYamlFile } from './yaml-file.ts';

const labelsSchema = z.record(
  z.string(),
  z.union(
    [z.string(), z.object({ message: z.string() }).transform(({ message }) => message)],
    'must be a string, or an object with one as its "message"',
  ),
);

/** The files of one locale and version. */
export interface SourceTree extends PageTree {
  /** By folder, without number prefixes: `sdk/im/guide`. */
  readonly categories: ReadonlyMap<string, CategoryMeta>;
  /** Number prefixes of folders. */
  readonly folderPositions: ReadonlyMap<string, number>;
  /** Paths of partials from the project's root. */
  readonly partials: readonly string[];
  /** Translated labels of configured sidebars, from the file beside the folder: `current.json`. */
  readonly labels: ReadonlyMap<string, string>;
  /** The tags of `tags.yml` by key; undefined without such a file. */
  readonly tags: ReadonlyMap<string, TagDefinition> | undefined;
}

export interface ScanResult {
  readonly trees: readonly SourceTree[];
  readonly diagnostics: readonly Diagnostic[];
  /** What a function of a Docusaurus configuration redirects to these pages, and where home pages in React lead to. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** The configured sidebars, with what functions of a Docusaurus configuration make of folders. */
  readonly sidebars: LoadedConfig['config']['sidebars'];
}

/** Bytes of texts that a server for authors keeps in the memory: they wait for its first page. */
const MOST_IN_MEMORY = 1 << 26;

/**
 * Reads all content files of all locales and versions, with their front matter. A missing folder is an empty tree.
 * @param forAuthors whether to include pages with `draft: true`; production builds leave them out, and need their memory for more than texts
 * @param onListed called for each folder of pages with the number of its files, before these are read
 */
export async function scanContent(loaded: LoadedConfig, forAuthors = false, onListed: OnListed = () => {}): Promise<ScanResult> {
  const { config } = loaded;
  const diagnostics: Diagnostic[] = [];
  const pairs = config.locales.flatMap((locale) => config.versions.map((version) => ({ locale, version })));
  const site = pluginSite(loaded);
  const made = (
    await Promise.all(config.plugins.map((plugin) => callPlugin(plugin, 'content', () => plugin.content?.(site) ?? [])))
  ).flat();
  using parser = openFrontMatterParser(site.cacheDir);
  const keepText = openSourceTexts(forAuthors ? MOST_IN_MEMORY : 0);
  const styled = config.content.lenient ? writeProjectStyles(loaded, !forAuthors, diagnostics) : undefined;
  // It is awaited after all else, which may fail before.
  styled?.catch(() => undefined);
  const trees = await Promise.all(
    pairs.map(({ locale, version }) => {
      const own = made.filter((doc) => doc.locale === locale.name && doc.version === version.name);
      return scanTree({ loaded, locale, version, keepDrafts: forAuthors, diagnostics, parser, keepText }, own, onListed);
    }),
  );
  if (!config.content.lenient) return { trees, diagnostics, redirects: [], sidebars: config.sidebars };
  writeSiteFacts(loaded, trees);
  const redirects = await askRedirects(loaded, addressesOf(loaded, trees));
  const pathOf = ({ siteFile }: SourceDoc, { locale, version }: SourceTree): string => pathInTree(loaded, locale, version, siteFile);
  const translated = withoutLoneTranslations(loaded, adoptPlaces(config, trees, pathOf), pathOf, diagnostics);
  const { generateSidebars } = await import('./generated-sidebars.ts');
  const sidebars = await generateSidebars(loaded, translated, ({ locale, version }, id) => {
    const instance = config.content.instances.find((one) => one.id === id);
    return instance ? instanceDir(loaded, instance, locale) : contentDir(loaded, locale, version);
  });
  await styled;
  const found = translated.map((tree) => withoutEmptyHome(loaded, tree, diagnostics));
  const homes = found.flatMap((one) => one.redirects);
  return { trees: found.map(({ tree }) => tree), diagnostics, redirects: [...redirects, ...homes], sidebars };
}

/** Path of a file within the folder of its language and version, with the instance that it is of. */
function pathInTree(loaded: LoadedConfig, locale: Locale, version: Version, siteFile: string): string {
  const { siteDir, config } = loaded;
  const dirs = [contentDir(loaded, locale, version), ...config.content.instances.map((instance) => instanceDir(loaded, instance, locale))];
  const paths = dirs.map((dir) => pathFrom(dir, join(siteDir, siteFile)));
  const at = paths.findIndex(staysInside);
  return at === -1 ? siteFile : `${at}:${paths[at] ?? ''}`;
}

type Patterns = Parameters<typeof isIncluded>[1] & { readonly numberPrefixes: boolean };
/** Markdown by other names. */
const OTHER_MARKDOWN = /\.(?!mdx?$)(?:[mM][dD][xX]?|markdown|mdown|mkdn?)$/;

type OnListed = (files: number) => void;
type PlaceOf = (path: string, frontMatter: FrontMatter) => FilePlace;

async function scanTree(context: ReadContext, made: readonly PluginDoc[], onListed: OnListed): Promise<SourceTree> {
  const { loaded, locale, version, diagnostics } = context;
  const root = contentDir(loaded, locale, version);
  const fromRoot = (path: string): string => projectPath(loaded, path);
  const pages: ReadPages = { docs: [], drafts: [], partials: [] };
  const categories = new Map<string, CategoryMeta>();
  const folderPositions = new Map<string, number>();
  const readTree = async (dir: string, prefix: string, patterns: Patterns, placeOf: PlaceOf, translations?: string): Promise<void> => {
    const folderOf = (path: string): string => (patterns.numberPrefixes ? stripNumberPrefixes(path) : path);
    const paths = await listFiles(dir);
    onListed(paths.length);
    for (const path of paths) {
      const absolute = join(dir, path);
      if (/(^|\/)_category_\.(json|ya?ml)$/.test(path)) {
        const { parseCategory } = await import('./category-file.ts');
        const meta = parseCategory(readFileSync(absolute, 'utf8'), fromRoot(absolute), diagnostics);
        if (meta) categories.set(folderOf(prefix + posix.dirname(path)), meta);
      } else if (/\.mdx?$/.test(path) && isIncluded(path, patterns)) {
        readPage(context, dir, path, (frontMatter) => placeOf(path, frontMatter), pages, translations);
        if (patterns.numberPrefixes) notePrefixes(prefix + path, folderPositions);
      } else if (OTHER_MARKDOWN.test(path) && isIncluded(path, { include: [], exclude: patterns.exclude })) {
        const message = 'This file is no page: the names of pages end with .md or .mdx.';
        const suggestion = `call it ${posix.basename(path, posix.extname(path))}.md`;
        diagnostics.push({ severity: 'warning', code: 'no-page', file: fromRoot(absolute), message, suggestion });
      }
    }
  };
  const { routeBasePath, instances, numberPrefixes } = loaded.config.content;
  const place: PlaceOf = (path, frontMatter) => placeFile(path, frontMatter, routeBasePath, numberPrefixes);
  const translations = ownTranslations(loaded, locale, docsTranslationsDir(version.name, currentName(loaded)));
  await readTree(root, '', loaded.config.content, place, translations);
  for (const instance of version.isLast ? instances : []) {
    const dir = instanceDir(loaded, instance, locale);
    const before = pages.docs.length;
    const placeOf: PlaceOf = (path, frontMatter) => placeInInstance(instance, path, frontMatter);
    await readTree(dir, `${instance.id}/`, instance, placeOf, ownTranslations(loaded, locale, instanceTranslations(instance)));
    for (const [index, doc] of pages.docs.slice(before).entries()) pages.docs[before + index] = namedInInstance(instance, doc);
  }
  for (const { path, source } of made) {
    if (!isFile(join(root, path))) addPage(context, root, path, source, (frontMatter) => place(path, frontMatter), pages, { isMade: true });
  }
  await readStandalonePages(context, pages);
  await readBlogs(context, pages);
  pages.docs.sort((a, b) => (a.file < b.file ? -1 : 1));
  const labelsOf = (folder: string): Promise<Map<string, string>> => readLabels(`${folder}.json`, fromRoot(`${folder}.json`), diagnostics);
  const labels = await labelsOf(translations ?? root);
  for (const instance of version.isLast ? instances : []) {
    const own = ownTranslations(loaded, locale, instanceTranslations(instance)) ?? instanceDir(loaded, instance, locale);
    // Its sidebars have its id before their names.
    for (const [key, label] of await labelsOf(own)) labels.set(key.replace(/^sidebar\./, `sidebar.${instance.id}/`), label);
  }
  const tags = await readTagsFile(join(root, 'tags.yml'), fromRoot(join(root, 'tags.yml')), diagnostics);
  return { locale, version, ...pages, partials: pages.partials.toSorted(), categories, folderPositions, labels, tags };
}

/** The format is that of Docusaurus: `{ "sidebar.docs.category.指南": { "message": "Guides" } }`, or a string instead of the inner object. */
async function readLabels(absolute: string, file: string, diagnostics: Diagnostic[]): Promise<Map<string, string>> {
  const text = await readIfThere(absolute);
  if (text === undefined) return new Map();
  const suggestion = '{ "sidebar.<name>.category.<label>": { "message": "…" } }';
  // As in JSON, the last of two entries with the same key counts.
  const labels = parseYamlFile(text, labelsSchema, { severity: 'error', code: 'bad-labels', file, suggestion }, diagnostics, {
    uniqueKeys: false,
  });
  return new Map(Object.entries(labels ?? {}));
}

function notePrefixes(path: string, positions: Map<string, number>): void {
  const names: string[] = [];
  for (const segment of path.split('/').slice(0, -1)) {
    const { name, position } = splitNumberPrefix(segment);
    names.push(name);
    if (position !== undefined) positions.set(names.join('/'), position);
  }
}
