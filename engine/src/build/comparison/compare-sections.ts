import { createSegmenter } from '../../model/language.ts';
import { compareBlocks, pairAlike } from './compare-texts.ts';
import type { WordsOf } from './compare-words.ts';
import type { Difference } from './difference.ts';
import { type TextBlock, withoutCodeMarks } from './text-blocks.ts';

/** A heading with what is below it; the text as a whole has none. */
interface Section {
  readonly heading?: TextBlock;
  readonly blocks: TextBlock[];
  readonly sections: Section[];
}

/**
 * Compares two texts section by section, in the order of the newer one. A section that one of them alone has is new or gone as a whole: its text
 * says nothing about that of another.
 * @param language of the texts, to find words
 */
export function compareTexts(older: readonly TextBlock[], newer: readonly TextBlock[], language: string): Difference[] {
  const segmenter = createSegmenter(language);
  const wordsOf: WordsOf = (text) => Array.from(segmenter.segment(text), ({ segment }) => segment);
  const [old, fresh] = [divide(older), divide(newer)];
  const twins = matchSections(old, fresh, wordsOf);
  const matched = new Set(twins.values());
  const compare = (before: Section | undefined, after: Section | undefined): Difference[] => {
    const found = [
      ...compareHeadings(before?.heading, after?.heading, wordsOf),
      ...compareBlocks(before?.blocks ?? [], after?.blocks ?? [], wordsOf),
    ];
    // What is gone stands after the section that it stood after.
    const gone = new Map<Section | undefined, Section[]>();
    let above: Section | undefined;
    for (const one of before?.sections ?? []) {
      if (!matched.has(one)) gone.set(above, [...(gone.get(above) ?? []), one]);
      else above = after?.sections.find((section) => twins.get(section) === one) ?? above;
    }
    const goneAfter = (section?: Section): Difference[] => (gone.get(section) ?? []).flatMap((one) => compare(one, undefined));
    return [...found, ...goneAfter(), ...(after?.sections ?? []).flatMap((one) => [...compare(twins.get(one), one), ...goneAfter(one)])];
  };
  return compare(old, fresh);
}

function divide(blocks: readonly TextBlock[]): Section {
  const root: Section = { blocks: [], sections: [] };
  let open = [root];
  for (const block of blocks) {
    if (block.kind !== 'heading') open.at(-1)?.blocks.push(block);
    else {
      const section: Section = { heading: block, blocks: [], sections: [] };
      open = open.filter(({ heading }) => heading === undefined || heading.level < block.level);
      open.at(-1)?.sections.push(section);
      open.push(section);
    }
  }
  return root;
}

const nameOf = ({ heading }: Section): string => withoutCodeMarks(heading?.text ?? '');

const allIn = (section: Section): Section[] => section.sections.flatMap((one) => [one, ...allIn(one)]);

/** Finds for sections of the newer text those of the older one: of the same heading in the same place, of a reworded one, or of the same elsewhere. */
function matchSections(old: Section, fresh: Section, wordsOf: WordsOf): Map<Section, Section> {
  const twins = new Map<Section, Section>();
  const taken = new Set<Section>();
  const oldNames = new Set(allIn(old).map(nameOf));
  const newNames = new Set(allIn(fresh).map(nameOf));
  const join = (before: Section, after: Section): void => {
    twins.set(after, before);
    taken.add(before);
    for (const one of after.sections) {
      const same = before.sections.find((section) => !taken.has(section) && nameOf(section) === nameOf(one));
      if (same && !twins.has(one)) join(same, one);
    }
    const gone = before.sections.filter((section) => !taken.has(section) && !newNames.has(nameOf(section)));
    const added = after.sections.filter((section) => !twins.has(section) && !oldNames.has(nameOf(section)));
    const headings = (sections: readonly Section[]): TextBlock[] => sections.flatMap(({ heading }) => heading ?? []);
    for (const pair of pairAlike(headings(gone), headings(added), wordsOf)) {
      if (pair.type !== 'changed') continue;
      const [one, other] = [gone.find(({ heading }) => heading === pair.old), added.find(({ heading }) => heading === pair.block)];
      if (one && other) join(one, other);
    }
  };
  join(old, fresh);
  for (const one of allIn(fresh)) {
    const isSame = (section: Section): boolean => nameOf(section) === nameOf(one) && section.heading?.level === one.heading?.level;
    const moved = twins.has(one) ? undefined : allIn(old).find((section) => !taken.has(section) && isSame(section));
    if (moved) join(moved, one);
  }
  return twins;
}

function compareHeadings(old: TextBlock | undefined, fresh: TextBlock | undefined, wordsOf: WordsOf): Difference[] {
  return compareBlocks(old ? [old] : [], fresh ? [fresh] : [], wordsOf);
}
