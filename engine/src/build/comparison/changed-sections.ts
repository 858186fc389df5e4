import GithubSlugger from 'github-slugger';
import type { TocEntry } from '../../model/page.ts';
import type { Difference } from './difference.ts';
import type { LeftOut } from './shorten-comparison.ts';
import { withoutCodeMarks } from './text-blocks.ts';

/** Deepest headings that the contents of a comparison list. */
const DEEPEST = 3;

/** The level that a heading of a compared page has: the title is the comparison's own. */
export function shownLevel(level: number): number {
  return Math.min(Math.max(level, 2), 6);
}

/** Where the sections of a comparison begin, and which of them differ. */
export interface Sections {
  /** Ids by heading, of all headings. */
  readonly ids: ReadonlyMap<Difference, string>;
  /** The sections with differences, and those that they are in. */
  readonly toc: readonly TocEntry[];
}

/** In the contents, what is new and what is gone; the others differ within. */
const SIGNS = { added: '+ ', removed: '− ', same: '', changed: '' } as const;

/**
 * Names the headings of a comparison, and finds those with a difference below them.
 * @param taken ids that the page has already
 */
export function changedSections(shown: readonly (Difference | LeftOut)[], taken: readonly string[]): Sections {
  const slugger = new GithubSlugger();
  for (const id of taken) slugger.slug(id);
  const ids = new Map<Difference, string>();
  const listed: (TocEntry & { differs: boolean })[] = [];
  let open: (typeof listed)[number][] = [];
  for (const one of shown) {
    if ('block' in one && one.block.kind === 'heading') {
      const text = withoutCodeMarks(one.block.text);
      const level = shownLevel(one.block.level);
      const id = slugger.slug(text) || slugger.slug('section');
      ids.set(one, id);
      if (level <= DEEPEST) {
        const entry = { id, text: SIGNS[one.type] + text, level, differs: false };
        listed.push(entry);
        open = [...open.filter((above) => above.level < level), entry];
      }
    }
    const type = one.type === 'left-out' ? one.of : one.type;
    if (type !== 'same') for (const entry of open) entry.differs = true;
  }
  const toc = listed.filter(({ differs }) => differs).map(({ id, text, level }) => ({ id, text, level }));
  return { ids, toc };
}
