import { createSegmenter } from '../../model/language.ts';
import { alignTables } from './align-tables.ts';
import { asAdded, asRemoved, compareBlocks } from './compare-texts.ts';
import { compareWords, type WordsOf } from './compare-words.ts';
import type { Difference } from './difference.ts';
import { divide, matchSections, type Section } from './match-sections.ts';
import { markMovedBlocks } from './moved-blocks.ts';
import { type TextBlock, withoutMarks } from './text-blocks.ts';

/**
 * Compares two texts section by section, in the order of the newer one. A section that one of them alone has is new or gone as a whole: its text
 * says nothing about that of another.
 * @param language of the texts, to find words
 */
export function compareTexts(older: readonly TextBlock[], newer: readonly TextBlock[], language: string): Difference[] {
  const segmenter = createSegmenter(language);
  // A text is compared as part of its section, and of those around that, too.
  const known = new Map<string, readonly string[]>();
  const wordsOf: WordsOf = (text) => {
    const words = known.get(text) ?? Array.from(segmenter.segment(text), ({ segment }) => segment);
    known.set(text, words);
    return words;
  };
  const [old, fresh] = [divide(older), divide(newer)];
  const twins = matchSections(old, fresh, wordsOf);
  const matched = new Set(twins.values());
  const compare = (before: Section | undefined, after: Section | undefined): Difference[] => {
    const found = [
      ...compareHeadings(before?.heading, after?.heading, wordsOf),
      ...compareBlocks(...alignTables(before?.blocks ?? [], after?.blocks ?? []), wordsOf),
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
  return markMovedBlocks(compare(old, fresh));
}

/** The heading of the section; of a renamed one, its words. */
function compareHeadings(old: TextBlock | undefined, fresh: TextBlock | undefined, wordsOf: WordsOf): Difference[] {
  if (!old || !fresh) return [...(old ? [asRemoved(old)] : []), ...(fresh ? [asAdded(fresh)] : [])];
  if (withoutMarks(old.text) === withoutMarks(fresh.text)) return [{ type: 'same', block: fresh }];
  return [{ type: 'changed', block: fresh, old, parts: compareWords(old, fresh, wordsOf) }];
}
