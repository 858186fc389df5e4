import type { PageQuery } from '../indexed-search.ts';
import { createScopeToken } from './schema.ts';

/** Translates a query to FTS5's language. Tokens are quoted, so that no reader's input is parsed as an operator. */
export function createMatchExpression({ units, version, section }: PageQuery): string {
  const phrases = new Set(units.flatMap((unit) => unit.phrases.map((phrase) => quotePhrase(phrase.tokens))));
  const scope = [
    ...(version === undefined ? [] : [createScopeToken('version', version)]),
    ...(section === undefined ? [] : [createScopeToken('section', section)]),
  ];
  return [`(${[...phrases].join(' OR ')})`, ...scope.map((token) => `scope : "${token}"`)].join(' AND ');
}

/** An FTS5 phrase: the tokens must be adjacent. */
export function quotePhrase(tokens: readonly string[]): string {
  return `"${tokens.join(' ').replaceAll('"', '')}"`;
}
