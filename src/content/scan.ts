import { readdir, readFile } from 'node:fs/promises';
import { join, posix, relative } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { docusaurusDir } from '../config/docusaurus.ts';
import type { LoadedConfig } from '../config/load.ts';
import { type FrontMatter, parseFrontMatter } from '../markdown/front-matter.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Locale, Version } from '../model/locale.ts';
import { type FilePlace, placeFile, splitNumberPrefix, stripNumberPrefixes } from './route.ts';
import { readTagsFile, type TagDefinition } from './tags-file.ts';

/** One source file of a page, in one locale and version. */
export interface SourceDoc {
  /** Path from the project's root, for messages. */
  readonly file: string;
  readonly locale: string;
  readonly version: string;
  readonly source: string;
  readonly frontMatter: FrontMatter;
  readonly place: FilePlace;
}

const categorySchema = z.strictObject({
  label: z.string().optional(),
  position: z.number().optional(),
  collapsed: z.boolean().optional(),
  collapsible: z.boolean().optional(),
  className: z.string().optional(),
  description: z.string().optional(),
  key: z.string().optional(),
  customProps: z.unknown().optional(),
  link: z
    .union([
      z.null(),
      z.object({ type: z.literal('doc'), id: z.string() }),
      z.object({
        type: z.literal('generated-index'),
        slug: z.string().optional(),
        title: z.string().optional(),
        description: z.string().optional(),
        keywords: z.array(z.string()).optional(),
        image: z.string().optional(),
      }),
    ])
    .optional(),
});

/** What a folder's `_category_.json` or `.yml` says. */
export type CategoryMeta = z.output<typeof categorySchema>;

const labelsSchema = z.record(z.string(), z.union([z.string(), z.object({ message: z.string() }).transform(({ message }) => message)]));

/** The files of one locale and version. */
export interface SourceTree {
  readonly locale: Locale;
  readonly version: Version;
  readonly docs: readonly SourceDoc[];
  /** Left out of a production build; links to them yield nothing instead of an error. */
  readonly drafts: readonly SourceDoc[];
  /** By folder, number prefixes stripped: `sdk/im/guide`. */
  readonly categories: ReadonlyMap<string, CategoryMeta>;
  /** Order of folders by their number prefix. */
  readonly folderPositions: ReadonlyMap<string, number>;
  /** Paths of partials from the project's root. */
  readonly partials: readonly string[];
  /** Translated labels of the configuration's sidebars, from the file beside the folder: `current.json`. */
  readonly labels: ReadonlyMap<string, string>;
  /** The tags of `tags.yml` by their keys; undefined where there is no such file. */
  readonly tags: ReadonlyMap<string, TagDefinition> | undefined;
}

