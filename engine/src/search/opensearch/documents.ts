import { z } from 'zod';
import { FIELD_WEIGHTS, type PreparedIndex, type PreparedPage } from '../index/prepared.ts';

/** A document with its id. */
export interface ClusterDocument {
  readonly id: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The field that is searched. */
export const TEXT = 'text';
/** Fields that are not returned. */
const HIDDEN: string[] = [TEXT];
/** Separates fields, so that no phrase spans two of them. No token is equal to it. */
const GAP = '|';
const FIELDS = ['title', 'headings', 'body', 'terms'] as const;

/** Texts are already analysed: the engine only splits at spaces. Records are stored without being indexed. */
export const INDEX_BODY = {
  settings: { index: { number_of_shards: 1, auto_expand_replicas: '0-1' } },
  mappings: {
    dynamic: false,
    _source: { excludes: HIDDEN },
    properties: {
      kind: { type: 'keyword' },
      locale: { type: 'integer' },
      version: { type: 'keyword' },
      section: { type: 'keyword' },
      record: { type: 'object', enabled: false },
      [TEXT]: { type: 'text', analyzer: 'whitespace' },
    },
  },
} as const;

/** Records per document: few documents are read quickly, and none gets too large. */
const CHUNK = 1000;

const line = z.object({ tokens: z.string(), core: z.string() });
/** Shapes of the records, as the documents hold them. */
export const pageRecords = z.array(
  z.object({
    id: z.number(),
    firstSection: z.number(),
    title: z.string(),
    titleLine: line,
    aboutLine: z.string(),
    descriptionLine: z.string(),
    version: z.string(),
    section: z.string(),
    kind: z.string(),
    breadcrumbs: z.array(z.string()),
  }),
);
export const sectionRecords = z.array(z.object({ id: z.number(), heading: z.string(), headingLine: line }));
export const sectionText = z.object({ id: z.number(), name: z.string(), url: z.string(), content: z.string() });
export const metaRecord = z.object({ format: z.string(), fingerprint: z.string(), currentVersion: z.string(), glossary: z.unknown() });

const numbers = z.base64().transform((text) => new Uint32Array(Uint8Array.from(Buffer.from(text, 'base64')).buffer));
export const localeRecord = z.object({
  id: z.number(),
  name: z.string(),
  postings: z.object({ tokens: z.string(), starts: numbers, sections: numbers }),
  words: z.string(),
  wordCounts: numbers,
});

const pageId = (page: number) => `page-${page}`;
/** Some of the page or section records, with the number of the first. */
export const chunkRecord = z.object({ from: z.number(), records: z.array(z.unknown()) });

/** Id of the document with a section's text. */
export const textId = (section: number) => `text-${section}`;

/** All documents of an index: for searching, for showing, and for loading into memory. */
export function* collectDocuments({ meta, locales }: PreparedIndex, pages: readonly PreparedPage[]): Generator<ClusterDocument> {
  yield { id: 'meta', body: { kind: 'meta', record: meta } };
  for (const { id, name, postings, words, wordCounts } of locales) {
    const stored = { tokens: postings.tokens, starts: toBase64(postings.starts), sections: toBase64(postings.sections) };
    yield { id: `locale-${id}`, body: { kind: 'locale', record: { id, name, postings: stored, words, wordCounts: toBase64(wordCounts) } } };
  }
  const sections = pages.flatMap((page) => page.sections);
  yield* chunk(
    'pages',
    pages.map(({ record }) => record),
  );
  yield* chunk(
    'sections',
    sections.map(({ id, heading, headingLine }) => ({ id, heading, headingLine })),
  );
  for (const { record, locale, fields } of pages) {
    const { id, version, section } = record;
    yield { id: pageId(id), body: { kind: 'page', locale, version, section, [TEXT]: joinFields(fields) } };
  }
  for (const { id, name, url, content } of sections) yield { id: textId(id), body: { kind: 'text', record: { id, name, url, content } } };
}

/** Joins all fields, each repeated by its weight: so scores are close to those of SQLite, which sums the fields before saturation. */
function joinFields(fields: PreparedPage['fields']): string {
  return FIELDS.flatMap((field) => new Array(Math.round(FIELD_WEIGHTS[field])).fill(`${fields[field]} ${GAP}`)).join(' ');
}

function* chunk(kind: string, records: readonly unknown[]): Generator<ClusterDocument> {
  for (let at = 0; at < records.length; at += CHUNK) {
    yield { id: `${kind}-${at}`, body: { kind, record: { from: at, records: records.slice(at, at + CHUNK) } } };
  }
}

function toBase64(array: Uint32Array): string {
  return Buffer.from(array.buffer, array.byteOffset, array.byteLength).toString('base64');
}
