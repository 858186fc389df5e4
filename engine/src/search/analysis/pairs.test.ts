import { expect, test } from 'vitest';
import { splitBigrams } from '../../model/unspaced.ts';
import { recallPairs } from './pairs.ts';

test('remembered pairs are those of the text, of characters of two code units too', () => {
  for (const run of ['', '排', '排行榜', '排行榜排行', '𠮷野家', '野𠮷', 'さくら']) {
    expect(recallPairs(run)).toEqual(splitBigrams(run));
    expect(recallPairs(run)).toEqual(splitBigrams(run));
  }
});
