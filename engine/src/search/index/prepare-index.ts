import { createHash } from 'node:crypto';
import { hashOf } from '../../model/hash.ts';
import type { SearchSection } from '../../model/search.ts';
import { createCoreTokens } from '../analysis/core.ts';
import { createLexicon, findTerms, type Lexicon } from '../analysis/lexicon.ts';
import { type AnalysedText, analyseText } from '../analysis/tokens.ts';
import type { Glossary } from '../glossary.ts';
import { type MeaningTable, readMeanings } from '../meaning/meaning-table.ts';
import { beginningOf, createVector } from '../meaning/text-vector.ts';
import { collectPages, findHighestVersion, type PageSections } from './collect-pages.ts';
import { encodePageTerms } from './page-terms.ts';
import { collectHanWords, readsPinyin, spellAll } from './pinyin.ts';
import { INDEX_FORMAT, type PreparedIndex, type PreparedLocale, type PreparedPage } from './prepared.ts';

export interface IndexOptions {
  /** The version that ranks first. Default: the highest by name. */
  readonly currentVersion?: string;
  /** Tables of what words mean: see `meaning-table.ts`. Default: none, pages are then ranked by words alone. */
  readonly meanings?: readonly MeaningFile[];
}

export interface MeaningFile {
  readonly locale: string;
  readonly bytes: Uint8Array;
  /** Of the bytes. */
  readonly hash: string;
}

/** What tells options from others, as plain data. */
export function describeOptions({ meanings = [], ...others }: IndexOptions): unknown {
  return [others, meanings.map(({ locale, hash }) => [locale, hash])];
}

/** Analyses of pages that earlier builds have made, as texts by what they are made from. */
export interface KeptAnalyses {
  get(source: string): string | undefined;
  set(source: string, text: string): void;
}

/**
 * Analyses all sections of a site, page by page, and then sums up. Deterministic: the same sections and glossary give the same index. Only
 * one page and the counts of words are held.
 * @param sections those of a page follow each other
 */
export function* prepareIndex(
  sections: Iterable<SearchSection>,
  glossary: Glossary,
  options: IndexOptions = {},
  kept?: KeptAnalyses,
): Generator<PreparedPage, PreparedIndex> {
  const locales = new Map<string, LocaleBuilder>();
  const versions = new Set<string>();
  const analyses = keepAnalyses(glossary, options, kept);
  const sources: string[] = [];
  let count = 0;
  for (const page of collectPages(sections)) {
    versions.add(page.first.version);
    const locale = locales.get(page.locale) ?? new LocaleBuilder(locales.size, page.locale, createLexicon(glossary, page.locale));
    locales.set(page.locale, locale);
    const { source, parts } = analyses.analyse(page, locale.lexicon);
    locale.add(parts);
    yield preparePage(sources.length, page, locale.id, source, parts);
    sources.push(source);
    count += page.sections.length;
  }
  const bytesOf = (name: string) => options.meanings?.find(({ locale }) => locale === name)?.bytes;
  const finished = [...locales.values()].map((locale) => locale.finish(bytesOf));
  const meta = {
    format: INDEX_FORMAT,
    fingerprint: createFingerprint(glossary, options, sources),
    currentVersion: options.currentVersion ?? findHighestVersion(versions),
    versions: [...versions].sort(),
    glossary,
    locales: finished.map(({ id, name, pages: count }) => ({ id, name, pages: count })),
  };
  return { meta, locales: finished, pages: sources.length, sections: count };
}

/** @param sources `PreparedPage.source` of all pages */
export function createFingerprint(glossary: Glossary, options: IndexOptions, sources: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify([INDEX_FORMAT, describeOptions(options), glossary, sources]));
  return hash.digest('base64url').slice(0, 22);
}

/** A page as stores keep it. */
export function preparePage(id: number, page: PageSections, locale: number, source: string, { terms, fields }: PageParts): PreparedPage {
  const firstSection = id * MOST_SECTIONS;
  const { title, version, section, breadcrumbs } = page.first;
  return {
    record: { id, firstSection, title, version, section, breadcrumbs },
    sections: page.sections.map(({ id: name, url, heading, content }, at) => ({ id: firstSection + at, name, url, heading, content })),
    ...{ locale, source, terms, fields },
  };
}

