import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { parse } from 'yaml';
import type { LoadedConfig } from '../config/load.ts';
import { parseFrontMatter } from '../markdown/front-matter.ts';
import type { SourceDoc } from './catalog-types.ts';
import { listFiles, type ReadContext, type ReadPages, readPage } from './read-doc.ts';
import { type FilePlace, placeStandalone, toRoute } from './route.ts';

/** `2024-01-31-title`, `2024/01/31/title` and `2024-01-31/title`: the date of a post in its path. */
const DATED = /^(?<folder>(?:.*\/)?)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<name>.*?)(?:\/?index)?$/;

/** What the list of posts says of one. */
interface Post {
  readonly doc: SourceDoc;
  readonly date: string;
  readonly title: string;
}

/**
 * Reads the posts of a blog as pages without a sidebar, at the addresses that Docusaurus gives them, each with its date and authors at its end,
 * and makes the page that lists them, newest first.
 */
export async function readBlog(context: ReadContext, pages: ReadPages): Promise<void> {
  const { loaded, locale, version } = context;
  const { blog } = loaded.config.content;
  if (blog === null || !version.isLast) return;
  const root = blogDir(loaded, locale.name, blog.dir);
  const names = await readAuthors(join(loaded.siteDir, blog.dir));
  const found: ReadPages = { docs: [], drafts: [], partials: pages.partials };
  for (const path of await listFiles(root)) {
    if (/\.mdx?$/.test(path)) await readPage(context, root, path, ({ slug }) => placePost(path, slug, blog.routeBasePath), found);
  }
  const posts = found.docs.map((doc) => describePost(doc, names)).toSorted((a, b) => (a.date < b.date ? 1 : -1));
  pages.docs.push(...posts.map(({ doc }) => doc));
  pages.drafts.push(...found.drafts);
  if (posts.length > 0) pages.docs.push(listPosts(context, posts, blog));
}

function blogDir({ config, siteDir }: LoadedConfig, locale: string, dir: string): string {
  return locale === config.defaultLocale ? join(siteDir, dir) : join(siteDir, 'i18n', locale, 'docusaurus-plugin-content-blog');
}

/** The address of a post: its slug, else its date and name. */
function placePost(path: string, slug: string | undefined, base: string): FilePlace {
  const stem = path.replace(/\.mdx?$/, '');
  const { folder = '', date, name = '' } = DATED.exec(stem)?.groups ?? {};
  const natural = date === undefined ? stem.replace(/\/index$/, '') : posix.join(folder, date.replaceAll('-', '/'), name);
  return { ...placeStandalone(path, posix.join(base, slug ?? natural)), id: `blog/${stem}` };
}

/** Adds the date and the authors to the end of a post, so that its lines keep their numbers. */
function describePost(doc: SourceDoc, names: ReadonlyMap<string, string>): Post {
  const fields = fieldsOf(doc);
  const written = fields.date instanceof Date ? fields.date.toISOString() : String(fields.date ?? '');
  const inPath = DATED.exec(doc.siteFile.replace(/\.mdx?$/, ''))?.groups?.date?.replaceAll('/', '-');
  const date = /^\d{4}-\d{2}-\d{2}/.exec(written)?.[0] ?? inPath ?? '';
  const authors = authorsIn(fields.authors ?? fields.author, names);
  const signature = [date, authors.join(', ')].filter((part) => part !== '').join(' · ');
  const source = signature === '' ? doc.source : `${doc.source.trimEnd()}\n\n*${signature}*\n`;
  const heading = /^#\s+(.+?)\s*#*\s*$/m.exec(doc.source.slice(doc.bodyOffset))?.[1];
  const title = doc.frontMatter.title ?? heading ?? posix.basename(doc.siteFile).replace(/\.mdx?$/, '');
  return { doc: { ...doc, source }, date, title };
}

function fieldsOf({ source, bodyOffset }: SourceDoc): Readonly<Record<string, unknown>> {
  try {
    const content: unknown = parse(source.slice(0, bodyOffset).replace(/^---\s*\n|\n---\s*$/g, ''));
    return isFields(content) ? content : {};
  } catch {
    // The front matter has been reported as invalid.
    return {};
  }
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Names of authors: written out, or by their keys in `authors.yml`. */
function authorsIn(value: unknown, names: ReadonlyMap<string, string>): string[] {
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => authorsIn(entry, names));
  if (typeof value === 'string') return [names.get(value) ?? value];
  return isFields(value) && typeof value.name === 'string' ? [value.name] : [];
}

async function readAuthors(dir: string): Promise<Map<string, string>> {
  const content: unknown = await readFile(join(dir, 'authors.yml'), 'utf8')
    .then(parse)
    .catch(() => ({}));
  const entries = isFields(content) ? Object.entries(content) : [];
  return new Map(
    entries.flatMap(([key, author]) => (isFields(author) && typeof author.name === 'string' ? [[key, author.name] as const] : [])),
  );
}

/** The page that lists the posts: Markdown like any other, so that it has titles, search and a plain form. */
function listPosts(
  { locale, version }: ReadContext,
  posts: readonly Post[],
  { title, routeBasePath, dir }: NonNullable<LoadedConfig['config']['content']['blog']>,
): SourceDoc {
  const items = posts.map((post) => {
    const summary = post.doc.frontMatter.description;
    return `- [${post.title.replace(/[[\]\\]/g, '\\$&')}](${encodeURI(post.doc.place.route)})${post.date && ` · ${post.date}`}${summary === undefined ? '' : `\n\n  ${summary.replace(/[{}<]/g, '\\$&').replace(/\s+/g, ' ')}`}`;
  });
  const source = `---\ntitle: ${JSON.stringify(title)}\n---\n\n${items.join('\n')}\n`;
  const file = `${dir}/index.${locale.name}.md`;
  const place = { ...placeStandalone('index.md', toRoute(routeBasePath)), id: 'blog' };
  return { ...parseFrontMatter(source, file), file, siteFile: file, locale: locale.name, version: version.name, source, place };
}
