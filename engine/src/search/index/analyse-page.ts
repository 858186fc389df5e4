import { hashOf } from '../../model/hash.ts';
import type { SearchSection } from '../../model/search.ts';
import { createCoreTokens } from '../analysis/core.ts';
import { findTerms, type Lexicon } from '../analysis/lexicon.ts';
import { type AnalysedText, analyseText } from '../analysis/tokens.ts';
import { REFERENCE, tokensOfName } from '../declarations.ts';
import type { Glossary } from '../glossary.ts';
import { type MeaningTable, readMeanings } from '../meaning/meaning-table.ts';
import { createVector } from '../meaning/text-vector.ts';
import type { PageSections } from './collect-pages.ts';
import { type RatedTokens, rateTokens, type WeighedText } from './impacts.ts';
import { encodePageTerms } from './page-terms.ts';
import { collectHanWords } from './pinyin.ts';
import type { PreparedPage } from './prepared.ts';

export interface MeaningFile {
  readonly locale: string;
  readonly bytes: Uint8Array;
  /** Of the bytes. */
  readonly hash: string;
}

/** Analyses of pages that earlier builds have made, as texts by what they are made from. */
export interface KeptAnalyses {
  get(source: string): string | undefined;
  set(source: string, text: string): void;
}

/** Analyses of pages, those of earlier builds among them. */
export interface Analyses {
  analyse(page: PageSections, lexicon: Lexicon): { readonly source: string; readonly parts: PageParts };
  /** What was made of an earlier state of a page; undefined if that is not known any more. */
  recall(locale: string, source: string): PageParts | undefined;
}

export function keepAnalyses(glossary: Glossary, meanings: readonly MeaningFile[], kept: KeptAnalyses | undefined): Analyses {
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

interface AnalysedPage {
  readonly title: AnalysedText;
  /** Keywords and the names of the categories. */
  readonly about: AnalysedText;
  readonly description: AnalysedText;
  readonly questions: readonly AnalysedText[];
  readonly sections: readonly AnalysedSection[];
}

interface AnalysedSection {
  readonly heading: AnalysedText;
  readonly content: AnalysedText;
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
    questions: listQuestions(first).map(analyse),
    sections: sections.map(({ heading, content, url, declares }) =>
      declares === undefined ? { heading: analyse(nameHeading(heading, url)), content: analyse(content) } : analyseNames(declares),
    ),
  };
}

/** Names that code declares have tokens of their own: those of their words would rank a reference above the guides. */
function analyseNames([whole = '', ...members]: readonly string[]): AnalysedSection {
  const analyse = (tokens: readonly string[]): AnalysedText => ({ ...analyseText(''), declared: [...new Set(tokens)] });
  return { heading: analyse([REFERENCE, ...tokensOfName(whole)]), content: analyse(members.flatMap(tokensOfName)) };
}

/** Authors' questions and keywords: readers type both, and a keyword is a short question. */
function listQuestions({ questions, keywords }: SearchSection): string[] {
  return [...questions, ...keywords];
}

/** A heading is also found by the words of its id, which are often English where the heading is not. */
function nameHeading(heading: string, url: string): string {
  const id = url.split('#')[1] ?? '';
  return /^[\w.-]+$/.test(id) ? `${heading}\n${id.replaceAll('-', ' ')}` : heading;
}

/** Short texts are found by single Chinese and Korean characters too. The text before the first heading belongs to the title. */
function encodeTerms({ first }: PageSections, page: AnalysedPage, lexicon: Lexicon, table: MeaningTable | undefined): Uint8Array {
  const line = ({ tokens, terms }: AnalysedText) => [...tokens, ...terms, ...tokens.flatMap(splitPair)];
  return encodePageTerms({
    title: line(page.title),
    about: line(page.about),
    description: line(page.description),
    questions: page.questions.map(line),
    sections: page.sections.map(({ heading, content }) => ({
      heading: heading.declared ?? line(heading.tokens.length === 0 ? page.title : heading),
      text: [...content.tokens, ...content.terms, ...content.definitions, ...(content.declared ?? [])],
    })),
    lengths: listQuestions(first).map((text) => createCoreTokens(text, lexicon).length),
    vectors: table === undefined ? [] : [first.title, ...listQuestions(first)].map((text) => createVector(text, table)),
  });
}

function splitPair(token: string): readonly string[] {
  return /^(?:\p{Script=Han}|\p{Script=Hangul}){2}$/u.test(token) ? [...token] : [];
}

/** The tokens of a page. Those of its description only rank it. */
function rateFields({ title, about, description, questions, sections }: AnalysedPage): RatedTokens {
  const weigh = (text: AnalysedText, weight: number): WeighedText => ({ text, weight });
  return rateTokens([
    weigh(title, 8),
    weigh(about, 1.5),
    ...sections.flatMap(({ heading, content }) => [weigh(heading, 3), weigh(content, 1)]),
    weigh(description, 0),
    ...questions.map((question) => weigh(question, 3)),
  ]);
}

/** The parts of an index that come from a page. */
export interface PageParts extends Pick<PreparedPage, 'terms' | 'tokens' | 'impacts'> {
  /** Different words for completing and correcting, and Chinese words of its title and headings. */
  readonly words: readonly string[];
  readonly hanWords: readonly string[];
}

function partsOf(page: PageSections, lexicon: Lexicon, table: MeaningTable | undefined): PageParts {
  const analysed = analysePage(page, lexicon);
  const { title, about, sections } = analysed;
  const shown = [title, about, ...sections.flatMap(({ heading, content }) => [heading, content])];
  const lines = [page.first.title, ...page.sections.map(({ heading }) => heading)];
  return {
    terms: encodeTerms(page, analysed, lexicon, table),
    ...rateFields(analysed),
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

function printParts({ terms, tokens, impacts, words, hanWords }: PageParts): string {
  return JSON.stringify([...[terms, impacts].map(toText), ...[tokens, words, hanWords].map((list) => list.join(' '))]);
}

function readParts(text: string): PageParts {
  const [terms, impacts, ...lists]: [string, string, string, string, string] = JSON.parse(text);
  const [tokens = [], words = [], hanWords = []] = lists.map((list) => list.split(' ').filter((word) => word !== ''));
  return { terms: Buffer.from(terms, 'base64'), impacts: Buffer.from(impacts, 'base64'), tokens, words, hanWords };
}

function toText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}
