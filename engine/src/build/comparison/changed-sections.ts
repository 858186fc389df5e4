import GithubSlugger from 'github-slugger';
import type { Difference } from './difference.ts';
import { levelOf, typeOf, type WholeSections } from './find-whole-sections.ts';
import type { Shown } from './shorten-comparison.ts';
import { withoutMarks } from './text-blocks.ts';

/** Deepest headings whose sections are told of by themselves; what differs below deeper ones differs in those that they are in. */
const DEEPEST = 3;

/** The level that a heading of a compared page has: the title is the comparison's own. */
export function shownLevel(level: number): number {
  return Math.min(Math.max(level, 2), 6);
}

/** A section that differs; what is above all headings has neither name nor id. */
export interface ChangedSection {
  readonly type: 'added' | 'removed' | 'changed';
  readonly text?: string;
  readonly id?: string;
}

/** Where the sections of a comparison begin, and which of them differ. */
export interface Sections {
  /** Ids by heading, of all headings. */
  readonly ids: ReadonlyMap<Difference, string>;
  /** The outermost sections that are new or gone as a whole, and those with differences of their own, in the order of the text. */
  readonly changed: readonly ChangedSection[];
}

/**
 * Names the headings of a comparison, and finds the sections that differ.
 * @param taken ids that the page has already
 */
export function changedSections(shown: readonly Shown[], wholes: WholeSections, taken: readonly string[]): Sections {
  const slugger = new GithubSlugger();
  for (const id of taken) slugger.slug(id);
  const inWholes = new Set([...wholes.values()].flat());
  const ids = new Map<Difference, string>();
  const changed = new Set<ChangedSection>();
  let section: ChangedSection = { type: 'changed' };
  for (const one of shown) {
    if ('block' in one && one.block.kind === 'heading') {
      const text = withoutMarks(one.block.text);
      const id = slugger.slug(text) || slugger.slug('section');
      ids.set(one, id);
      if (wholes.has(one)) changed.add({ type: one.type === 'removed' ? 'removed' : 'added', text, id });
      else if (shownLevel(levelOf(one)) <= DEEPEST && !inWholes.has(one)) section = { type: 'changed', text, id };
    }
    if (typeOf(one) !== 'same' && !inWholes.has(one)) changed.add(section);
  }
  return { ids, changed: [...changed] };
}
