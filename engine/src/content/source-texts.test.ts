import { expect, test } from 'vitest';
import { openSourceTexts } from './source-texts.ts';

test.each([
  ['outside of the memory', 0],
  ['in the memory while there is room', 100],
])('each text can be read again as it was, in any order and as often as it is needed: %s', (_where, room) => {
  const keep = openSourceTexts(room);
  const texts = ['', '---\ntitle: 好\n---\n\n正文 𠮷\r\n', 'x'.repeat(200_000), '\uFEFF# Title'];
  const reads = texts.map((text) => keep(text, Buffer.from(text)));
  expect(reads.toReversed().map((read) => read())).toEqual(texts.toReversed());
  expect(reads.map((read) => read())).toEqual(texts);
});
