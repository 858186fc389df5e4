import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { parse } from 'yaml';
import type { LoadedConfig } from '../config/load.ts';
import { parseFrontMatter } from '../markdown/front-matter.ts';
import { readFields } from '../markdown/front-matter-block.ts';
import { fillLabel, labelsFor } from '../markdown/labels.ts';
import type { SourceDoc } from './catalog-types.ts';
import { isIncluded, listFiles, type ReadContext, type ReadPages, readPage } from './read-doc.ts';
import { type FilePlace, placeStandalone, toRoute } from './route.ts';
import { tagSlug } from './tag-slug.ts';

/** `2024-01-31-title`, `2024/01/31/title` and `2024-01-31/title`: the date of a post in its path. */
const DATED = /^(?<folder>(?:.*\/)?)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<name>.*?)(?:\/?index)?$/;

/** Posts on a page of a list, as Docusaurus has them if it is not told otherwise. */
const LIST_LENGTH = 10;

/** What the list of posts says of one. */
interface Post {
  readonly doc: SourceDoc;
  readonly date: string;
  readonly title: string;
  readonly tags: readonly ListName[];
  readonly authors: readonly Author[];
  /** What stands above its mark `truncate`, as plain text; empty without one. */
  readonly excerpt: string;
}

/** A list of posts: what they have in common, and the end of its address. */
interface ListName {
  readonly label: string;
  readonly path: string;
}

interface Author {
  readonly name: string;
  /** End of the address of the list of their posts; null for none. */
  readonly path: string | null;
}

type Blog = LoadedConfig['config']['content']['blogs'][number];

/** Reads all blogs, which have no versions. */
export async function readBlogs(context: ReadContext, pages: ReadPages): Promise<void> {
  if (!context.version.isLast) return;
  for (const blog of context.loaded.config.content.blogs) await readBlog(context, blog, pages);
}

/**
 * Reads the posts of a blog as pages without a sidebar, at the addresses that Docusaurus gives them, each with its date and authors at its end,
 * and makes the pages that list them, newest first: all, those of a tag, those of an author.
 */
async function readBlog(context: ReadContext, blog: Blog, pages: ReadPages): Promise<void> {
  const { loaded, locale } = context;
  const root = blogDir(loaded, locale.name, blog);
  const authors = await readAuthors(join(loaded.siteDir, blog.dir));
  const tags = await readTags(join(loaded.siteDir, blog.dir));
  const found: ReadPages = { docs: [], drafts: [], partials: pages.partials };
  for (const path of await listFiles(root)) {
    if (/\.mdx?$/.test(path) && isIncluded(path, blog)) readPage(context, root, path, ({ slug }) => placePost(path, slug, blog), found);
  }
  const posts = found.docs.map((doc) => describePost(doc, blog, authors, tags)).toSorted((a, b) => (a.date < b.date ? 1 : -1));
  pages.docs.push(...posts.map(({ doc }) => doc));
  pages.drafts.push(...found.drafts);
  if (posts.length > 0)
    pages.docs.push(listPosts(context, await blogTitle(root, blog), '', posts, blog), ...partLists(context, posts, blog));
}

function blogDir({ config, siteDir }: LoadedConfig, locale: string, { id, dir }: Blog): string {
  const suffix = id === 'default' ? '' : `-${id}`;
  return locale === config.defaultLocale ? join(siteDir, dir) : join(siteDir, 'i18n', locale, `docusaurus-plugin-content-blog${suffix}`);
}

/** What ids of a blog's posts begin with; that of its list, alone. */
export function blogPrefix({ id }: Pick<Blog, 'id'>): string {
  return id === 'default' ? 'blog' : `blog-${id}`;
}

/** The blog's title in a language: that of the translated options, else that of the configuration. */
async function blogTitle(root: string, { title }: Blog): Promise<string> {
  const translated = (await readEntries(root, 'options')).title;
  return isFields(translated) && typeof translated.message === 'string' ? translated.message : title;
}

