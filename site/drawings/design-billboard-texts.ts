import { defineDrawing, PAIRED } from './drawing.ts';
import { card, drawn, line, type Part, row, stack, strong, text } from './kit/index.ts';
import { measure } from './kit/measure.ts';
import type { Paint } from './kit/theme.ts';

const size = PAIRED;

interface Inks {
  readonly ground: Paint;
  readonly main: Paint;
  readonly second: Paint;
  readonly link: Paint;
}

interface NewsWords {
  readonly title: string;
  readonly when: string;
  readonly body: string;
  readonly more: string;
}

/** An announcement in the game's colours: title, time, text, link. */
function news(w: NewsWords, { ground, main, second, link }: Inks): Part {
  const more = drawn(
    36,
    (x, y, width) => text(w.more, { size: 24, fill: link })(width).at(x, y) + line(x, y + 34, x + measure(w.more, 24), y + 34, link, 2),
  );
  return card(
    stack(
      12,
      strong(w.title, { fill: main }),
      text(w.when, { size: 24, fill: second }),
      text(w.body, { size: 24, fill: main, lines: 3 }),
      more,
    ),
    { fill: ground, stroke: 'strong', pad: 24, radius: 16 },
  );
}

const newsWords = {
  'zh-Hans': { title: '停服维护', when: '6 月 3 日 8:00', body: '维护两小时，期间不能登录。', more: '查看补偿' },
  en: { title: 'Maintenance', when: 'June 3, 8:00', body: 'For two hours, nobody can log in.', more: 'Rewards' },
};

export const contrastRight = defineDrawing({
  name: 'design-billboard-contrast-right',
  size,
  words: {
    'zh-Hans': {
      alt: '两张公告卡片：白底深字、深底浅字，时间稍弱但看得清，链接为蓝色、带下划线。',
      caption: '浅底深字，深底浅字，链接单独用色。',
      ...newsWords['zh-Hans'],
    },
    en: {
      alt: 'Two cards, dark text on white and light text on a dark background. The time is weaker but readable, and links are blue and underlined.',
      caption: 'Dark on light, light on dark, links in their own color.',
      ...newsWords.en,
    },
  },
  draw: (w) =>
    row(
      20,
      [
        news(w, { ground: 'on-brand', main: 'ink', second: 'ink-soft', link: 'link' }),
        news(w, { ground: 'night', main: 'on-brand', second: 'night-soft', link: 'night-link' }),
      ],
      'fill',
    ),
});

export const contrastWrong = defineDrawing({
  name: 'design-billboard-contrast-wrong',
  size,
  words: {
    'zh-Hans': {
      alt: '两张公告卡片：白底浅灰字、深底深灰字，标题、正文和链接都难以辨认。',
      caption: '字与底明暗接近。',
      ...newsWords['zh-Hans'],
    },
    en: {
      alt: 'Two cards, light gray text on white and dark gray text on a dark background. Title, text, and link are hard to read.',
      caption: 'Text too close to the background.',
      ...newsWords.en,
    },
  },
  draw: (w) =>
    row(
      20,
      [
        news(w, { ground: 'on-brand', main: 'ink-faint', second: 'ink-faint', link: 'ink-faint' }),
        news(w, { ground: 'night', main: 'night-faint', second: 'night-faint', link: 'night-faint' }),
      ],
      'fill',
    ),
});
