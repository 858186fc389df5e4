import type { Lexicon } from './analysis/lexicon.ts';
import type { AnalysedQuery, QueryPhrase, QueryUnit } from './analysis/query.ts';
import { createToken } from './analysis/tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Words that a beginning may become; more make it slow and say less. */
const MOST_COMPLETIONS = 8;
const MOST_CORRECTIONS = 3;
const COMPLETION_WEIGHT = 0.7;
const CORRECTION_WEIGHT = 0.5;

/** Adds what the index's own words tell of a query: how its last word may go on, and what a word that is nowhere was meant to be. */
export function expandQuery(query: AnalysedQuery, vocabulary: Vocabulary, lexicon: Lexicon): AnalysedQuery {
  return { ...query, units: query.units.map((unit) => expandUnit(unit, vocabulary, lexicon)) };
}

function expandUnit(unit: QueryUnit, vocabulary: Vocabulary, lexicon: Lexicon): QueryUnit {
  if (!/^[^\p{Script=Han}\s]+$/u.test(unit.text)) return unit;
  const completions = unit.prefix === undefined ? [] : vocabulary.complete(unit.prefix, MOST_COMPLETIONS);
  if (completions.length > 0) return addWords(unit, completions, COMPLETION_WEIGHT, lexicon);
  if (vocabulary.has(unit.text) || unit.phrases.length > 1) return unit;
  return addWords(unit, vocabulary.correct(unit.text, MOST_CORRECTIONS), CORRECTION_WEIGHT, lexicon);
}

function addWords(unit: QueryUnit, words: readonly string[], weight: number, lexicon: Lexicon): QueryUnit {
  const known = new Set(unit.phrases.map((phrase) => phrase.tokens.join(' ')));
  const added: QueryPhrase[] = [];
  for (const word of words) {
    const token = createToken(word);
    const synonyms = lexicon.synonyms.get(token) ?? [];
    for (const { tokens, text } of [{ tokens: [token], text: word }, ...synonyms]) {
      const key = tokens.join(' ');
      if (known.has(key)) continue;
      known.add(key);
      added.push({ tokens, text: text.toLowerCase(), weight });
    }
  }
  return { ...unit, phrases: [...unit.phrases, ...added] };
}
