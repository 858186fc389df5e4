import type { PageQuery } from '../indexed-search.ts';
import { createScopeToken } from './schema.ts';

/** The query in FTS5's language. Tokens are quoted, so nothing that somebody types is ever read as an operator. */
export function createMatchExpression({ units, version, section }: PageQuery): string {
  const phrases = new Set(units.flatMap((unit) => unit.phrases.map((phrase) => quotePhrase(phrase.tokens))));
  const scope = [
    ...(version === undefined ? [] : [createScopeToken('version', version)]),
    ...(section === undefined ? [] : [createScopeToken('section', section)]),
  ];
  return [`(${[...phrases].join(' OR ')})`, ...scope.map((token) => `scope : "${token}"`)].join(' AND ');
}

/** Tokens one after the other. */
export function quotePhrase(tokens: readonly string[]): string {
  return `"${tokens.join(' ').replaceAll('"', '')}"`;
}
