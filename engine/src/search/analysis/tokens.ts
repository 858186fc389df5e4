import { stemmer } from 'stemmer';
import { shortStem } from './korean.ts';
import { recallPairs } from './pairs.ts';
import { isIdentifier, normalizeText, type Run, scanRuns, splitCamelCase, type WordRun } from './scan.ts';

/** Longest compound with a token of its own. Longer ones (an address, a key) are only found by their parts. */
const LONGEST_COMPOUND = 64;

/** A text in the form that is indexed. Tokens contain no spaces and no operators of query languages. */
export interface AnalysedText {
  /** Stems of words, and pairs of characters that no spaces separate, in the order of the text, so that phrases can be found. */
  readonly tokens: readonly string[];
  /** Further terms that find the text, in no order: whole identifiers, and the words inside them. */
  readonly terms: readonly string[];
  /** The words in lower case, and the tokens of compounds: for completing and correcting queries. */
  readonly words: readonly string[];
  /** Tokens for the identifiers and codes at the beginning of lines. */
  readonly definitions: readonly string[];
  /** Tokens of the names that it declares, where it is a list of them. */
  readonly declared?: readonly string[];
}

/** Words that share a stem with an unrelated word: news is not new, a filing is not a file, settings are not a set. */
const KEPT: ReadonlyMap<string, string> = new Map([
  ['news', 'news'],
  ['filing', 'filing'],
  ['filings', 'filing'],
  ['setting', 'setting'],
  ['settings', 'setting'],
]);

/** Endings that differ between British and American spelling: pages and queries contain both. */
const SPELLINGS: readonly (readonly [spelling: RegExp, other: string])[] = [
  [/(?<=^[a-z]{3,}[iy])z(?=(?:e[drs]?|ers|ing|ations?|able)$)/, 's'],
  [/(?<=^[a-z]{3,}o)u(?=r(?:s|ed|ing|al|able|ites?)?$)/, ''],
  [/(?<=^(?:cent|met|theat))re(?=s?$)/, 'er'],
  [/(?<=^(?:def|lic|off)en)c(?=es?$)/, 's'],
  [/(?<=^(?:catal|dial)og)ue(?=s?$)/, ''],
];

/** A cache of tokens: a site repeats the same few thousand words. */
const knownTokens = new Map<string, string>();
const MOST_TOKENS = 50_000;

/** The token of a single word in any case. */
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

/**
 * The token of a compound as a whole: `X-App-Session`, `x_app_session` and `X.App.Session` are the same, `_User` and `User` are not. Undefined
 * for a plain word.
 */
export function createCompoundToken({ text, parts }: WordRun): string | undefined {
  const isPrivate = text.startsWith('_');
  return parts.length > 1 || isPrivate ? `${isPrivate ? '_' : ''}${parts.join('_').toLowerCase()}` : undefined;
}

/** Two words that many write as one: Node.js, e-mail. */
const WRITTEN_TOGETHER = /^\p{L}\p{Ll}*[.-]\p{L}\p{Ll}*$/u;

/** The token for a line that begins with another token, as rows of reference tables do: that is where it is explained. */
export function createDefinitionToken(token: string): string {
  return `${token}:`;
}

/** The tokens of a run in order, as in `AnalysedText.tokens`. */
export function collectRunTokens(run: Run): string[] {
  return run.kind === 'unspaced' ? recallPairs(run.text) : run.parts.map(createToken);
}

/** What a word, with all that is attached to it, adds to an `AnalysedText`. */
interface AnalysedWord {
  readonly tokens: readonly string[];
  readonly terms: readonly string[];
  readonly words: readonly string[];
  /** The token of its definition; undefined for ordinary words. */
  readonly definition: string | undefined;
}

/** A cache, too: most words of a page are on others. */
const knownWords = new Map<string, AnalysedWord>();
const MOST_WORDS = 20_000;

function recallWord(run: WordRun): AnalysedWord {
  const known = knownWords.get(run.text);
  if (known !== undefined) return known;
  if (knownWords.size >= MOST_WORDS) return analyseWord(run);
  const text = copyText(run.text);
  const word = analyseWord({ ...run, text, parts: run.parts.map(copyText) });
  knownWords.set(text, word);
  return word;
}

/** A part of a text would keep the whole in memory. */
function copyText(part: string): string {
  return Buffer.from(part).toString();
}

function analyseWord(run: WordRun): AnalysedWord {
  const { text, parts } = run;
  const terms: string[] = [];
  const words: string[] = [];
  const compound = createCompoundToken(run);
  if (compound !== undefined && text.length <= LONGEST_COMPOUND) {
    terms.push(compound);
    words.push(compound);
  }
  if (WRITTEN_TOGETHER.test(text)) {
    const word = parts.join('').toLowerCase();
    terms.push(createToken(word));
    words.push(word);
  }
  for (const part of parts) {
    words.push(part.toLowerCase());
    const inner = splitCamelCase(part);
    if (inner.length > 1) terms.push(...inner.map(createToken));
  }
  const definition = isIdentifier(text) ? createDefinitionToken(compound ?? createToken(text)) : undefined;
  return { tokens: collectRunTokens(run), terms, words, definition };
}

/** Analyses a text, for the index and for queries. */
export function analyseText(text: string): AnalysedText {
  const tokens: string[] = [];
  const terms = new Set<string>();
  const analysed = new Set<AnalysedWord>();
  const definitions = new Set<string>();
  for (const line of text.split('\n')) {
    let isFirst = true;
    for (const run of scanRuns(normalizeText(line))) {
      const isAtStart = isFirst;
      isFirst = false;
      if (run.kind === 'unspaced') {
        for (const token of collectRunTokens(run)) tokens.push(token);
        const stem = shortStem(run.text);
        if (stem !== undefined) terms.add(stem);
        continue;
      }
      const word = recallWord(run);
      for (const token of word.tokens) tokens.push(token);
      if (isAtStart && word.definition !== undefined) definitions.add(word.definition);
      if (analysed.has(word)) continue;
      analysed.add(word);
      for (const term of word.terms) terms.add(term);
    }
  }
  const words = new Set<string>();
  for (const word of analysed) for (const one of word.words) words.add(one);
  return { tokens, terms: [...terms], words: [...words], definitions: [...definitions] };
}
