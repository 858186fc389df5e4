import { z } from 'zod';

/** One line: a text over several, as `description: >` has it, is joined. Numbers are accepted as text. */
const text = z.union(
  [z.string().transform((written) => written.trim().replace(/\s*\n\s*/g, ' ')), z.number().transform(String)],
  'must be a string',
);
/** A list, or a string with commas. */
const textList = z.union(
  [z.array(text), z.string().transform((list) => list.split(/[,，]\s*/).filter(Boolean))],
  'must be a list: [one, two]',
);
/** A tag is a key of the tags file, a label, or a label with an address of its own. */
const tagList = z.union(
  [z.array(z.union([text, z.object({ label: text, permalink: text.optional() })])), textList],
  'must be a list: [one, two]',
);
const DATE_FORM = 'must be a date: 2026-01-31';
const date = z.union([z.string(), z.date()], DATE_FORM).transform(parseDate).pipe(z.iso.date(DATE_FORM));
/** As in Docusaurus, numbers and booleans may be in quotes. */
const unquoted = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  if (value === 'true' || value === 'false') return value === 'true';
  return value.trim() === '' || Number.isNaN(Number(value)) ? value : Number(value);
};
const LEVEL_FORM = 'must be a heading level from 2 to 6';
const tocLevel = z.preprocess(unquoted, z.int(LEVEL_FORM).min(2, LEVEL_FORM).max(6, LEVEL_FORM));
const yesOrNo = z.preprocess(unquoted, z.boolean('must be true or false'));
const order = z.preprocess(unquoted, z.number('must be a number: 2, or 1.5'));

const HEAD_FORM = 'must be a list: [{ tag: meta, attributes: { name: robots, content: noindex } }]';
const attributes = z.record(z.string(), z.union([text, z.boolean().transform(String)]), HEAD_FORM);
/** `attrs` and the short form `[meta, { … }]` come from other generators. */
const headTag = z.union(
  [
    z.object({ tag: z.string(), attributes }),
    z.object({ tag: z.string(), attrs: attributes }).transform(({ tag, attrs }) => ({ tag, attributes: attrs })),
    z.tuple([z.string(), attributes]).transform(([tag, attributes]) => ({ tag, attributes })),
  ],
  HEAD_FORM,
);

/** The fields of the front matter. */
export const fields = {
  /** The h1 and the document's title. */
  title: text,
  description: text,
  keywords: textList,
  /** What readers ask that this page answers, in their words. For search; not shown. */
  questions: z.array(text, 'must be a list of questions'),
  /** Picture for link previews. */
  image: text,
  /** Replaces the file's name in the page's id. */
  id: text.refine((id) => /^[^/]+$/.test(id), 'must be a name without slashes'),
  /** Address of the page: absolute within its version, or relative to its folder. */
  slug: text.refine((slug) => !/^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(slug), 'must be a path of this site: /sdk/start/'),
  sidebar_label: text,
  sidebar_position: order,
  sidebar_class_name: text,
  /** Name of a sidebar, or null for none. */
  displayed_sidebar: z.nullable(text),
  /** Name of the template that lays out the page. */
  template: text,
  hide_title: yesOrNo,
  hide_table_of_contents: yesOrNo,
  wide: yesOrNo,
  /** Replaces the table of contents derived from the headings. */
  toc: z.array(z.object({ value: text, id: text, level: tocLevel }), 'must be a list of { value, id, level }'),
  toc_min_heading_level: tocLevel,
  toc_max_heading_level: tocLevel,
  pagination_label: text,
  /** Ids of the pages before and after this one, or null for none. */
  pagination_prev: z.nullable(text),
  pagination_next: z.nullable(text),
  /** Id of the page above this one in the breadcrumbs, after those in its address: for pages in no sidebar. */
  parent: text,
  /** Not built at all. */
  draft: yesOrNo,
  /** Built, but in no sidebar, sitemap or search. */
  unlisted: yesOrNo,
  noindex: yesOrNo,
  tags: tagList,
  /** `none`: the page is not to be translated. */
  translation: z.literal('none', 'must be none'),
  /** Replaces the edit link, or null for none. */
  custom_edit_url: z.nullable(text),
  last_update: z.object(
    {
      date: date.optional(),
      author: text.optional(),
    },
    'must be a date: { date: 2026-01-31 }',
  ),
  /** Further elements of the document's head: `- { tag: meta, attributes: { name: robots, content: noindex } }`. */
  head: z.array(headTag, HEAD_FORM),
  /** `{ format: md }`: the page is Markdown without expressions, as in Docusaurus. */
  mdx: z.object({ format: z.enum(['md', 'mdx', 'detect'], 'must be md, mdx or detect').optional() }, 'must be { format: md }'),
  /** Former addresses of this page, from the site's root: `/v2/sdk/old/`. */
  redirect_from: textList,
};

export const schema = z.object(fields).partial();

/** Converts `1/31/2026`, `2026/1/31` and dates with a time to ISO dates. Anything else is returned unchanged. */
function parseDate(written: string | Date): string {
  if (written instanceof Date) return written.toISOString().slice(0, 10);
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(written) ?? [];
  if (year !== undefined) return `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  const [, y, m, d] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?=$|[T ])/.exec(written) ?? [];
  return y === undefined ? written : `${y}-${m?.padStart(2, '0')}-${d?.padStart(2, '0')}`;
}
