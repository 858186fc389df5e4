import { CLOSE, panel, textIn } from './billboard-specimens.ts';
import { defineDrawing, PAIRED } from './drawing.ts';
import { across, centred, down, drawn, layers, line, type Part, phone, picture, rect, strong, words } from './kit/index.ts';

const size = PAIRED;

/** The upper part of an announcement in portrait, with what its back button's image is. */
function backBar(title: string, about: string, back: 'arrow' | 'blank'): Part {
  const high = 330;
  return layers(
    panel(high, { bar: 100, title, back }),
    drawn(high, (x, y, width) =>
      [
        rect(x + 12, y + 12, 84, 76, { stroke: 'action', thick: 2, dashed: true, radius: 6 }),
        line(x + 54, y + 88, x + 54, y + 126, 'edge'),
        words(x + 24, y + 156, about, { size: 24 }),
        textIn(x + 24, y + 200, width - 48, 0.92, 1, 0.86, 0.6),
      ].join(''),
    ),
  );
}

const backTitle = { 'zh-Hans': '停服维护', en: 'Maintenance' };

export const backRight = defineDrawing({
  name: 'design-billboard-back-right',
  size,
  words: {
    'zh-Hans': {
      alt: '竖屏公告的顶栏：返回按钮的切图里有清楚的左箭头。',
      caption: '切图里含箭头。',
      title: backTitle['zh-Hans'],
      about: '切图里有箭头',
    },
    en: {
      alt: 'The top bar of an announcement in portrait. The image of the back button has a clear arrow pointing left.',
      caption: 'The arrow is part of the image.',
      title: backTitle.en,
      about: 'Image with an arrow',
    },
  },
  draw: (w) => backBar(w.title, w.about, 'arrow'),
});

export const backWrong = defineDrawing({
  name: 'design-billboard-back-wrong',
  size,
  words: {
    'zh-Hans': {
      alt: '同一个顶栏：返回按钮的切图只有一块底色，没有箭头。',
      caption: '只有底色，没有箭头或文字。',
      title: backTitle['zh-Hans'],
      about: '切图只有底色',
    },
    en: {
      alt: 'The same top bar. The image of the back button is only a plain background without an arrow.',
      caption: 'Only a background, no arrow or words.',
      title: backTitle.en,
      about: 'Image without a sign',
    },
  },
  draw: (w) => backBar(w.title, w.about, 'blank'),
});

/** A panel in front of the game. */
function inGame(own: number, part: Part): Part {
  return phone(centred(own, part), { dimmed: true, height: 392 });
}

function closable(title: string, close: 'clear' | 'faint'): Part {
  const high = 300;
  return inGame(
    480,
    layers(
      panel(high, { title, close }),
      drawn(high, (x, y, width) => {
        const middle = x + width - CLOSE;
        const measured = close === 'clear' ? across(middle - 27, middle + 27, y + 108, '72 px') : '';
        return measured + textIn(x + 24, y + 116, width - 150, 0.8, 1, 0.9) + textIn(x + 24, y + 200, width - 48, 0.9, 1, 0.7);
      }),
    ),
  );
}

export const closeRight = defineDrawing({
  name: 'design-billboard-close-right',
  size,
  words: {
    'zh-Hans': {
      alt: '公告面板右上角有关闭按钮：72 px 的切图，圆形底上一个粗而清楚的叉号。',
      caption: '右上角，叉号粗而清楚，有独立底色。',
      title: '公告',
    },
    en: {
      alt: 'A panel with a close button in the upper-right corner: an image of 72 px with a thick, clear cross on a round background.',
      caption: 'Upper right, thick and clear cross, with its own background.',
      title: 'News',
    },
  },
  draw: (w) => closable(w.title, 'clear'),
});

export const closeWrong = defineDrawing({
  name: 'design-billboard-close-wrong',
  size,
  words: {
    'zh-Hans': { alt: '同一个面板：右上角的叉号极小，颜色几乎与背景相同。', caption: '过小且几乎看不见。', title: '公告' },
    en: {
      alt: 'The same panel with a tiny cross in the upper-right corner, in almost the same color as the background.',
      caption: 'Too small and almost invisible.',
      title: 'News',
    },
  },
  draw: (w) => closable(w.title, 'faint'),
});

const splashTitle = { 'zh-Hans': '夏日活动开启', en: 'Summer event' };

export const splashRight = defineDrawing({
  name: 'design-billboard-splash-right',
  size,
  words: {
    'zh-Hans': {
      alt: '横屏的开屏公告：图片占弹窗的上半，标题和正文在下半，不用滚动就能看到。',
      caption: '图片不超过一半，正文在第一屏。',
      title: splashTitle['zh-Hans'],
    },
    en: {
      alt: 'A splash announcement in landscape: the picture fills the upper half of the pop-up, title and text the lower half, visible without scrolling.',
      caption: 'Picture in the upper half, text visible at once.',
      title: splashTitle.en,
    },
  },
  draw: (w) =>
    inGame(
      380,
      layers(
        drawn(320, (x, y, width) => rect(x, y, width, 320, { fill: 'panel', stroke: 'strong', radius: 16, thick: 2 })),
        drawn(320, (x, y, width) =>
          [
            picture(146)(width - 28).at(x + 14, y + 14),
            strong(w.title)(width - 48).at(x + 24, y + 178),
            textIn(x + 24, y + 232, width - 48, 0.9, 1, 0.7),
            down(y, y + 160, x - 22, '1/2'),
            down(y + 160, y + 320, x - 22, '1/2'),
          ].join(''),
        ),
      ),
    ),
});

export const splashWrong = defineDrawing({
  name: 'design-billboard-splash-wrong',
  size,
  words: {
    'zh-Hans': {
      alt: '同一个弹窗：图片占满，看不到标题和正文。',
      caption: '图片过高，正文要滚动才能看到。',
    },
    en: {
      alt: "The same pop-up: the picture fills it, and the title and text can't be seen.",
      caption: 'Picture too tall. Players have to scroll to the text.',
    },
  },
  draw: () =>
    inGame(
      380,
      layers(
        drawn(320, (x, y, width) => rect(x, y, width, 320, { fill: 'panel', stroke: 'strong', radius: 16, thick: 2 })),
        drawn(320, (x, y, width) => picture(292)(width - 28).at(x + 14, y + 14)),
      ),
    ),
});
