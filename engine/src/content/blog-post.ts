import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { parse } from 'yaml';
import type { LoadedConfig } from '../config/load.ts';
import { readFields } from '../markdown/front-matter-block.ts';
import { type Fields, fieldsOf, isRecord } from '../model/record.ts';
import type { SourceDoc } from './catalog-types.ts';
import { tagSlug } from './tag-slug.ts';
import type { TagDefinition } from './tags-file.ts';

export type Blog = LoadedConfig['config']['content']['blogs'][number];

/** What the lists of posts say of one. */
export interface Post {
  readonly doc: SourceDoc;
  readonly date: string;
  readonly title: string;
  readonly tags: readonly ListName[];
  /** Those whose posts have a list. */
  readonly authors: readonly ListName[];
  /** What stands above its mark `truncate`, as plain text; without one, its first paragraph. */
  readonly excerpt: string;
}

/** A list of posts: what they have in common, and the end of its address. */
export interface ListName {
  readonly label: string;
  readonly path: string;
}

/** An author; without a path, of no list. */
type Author = Pick<ListName, 'label'> & Partial<ListName>;

/** `2024-01-31-title`, `2024/01/31/title` and `2024-01-31/title`: the date of a post in its path. */
const DATED = /^(?<folder>(?:.*\/)?)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<name>.*?)(?:\/?index)?$/;

/** The parts of a post's path, without its ending; none without a date. */
export function splitDate(stem: string): { readonly folder?: string; readonly date?: string; readonly name?: string } {
  return DATED.exec(stem)?.groups ?? {};
}

/** What ids of a blog's posts begin with; that of its list, alone. */
export function blogPrefix({ id }: Pick<Blog, 'id'>): string {
  return id === 'default' ? 'blog' : `blog-${id}`;
}

/** A link of Markdown to a list of posts. */
export function linkTo({ label, path }: ListName, kind: 'authors' | 'tags', { routeBasePath }: Blog): string {
  return `[${label.replace(/[[\]\\*{}<]/g, '\\$&')}](${encodeURI(posix.join(routeBasePath, kind, path))})`;
}

/**
 * Adds the date, the authors and the tags to the end of a post, so that its lines keep their numbers.
 * @param known authors by key
 * @param defined tags by key
 */
export function describePost(
  doc: SourceDoc,
  blog: Blog,
  known: ReadonlyMap<string, Author>,
  defined: ReadonlyMap<string, TagDefinition> | undefined,
): Post {
  const fields = readFields(doc.source);
  const written = fields.date instanceof Date ? fields.date.toISOString() : String(fields.date ?? '');
  const inPath = splitDate(doc.siteFile.replace(/\.mdx?$/, '')).date?.replaceAll('/', '-');
  const date = /^\d{4}-\d{2}-\d{2}/.exec(written)?.[0] ?? inPath ?? '';
  const authors = authorsIn(fields.authors ?? fields.author, known);
  // The docs' tags have lists of their own.
  const { tags: writtenTags = [], ...frontMatter } = doc.frontMatter;
  const tags = writtenTags.map((tag): ListName => {
    const { label, permalink } = typeof tag === 'string' ? (defined?.get(tag) ?? { label: tag }) : tag;
    return { label, path: permalink?.replace(/^\/+/, '') ?? tagSlug(label) };
  });
  const names = authors.map((author) => (hasList(author) ? linkTo(author, 'authors', blog) : author.label));
  const parts = [date, names.join(', '), tags.map((tag) => linkTo(tag, 'tags', blog)).join(', ')];
  const signature = parts.filter((part) => part !== '').join(' · ');
  const source = signature === '' ? doc.source : `${doc.source.trimEnd()}\n\n*${signature}*\n`;
  const body = doc.source.slice(doc.bodyOffset);
  const heading = /^#\s+(.+?)\s*#*\s*$/m.exec(body)?.[1];
  const title = doc.frontMatter.title ?? heading ?? posix.basename(doc.siteFile).replace(/\.mdx?$/, '');
  return { doc: { ...doc, frontMatter, source }, date, title, tags, authors: authors.filter(hasList), excerpt: excerptOf(body) };
}

function hasList(author: Author): author is ListName {
  return author.path !== undefined;
}

/** Of a first paragraph, in characters. */
const LONGEST_EXCERPT = 300;
/** How what is no paragraph begins: headings, lists, tables, quotes, tags, expressions, containers. */
const NO_PARAGRAPH = /^(?:[#|>{<:`~!]|[-*+]\s|\d+[.)]\s|import\s|export\s|---)/;

/** The words above the mark at which a post is cut off in lists; without a mark those of its first paragraph. */
function excerptOf(body: string): string {
  const [above = '', below] = body.split(/<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/);
  if (below !== undefined) return wordsOf(above);
  const blocks = body.replace(/^(```+|~~~+)[\s\S]*?^\1\s*$/gm, '').split(/\n\s*\n/);
  const words = wordsOf(blocks.find((block) => block.trim() !== '' && !NO_PARAGRAPH.test(block.trim())) ?? '');
  if (words.length <= LONGEST_EXCERPT) return words;
  return `${words.slice(0, LONGEST_EXCERPT).replace(/\s+\S*$/, '')}…`;
}

function wordsOf(markdown: string): string {
  return markdown
    .replace(/^(?:import|export)\s.*$|^#+\s.*$|^:::.*$|^```[\s\S]*?^```$/gm, '')
    .replace(/!\[[^\]]*\]\([^)]*\)|<[^>]*>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(`+|\*\*|__|\*|\b_)(\S(?:.*?\S)?)\1/g, '$2')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Authors: written out, or by their keys in `authors.yml`. */
function authorsIn(value: unknown, known: ReadonlyMap<string, Author>): Author[] {
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => authorsIn(entry, known));
  if (typeof value === 'string') return [known.get(value) ?? { label: value }];
  const { key, name } = fieldsOf(value);
  const own = typeof key === 'string' ? known.get(key) : undefined;
  return own ? [own] : typeof name === 'string' ? [{ label: name }] : [];
}

/** The authors of a blog's folder by key. */
export async function readAuthors(dir: string): Promise<Map<string, Author>> {
  const entries = Object.entries(await readEntries(dir, 'authors'));
  return new Map(
    entries.flatMap(([key, author]): [string, Author][] => {
      const { name, page } = fieldsOf(author);
      if (typeof name !== 'string') return [];
      const permalink = isRecord(page) && typeof page.permalink === 'string' ? page.permalink : key;
      return [[key, page ? { label: name, path: permalink.replace(/^\/+/, '') } : { label: name }]];
    }),
  );
}

/** The fields of a YAML or JSON file of a folder; none if there is no such file, or it cannot be read. */
export async function readEntries(dir: string, name: string): Promise<Fields> {
  const texts = await Promise.all(
    ['yml', 'yaml', 'json'].map((ending) => readFile(join(dir, `${name}.${ending}`), 'utf8').catch(() => '')),
  );
  try {
    return fieldsOf(parse(texts.find((text) => text !== '') ?? ''));
  } catch {
    return {};
  }
}
