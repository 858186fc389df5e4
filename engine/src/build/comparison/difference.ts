import type { TextBlock } from './text-blocks.ts';
import type { TextPart } from './text-parts.ts';

/** A block of one text with its counterpart in the other, if it has one. What has moved is gone in one place and new in another. */
export type Difference =
  | { readonly type: 'same'; readonly block: TextBlock; readonly old?: TextBlock }
  | { readonly type: 'added' | 'removed'; readonly block: TextBlock; readonly isMoved?: true }
  | { readonly type: 'changed'; readonly block: TextBlock; readonly old: TextBlock; readonly parts: readonly TextPart[] };

/** How many blocks were added, removed and changed. */
export function countDifferences(differences: readonly Difference[]): readonly [added: number, removed: number, changed: number] {
  const count = (type: Difference['type']): number => differences.filter((difference) => difference.type === type).length;
  return [count('added'), count('removed'), count('changed')];
}