/** The address of a post: its slug, else its date and name. */
function placePost(path: string, slug: string | undefined, blog: Blog): FilePlace {
  const stem = path.replace(/\.mdx?$/, '');
  const { folder = '', date, name = '' } = DATED.exec(stem)?.groups ?? {};
  const natural = date === undefined ? stem.replace(/\/index$/, '') : posix.join(folder, date.replaceAll('-', '/'), name);
  return { ...placeStandalone(path, posix.join(blog.routeBasePath, slug ?? natural)), id: `${blogPrefix(blog)}/${stem}` };
}

/** Adds the date, the authors and the tags to the end of a post, so that its lines keep their numbers. */
function describePost(
  doc: SourceDoc,
  { routeBasePath }: Blog,
  known: ReadonlyMap<string, Author>,
  named: ReadonlyMap<string, ListName>,
): Post {
  const fields = readFields(doc.source);
  const written = fields.date instanceof Date ? fields.date.toISOString() : String(fields.date ?? '');
  const inPath = DATED.exec(doc.siteFile.replace(/\.mdx?$/, ''))?.groups?.date?.replaceAll('/', '-');
  const date = /^\d{4}-\d{2}-\d{2}/.exec(written)?.[0] ?? inPath ?? '';
  const authors = authorsIn(fields.authors ?? fields.author, known);
  // The docs' tags have lists of their own.
  const { tags: writtenTags = [], ...frontMatter } = doc.frontMatter;
  const tags = writtenTags.map((tag): ListName => {
    const label = typeof tag === 'string' ? tag : tag.label;
    const path = typeof tag === 'string' ? undefined : tag.permalink?.replace(/^\/+/, '');
    return named.get(label) ?? { label, path: path ?? tagSlug(label) };
  });
  const names = authors.map(({ name, path }) => (path === null ? name : link(name, posix.join(routeBasePath, 'authors', path))));
  const parts = [date, names.join(', '), tags.map(({ label, path }) => link(label, posix.join(routeBasePath, 'tags', path))).join(', ')];
  const signature = parts.filter((part) => part !== '').join(' · ');
  const source = signature === '' ? doc.source : `${doc.source.trimEnd()}\n\n*${signature}*\n`;
  const body = doc.source.slice(doc.bodyOffset);
  const heading = /^#\s+(.+?)\s*#*\s*$/m.exec(body)?.[1];
  const title = doc.frontMatter.title ?? heading ?? posix.basename(doc.siteFile).replace(/\.mdx?$/, '');
  return { doc: { ...doc, frontMatter, source }, date, title, tags, authors, excerpt: excerptOf(body) };
}

