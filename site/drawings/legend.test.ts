import { expect, it } from 'vitest';
import { legendOf } from './legend.ts';

it('takes the parts of a picture out of its description, in both languages', () => {
  const parts = ['A save, with its cover', 'An empty one'];
  expect(legendOf('Two slots: 1 a save, with its cover, 2 an empty one.')).toEqual({ whole: 'Two slots', parts });
  expect(legendOf('两个存档位：1 有封面、时间的存档，2 空的。')).toEqual({ whole: '两个存档位', parts: ['有封面、时间的存档', '空的'] });
});

it('keeps what is said about the whole picture, and numbers that count something', () => {
  expect(legendOf('Two limits: 1 at most 2,000 friends, 2 a 16:9 header. Both can be changed.')).toEqual({
    whole: 'Two limits. Both can be changed.',
    parts: ['At most 2,000 friends', 'A 16:9 header'],
  });
  expect(legendOf('两步：1 扫码，2 确认；下面可以改用浏览器。')).toEqual({ whole: '两步；下面可以改用浏览器。', parts: ['扫码', '确认'] });
});