/** Analyses of pages, those of earlier builds among them. */
export interface Analyses {
  analyse(page: PageSections, lexicon: Lexicon): { readonly source: string; readonly parts: PageParts };
  /** What was made of an earlier state of a page; undefined if that is not known any more. */
  recall(locale: string, source: string): PageParts | undefined;
}

export function keepAnalyses(glossary: Glossary, { meanings = [] }: IndexOptions, kept: KeptAnalyses | undefined): Analyses {
  const glossaryKey = hashOf(JSON.stringify([glossary, meanings.map(({ hash }) => hash)]));
  const tables = new Map(meanings.map(({ locale, bytes }) => [locale, readMeanings(bytes)]));
  const keyOf = (locale: string, source: string): string => `${glossaryKey} ${locale} ${source}`;
  const recall = (locale: string, source: string): PageParts | undefined => {
    const known = kept?.get(keyOf(locale, source));
    return known === undefined ? undefined : readParts(known);
  };
  return {
    recall,
    analyse(page, lexicon) {
      const source = hashOf(JSON.stringify(page.sections));
      const known = recall(page.locale, source);
      const parts = known ?? partsOf(page, lexicon, tables.get(page.locale));
      if (known === undefined) kept?.set(keyOf(page.locale, source), printParts(parts));
      return { source, parts };
    },
  };
}

/** Ids of the sections of a page are left free for more of them: those of other pages need not change with it. */
export const MOST_SECTIONS = 2 ** 20;

interface AnalysedPage {
  readonly title: AnalysedText;
  /** Keywords and the names of the categories. */
  readonly about: AnalysedText;
  readonly description: AnalysedText;
  readonly questions: readonly AnalysedText[];
  readonly sections: readonly { readonly heading: AnalysedText; readonly content: AnalysedText }[];
}

function analysePage({ first, sections }: PageSections, lexicon: Lexicon): AnalysedPage {
  const analyse = (text: string): AnalysedText => {
    const analysed = analyseText(text);
    return { ...analysed, terms: [...analysed.terms, ...findTerms(analysed.tokens, lexicon)] };
  };
  return {
    title: analyse(first.title),
    about: analyse([...first.keywords, ...first.breadcrumbs].join('\n')),
    description: analyse(first.description),
    questions: first.questions.map(analyse),
    sections: sections.map(({ heading, content, url }) => ({ heading: analyse(nameHeading(heading, url)), content: analyse(content) })),
  };
}

/** A heading is also found by the words of its id, which are often English where the heading is not. */
function nameHeading(heading: string, url: string): string {
  const id = url.split('#')[1] ?? '';
  return /^[\w.-]+$/.test(id) ? `${heading}\n${id.replaceAll('-', ' ')}` : heading;
}

/** Short texts are found by single Chinese and Korean characters too. The text before the first heading belongs to the title. */
function encodeTerms({ first, sections }: PageSections, page: AnalysedPage, lexicon: Lexicon, table: MeaningTable | undefined): Uint8Array {
  const line = ({ tokens, terms }: AnalysedText) => [...tokens, ...terms, ...tokens.flatMap(splitPair)];
  return encodePageTerms({
    title: line(page.title),
    about: line(page.about),
    description: line(page.description),
    questions: page.questions.map(line),
    sections: page.sections.map(({ heading, content }) => ({
      heading: line(heading.tokens.length === 0 ? page.title : heading),
      text: [...content.tokens, ...content.terms, ...content.definitions],
    })),
    lengths: first.questions.map((text) => createCoreTokens(text, lexicon).length),
    vectors:
      table === undefined
        ? []
        : [
            ...[first.title, ...first.questions],
            ...sections.map(({ title, heading, content }) => beginningOf(title, heading, content)),
          ].map((text) => createVector(text, table)),
  });
}

function splitPair(token: string): readonly string[] {
  return /^(?:\p{Script=Han}|\p{Script=Hangul}){2}$/u.test(token) ? [...token] : [];
}

function collectFields({ title, about, questions, sections }: AnalysedPage): PreparedPage['fields'] {
  const terms = [
    ...title.terms,
    ...about.tokens,
    ...about.terms,
    ...questions.flatMap((question) => question.terms),
    ...sections.flatMap(({ heading, content }) => [...heading.terms, ...content.terms]),
  ];
  return {
    title: title.tokens.join(' '),
    headings: sections.flatMap(({ heading }) => heading.tokens).join(' '),
    questions: questions.flatMap(({ tokens }) => tokens).join(' '),
    body: sections.flatMap(({ content }) => content.tokens).join(' '),
    terms: terms.join(' '),
  };
}

