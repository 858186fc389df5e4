import { splitBigrams, UNSPACED } from '../model/unspaced.ts';
import { type Lexicon, type Wording, wantedTokens } from './analysis/lexicon.ts';
import { type AnalysedQuery, analyseQuery, type QueryPhrase, type QueryUnit } from './analysis/query.ts';
import { normalizeText, splitCamelCase } from './analysis/scan.ts';
import { createDefinitionToken, createToken } from './analysis/tokens.ts';
import { correctQuery } from './spelling.ts';
import { countAllowedEdits, type Vocabulary } from './vocabulary.ts';

/** Most completions of a word; more are slow and add little. */
const MOST_COMPLETIONS = 8;
const COMPLETION_WEIGHT = 0.7;
/** Weight of the place where an identifier is explained: above 1, better than a mention. */
const DEFINITION_WEIGHT = 1.3;
/** Weight of a part of a word or an identifier that is unknown as a whole, and of the identifier that is most like it. */
const FRAGMENT_WEIGHT = 0.6;

const UNSPACED_CHARACTER = new RegExp(`^[${UNSPACED}]$`, 'u');
const UNSPACED_WORD = new RegExp(`^[${UNSPACED}]{3,}$`, 'u');

/** A query in the words of the index. */
export interface ReadQuery extends AnalysedQuery {
  /** Identifiers in the pages are whole here. */
  readonly core: readonly string[];
  /** For each token of the phrases and of the core, how many pages contain it. Phrases with other tokens have been left out. */
  readonly counts: ReadonlyMap<string, number>;
  /** The query without its misspellings, if it has any. */
  readonly corrected?: string;
}

/**
 * Analyses a query, corrected and expanded by the words of the index: completions of its last word, identifiers that exist exactly as
 * typed, and known parts of what is unknown.
 * @param isVerbatim whether misspellings are left as they are
 * @param isLoose whether the parts of an unknown word need not be adjacent
 */
export async function readQuery(
  text: string,
  vocabulary: Vocabulary,
  lexicon: Lexicon,
  { isVerbatim, isLoose = false }: { readonly isVerbatim: boolean; readonly isLoose?: boolean },
): Promise<ReadQuery> {
  const read = isVerbatim ? text : await correctQuery(text, vocabulary, lexicon);
  const query = analyseQuery(read, lexicon);
  const units = await Promise.all(
    query.units.map(async (unit, index) => {
      const [completed, similar] = await Promise.all([
        completeUnit(unit, query.units[index - 1], vocabulary, lexicon),
        findSimilar(unit, vocabulary, isVerbatim),
      ]);
      return { ...completed, phrases: [...completed.phrases, ...similar] };
    }),
  );
  const fragments = units.map(collectFragments);
  const all = [...units.flatMap(({ phrases, exact }) => [...phrases, ...explain(exact)]), ...fragments.flat()];
  const counts = await vocabulary.countTokens(
    new Set([...all.flatMap(({ tokens }) => [...tokens, ...wantedTokens(tokens, lexicon)]), ...query.core]),
  );
  const holds = ({ tokens }: QueryPhrase) => wantedTokens(tokens, lexicon).every((token) => counts.has(token));
  const identifiers = units.map((unit) => keepExact(unit, holds, lexicon));
  // Where no word of the query is known, one in a script without spaces is only found by its pairs if the pages have most of them.
  const areWordsKnown = units.some(({ phrases }, index) => phrases.some(holds) || (identifiers[index] ?? []).length > 0);
  const knownFragments = (index: number): QueryPhrase[] => {
    const parts = fragments[index] ?? [];
    const known = parts.filter(holds);
    const isMost = areWordsKnown || !UNSPACED_WORD.test(units[index]?.text ?? '') || 2 * known.length > parts.length;
    return isMost ? known : [];
  };
  const areAllExact = identifiers.every((phrases) => phrases.length > 0);
  return {
    core: areAllExact ? identifiers.flatMap(([exact]) => exact?.tokens ?? []) : query.core,
    units: units.map((unit, index) => {
      const exact = identifiers[index] ?? [];
      if (exact.length > 0) return { ...unit, phrases: exact };
      const standing = unit.phrases.filter(holds);
      const known = standing.length > 0 && !isLoose && !isScattered(unit, standing) ? standing : [...standing, ...knownFragments(index)];
      return {
        ...unit,
        phrases:
          known.length > 0
            ? known
            : [...unit.phrases.slice(0, 1), ...unit.alike.map(({ tokens, text }) => ({ tokens, text, weight: FRAGMENT_WEIGHT }))],
      };
    }),
    counts,
    ...(isSame(read, text) ? {} : { corrected: read }),
  };
}

/** Whether two texts are read alike: width, case and spaces around them say nothing. */
function isSame(one: string, other: string): boolean {
  const [folded, otherFolded] = [one, other].map((text) => normalizeText(text).trim().toLowerCase());
  return folded === otherFolded;
}

