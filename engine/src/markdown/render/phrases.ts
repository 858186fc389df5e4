import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { breakCosts, LIST, WORDS } from '../../model/break-costs.ts';

/** In characters: a clause of that length has room on a line of a phone. */
const CLAUSE = 20;

/**
 * A text that breaks between Chinese words alone, where the style sheet keeps words whole (`word-break: keep-all`): behind marks, and within a
 * clause only where no line of a phone has room for it.
 */
export function phrased(text: string): ElementContent[] {
  const clauses: string[][] = [];
  for (const { text: piece, cost } of breakCosts(text, 'zh')) {
    const clause = clauses.at(-1);
    if (clause === undefined || cost <= LIST) clauses.push([piece]);
    else if (cost <= WORDS && !/\s$/.test(clause.at(-1) ?? '')) clause.push(piece);
    else clause.push((clause.pop() ?? '') + piece);
  }
  const parts = clauses.reduce<string[]>((before, clause) => {
    const isLong = clause.join('').length > CLAUSE;
    const [first = '', ...rest] = isLong ? clause : [clause.join('')];
    return [...before.slice(0, -1), (before.at(-1) ?? '') + first, ...rest];
  }, []);
  return parts.flatMap((value, index): ElementContent[] => [...(index > 0 ? [h('wbr')] : []), { type: 'text', value }]);
}