/** The parts of an index that come from a page. */
export interface PageParts extends Pick<PreparedPage, 'terms' | 'fields'> {
  /** Different tokens, words for completing and correcting, and Chinese words of its title and headings. */
  readonly tokens: readonly string[];
  readonly words: readonly string[];
  readonly hanWords: readonly string[];
}

function partsOf(page: PageSections, lexicon: Lexicon, table: MeaningTable | undefined): PageParts {
  const analysed = analysePage(page, lexicon);
  const { title, about, description, questions, sections } = analysed;
  const shown = [title, about, ...sections.flatMap(({ heading, content }) => [heading, content])];
  const all = [...shown, description, ...questions];
  const lines = [page.first.title, ...page.sections.map(({ heading }) => heading)];
  return {
    terms: encodeTerms(page, analysed, lexicon, table),
    fields: collectFields(analysed),
    tokens: unite(all.flatMap(({ tokens, terms, definitions }) => [tokens, terms, definitions])),
    // What readers ask is in their words, also in misspelt ones: no source of corrections.
    words: unite(shown.map(({ words }) => words)),
    hanWords: unite(lines.map((line) => collectHanWords(line, lexicon))),
  };
}

/** The different words of some lists. */
function unite(lists: readonly (readonly string[])[]): string[] {
  const words = new Set<string>();
  for (const list of lists) for (const word of list) words.add(word);
  return [...words];
}

function printParts({ terms, fields, tokens, words, hanWords }: PageParts): string {
  return JSON.stringify([Buffer.from(terms).toString('base64'), fields, tokens.join(' '), words.join(' '), hanWords.join(' ')]);
}

function readParts(text: string): PageParts {
  const [terms, fields, ...lists]: [string, PageParts['fields'], string, string, string] = JSON.parse(text);
  const [tokens = [], words = [], hanWords = []] = lists.map((list) => list.split(' ').filter((word) => word !== ''));
  return { terms: Buffer.from(terms, 'base64'), fields, tokens, words, hanWords };
}

class LocaleBuilder {
  readonly id: number;
  readonly lexicon: Lexicon;
  readonly #name: string;
  #pages = 0;
  readonly #tokens = new PageCounts();
  readonly #words: PageCounts;
  /** Chinese words in titles, headings and the glossary. */
  readonly #hanWords: PageCounts;

  constructor(id: number, name: string, lexicon: Lexicon) {
    this.id = id;
    this.lexicon = lexicon;
    this.#name = name;
    this.#words = new PageCounts(lexicon.words, 0);
    this.#hanWords = new PageCounts(lexicon.unspacedTerms, 1);
  }

  add({ tokens, words, hanWords }: PageParts): void {
    this.#pages += 1;
    this.#tokens.add(tokens);
    this.#hanWords.add(hanWords);
    this.#words.add(words);
  }

  finish(bytesOf: (name: string) => Uint8Array | undefined): PreparedLocale {
    const hanWords = readsPinyin(this.#name) ? this.#hanWords.toMap() : new Map<string, number>();
    const [tokens, words] = [this.#tokens.toMap(), this.#words.toMap()];
    const meanings = bytesOf(this.#name);
    const counted = { tokens, words, hanWords, spelled: spellAll(hanWords) };
    return { id: this.id, name: this.#name, pages: this.#pages, ...counted, ...(meanings === undefined ? {} : { meanings }) };
  }
}

/** How many pages contain each word. A word is looked up once for each page: its count is in a list, and its place there in the map. */
class PageCounts {
  readonly #places = new Map<string, number>();
  readonly #counts: number[] = [];

  /** @param count that the first words begin with */
  constructor(first: Iterable<string> = [], count = 0) {
    for (const word of first) this.#places.set(word, this.#counts.push(count) - 1);
  }

  add(words: readonly string[]): void {
    for (const word of words) {
      const place = this.#places.get(word);
      if (place === undefined) this.#places.set(word, this.#counts.push(1) - 1);
      else this.#counts[place] = (this.#counts[place] ?? 0) + 1;
    }
  }

  toMap(): Map<string, number> {
    return new Map([...this.#places].map(([word, place]) => [word, this.#counts[place] ?? 0]));
  }
}