/** An identifier in the pages only matches itself, best where it is explained, and not its parts or synonyms. */
function keepExact({ exact }: QueryUnit, holds: (phrase: QueryPhrase) => boolean, lexicon: Lexicon): QueryPhrase[] {
  if (exact === undefined || !holds(exact)) return [];
  const isTerm = exact.tokens.length === 1 && lexicon.synonyms.has(exact.tokens.join(' '));
  return isTerm ? [] : explain(exact).filter(holds);
}

/** An identifier, and the place where it is explained. */
function explain(exact: QueryPhrase | undefined): QueryPhrase[] {
  if (exact === undefined) return [];
  const [token = ''] = exact.tokens;
  return [exact, { ...exact, tokens: [createDefinitionToken(token)], weight: DEFINITION_WEIGHT }];
}

/** The known identifier that is most like an unknown one. */
async function findSimilar({ exact }: QueryUnit, vocabulary: Vocabulary, isVerbatim: boolean): Promise<QueryPhrase[]> {
  const [token = ''] = exact?.tokens ?? [];
  if (isVerbatim || !token.includes('_') || (await vocabulary.findWords(new Set([token]))).has(token)) return [];
  const nearest = await vocabulary.findNearest(token, countAllowedEdits(token));
  return nearest === undefined ? [] : [{ tokens: [nearest], text: nearest, weight: FRAGMENT_WEIGHT }];
}

/** Whether all that is known of an identifier are its words, which need not be near each other on a page that has all of them. */
function isScattered({ exact }: QueryUnit, standing: readonly QueryPhrase[]): boolean {
  return exact !== undefined && standing.every(({ tokens, weight }) => tokens.length > 1 && weight < 1);
}

/** The pairs of characters of a word in a script without spaces, or the words of an identifier or of a term. */
function collectFragments({ text, phrases: [typed], exact }: QueryUnit): QueryPhrase[] {
  if (typed === undefined) return [];
  if (UNSPACED_WORD.test(text)) return typed.tokens.map((token) => ({ tokens: [token], text: token, weight: FRAGMENT_WEIGHT }));
  const words = (exact?.written ?? text).split(/[^\p{L}\p{N}]+/u).flatMap((part) => [part, ...splitCamelCase(part)]);
  return [...new Set(words)]
    .filter((word) => word.length > 2)
    .map((word) => ({ tokens: [createToken(word)], text: word.toLowerCase(), weight: FRAGMENT_WEIGHT }));
}

async function completeUnit(unit: QueryUnit, before: QueryUnit | undefined, vocabulary: Vocabulary, lexicon: Lexicon): Promise<QueryUnit> {
  const terms = listTermsWith(unit, lexicon);
  if (unit.prefix === undefined && terms.length === 0) return unit;
  const known = new Set(unit.phrases.map((phrase) => phrase.tokens.join(' ')));
  const added: QueryPhrase[] = [];
  const words = unit.prefix === undefined ? [] : await vocabulary.complete(unit.prefix, MOST_COMPLETIONS);
  const completions = [...completeTerms(unit.prefix, before, lexicon), ...words.map(nameWord)];
  const alike = completions.flatMap((wording) => [wording, ...(lexicon.synonyms.get(wording.tokens.join(' ')) ?? [])]);
  for (const { tokens, text } of [...terms, ...alike]) {
    const key = tokens.join(' ');
    if (known.has(key)) continue;
    known.add(key);
    added.push({ tokens, text: text.toLowerCase(), weight: COMPLETION_WEIGHT });
  }
  return { ...unit, phrases: [...unit.phrases, ...added] };
}

function nameWord(word: string): Wording {
  return { tokens: [word.includes('_') ? word : createToken(word)], text: word };
}

/** Glossary terms with a single character that stands for a whole query, which pages write in pairs: 排行榜 for 榜. */
function listTermsWith({ text, optional }: QueryUnit, lexicon: Lexicon): Wording[] {
  if (optional || !UNSPACED_CHARACTER.test(text) || lexicon.stopWords.has(text)) return [];
  const terms = [...lexicon.unspacedTerms].filter((term) => term.includes(text));
  return terms.map((term) => ({ tokens: splitBigrams(term), text: term }));
}

/** Glossary terms that continue what was typed: data lake for "data la". */
function completeTerms(prefix: string | undefined, before: QueryUnit | undefined, lexicon: Lexicon): Wording[] {
  if (prefix === undefined) return [];
  const begun = before?.phrases[0]?.tokens ?? [];
  const terms = lexicon.longTerms.get(begun[0] ?? '') ?? [];
  return terms
    .filter((term) => begun.every((token, at) => term[at] === token) && term[begun.length]?.startsWith(prefix))
    .map((tokens) => ({ tokens, text: tokens.join(' ') }));
}
