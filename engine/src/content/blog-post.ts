import { join, posix } from 'node:path';
import { z } from 'zod';
import type { LoadedConfig } from '../config/load.ts';
import { readFields } from '../markdown/front-matter-block.ts';
import { cutText } from '../model/cut-text.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { formatDate } from '../model/format-date.ts';
import { encodePath } from '../model/href.ts';
import type { Locale } from '../model/locale.ts';
import { readIfThere } from '../model/read-if-there.ts';
import { type Fields, fieldsOf, isRecord } from '../model/record.ts';
import type { SourceDoc } from './catalog-types.ts';
import { titleInText } from './page-names.ts';
import { withPostTitle } from './post-title.ts';
import { tagSlug } from './tag-slug.ts';
import type { TagDefinition } from './tags-file.ts';
import { parseYamlFile } from './yaml-file.ts';

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
type Author = Pick<ListName, 'label'> & Partial<ListName> & { readonly role?: string };

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
  return `[${asPlainText(label)}](${asTarget(posix.join(routeBasePath, kind, path))})`;
}

/** A path as the target of a link of Markdown, which ends with a bracket. */
export function asTarget(path: string): string {
  return encodePath(path).replaceAll('(', '%28').replaceAll(')', '%29');
}

/** Markdown of a text in a line: no character of it is a mark, the beginning of a tag, an expression or a formula. */
export function asPlainText(text: string): string {
  return text
    .replace(/[[\]\\*_{}<`~$]|&(?=#?\w+;)/g, '\\$&')
    .replace(/^(?=[#>+:=|-])/, '\\')
    .replace(/^(\d+)(?=[.)])/, '$1\\');
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
  locale: Locale,
): Post {
  const fields = readFields(doc.source);
  const written = fields.date instanceof Date ? fields.date.toISOString() : String(fields.date ?? '');
  const date = dayOf(written) ?? dayOf(splitDate(doc.siteFile.replace(/\.mdx?$/, '')).date ?? '') ?? '';
  const authors = eachOnce(authorsIn(fields.authors ?? fields.author, known));
  // The docs' tags have lists of their own.
  const { tags: writtenTags = [], ...frontMatter } = doc.frontMatter;
  const tags = eachOnce(
    writtenTags.map((tag): ListName => {
      const { label, permalink } = typeof tag === 'string' ? (defined?.get(tag) ?? { label: tag }) : tag;
      return { label, path: permalink?.replace(/^\/+/, '') ?? tagSlug(label) };
    }),
  );
  const names = authors.map((author) => {
    const name = hasList(author) ? linkTo(author, 'authors', blog) : asPlainText(author.label);
    return author.role === undefined ? name : `${name} (${asPlainText(author.role)})`;
  });
  const parts = [date && formatDate(date, locale), names.join(', '), tags.map((tag) => linkTo(tag, 'tags', blog)).join(', ')];
  const signature = parts.filter((part) => part !== '').join(' · ');
  const own = doc.frontMatter.title;
  const titled = own === undefined ? doc.source : withPostTitle(doc.source, doc.bodyOffset, own);
  const source = signature === '' ? titled : `${titled.trimEnd()}\n\n*${signature}*\n`;
  const body = doc.source.slice(doc.bodyOffset);
  const title = doc.frontMatter.title ?? titleInText(body) ?? posix.basename(doc.siteFile).replace(/\.mdx?$/, '');
  return {
    doc: { ...doc, frontMatter, source, ...(date !== '' && { posted: date }) },
    date,
    title,
    tags,
    authors: authors.filter(hasList),
    excerpt: excerptOf(body),
  };
}

/** Names without those of lists that stand before: two tags may have one address. */
function eachOnce<Name extends Pick<ListName, 'label'> & Partial<ListName>>(names: readonly Name[]): Name[] {
  const keyOf = ({ path, label }: Name): string => path ?? label;
  return names.filter((name, index) => names.findIndex((other) => keyOf(other) === keyOf(name)) === index);
}

/** The day at the beginning of a text, as ISO 8601; undefined for one that is in no calendar, which no language has words for. */
function dayOf(text: string): string | undefined {
  const [, year, month = '', day = ''] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/.exec(text) ?? [];
  return z.iso.date().safeParse(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`).data;
}

function hasList(author: Author): author is ListName {
  return author.path !== undefined;
}

/** Of a first paragraph, in characters. */
const LONGEST_EXCERPT = 300;
/** What is left of a word at the end of a text; longer ones are sentences of a script without spaces. */
const HALF_WORD = /\s+\S{0,30}$/;
/** How what is no paragraph begins: headings, lists, tables, quotes, tags, expressions, containers. */
const NO_PARAGRAPH = /^(?:[#|>{<:`~!]|[-*+]\s|\d+[.)]\s|import\s|export\s|---)/;

/** The words above the mark at which a post is cut off in lists; without a mark those of its first paragraph. */
function excerptOf(body: string): string {
  const [above = '', below] = body.split(/<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/);
  if (below !== undefined) return wordsOf(above);
  const blocks = body.replace(/^(```+|~~~+)[\s\S]*?^\1\s*$/gm, '').split(/\n\s*\n/);
  const words = wordsOf(blocks.find((block) => block.trim() !== '' && !NO_PARAGRAPH.test(block.trim())) ?? '');
  if (words.length <= LONGEST_EXCERPT) return words;
  return `${cutText(words, LONGEST_EXCERPT).replace(HALF_WORD, '')}…`;
}

function wordsOf(markdown: string): string {
  return markdown
    .replace(/^(?:import|export)\s.*$|^#+\s.*$|^\s*\|.*$|^:::.*$|^```[\s\S]*?^```$/gm, '')
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
  const { key, name, title } = fieldsOf(value);
  const own = typeof key === 'string' ? known.get(key) : undefined;
  const role = typeof title === 'string' && title !== '' ? { role: title } : {};
  return own ? [{ ...own, ...role }] : typeof name === 'string' ? [{ label: name, ...role }] : [];
}

/** Where the faults of a blog's files are told. */
export interface FileReport {
  readonly diagnostics: Diagnostic[];
  /** The name of a file for messages. */
  readonly nameOf: (absolute: string) => string;
}

/** The authors of a blog's folder by key. */
export async function readAuthors(dir: string, report: FileReport): Promise<Map<string, Author>> {
  const entries = Object.entries(await readEntries(dir, 'authors', report));
  return new Map(
    entries.flatMap(([key, author]): [string, Author][] => {
      const { name, title, page } = fieldsOf(author);
      if (typeof name !== 'string') return [];
      const known = { label: name, ...(typeof title === 'string' && title !== '' ? { role: title } : {}) };
      const permalink = isRecord(page) && typeof page.permalink === 'string' ? page.permalink : key;
      return [[key, page ? { ...known, path: permalink.replace(/^\/+/, '') } : known]];
    }),
  );
}

/**
 * The fields of a YAML or JSON file of a folder; none if there is no such file, or it has a mistake, which is told.
 * @throws the system's error if it cannot be read
 */
export async function readEntries(dir: string, name: string, { diagnostics, nameOf }: FileReport): Promise<Fields> {
  for (const file of ['yml', 'yaml', 'json'].map((ending) => join(dir, `${name}.${ending}`))) {
    const text = await readIfThere(file);
    if (text === undefined) continue;
    const problem = { severity: 'warning', code: 'bad-blog-file', file: nameOf(file) } as const;
    return parseYamlFile(text, z.record(z.string(), z.unknown()), problem, diagnostics) ?? {};
  }
  return {};
}
