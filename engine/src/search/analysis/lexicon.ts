import { createSegmenter } from '../../model/language.ts';
import { UNSPACED } from '../../model/unspaced.ts';
import type { Glossary } from '../glossary.ts';
import { normalizeText, scanRuns } from './scan.ts';
import { analyseText, collectRunTokens } from './tokens.ts';

/** One way to write a term: its text and its tokens. */
export interface Wording {
  readonly text: string;
  readonly tokens: readonly string[];
}

/** A glossary prepared for analysis: its words, and which of them are synonyms. */
export interface Lexicon {
  /** Divides what has no spaces into words, as readers of the locale do. */
  readonly segmenter: Intl.Segmenter;
  /** Product terms in characters that no spaces separate. */
  readonly unspacedTerms: ReadonlySet<string>;
  /** The same by their first characters, and by their second ones. */
  readonly unspacedTermsByStart: readonly [ReadonlyMap<string, readonly string[]>, ReadonlyMap<string, readonly string[]>];
  /** Of these and the stop words, in UTF-16 code units. */
  readonly longestUnspacedWord: number;
  readonly longestTerm: number;
  /** Synonyms of a wording, by its tokens joined with spaces. */
  readonly synonyms: ReadonlyMap<string, readonly Wording[]>;
  /** Terms of several tokens, by their first one. */
  readonly longTerms: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Wordings of like meaning, by tokens joined with spaces. */
  readonly alike: ReadonlyMap<string, readonly Wording[]>;
  readonly stopWords: ReadonlySet<string>;
  /** All other words of the terms, in lower case. */
  readonly words: ReadonlySet<string>;
}

const NONE: readonly never[] = [];

/** Finds terms of several words in a text, each as one token. */
export function* findTerms(tokens: readonly string[], lexicon: Lexicon): Generator<string> {
  for (let at = 0; at < tokens.length; at += 1) {
    for (const term of lexicon.longTerms.get(tokens[at] ?? '') ?? NONE) {
      if (term.every((word, index) => tokens[at + index] === word)) yield createTermToken(term);
    }
  }
}

/** The single token of a term. */
function createTermToken(tokens: readonly string[]): string {
  return tokens.join('+');
}

/** What a text must contain to match a phrase: the single token of a glossary term; of other phrases all tokens, in any order. */
export function wantedTokens(tokens: readonly string[], lexicon: Lexicon): readonly string[] {
  return tokens.length > 1 && lexicon.synonyms.has(tokens.join(' ')) ? [createTermToken(tokens)] : tokens;
}

/** The tokens of a short text in one list: the key of `Lexicon.synonyms` when joined with spaces. */
function createWording(text: string): Wording {
  const tokens = [...scanRuns(normalizeText(text))].flatMap(collectRunTokens);
  return { text, tokens };
}

/** For each wording, the others of its groups. */
function groupWordings(groups: readonly (readonly string[])[]): Map<string, Wording[]> {
  const others = new Map<string, Wording[]>();
  for (const group of groups) {
    const wordings = group.map(createWording);
    for (const { tokens } of wordings) {
      const key = tokens.join(' ');
      const known = others.get(key) ?? [];
      others.set(key, [
        ...known,
        ...wordings.filter((one) => one.tokens.join(' ') !== key && !known.some(({ text }) => text === one.text)),
      ]);
    }
  }
  return others;
}

const TERM = new RegExp(`^[${UNSPACED}]{2,}$`, 'u');

/**
 * Prepares a glossary for the analysis of texts and queries of a locale.
 * @param locale BCP 47 tag
 */
export function createLexicon(glossary: Glossary, locale: string): Lexicon {
  const unspacedTerms = new Set<string>();
  const synonyms = groupWordings(glossary.terms.map((term) => Object.values(term).flat()));
  const words = new Set<string>();
  for (const term of glossary.terms) {
    for (const text of Object.values(term).flat()) {
      for (const word of analyseText(text).words) words.add(word);
      if (TERM.test(text)) unspacedTerms.add(text);
    }
  }
  const stopWords = new Set(glossary.stopWords.map((word) => word.toLowerCase()));
  const unspaced = [...unspacedTerms, ...[...stopWords].filter((word) => TERM.test(word))];
  const groupByCharacter = (at: number) => Map.groupBy(unspacedTerms, (term) => term.charAt(at));
  return {
    segmenter: createSegmenter(locale),
    unspacedTerms,
    unspacedTermsByStart: [groupByCharacter(0), groupByCharacter(1)],
    longestUnspacedWord: Math.max(0, ...unspaced.map((word) => word.length)),
    longestTerm: Math.max(1, ...[...synonyms.keys()].map((key) => key.split(' ').length)),
    synonyms,
    alike: groupWordings(glossary.alike),
    longTerms: Map.groupBy(
      [...synonyms.keys()].map((key) => key.split(' ')).filter((tokens) => tokens.length > 1),
      ([first = '']) => first,
    ),
    stopWords,
    words,
  };
}