export interface ScanResult {
  readonly trees: readonly SourceTree[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads all content files of all locales and versions, with their front matter. A folder that does not exist is an empty tree.
 * @param keepDrafts pages with `draft: true` are left out of a production build
 */
export async function scanContent(loaded: LoadedConfig, keepDrafts = false): Promise<ScanResult> {
  const { config } = loaded;
  const diagnostics: Diagnostic[] = [];
  const pairs = config.locales.flatMap((locale) => config.versions.map((version) => ({ locale, version })));
  const trees = await Promise.all(pairs.map(({ locale, version }) => scanTree(loaded, locale, version, keepDrafts, diagnostics)));
  return { trees, diagnostics };
}

/** Absolute path of the folder that holds a locale's pages of a version. */
export function contentDir({ config, siteDir }: LoadedConfig, locale: Locale, version: Version): string {
  if (config.content.layout === 'docusaurus') {
    const current = config.content.current ?? config.versions.find(({ isLast }) => isLast)?.name ?? '';
    return join(siteDir, docusaurusDir(locale.name, version.name, { defaultLocale: config.defaultLocale, current }));
  }
  return join(siteDir, config.content.dir.replace('<locale>', locale.name).replace('<version>', version.name));
}

/** Folder of the site, from the project's root. */
export function siteRoot({ rootDir, siteDir }: LoadedConfig): string {
  return relative(rootDir, siteDir).replaceAll('\\', '/');
}

async function scanTree(
  loaded: LoadedConfig,
  locale: Locale,
  version: Version,
  keepDrafts: boolean,
  diagnostics: Diagnostic[],
): Promise<SourceTree> {
  const root = contentDir(loaded, locale, version);
  const docs: SourceDoc[] = [];
  const drafts: SourceDoc[] = [];
  const partials: string[] = [];
  const categories = new Map<string, CategoryMeta>();
  const folderPositions = new Map<string, number>();
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

  await Promise.all(
    files.toSorted().map(async (path) => {
      const absolute = join(root, path);
      const file = relative(loaded.rootDir, absolute).replaceAll('\\', '/');
      if (/(^|\/)_category_\.(json|ya?ml)$/.test(path)) {
        const meta = parseCategory(await readFile(absolute, 'utf8'), file, diagnostics);
        if (meta) categories.set(stripNumberPrefixes(posix.dirname(path)), meta);
      } else if (/\.mdx?$/.test(path)) {
        if (/(^|\/)_/.test(path)) {
          partials.push(file);
          return;
        }
        const source = await readFile(absolute, 'utf8');
        const parsed = parseFrontMatter(source, file);
        diagnostics.push(...parsed.diagnostics);
        const place = placeFile(path, parsed.frontMatter);
        const isDraft = parsed.frontMatter.draft === true && !keepDrafts;
        (isDraft ? drafts : docs).push({
          file,
          locale: locale.name,
          version: version.name,
          source,
          frontMatter: parsed.frontMatter,
          place,
        });
        notePrefixes(path, folderPositions);
      }
    }),
  );
  docs.sort((a, b) => (a.file < b.file ? -1 : 1));
  const labels = await readLabels(`${root}.json`, relative(loaded.rootDir, `${root}.json`), diagnostics);
  const tags = await readTagsFile(join(root, 'tags.yml'), relative(loaded.rootDir, join(root, 'tags.yml')), diagnostics);
  return { locale, version, docs, drafts, categories, folderPositions, partials: partials.toSorted(), labels, tags };
}

/** As Docusaurus writes them: `{ "sidebar.docs.category.指南": { "message": "Guides" } }`; a plain text instead of the object will do. */
async function readLabels(absolute: string, file: string, diagnostics: Diagnostic[]): Promise<Map<string, string>> {
  const text = await readFile(absolute, 'utf8').catch(() => undefined);
  if (text === undefined) return new Map();
  const result = labelsSchema.safeParse(parseYaml(text, { logLevel: 'silent' }));
  if (result.success) return new Map(Object.entries(result.data));
  const message = 'is no list of labels';
  diagnostics.push({ severity: 'error', code: 'bad-labels', file, message, suggestion: '{ "sidebar.<name>.category.<label>": "…" }' });
  return new Map();
}

function notePrefixes(path: string, positions: Map<string, number>): void {
  const names: string[] = [];
  for (const segment of path.split('/').slice(0, -1)) {
    const { name, position } = splitNumberPrefix(segment);
    names.push(name);
    if (position !== undefined) positions.set(names.join('/'), position);
  }
}

function parseCategory(text: string, file: string, diagnostics: Diagnostic[]): CategoryMeta | undefined {
  try {
    const result = categorySchema.safeParse(parseYaml(text));
    if (result.success) return result.data;
    for (const issue of result.error.issues) {
      const field = z.core.toDotPath(issue.path);
      diagnostics.push({ severity: 'error', code: 'bad-category', file, message: `${field ? `${field}: ` : ''}${issue.message}` });
    }
  } catch (error) {
    diagnostics.push({
      severity: 'error',
      code: 'bad-category',
      file,
      message: `cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    });
  }
  return undefined;
}
