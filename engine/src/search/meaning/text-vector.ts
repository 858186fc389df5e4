import { splitBigrams } from '../../model/unspaced.ts';
import { normalizeText, scanRuns, splitCamelCase } from '../analysis/scan.ts';
import { createToken } from '../analysis/tokens.ts';
import type { MeaningTable } from './meaning-table.ts';

/** Length of the vectors of texts: as much as their bytes hold. */
const LENGTH = 127;

/** The words of a text that have vectors: stems, and of what is written without spaces the characters and their pairs. */
export function collectMeaningWords(text: string): string[] {
  return [...scanRuns(normalizeText(text))].flatMap((run) => {
    if (run.kind === 'unspaced') return run.text.length === 1 ? [run.text] : [...run.text, ...splitBigrams(run.text)];
    return run.parts.flatMap(splitCamelCase).map(createToken);
  });
}

/** The direction of what a text means, all zeros if none of its words is in the table. */
export function createVector(text: string, table: MeaningTable): Int8Array {
  const sum = new Float64Array(table.dimensions);
  for (const word of collectMeaningWords(text)) table.addTo(sum, word);
  const length = Math.hypot(...sum);
  return Int8Array.from(sum, (part) => (length === 0 ? 0 : Math.round((part / length) * LENGTH)));
}

/**
 * How much a text means the same as the one of several that is most like it, from 0 to 1 (cosine).
 * @param meaning its vector; without one, 0
 * @param vectors those of the others, one after the other
 */
export function mostAlike(meaning: Int8Array | undefined, vectors: Int8Array): number {
  if (meaning === undefined) return 0;
  let most = 0;
  for (let at = 0; at < vectors.length; ) {
    let product = 0;
    for (let axis = 0; axis < meaning.length; axis += 1, at += 1) product += (meaning[axis] ?? 0) * (vectors[at] ?? 0);
    most = Math.max(most, product);
  }
  return most / LENGTH ** 2;
}