/** The words above the mark at which a post is cut off in lists. */
function excerptOf(body: string): string {
  const [above = '', below] = body.split(/<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/);
  if (below === undefined) return '';
  return above
    .replace(/^(?:import|export)\s.*$|^#+\s.*$|^:::.*$|^```[\s\S]*?^```$/gm, '')
    .replace(/!\[[^\]]*\]\([^)]*\)|<[^>]*>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]{1,2}(\S(?:.*?\S)?)[*_`]{1,2}/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

function link(label: string, address: string): string {
  return `[${label.replace(/[[\]\\*{}<]/g, '\\$&')}](${encodeURI(address)})`;
}

/** The lists of the posts of each tag and each author with a page, and that of the tags. */
function partLists(context: ReadContext, posts: readonly Post[], blog: Blog): SourceDoc[] {
  const labels = labelsFor(context.locale.name);
  const withTag = Map.groupBy(
    posts.flatMap((post) => post.tags.map((tag) => ({ post, tag }))),
    ({ tag }) => tag.path,
  );
  const tagLists = [...withTag].map(([path, uses]) => {
    const title = fillLabel(labels.tag, uses[0]?.tag.label ?? path);
    return listPosts(
      context,
      title,
      `tags/${path}`,
      uses.map(({ post }) => post),
      blog,
    );
  });
  const withAuthor = Map.groupBy(
    posts.flatMap((post) => post.authors.map((author) => ({ post, author }))),
    ({ author }) => author.path,
  );
  const authorLists = [...withAuthor].flatMap(([path, uses]) =>
    path === null
      ? []
      : [
          listPosts(
            context,
            uses[0]?.author.name ?? path,
            `authors/${path}`,
            uses.map(({ post }) => post),
            blog,
          ),
        ],
  );
  const items = [...withTag].map(
    ([path, uses]) => `- ${link(uses[0]?.tag.label ?? path, posix.join(blog.routeBasePath, 'tags', path))} (${uses.length})`,
  );
  const allTags = items.length === 0 ? [] : [makePage(context, labels.tags, 'tags', items.toSorted(), blog)];
  return [...tagLists, ...authorLists, ...allTags];
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Authors: written out, or by their keys in `authors.yml`. */
function authorsIn(value: unknown, known: ReadonlyMap<string, Author>): Author[] {
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => authorsIn(entry, known));
  if (typeof value === 'string') return [known.get(value) ?? { name: value, path: null }];
  if (!isFields(value)) return [];
  const own = typeof value.key === 'string' ? known.get(value.key) : undefined;
  return own ? [own] : typeof value.name === 'string' ? [{ name: value.name, path: null }] : [];
}

async function readAuthors(dir: string): Promise<Map<string, Author>> {
  const entries = Object.entries(await readEntries(dir, 'authors'));
  return new Map(
    entries.flatMap(([key, author]) => {
      if (!isFields(author) || typeof author.name !== 'string') return [];
      const permalink = isFields(author.page) && typeof author.page.permalink === 'string' ? author.page.permalink : key;
      return [[key, { name: author.name, path: author.page ? permalink.replace(/^\/+/, '') : null }] as const];
    }),
  );
}

async function readTags(dir: string): Promise<Map<string, ListName>> {
  const entries = Object.entries(await readEntries(dir, 'tags'));
  return new Map(
    entries.map(([key, tag]) => {
      const { label, permalink } = isFields(tag) ? tag : {};
      const path = typeof permalink === 'string' ? permalink.replace(/^\/+/, '') : tagSlug(key);
      return [key, { label: typeof label === 'string' ? label : key, path }] as const;
    }),
  );
}

async function readEntries(dir: string, name: string): Promise<Readonly<Record<string, unknown>>> {
  const texts = await Promise.all(
    ['yml', 'yaml', 'json'].map((ending) => readFile(join(dir, `${name}.${ending}`), 'utf8').catch(() => '')),
  );
  try {
    const content: unknown = parse(texts.find((text) => text !== '') ?? '');
    return isFields(content) ? content : {};
  } catch {
    return {};
  }
}

/** A page that lists posts: Markdown like any other, so that it has titles, search and a plain form. */
function listPosts(context: ReadContext, title: string, path: string, posts: readonly Post[], blog: Blog): SourceDoc {
  const items = posts.map((post) => {
    const summary = post.doc.frontMatter.description ?? post.excerpt;
    const words = summary === '' ? '' : `\n\n  ${summary.replace(/[{}<]/g, '\\$&').replace(/\s+/g, ' ')}`;
    return `- [${post.title.replace(/[[\]\\]/g, '\\$&')}](${encodeURI(post.doc.place.route)})${post.date && ` · ${post.date}`}${words}`;
  });
  // Docusaurus has ten to a page, and further orders of all.
  const further = Array.from({ length: Math.ceil(posts.length / LIST_LENGTH) - 1 }, (_, index) => `page/${index + 2}`);
  const orders = path === '' && blog.routeBasePath !== '/' ? ['archive', 'authors'] : [];
  const former = [...further, ...orders].map((end) => posix.join(blog.routeBasePath, path, end));
  return makePage(context, title, path, items, blog, former);
}

function makePage(
  { locale, version }: ReadContext,
  title: string,
  path: string,
  items: readonly string[],
  { id, dir, routeBasePath }: Blog,
  former: readonly string[] = [],
): SourceDoc {
  // Searches and search engines are given the posts.
  const unlisted = path === '' ? '' : 'unlisted: true\n';
  const source = `---\ntitle: ${JSON.stringify(title)}\n${unlisted}redirect_from: ${JSON.stringify(former)}\n---\n\n${items.join('\n')}\n`;
  const file = `${dir}/${path === '' ? 'index' : path.replaceAll('/', '.')}.${locale.name}.md`;
  const place = {
    ...placeStandalone('index.md', toRoute(posix.join(routeBasePath, path))),
    id: path === '' ? blogPrefix({ id }) : `${blogPrefix({ id })}:${path}`,
  };
  return { ...parseFrontMatter(source, file), file, siteFile: file, locale: locale.name, version: version.name, source, place };
}
