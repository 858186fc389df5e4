import { defineDrawing } from './drawing.ts';
import { bars, card, circle, drawn, layers, type Part, phone, pill, rect, row, stack, text, verdict, words } from './kit/index.ts';

const entryIcon = (label: string, dot: string | undefined): Part =>
  layers(
    card(
      stack(
        6,
        drawn(48, (x, y, width) => rect(x + width / 2 - 24, y, 48, 48, { stroke: 'text', thick: 3, radius: 12 })),
        text(label, { size: 24, weight: 500, anchor: 'middle' }),
      ),
      { pad: 12, stroke: 'line', radius: 16 },
    ),
    drawn(1, (x, y, width) =>
      dot === undefined
        ? ''
        : dot === ''
          ? circle(x + width - 8, y + 8, 12, { fill: 'dot', stroke: 'panel', thick: 3 })
          : circle(x + width - 10, y + 10, 24, { fill: 'dot', stroke: 'panel', thick: 3 }) +
            words(x + width - 10, y + 19, dot, { size: 24, weight: 500, fill: 'on-brand', anchor: 'middle' }),
    ),
  );

export const billboardEntry = defineDrawing({
  name: 'design-billboard-entry',
  words: {
    'zh-Hans': {
      alt: '公告入口的两种样子：有未读时右上角有小红点，没有未读时没有。入口与邮件、设置同样大小。',
      caption: '公告入口和邮件、设置一样大，红点压在右上角。',
      notice: '公告',
      mail: '邮件',
      settings: '设置',
      none: '没有未读',
      some: '有未读',
    },
    en: {
      alt: 'The billboard entry: without a dot when nothing is unread, with a small dot in the corner when something is. It is as large as Mail and Settings.',
      caption: 'Make the billboard entry as large as Mail and Settings, with the dot on the upper right corner.',
      notice: 'News',
      mail: 'Mail',
      settings: 'Options',
      none: 'Nothing unread',
      some: 'Unread',
    },
  },
  draw: (w) => {
    const bar = (dot: string | undefined) =>
      row(16, [entryIcon(w.notice, dot), entryIcon(w.mail, undefined), entryIcon(w.settings, undefined)]);
    return stack(
      16,
      row(20, [{ width: 456, part: bar('') }, pill(w.some, 'bad')]),
      row(20, [{ width: 456, part: bar(undefined) }, pill(w.none, 'plain')]),
    );
  },
});

export const momentsEntry = defineDrawing({
  name: 'design-moments-entry',
  words: {
    'zh-Hans': {
      alt: '横屏主界面右侧的菜单：社区、邮件、好友三个同样大小的图标，社区图标右上角有红点数字 3。',
      caption: '放在常驻菜单旁，与邮件、好友同级；打开页面后清除红点。',
      community: '社区',
      mail: '邮件',
      friends: '好友',
    },
    en: {
      alt: 'The menu at the right of a main screen: Community, Mail, and Friends as icons of one size, with the number 3 at the corner of Community.',
      caption: 'Put the entry in the permanent menu, next to Mail and Friends. Clear the badge when the page opens.',
      community: 'Forum',
      mail: 'Mail',
      friends: 'Friends',
    },
  },
  draw: (w) =>
    phone(
      row(20, [
        { share: 0.5, part: bars(0.8, 0.5) },
        row(16, [entryIcon(w.community, '3'), entryIcon(w.mail, undefined), entryIcon(w.friends, undefined)]),
      ]),
      { height: 320 },
    ),
});

export const badgePlace = defineDrawing({
  name: 'design-badge-place',
  words: {
    'zh-Hans': {
      alt: '红点的位置：对的压在图标右上角，直径是边长的 15% 到 25%；错的盖住图案，或离图标太远。',
      caption: '直径为图标边长的 15%–25%，压住右上角约四分之一。',
      right: '压在右上角',
      cover: '盖住图案',
      far: '离得太远',
    },
    en: {
      alt: 'Where the dot goes: right on the upper right corner, with 15 to 25 percent of the side. Wrong is to cover the icon or to float away from it.',
      caption: 'The dot is 15–25% of the side of the icon and covers about a quarter of its corner.',
      right: 'On the corner',
      cover: 'Covers the icon',
      far: 'Too far away',
    },
  },
  draw: (w) => {
    // Left-aligned, as the verdicts below are.
    const icon = (dx: number, dy: number, r: number) =>
      drawn(
        170,
        (x, y) =>
          rect(x + 2, y + 25, 130, 130, { fill: 'panel', stroke: 'text', thick: 3, radius: 28 }) +
          circle(x + 67, y + 90, 34, { stroke: 'text', thick: 3 }) +
          circle(x + dx, y + dy, r, { fill: 'dot', stroke: 'panel', thick: 3 }),
      );
    return row(
      16,
      [
        stack(12, icon(127, 32, 15), verdict(true, w.right, 2)),
        stack(12, icon(67, 90, 56), verdict(false, w.cover, 2)),
        stack(12, icon(153, 8, 13), verdict(false, w.far, 2)),
      ],
      'top',
    );
  },
});
