import type { QueryUnit } from '../analysis/query.ts';

/** The units in FTS5's query language: pages with any of them. Tokens are quoted, so nothing in a query is ever read as an operator. */
export function createMatchExpression(units: readonly QueryUnit[]): string {
  const phrases = units.flatMap((unit) => unit.phrases.map((phrase) => quotePhrase(phrase.tokens)));
  return [...new Set(phrases)].join(' OR ');
}

function quotePhrase(tokens: readonly string[]): string {
  return `"${tokens.join(' ').replaceAll('"', '')}"`;
}
