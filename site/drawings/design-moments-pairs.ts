import { defineDrawing, PAIRED } from './drawing.ts';
import { avatar, bars, circle, drawn, layers, type Part, phone, specimens } from './kit/index.ts';
import { menuIcon, unread } from './moments-specimens.ts';

const size = PAIRED;

/** The main screen of a game: who plays at the left, the menu at the right. */
function mainScreen(menu: readonly boolean[], more: (x: number, y: number, width: number) => string): Part {
  return phone(
    drawn(332, (x, y, width) =>
      [
        avatar(72)(72).at(x, y + 4),
        bars(1, 0.6)(180).at(x + 92, y + 20),
        ...menu.map((isEntry, index) => menuIcon(66, isEntry)(66).at(x + width - 66, y + 4 + index * 86)),
        more(x, y, width),
      ].join(''),
    ),
    { height: 392 },
  );
}

export const entryRight = defineDrawing({
  name: 'design-moments-entry-right',
  size,
  words: {
    'zh-Hans': {
      alt: '横屏主界面右侧的常驻菜单：第二个图标是社区入口，与其他图标同样大小，右上角带红点。',
      caption: '常驻菜单里，大小一致，红点在右上角。',
    },
    en: {
      alt: 'The permanent menu at the right of a landscape screen. The second icon is the entry, as large as the others, with a red dot at its upper right.',
      caption: 'In the permanent menu, same size, red dot at the upper right.',
    },
  },
  draw: () => mainScreen([false, true, false, false], (x, y, width) => unread(x + width - 4, y + 94, 9)),
});

export const entryWrong = defineDrawing({
  name: 'design-moments-entry-wrong',
  size,
  words: {
    'zh-Hans': {
      alt: '同一个界面：入口藏在左下角，很小，并被红点盖住一半；右侧菜单里没有它。',
      caption: '藏在角落，太小，被红点盖住。',
    },
    en: {
      alt: 'The same screen with a tiny entry in the lower-left corner, half covered by its red dot. The menu at the right does not have it.',
      caption: 'Hidden in a corner, too small, covered by the red dot.',
    },
  },
  draw: () => mainScreen([false, false, false], (x, y) => menuIcon(36)(36).at(x, y + 292) + unread(x + 28, y + 302, 16)),
});

export const badgeRight = defineDrawing({
  name: 'design-moments-badge-right',
  size,
  words: {
    'zh-Hans': {
      alt: '两个入口图标：一个右上角有小红点，直径是边长的五分之一；一个右上角有带数字 12 的红点。都不遮图案。',
      caption: '压在右上角，不遮图案。',
      dot: '有新内容',
      number: '12 条消息',
    },
    en: {
      alt: 'Two entry icons: one with a small red dot at the upper right, a fifth of its side, one with a red dot that has the number 12. Neither covers the picture.',
      caption: "At the upper right. The picture isn't covered.",
      dot: 'Something new',
      number: '12 messages',
    },
  },
  draw: (w) => {
    const side = 190;
    const marked = (r: number, number?: string): Part =>
      layers(
        menuIcon(side),
        drawn(1, (x, y, width) => unread(x + (width + side) / 2 - 6, y + 6, r, number)),
      );
    return specimens(2, [marked(side / 10), w.dot], [marked(22, '12'), w.number]);
  },
});

export const badgeWrong = defineDrawing({
  name: 'design-moments-badge-wrong',
  size,
  words: {
    'zh-Hans': {
      alt: '两个入口图标：一个被大红点盖住图案，一个的红点离图标太远。',
      caption: '盖住图案，或离开图标。',
      cover: '盖住图案',
      far: '离开图标',
    },
    en: {
      alt: 'Two entry icons: a large red dot covers the picture of one, the red dot of the other is too far away from it.',
      caption: 'Covers the picture, or is too far away from the icon.',
      cover: 'Covers the picture',
      far: 'Too far away',
    },
  },
  draw: (w) => {
    const side = 190;
    const covered = layers(
      menuIcon(side),
      drawn(1, (x, y, width) => circle(x + width / 2, y + side / 2, 66, { fill: 'dot', stroke: 'panel', thick: 3 })),
    );
    const apart = layers(
      menuIcon(side),
      drawn(1, (x, y, width) => unread(x + (width + side) / 2 + 36, y - 14, 19)),
    );
    return specimens(2, [covered, w.cover], [apart, w.far]);
  },
});
