import { z } from 'zod';
import type { PreparedIndex, PreparedPage } from '../index/prepared.ts';

/** A document with its id. */
export interface ClusterDocument {
  readonly id: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The field that is searched. */
export const TEXT = 'text';
/** Fields that are not kept with the others of a document: the terms are read for eighty pages a search, and alone that takes a fraction of the time. */
const APART: string[] = [TEXT, 'terms'];
/** Separates a token from its impact. No token contains it. */
const DELIMITER = '|';
/** So far from saturation that a score grows with the impact as in a line: in that, frequency and length of pages are taken into account. */
const UNSATURATED = 100_000;
const FILTERS: string[] = ['impact'];
/** Longest token or word that is looked up by its id, in UTF-16 code units: ids have at most 512 bytes. */
export const LONGEST_ID = 120;

/** How the index is spread over the cluster. */
export interface IndexLayout {
  /** Parts that different nodes can hold: one for each ten million sections or thirty gigabytes. @default 1 */
  readonly shards?: number | undefined;
  /** Copies of each part on other nodes. @default one, if there is another node */
  readonly replicas?: number | undefined;
}

/**
 * Texts are already analysed: OpenSearch only splits at spaces, and takes the impact of each token (`impacts.ts`) for its frequency.
 * Records are stored without being indexed. Nothing is refreshed while it is written.
 * @param source what the index is made from, so that a publication that was broken off can be recognised
 */
export function createIndexBody({ shards = 1, replicas }: IndexLayout, source: string) {
  const copies = replicas === undefined ? { auto_expand_replicas: '0-1' } : { number_of_replicas: replicas };
  return {
    settings: {
      index: {
        number_of_shards: shards,
        refresh_interval: '-1',
        ...copies,
        analysis: { analyzer: { impacts: { type: 'custom', tokenizer: 'whitespace', filter: FILTERS } } },
      },
      // The types of the client do not have these.
      'index.similarity.impact': { type: 'BM25', k1: UNSATURATED, b: 0 },
      'index.analysis.filter.impact': { type: 'delimited_term_freq', delimiter: DELIMITER },
    },
    mappings: {
      dynamic: false,
      _meta: { source },
      _source: { excludes: APART },
      properties: {
        kind: { type: 'keyword' },
        locale: { type: 'integer' },
        version: { type: 'keyword' },
        section: { type: 'keyword' },
        word: { type: 'keyword' },
        means: { type: 'keyword', index: false },
        count: { type: 'integer' },
        page: { type: 'integer' },
        terms: { type: 'binary', doc_values: true },
        record: { type: 'object', enabled: false },
        [TEXT]: { type: 'text', analyzer: 'impacts', similarity: 'impact', index_options: 'freqs', norms: false },
      },
    },
  } as const;
}

/** What is returned of a page that is found: all that ranks it. */
export const foundPage = z
  .object({ page: z.tuple([z.number()]), terms: z.tuple([z.string()]) })
  .transform(({ page: [id], terms: [text] }) => ({ id, terms: Buffer.from(text, 'base64') }));

/** A table of what words mean. */
export const meaningsRecord = z.object({ bytes: z.string().transform((text): Uint8Array => Buffer.from(text, 'base64')) });

/** What is returned of a word that is found, and of how a Chinese one is spelled, which means that word. */
export const foundWord = z
  .object({ word: z.tuple([z.string()]), count: z.tuple([z.number()]), means: z.tuple([z.string()]).optional() })
  .transform(({ word: [word], count: [count], means }) => ({ word, count, means: means?.[0] }));

/** Id of the document with what an index is. */
export const META_ID = 'meta';
/** Id of the document with how many of the others are stored. */
export const PROGRESS_ID = 'progress';
/** Id of the document with the table of what the words of a locale mean. */
export const meaningsId = (locale: number) => `meanings-${locale}`;
export const pageId = (page: number) => `page-${page}`;
/** Id of the document with a section's text. */
export const sectionId = (page: number, place: number) => `section-${page}-${place}`;
export const tokenId = (locale: number, token: string) => `token-${locale}-${token}`;
export const wordId = (locale: number, word: string) => `word-${locale}-${word}`;

/** The documents of a page: for finding and ranking it, and for showing its sections. */
export function* documentsOfPage({ record, sections, locale, terms, tokens, impacts }: PreparedPage): Generator<ClusterDocument> {
  const { id, version, section } = record;
  const found = { page: id, terms: Buffer.from(terms).toString('base64') };
  yield { id: pageId(id), body: { kind: 'page', locale, version, section, [TEXT]: joinTokens(tokens, impacts), ...found, record } };
  for (const [place, text] of sections.entries()) yield { id: sectionId(id, place), body: { kind: 'section', record: text } };
}

/** The documents of an index beside its pages: what it is, and the words of each locale. */
export function* documentsOfIndex({ meta, locales }: PreparedIndex): Generator<ClusterDocument> {
  yield { id: META_ID, body: { kind: 'meta', record: meta } };
  for (const { id: locale, tokens, words, spelled, meanings } of locales) {
    if (meanings !== undefined) {
      yield { id: meaningsId(locale), body: { kind: 'meanings', locale, record: { bytes: Buffer.from(meanings).toString('base64') } } };
    }
    for (const [token, count] of tokens.list()) {
      if (token.length <= LONGEST_ID) yield { id: tokenId(locale, token), body: { kind: 'token', locale, count } };
    }
    for (const [word, count] of words.list()) {
      if (word.length <= LONGEST_ID) yield { id: wordId(locale, word), body: { kind: 'word', locale, word, count } };
    }
    for (const [letters, word] of spelled) {
      yield {
        id: `spelled-${locale}-${letters}`,
        body: { kind: 'spelled', locale, word: letters, count: letters.length, means: word },
      };
    }
  }
}

function joinTokens(tokens: readonly string[], impacts: Uint8Array): string {
  return tokens.flatMap((token, at) => ((impacts[at] ?? 0) > 0 ? `${token}${DELIMITER}${impacts[at]}` : [])).join(' ');
}
