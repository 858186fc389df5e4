import type { QueryUnit } from '../analysis/query.ts';

/** Which pages to look at: those that hold all units, or all but one, or any. */
export type Strictness = 'all' | 'most' | 'any';

/** The units in FTS5's query language. Tokens are quoted, so nothing in a query is ever read as an operator. */
export function createMatchExpression(units: readonly QueryUnit[], strictness: Strictness): string {
  const required = units.filter((unit) => !unit.optional);
  const parts = (required.length > 0 ? required : units).map(createUnitExpression);
  if (strictness === 'any' || parts.length === 1) return parts.join(' OR ');
  if (strictness === 'all') return parts.join(' AND ');
  return parts.map((_, left) => `(${parts.filter((_part, index) => index !== left).join(' AND ')})`).join(' OR ');
}

function createUnitExpression(unit: QueryUnit): string {
  return `(${unit.phrases.map((phrase) => quotePhrase(phrase.tokens)).join(' OR ')})`;
}

function quotePhrase(tokens: readonly string[]): string {
  return `"${tokens.join(' ').replaceAll('"', '')}"`;
}
