import { stemmer } from 'stemmer';
import { isIdentifier, normalizeText, type Run, scanRuns, splitBigrams, splitCamelCase } from './scan.ts';

/** Longer than any identifier that somebody searches for; a longer compound (an address, a key) is only found by its parts. */
const LONGEST_COMPOUND = 64;

/** A text as the engines index it. Tokens hold no spaces and no characters that mean something to a query language. */
export interface AnalysedText {
  /** In the order of the text, so that phrases can be found: stems of words and pairs of Chinese characters. */
  readonly tokens: readonly string[];
  /** What else finds the text, in no order: whole identifiers, the words inside them. */
  readonly terms: readonly string[];
  /** The words as they stand, lower case, and the tokens of compounds: for completing and correcting what a reader types. */
  readonly words: readonly string[];
}

/** Words whose stem is that of another word which means something else: news is not new, a filing is no file, settings are not a set. */
const KEPT: ReadonlyMap<string, string> = new Map([
  ['news', 'news'],
  ['filing', 'filing'],
  ['filings', 'filing'],
  ['setting', 'setting'],
  ['settings', 'setting'],
]);

/** Endings of British and American spelling, as one of the two: both stand in the pages, and readers type either. */
const SPELLINGS: readonly (readonly [spelling: RegExp, other: string])[] = [
  [/(?<=^[a-z]{3,}[iy])z(?=(?:e[drs]?|ers|ing|ations?|able)$)/, 's'],
  [/(?<=^[a-z]{3,}o)u(?=r(?:s|ed|ing|al|able|ites?)?$)/, ''],
  [/(?<=^(?:cent|met|theat))re(?=s?$)/, 'er'],
  [/(?<=^(?:def|lic|off)en)c(?=es?$)/, 's'],
  [/(?<=^(?:catal|dial)og)ue(?=s?$)/, ''],
];

/** Tokens that were asked for: a site says the same few thousand words over and over. */
const knownTokens = new Map<string, string>();
const MOST_TOKENS = 50_000;

/** The token of one plain word, in any case. */
export function createToken(word: string): string {
  const known = knownTokens.get(word);
  if (known !== undefined) return known;
  const lower = word.toLowerCase();
  const token = KEPT.get(lower) ?? (/^[a-z]{3,}$/.test(lower) ? stemmer(spellAlike(lower)) : lower);
  if (knownTokens.size < MOST_TOKENS) knownTokens.set(word, token);
  return token;
}

function spellAlike(word: string): string {
  return SPELLINGS.reduce((spelled, [spelling, other]) => spelled.replace(spelling, other), word);
}

/** The token of a compound as a whole: `X-LC-Session`, `x_lc_session` and `X.LC.Session` are the same. */
export function createCompoundToken(parts: readonly string[]): string {
  return parts.join('_').toLowerCase();
}

/** The token that says of another one that a line begins with it, as the rows of reference tables do: there it is explained. */
export function createDefinitionToken(token: string): string {
  return `${token}:`;
}

/** The identifiers and codes that lines of a text begin with, as tokens of their own. */
export function collectDefinitions(text: string): Set<string> {
  const definitions = new Set<string>();
  for (const line of text.split('\n')) {
    const { value: run } = scanRuns(normalizeText(line)).next();
    if (run?.kind !== 'word' || !isIdentifier(run.text)) continue;
    const token = run.parts.length > 1 ? createCompoundToken(run.parts) : createToken(run.text);
    definitions.add(createDefinitionToken(token));
  }
  return definitions;
}

/** The tokens of a run in its order, as they stand in `AnalysedText.tokens`. */
export function collectRunTokens(run: Run): string[] {
  return run.kind === 'han' ? splitBigrams(run.text) : run.parts.map(createToken);
}

/** The analysis that index and query share. */
export function analyseText(text: string): AnalysedText {
  const tokens: string[] = [];
  const terms = new Set<string>();
  const words = new Set<string>();
  for (const run of scanRuns(normalizeText(text))) {
    for (const token of collectRunTokens(run)) tokens.push(token);
    if (run.kind === 'han') continue;
    if (run.parts.length > 1 && run.text.length <= LONGEST_COMPOUND) {
      const compound = createCompoundToken(run.parts);
      terms.add(compound);
      words.add(compound);
    }
    for (const part of run.parts) {
      words.add(part.toLowerCase());
      const inner = splitCamelCase(part);
      if (inner.length > 1) for (const word of inner) terms.add(createToken(word));
    }
  }
  return { tokens, terms: [...terms], words: [...words] };
}
