import { loadLate } from '../../model/load-late.ts';
import type { Lexicon } from '../analysis/lexicon.ts';
import { normalizeText, scanRuns } from '../analysis/scan.ts';
import { segmentRun } from '../analysis/segment.ts';

/** Most readings of a word: 排行榜 is paixingbang, paihangbang and paihengbang. */
const MOST_READINGS = 8;
/** Longest stretch between punctuation that is read as a whole (提交成绩), in characters. */
const LONGEST_PHRASE = 6;

const HAN = /^\p{Script=Han}+$/u;

/** The Chinese words of a title or a heading, and what stands between punctuation if it is short. */
export function collectHanWords(text: string, lexicon: Lexicon): string[] {
  return [...scanRuns(normalizeText(text))].flatMap((run) => {
    if (run.kind !== 'unspaced') return [];
    const words = segmentRun(run.text, lexicon).filter((word) => word.length > 1);
    return (run.text.length > 1 && run.text.length <= LONGEST_PHRASE ? [...words, run.text] : words).filter((word) => HAN.test(word));
  });
}

/** Whether readers of a locale know how Chinese is spelled in Latin letters: not where its characters are read otherwise. */
export function readsPinyin(locale: string): boolean {
  return !/^(ja|ko)\b/i.test(locale.replaceAll('_', '-'));
}

/** Words of a locale that are known by how they are spelled: on a site with more, the most frequent ones. */
export const MOST_SPELLED = 200_000;

/** The best known word for each way to spell one in Latin letters, without tones. */
export function spellAll(counts: ReadonlyMap<string, number>): Map<string, string> {
  if (counts.size === 0) return new Map();
  const dictionary: typeof import('pinyin-pro') = loadLate('pinyin-pro');
  const spelled = new Map<string, string>();
  const byCount = [...counts].sort(([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1));
  for (const [word] of byCount) {
    for (const reading of readAloud(word, dictionary)) if (!spelled.has(reading)) spelled.set(reading, word);
  }
  return spelled;
}

function readAloud(word: string, { polyphonic }: typeof import('pinyin-pro')): string[] {
  let readings = [''];
  for (const syllables of polyphonic(word, { toneType: 'none', type: 'array', v: true })) {
    const known = new Set(syllables);
    readings = readings.flatMap((reading) => [...known].map((syllable) => reading + syllable)).slice(0, MOST_READINGS);
  }
  return readings;
}
