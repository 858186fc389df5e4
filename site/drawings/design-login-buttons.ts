import { defineDrawing, PAIRED } from './drawing.ts';
import { across, circle, clipped, down, drawn, note, oval, type Part, rect, row, specimens, stack, text, words } from './kit/index.ts';
import { capsule, flag, flags, type SymbolLook, symbolButton } from './login-specimens.ts';

const size = PAIRED;

/** The file of the mark, with its padding. */
const inFile: SymbolLook['inside'] = (cx, cy, side) =>
  flag(cx, cy, side / 46, 'on-brand') +
  rect(cx - side * 0.34, cy - side * 0.34, side * 0.68, side * 0.68, { stroke: 'on-brand', dashed: true, radius: 2 });

export const symbolRight = defineDrawing({
  name: 'design-login-symbol-right',
  size,
  words: {
    'zh-Hans': {
      alt: '圆形和圆角矩形的图形按钮，宽和高都是 40 pt；虚线框是标识文件，四周自带均匀的内边距。',
      caption: '宽高 1 : 1，圆形或圆角矩形，保留标识文件自带的内边距。',
      round: '圆形',
      square: '圆角矩形',
      file: '虚线：标识文件，含内边距',
    },
    en: {
      alt: 'A round and a rounded-square symbol button, both 40 pt wide and high. A dashed frame marks the logo file with its even padding.',
      caption: '1:1, circle or rounded square, with the padding of the logo file.',
      round: 'Circle',
      square: 'Rounded square',
      file: 'Dashed: the logo file with its padding',
    },
  },
  draw: (w) => {
    const side = 180;
    const button = (left: number, y: number, name: string, radius?: number): string =>
      symbolButton(side, { inside: inFile, ...(radius === undefined ? {} : { radius }) })(side).at(left, y) +
      down(y, y + side, left - 24, '40 pt') +
      across(left, left + side, y + side + 24, '40 pt') +
      words(left + side / 2, y + side + 92, name, { size: 24, anchor: 'middle' });
    const both = drawn(side + 100, (x, y) => button(x + 104, y, w.round) + button(x + 414, y, w.square, 40));
    return stack(20, both, note(w.file, { anchor: 'middle' }));
  },
});

export const symbolWrong = defineDrawing({
  name: 'design-login-symbol-wrong',
  size,
  words: {
    'zh-Hans': {
      alt: '三个错误按钮：圆内放了字标、按钮被压扁成椭圆、标识的内边距被裁掉。',
      caption: '放入字标，压扁成椭圆，裁掉内边距。',
      wordmark: '放入字标',
      squashed: '压扁',
      cropped: '裁掉内边距',
    },
    en: {
      alt: 'Three wrong buttons: a wordmark in a circle, a button squashed into an oval, a logo with its padding cut off.',
      caption: 'Wordmark in a circle, squashed into an oval, padding cut off.',
      wordmark: 'Wordmark',
      squashed: 'Squashed',
      cropped: 'Padding cut off',
    },
  },
  draw: (w) => {
    const side = 176;
    const squashed = drawn(side, (x, y, width) => {
      const [cx, cy] = [x + width / 2, y + side / 2];
      return oval(cx, cy, side / 2 + 10, side * 0.3, { fill: 'brand' }) + flag(cx, cy, side / 64, 'on-brand', { wide: 1.7 });
    });
    const cropped: SymbolLook['inside'] = (cx, cy, own) =>
      clipped(circle(cx, cy, own / 2, { fill: 'brand' }), flag(cx, cy, own / 25, 'on-brand'));
    const wordmark: SymbolLook['inside'] = (cx, cy, own) => flags(cx, cy, own / 70, 'on-brand');
    return specimens(
      3,
      [symbolButton(side, { inside: wordmark }), w.wordmark],
      [squashed, w.squashed],
      [symbolButton(side, { inside: cropped }), w.cropped],
    );
  },
});

export const capsuleRight = defineDrawing({
  name: 'design-login-capsule-right',
  size,
  words: {
    'zh-Hans': {
      alt: '青底白字和白底青字两个胶囊按钮，都高 40 pt，字标和一行文字水平居中。',
      caption: '青底白字或白底青字，文字一行，高 40 pt。',
      teal: '青底白字',
      white: '白底青字',
    },
    en: {
      alt: 'Two capsule buttons of 40 pt height, white on teal and teal on white, with the wordmark and one line of text in the middle.',
      caption: 'White on teal or teal on white, text on one line, 40 pt high.',
      teal: 'White on teal',
      white: 'Teal on white',
    },
  },
  draw: (w) => {
    const high = 104;
    const measured = (part: Part, name: string): Part =>
      row(0, [
        { width: 96, part: drawn(high, (x, y) => down(y, y + high, x + 78, '40 pt')) },
        { width: 348, part },
        { share: 1, part: row(0, [{ width: 20, part: drawn(1, () => '') }, text(name, { size: 24, lines: 2 })]) },
      ]);
    return stack(
      44,
      measured(capsule(high), w.teal),
      measured(capsule(high, { fill: 'on-brand', mark: 'brand', stroke: 'brand' }), w.white),
    );
  },
});

export const capsuleWrong = defineDrawing({
  name: 'design-login-capsule-wrong',
  size,
  words: {
    'zh-Hans': {
      alt: '三个错误的胶囊按钮：用了短标识、文字折成两行、字标被拉宽。',
      caption: '用了短标识，文字换行，字标被拉宽。',
      short: '用了短标识',
      lines: '文字换行',
      wide: '字标被拉宽',
    },
    en: {
      alt: 'Three wrong capsules: with the short logo, with text on two lines, with a stretched wordmark.',
      caption: 'Short logo, text on two lines, stretched wordmark.',
      short: 'Short logo',
      lines: 'Two lines',
      wide: 'Stretched',
    },
  },
  draw: (w) => {
    const named = (fault: 'short' | 'lines' | 'wide'): Part =>
      row(24, [
        drawn(1, () => ''),
        { width: 348, part: capsule(96, { fault }) },
        { width: 150, part: text(w[fault], { size: 24 }) },
        drawn(1, () => ''),
      ]);
    return stack(26, named('short'), named('lines'), named('wide'));
  },
});
