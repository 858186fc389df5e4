import { MOST_PAIRS, pairAlike } from './compare-texts.ts';
import type { WordsOf } from './compare-words.ts';
import { type TextBlock, withoutMarks } from './text-blocks.ts';
import { commonShare, countWords } from './word-counts.ts';

/** Least share of words that sections of other headings have in common to be one that was renamed: less is what many sections share. */
const LEAST_RENAMED = 0.5;
/** The same with what their headings have in common: where these are alike, less of the text is enough. */
const LEAST_BOTH = 1.1;
/** Fewest words of such a section: a sentence is said in many places. */
const FEWEST_WORDS = 12;

/** A heading with what is below it; the text as a whole has none. */
export interface Section {
  readonly heading?: TextBlock;
  readonly blocks: TextBlock[];
  readonly sections: Section[];
}

/** Divides a text by its headings. */
export function divide(blocks: readonly TextBlock[]): Section {
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

const nameOf = ({ heading }: Section): string => withoutMarks(heading?.text ?? '');

const headingOf = (section: Section): string => `${section.heading?.level} ${nameOf(section)}`;

const allIn = (section: Section): Section[] => section.sections.flatMap((one) => [one, ...allIn(one)]);

/**
 * Finds for sections of the newer text those of the older one: of the same heading in the same place, or elsewhere; of mostly the same text; else,
 * of a reworded heading in the same place.
 */
export function matchSections(old: Section, fresh: Section, wordsOf: WordsOf): Map<Section, Section> {
  const twins = new Map<Section, Section>();
  const taken = new Set<Section>();
  const isLeft = { old: (one: Section) => !taken.has(one), new: (one: Section) => !twins.has(one) };
  const join = (before: Section, after: Section): void => {
    // The sections in one that was joined are joined with it.
    if (!isLeft.old(before) || !isLeft.new(after)) return;
    twins.set(after, before);
    taken.add(before);
    for (const one of after.sections) {
      const same = before.sections.find((section) => isLeft.old(section) && nameOf(section) === nameOf(one));
      if (same) join(same, one);
    }
  };
  join(old, fresh);
  const [allOld, allFresh] = [allIn(old), allIn(fresh)];
  const byHeading = Map.groupBy(allOld, headingOf);
  for (const one of allFresh) {
    const moved = byHeading.get(headingOf(one))?.find(isLeft.old);
    if (moved) join(moved, one);
  }
  for (const pair of renamedSections(allOld.filter(isLeft.old), allFresh.filter(isLeft.new), wordsOf)) join(...pair);
  // Those that are found here are looked into, too.
  for (const [after, before] of twins) {
    for (const pair of rewordedSections(before.sections.filter(isLeft.old), after.sections.filter(isLeft.new), wordsOf)) join(...pair);
  }
  return twins;
}

/** Pairs of sections whose headings are alike, in their order. */
function rewordedSections(old: readonly Section[], fresh: readonly Section[], wordsOf: WordsOf): [Section, Section][] {
  const headings = (sections: readonly Section[]): TextBlock[] => sections.flatMap(({ heading }) => heading ?? []);
  return pairAlike(headings(old), headings(fresh), wordsOf).flatMap((pair): [Section, Section][] => {
    if (pair.type !== 'changed') return [];
    const [before, after] = [old.find(({ heading }) => heading === pair.old), fresh.find(({ heading }) => heading === pair.block)];
    return before && after ? [[before, after]] : [];
  });
}

/** Pairs of sections whose text is mostly the same, or less of it below headings that are alike; the most alike first. */
function renamedSections(old: readonly Section[], fresh: readonly Section[], wordsOf: WordsOf): [Section, Section][] {
  if (old.length * fresh.length > MOST_PAIRS) return [];
  const counted = (sections: readonly Section[]) =>
    sections
      .map((section) => ({ section, words: countWords(textsIn(section).flatMap(wordsOf)), name: countWords(wordsOf(nameOf(section))) }))
      .filter(({ words }) => words.total >= FEWEST_WORDS);
  const others = counted(fresh);
  return counted(old)
    .flatMap((one) => {
      return others.map((other) => {
        const share = commonShare(one.words, other.words);
        return { pair: [one.section, other.section] satisfies [Section, Section], share, both: share + commonShare(one.name, other.name) };
      });
    })
    .filter(({ share, both }) => share >= LEAST_RENAMED || both >= LEAST_BOTH)
    .toSorted((a, b) => b.both - a.both)
    .map(({ pair }) => pair);
}

/** What a section says below its heading. */
function textsIn({ blocks, sections }: Section): string[] {
  return [...blocks.map(({ text }) => text), ...sections.flatMap((one) => [one.heading?.text ?? '', ...textsIn(one)])];
}
