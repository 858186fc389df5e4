import type { PageQuery } from '../search.ts';
import { createScopeToken } from './schema.ts';

/** Translates a query to FTS5's language. Tokens are quoted, so that no reader's input is parsed as an operator. */
export function createMatchExpression({ units, version, section }: PageQuery): string {
  const phrases = new Set(units.flatMap((unit) => unit.phrases.map((phrase) => quotePhrase(phrase.tokens))));
  const inSection = section === undefined ? '' : ` AND scope : "${createScopeToken('section', section)}"`;
  const inVersion = ` ${version.isWanted ? 'AND' : 'NOT'} scope : "${createScopeToken('version', version.name)}"`;
  return `((${[...phrases].join(' OR ')})${inSection})${inVersion}`;
}

/** An FTS5 phrase: the tokens must be adjacent. */
function quotePhrase(tokens: readonly string[]): string {
  return `"${tokens.join(' ').replaceAll('"', '')}"`;
}
