import { defineDrawing, PAIRED } from './drawing.ts';
import {
  across,
  bars,
  button,
  card,
  circle,
  down,
  drawn,
  gap,
  layers,
  line,
  type Part,
  phone,
  rect,
  row,
  shape,
  stack,
  words,
} from './kit/index.ts';
import type { Paint } from './kit/theme.ts';
import { capsule, symbolButton } from './login-specimens.ts';

const size = PAIRED;

export const loginSpace = defineDrawing({
  name: 'design-login-space',
  words: {
    'zh-Hans': {
      alt: '胶囊按钮的尺寸标注：宽 W，高 H；四周的虚线框在按钮外 a，a 是 H 的四分之一。',
      caption: '留白 a 取高度 H 的四分之一，其他元素不进入虚线框。',
    },
    en: {
      alt: 'Dimensions of the capsule button: width W, height H, and a dashed frame at distance a on all sides, a quarter of H.',
      caption: 'Clear space a is a quarter of the height H. Keep other elements out of the dashed frame.',
    },
  },
  draw: () => {
    const [wide, high] = [400, 128];
    const space = high / 4;
    return drawn(high + 2 * space + 100, (x, y, width) => {
      const [left, top] = [x + (width - wide) / 2 + 20, y + 52 + space];
      const [right, bottom] = [left + wide, top + high];
      return [
        rect(left - space, top - space, wide + 2 * space, high + 2 * space, { stroke: 'action', thick: 2, dashed: true, radius: 4 }),
        capsule(high)(wide).at(left, top),
        across(left, right, top - space - 20, 'W', true),
        down(top, bottom, left - space - 24, 'H'),
        across(left - space, left, bottom + space + 16, 'a'),
        down(bottom, bottom + space, right + space + 24, ''),
        words(right + space + 40, bottom + space / 2 + 9, 'a', { size: 24 }),
      ].join('');
    });
  },
});

/** Other ways to log in, of no real provider. */
const SIGNS: Readonly<Record<'phone' | 'guest' | 'mail', (cx: number, cy: number, unit: number, fill: Paint) => string>> = {
  phone: (cx, cy, unit, fill) =>
    rect(cx - 9 * unit, cy - 15 * unit, 18 * unit, 30 * unit, { stroke: fill, thick: 3, radius: 4 * unit }) +
    line(cx - 3 * unit, cy + 10 * unit, cx + 3 * unit, cy + 10 * unit, fill, 3),
  guest: (cx, cy, unit, fill) =>
    circle(cx, cy - 7 * unit, 6 * unit, { stroke: fill, thick: 3 }) +
    shape(
      [
        [cx - 13 * unit, cy + 14 * unit],
        [cx - 8 * unit, cy + 5 * unit],
        [cx + 8 * unit, cy + 5 * unit],
        [cx + 13 * unit, cy + 14 * unit],
      ],
      { stroke: fill, thick: 3 },
    ),
  mail: (cx, cy, unit, fill) =>
    rect(cx - 14 * unit, cy - 10 * unit, 28 * unit, 20 * unit, { stroke: fill, thick: 3, radius: 3 * unit }) +
    shape(
      [
        [cx - 14 * unit, cy - 7 * unit],
        [cx, cy + 3 * unit],
        [cx + 14 * unit, cy - 7 * unit],
      ],
      { stroke: fill, thick: 3 },
      false,
    ),
};

function other(kind: keyof typeof SIGNS, side: number, { radius = side / 2, fill = 'panel' as Paint, mark = 'text' as Paint } = {}): Part {
  return symbolButton(side, {
    fill,
    mark,
    radius,
    stroke: 'strong',
    inside: (cx, cy, own) => SIGNS[kind](cx, cy, own / 56, mark),
  });
}

/** The login screen of a game: its name, and the ways to log in below it. */
function loginScreen(ways: Part): Part {
  const name = drawn(28, (x, y, width) => rect(x + width / 2 - 130, y, 260, 28, { fill: 'strong', radius: 14 }));
  return phone(stack(0, gap(60), name, gap(50), ways), { height: 380 });
}

export const providersRight = defineDrawing({
  name: 'design-login-providers-right',
  size,
  words: {
    'zh-Hans': {
      alt: '登录界面上四个圆形按钮等距排成一行，大小相同：TapTap、手机号、邮箱、游客。',
      caption: '形状、尺寸、间距一致。',
    },
    en: {
      alt: 'Four round buttons of one size, evenly spaced in a row on a login screen: TapTap, phone, mail, guest.',
      caption: 'Same shape, size, and spacing.',
    },
  },
  draw: () => loginScreen(row(0, [symbolButton(92), other('phone', 92), other('mail', 92), other('guest', 92)])),
});

export const providersWrong = defineDrawing({
  name: 'design-login-providers-wrong',
  size,
  words: {
    'zh-Hans': {
      alt: '登录界面上四个按钮的形状、大小、底色都不同，TapTap 的最小。',
      caption: '形状与大小混杂，TapTap 入口被缩小。',
    },
    en: {
      alt: 'Four buttons with different shapes, sizes, and backgrounds on a login screen. TapTap is the smallest.',
      caption: 'Mixed shapes and sizes. TapTap is smaller than the others.',
    },
  },
  draw: () =>
    loginScreen(
      row(0, [
        symbolButton(52),
        other('phone', 124, { radius: 24 }),
        other('mail', 78, { radius: 6, fill: 'strong', mark: 'panel' }),
        other('guest', 100, { fill: 'amber', mark: 'ink' }),
      ]),
    ),
});

const entry = (): Part => row(0, [drawn(1, () => ''), { width: 300, part: capsule(84) }, drawn(1, () => '')]);

export const tapRight = defineDrawing({
  name: 'design-login-tap-right',
  size,
  words: {
    'zh-Hans': {
      alt: '登录界面中部偏下有一个完整的胶囊按钮，四周没有别的元素。',
      caption: '完整、清楚、点击无遮挡。',
    },
    en: {
      alt: 'A complete capsule button just below the center of a login screen, with nothing around it.',
      caption: 'Complete, clear, nothing in the way.',
    },
  },
  draw: () => loginScreen(entry()),
});

export const tapWrong = defineDrawing({
  name: 'design-login-tap-wrong',
  size,
  words: {
    'zh-Hans': {
      alt: '公告弹窗盖住了登录按钮的右半边。',
      caption: '弹窗遮住按钮，热区被挡。',
      ok: '知道了',
    },
    en: {
      alt: 'A pop-up with news covers the right half of the login button.',
      caption: 'A pop-up covers the button and blocks taps.',
      ok: 'Got it',
    },
  },
  draw: (w) =>
    layers(
      loginScreen(entry()),
      drawn(1, (x, y, width) =>
        card(stack(18, bars(0.6, 1, 0.8), button(w.ok, { align: 'fill' })), { stroke: 'strong', pad: 24, radius: 16 })(270).at(
          x + width / 2 + 16,
          y + 112,
        ),
      ),
    ),
});
