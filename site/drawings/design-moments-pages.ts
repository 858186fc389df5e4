import { defineDrawing, PAIRED } from './drawing.ts';
import { clipped, oval, type Part, rect, row } from './kit/index.ts';
import { type Colours, communityPage } from './moments-specimens.ts';

const size = PAIRED;

const HIGH = 376;

const LIGHT: Colours = { ground: 'pale', ink: 'ink', card: 'on-brand', lines: 'ink-faint' };
const DARK: Colours = { ground: 'night', ink: 'on-brand', card: 'night-faint', lines: 'ink-soft' };

const pageWords = {
  'zh-Hans': { title: '社区', first: '推荐', second: '关注', third: '攻略' },
  en: { title: 'Forum', first: 'New', second: 'Mine', third: 'Tips' },
};

interface PageWords {
  readonly title: string;
  readonly first: string;
  readonly second: string;
  readonly third: string;
}

function page(w: PageWords, colours: Colours, more?: (x: number, y: number, width: number) => string): Part {
  return communityPage(HIGH, { title: w.title, tabs: [w.first, w.second, w.third], ...(more && { more }) }, colours);
}

export const navRight = defineDrawing({
  name: 'design-moments-nav-right',
  size,
  words: {
    'zh-Hans': {
      alt: '两个社区页面：浅色背景上标题、返回和页签是深色，深色背景上是浅色。',
      caption: '浅底深字，深底浅字。',
      ...pageWords['zh-Hans'],
    },
    en: {
      alt: 'Two pages: title, back arrow, and tabs are dark on a light background and light on a dark one.',
      caption: 'Dark on light, light on dark.',
      ...pageWords.en,
    },
  },
  draw: (w) => row(24, [page(w, LIGHT), page(w, DARK)]),
});

export const navWrong = defineDrawing({
  name: 'design-moments-nav-wrong',
  size,
  words: {
    'zh-Hans': {
      alt: '两个社区页面：浅色背景上是浅色的标题和页签，深色背景上是深色的，都看不清。',
      caption: '文字与背景同样明暗，看不清。',
      ...pageWords['zh-Hans'],
    },
    en: {
      alt: 'Two pages: light title and tabs on a light background, dark ones on a dark background, both hard to read.',
      caption: 'Text as light or dark as the background.',
      ...pageWords.en,
    },
  },
  draw: (w) => row(24, [page(w, { ...LIGHT, ink: 'on-brand' }), page(w, { ...DARK, ink: 'ink' })]),
});

export const backgroundRight = defineDrawing({
  name: 'design-moments-bg-right',
  size,
  words: {
    'zh-Hans': {
      alt: '社区页面的背景是单一的浅青色，标题、页签和卡片都清楚。',
      caption: '单一、低饱和、弱对比。',
      ...pageWords['zh-Hans'],
    },
    en: {
      alt: 'A page with a background of one light teal. Title, tabs, and cards are clear.',
      caption: 'Single color, low saturation, low contrast.',
      ...pageWords.en,
    },
  },
  draw: (w) => page(w, LIGHT),
});

/** Discs of strong colours all over a page. */
function confetti(x: number, y: number, width: number): string {
  const discs = [
    oval(x + width * 0.1, y + 60, 84, 84, { fill: 'pink' }),
    oval(x + width * 0.47, y + 34, 92, 92, { fill: 'amber' }),
    oval(x + width * 0.86, y + 96, 110, 110, { fill: 'brand' }),
    oval(x + width * 0.27, y + 250, 120, 120, { fill: 'ink' }),
    oval(x + width * 0.62, y + 290, 96, 96, { fill: 'dot' }),
    oval(x + width * 0.95, y + 330, 84, 84, { fill: 'amber' }),
  ];
  return clipped(rect(x, y, width, HIGH, { fill: 'violet', radius: 24 }), discs.join(''));
}

export const backgroundWrong = defineDrawing({
  name: 'design-moments-bg-wrong',
  size,
  words: {
    'zh-Hans': {
      alt: '同一个页面，背景是紫色加上粉、橙、青、黑的大圆点，标题和页签难以阅读。',
      caption: '颜色多，对比强，干扰阅读。',
      ...pageWords['zh-Hans'],
    },
    en: {
      alt: 'The same page with large pink, orange, teal, and black dots on violet, which make title and tabs hard to read.',
      caption: 'Many colors and strong contrast get in the way of reading.',
      ...pageWords.en,
    },
  },
  draw: (w) => page(w, { ...LIGHT, ground: 'violet' }, confetti),
});

export const tabRight = defineDrawing({
  name: 'design-moments-tab-right',
  size,
  words: {
    'zh-Hans': {
      alt: '社区页面：吸顶页签栏与页面顶部是同一种浅青色。',
      caption: '从背景顶部取色，衔接自然。',
      ...pageWords['zh-Hans'],
    },
    en: {
      alt: 'A page whose sticky tab bar has the same light teal as its top.',
      caption: 'Picked from the top of the background.',
      ...pageWords.en,
    },
  },
  draw: (w) => page(w, { ...LIGHT, tabs: 'pale' }),
});

export const tabWrong = defineDrawing({
  name: 'design-moments-tab-wrong',
  size,
  words: {
    'zh-Hans': {
      alt: '同一个页面：浅青色的顶部下面是橙色的吸顶页签栏。',
      caption: '颜色无关，吸顶时突然变色。',
      ...pageWords['zh-Hans'],
    },
    en: {
      alt: 'The same page with an orange sticky tab bar below the light teal top.',
      caption: 'An unrelated color that changes suddenly.',
      ...pageWords.en,
    },
  },
  draw: (w) => page(w, { ...LIGHT, tabs: 'amber' }),
});
