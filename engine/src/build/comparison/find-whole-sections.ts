import type { Shown } from './shorten-comparison.ts';

/** Whether it is a heading, and of which level; nothing else is as deep. */
export const levelOf = (one: Shown): number =>
  'block' in one && one.block.kind === 'heading' ? one.block.level : Number.POSITIVE_INFINITY;

/** Which text has it. */
export const typeOf = (one: Shown): 'same' | 'added' | 'removed' | 'changed' => (one.type === 'left-out' ? one.of : one.type);

/** Sections that are new or gone: for each heading that begins one, what it consists of. */
export type WholeSections = ReadonlyMap<Shown, readonly Shown[]>;

/** The outermost sections that are new or gone as a whole, with all that is in them. */
export function findWholeSections(shown: readonly Shown[]): WholeSections {
  const found = new Map<Shown, readonly Shown[]>();
  for (let at = 0; at < shown.length; at++) {
    const heading = shown[at];
    if (!heading || levelOf(heading) === Number.POSITIVE_INFINITY || !['added', 'removed'].includes(heading.type)) continue;
    const next = shown.findIndex((one, index) => index > at && levelOf(one) <= levelOf(heading));
    const section = shown.slice(at, next === -1 ? undefined : next);
    if (!section.every((one) => typeOf(one) === heading.type)) continue;
    found.set(heading, section);
    at += section.length - 1;
  }
  return found;
}
