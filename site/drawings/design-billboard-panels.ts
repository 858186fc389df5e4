import { CLOSE, panel, textIn } from './billboard-specimens.ts';
import { defineDrawing } from './drawing.ts';
import { badge, centred, circle, drawn, inset, layers, mustFit, type Part, phone, picture, rect, row, shape, words } from './kit/index.ts';

function dot(cx: number, cy: number): string {
  return circle(cx, cy, 13, { fill: 'dot', stroke: 'panel', thick: 3 });
}

export const billboardLandscape = defineDrawing({
  name: 'design-billboard-landscape',
  legend: true,
  words: {
    'zh-Hans': {
      alt: '横屏导航面板：1 顶栏背景，2 左侧选中和普通的页签，3 弹窗背景，4 关闭按钮，5 页签上的红点。',
      caption: '左列是页签，右边马上显示第一条公告；选中的页签要一眼看得出。',
      title: '公告',
      on: '维护',
      off: '活动',
      last: '更新',
    },
    en: {
      alt: 'Navigation panel in landscape: 1 top bar, 2 selected and normal tabs on the left, 3 pop-up background, 4 close button, 5 red dot on a tab.',
      caption: 'Tabs on the left, the first announcement beside them at once. Players must see at a glance which tab is selected.',
      title: 'News',
      on: 'Service',
      off: 'Events',
      last: 'Update',
    },
  },
  draw: (w) => {
    const high = 396;
    return phone(
      layers(
        panel(high, { title: w.title, close: 'clear' }),
        drawn(high, (x, y, width) => {
          const tab = (index: number, name: string): string => {
            const top = y + 104 + index * 80;
            mustFit(name, 28, 500, 130);
            return (
              rect(x + 20, top, 170, 64, index === 0 ? { fill: 'tint', stroke: 'action', thick: 3 } : { fill: 'canvas', stroke: 'line' }) +
              words(x + 105, top + 42, name, { anchor: 'middle', ...(index === 0 ? { weight: 500 } : {}) })
            );
          };
          const left = x + 220;
          return [
            tab(0, w.on),
            tab(1, w.off),
            tab(2, w.last),
            dot(x + 188, y + 186),
            picture(130)(width - 244).at(left, y + 106),
            textIn(left, y + 262, width - 244, 0.5, 1, 0.9, 0.6),
            badge(1, x + 42, y + 42),
            badge(2, x + 24, y + 136),
            badge(3, x + width - 26, y + high - 40),
            badge(4, x + width - CLOSE - 60, y + 42),
            badge(5, x + 196, y + 222),
          ].join('');
        }),
      ),
      { height: high + 60 },
    );
  },
});

export const billboardPortrait = defineDrawing({
  name: 'design-billboard-portrait',
  legend: true,
  words: {
    'zh-Hans': {
      alt: '竖屏导航面板的列表和点开的一条公告：1 顶栏背景，2 页签卡片，3 弹窗背景，4 关闭按钮，5 红点，6 返回按钮。',
      caption: '先显示列表，点开一条再看内容；返回按钮只有竖屏有。',
      title: '公告',
      on: '维护',
      off: '活动',
      last: '更新',
    },
    en: {
      alt: 'Navigation panel in portrait, its list and an open announcement: 1 top bar, 2 tab cards, 3 pop-up background, 4 close button, 5 red dot, 6 back button.',
      caption: 'A list first. Players tap an announcement to read it. Only portrait has a back button.',
      title: 'News',
      on: 'Service',
      off: 'Events',
      last: 'Update',
    },
  },
  draw: (w) => {
    const high = 430;
    const device = (part: Part): Part =>
      layers(
        drawn(high + 44, (x, y, width) => rect(x, y, width, high + 44, { fill: 'scrim', stroke: 'strong', radius: 32, thick: 2 })),
        inset(18, 22, part),
      );
    const list = layers(
      panel(high, { title: w.title, close: 'clear' }),
      drawn(high, (x, y, width) => {
        const entry = (index: number, name: string): string => {
          const top = y + 104 + index * 90;
          return (
            rect(x + 18, top, width - 36, 74, { fill: 'canvas', stroke: 'line' }) +
            words(x + 62, top + 47, name) +
            (index === 1 ? dot(x + width - 20, top + 4) : '')
          );
        };
        return [
          entry(0, w.on),
          entry(1, w.off),
          entry(2, w.last),
          badge(1, x + 36, y + 42),
          badge(2, x + 26, y + 321),
          badge(3, x + 60, y + high - 24),
          badge(4, x + width - CLOSE, y + 84),
          badge(5, x + width - 62, y + 198),
        ].join('');
      }),
    );
    const open = layers(
      panel(high, { title: w.on, back: 'arrow' }),
      drawn(high, (x, y, width) =>
        [
          picture(120)(width - 36).at(x + 18, y + 104),
          textIn(x + 18, y + 250, width - 36, 0.6, 1, 0.9, 1, 0.7),
          badge(6, x + 54, y + 96),
        ].join(''),
      ),
    );
    return row(0, [centred(290, device(list)), centred(290, device(open))]);
  },
});

/** A text that runs along: its sign, and words that go on past its end. */
function marquee(label: string, radius: number): Part {
  return drawn(60, (x, y, width) => {
    mustFit(label, 24, 400, width - 90);
    const horn = shape(
      [
        [x + 24, y + 25],
        [x + 31, y + 25],
        [x + 40, y + 18],
        [x + 40, y + 42],
        [x + 31, y + 35],
        [x + 24, y + 35],
      ],
      { fill: 'on-brand' },
    );
    return (
      rect(x, y, width, 60, { fill: 'night', stroke: 'strong', radius }) +
      circle(x + 32, y + 30, 20, { fill: 'shifted' }) +
      horn +
      words(x + 68, y + 39, label, { size: 24, fill: 'on-brand' })
    );
  });
}

export const billboardMarquee = defineDrawing({
  name: 'design-billboard-marquee',
  words: {
    'zh-Hans': {
      alt: '横屏游戏里的两种跑马灯，上面通栏，下面自定长度：1 图标，2 滚动文字，3 滚动区域的边界。',
      caption: '通栏或自定长度，位置可调；文字与底色明暗分明。',
      long: '服务器将在 10 分钟后维护，请提前下线',
      short: '服务器将在 10 分钟后维护',
    },
    en: {
      alt: 'Two marquees in a game in landscape, one of full width above one of a custom length: 1 icon, 2 moving text, 3 edge of the scrolling area.',
      caption: 'Full width or a custom length, at any position. Make the text clearly lighter or darker than its background.',
      long: 'Maintenance in 10 minutes. Log out in time.',
      short: 'Maintenance in 10 min',
    },
  },
  draw: (w) =>
    phone(
      drawn(300, (x, y, width) =>
        [
          marquee(w.long, 0)(width + 32).at(x - 16, y + 16),
          badge(1, x + 16, y + 98),
          badge(2, x + width / 2, y + 98),
          badge(3, x + width + 2, y + 98),
          marquee(w.short, 30)(400).at(x + width - 400, y + 164),
          badge(1, x + width - 368, y + 246),
          badge(2, x + width - 200, y + 246),
          badge(3, x + width - 12, y + 246),
        ].join(''),
      ),
      { height: 360 },
    ),
});
