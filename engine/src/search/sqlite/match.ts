import type { QueryPhrase } from '../analysis/query.ts';
import type { PageQuery } from '../search.ts';
import { createFilterToken } from './schema.ts';

/**
 * Pages that a phrase may match in any field. One that more pages contain is only looked for in short fields: scoring each of its places in
 * long texts takes milliseconds, and says little.
 */
const MANY = 1000;
const SHORT_FIELDS = '{title headings questions}';
/** The same for headings, which a large site has many of. */
const VERY_MANY = 4000;
const SHORTEST_FIELDS = '{title questions}';

/**
 * Translates a query to FTS5's language. Tokens are quoted, so that no reader's input is parsed as an operator.
 * @param isThorough whether common phrases are looked for in all fields
 */
export function createMatchExpression({ units, counts, section }: PageQuery, isThorough: boolean): string {
  const phrases = new Set(units.flatMap((unit) => unit.phrases.map((phrase) => matchPhrase(phrase, isThorough ? NO_COUNTS : counts))));
  const inSection = section === undefined ? '' : ` AND scope : "${createFilterToken(section)}"`;
  return `(${[...phrases].join(' OR ')})${inSection}`;
}

const NO_COUNTS: PageQuery['counts'] = new Map();

/** An FTS5 phrase: the tokens must be adjacent. */
function matchPhrase({ tokens }: QueryPhrase, counts: PageQuery['counts']): string {
  const pages = Math.min(...tokens.map((token) => counts.get(token) ?? 0));
  const phrase = `"${tokens.join(' ').replaceAll('"', '')}"`;
  if (pages > VERY_MANY) return `${SHORTEST_FIELDS} : ${phrase}`;
  return pages > MANY ? `${SHORT_FIELDS} : ${phrase}` : phrase;
}
