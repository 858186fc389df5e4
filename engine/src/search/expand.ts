import type { Lexicon, Wording } from './analysis/lexicon.ts';
import type { AnalysedQuery, QueryPhrase, QueryUnit } from './analysis/query.ts';
import { createDefinitionToken, createToken } from './analysis/tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Most completions of a word; more are slow and add little. */
const MOST_COMPLETIONS = 8;
const COMPLETION_WEIGHT = 0.7;
/** Weight of the place where an identifier is explained: above 1, better than a mention. */
const DEFINITION_WEIGHT = 1.3;
/** Weight of a part of a Chinese word that is unknown as a whole. */
const FRAGMENT_WEIGHT = 0.6;

/** Expands a query with the index's words: completions of its last word, and identifiers that exist exactly as typed. */
export function expandQuery(query: AnalysedQuery, vocabulary: Vocabulary, lexicon: Lexicon): AnalysedQuery {
  return {
    ...query,
    units: query.units.map((unit, index) => {
      const known = breakUnknown(keepExact(unit, vocabulary, lexicon), vocabulary);
      return completeUnit(known, query.units[index - 1], vocabulary, lexicon);
    }),
  };
}

/** An identifier that is in the pages only matches itself, not its parts or synonyms. */
function keepExact(unit: QueryUnit, vocabulary: Vocabulary, lexicon: Lexicon): QueryUnit {
  const { exact } = unit;
  if (exact === undefined || !exact.tokens.every((token) => vocabulary.holds(token))) return unit;
  const isTerm = exact.tokens.length === 1 && lexicon.synonyms.has(exact.tokens.join(' '));
  if (isTerm) return unit;
  const [token = ''] = exact.tokens;
  return { ...unit, phrases: [exact, { ...exact, tokens: [createDefinitionToken(token)], weight: DEFINITION_WEIGHT }] };
}

/** Chinese that was segmented wrongly, or that the pages do not know as a word, also matches by its known pairs of characters. */
function breakUnknown(unit: QueryUnit, vocabulary: Vocabulary): QueryUnit {
  const [typed, ...others] = unit.phrases;
  if (others.length > 0 || typed === undefined || !/^\p{Script=Han}{3,}$/u.test(unit.text)) return unit;
  if (typed.tokens.every((token) => vocabulary.holds(token))) return unit;
  const known = typed.tokens.filter((token) => vocabulary.holds(token));
  return { ...unit, phrases: [typed, ...known.map((token) => ({ tokens: [token], text: token, weight: FRAGMENT_WEIGHT }))] };
}

function completeUnit(unit: QueryUnit, before: QueryUnit | undefined, vocabulary: Vocabulary, lexicon: Lexicon): QueryUnit {
  if (unit.prefix === undefined) return unit;
  const known = new Set(unit.phrases.map((phrase) => phrase.tokens.join(' ')));
  const added: QueryPhrase[] = [];
  for (const wording of [...completeTerms(unit.prefix, before, lexicon), ...completeWords(unit.prefix, vocabulary)]) {
    for (const { tokens, text } of [wording, ...(lexicon.synonyms.get(wording.tokens.join(' ')) ?? [])]) {
      const key = tokens.join(' ');
      if (known.has(key)) continue;
      known.add(key);
      added.push({ tokens, text: text.toLowerCase(), weight: COMPLETION_WEIGHT });
    }
  }
  return { ...unit, phrases: [...unit.phrases, ...added] };
}

function completeWords(prefix: string, vocabulary: Vocabulary): Wording[] {
  return vocabulary
    .complete(prefix, MOST_COMPLETIONS)
    .map((word) => ({ tokens: [word.includes('_') ? word : createToken(word)], text: word }));
}

/** Glossary terms that continue what was typed: data lake for "data la". */
function completeTerms(prefix: string, before: QueryUnit | undefined, lexicon: Lexicon): Wording[] {
  const begun = before?.phrases[0]?.tokens ?? [];
  const terms = lexicon.longTerms.get(begun[0] ?? '') ?? [];
  return terms
    .filter((term) => begun.every((token, at) => term[at] === token) && term[begun.length]?.startsWith(prefix))
    .map((tokens) => ({ tokens, text: tokens.join(' ') }));
}
