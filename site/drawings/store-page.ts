import { defineDrawing } from './drawing.ts';
import {
  appIcon,
  bars,
  button,
  card,
  centred,
  circle,
  drawn,
  layers,
  legend,
  note,
  picture,
  rect,
  row,
  shape,
  stack,
  strong,
  verdict,
  words,
} from './kit/index.ts';

export const detailsPage = defineDrawing({
  name: 'store-details-page',
  legend: true,
  words: {
    'zh-Hans': {
      alt: '详情页的六个部分：1 视频或宣传图，2 图标与游戏名，3 标签，4 预约或下载按钮，5 简介的前 50 字，6 截图。',
      caption: '玩家先看到 1 和 2；简介只露出前 50 个字，把玩法写在最前。',
      video: '录屏或宣传图',
      name: '星海',
      tag: '标签，前三个可排序',
      reserve: '预约',
      intro: '简介前 50 字',
      shots: '截图，不少于 3 张',
      icon: '图标和游戏名',
      button: '预约或下载',
    },
    en: {
      alt: 'Six parts of a details page: 1 video or promotion image, 2 icon and title, 3 tags, 4 the Reserve or Download button, 5 the first 50 characters of the introduction, 6 screenshots.',
      caption: 'Players see 1 and 2 first. Only 50 characters of the introduction are visible, so begin with the gameplay.',
      video: 'Video or image',
      name: 'Star Sea',
      tag: 'Tags; sort the top 3',
      reserve: 'Reserve',
      intro: 'First 50 characters',
      shots: '3+ screenshots',
      icon: 'Icon and title',
      button: 'Reserve or download',
    },
  },
  draw: (w) => {
    const [frame, pad, space] = [272, 24, 44];
    const page = card(
      stack(
        12,
        picture(96),
        row(12, [{ width: 64, part: appIcon(64) }, strong(w.name)]),
        bars(0.6),
        button(w.reserve, { align: 'fill', height: 52 }),
        bars(0.78),
        row(8, [picture(60, { radius: 4 }), picture(60, { radius: 4 }), picture(60, { radius: 4 })]),
      ),
      { pad, radius: 32, stroke: 'strong', thick: 2 },
    );
    // From the right end of each part, as a share of the page's width, and its middle, to its number.
    const ends: readonly (readonly [number, number])[] = [
      [1, 72],
      [0.86, 164],
      [0.6, 216],
      [1, 262],
      [0.78, 308],
      [1, 358],
    ];
    const leaders = drawn(1, (x, y) =>
      ends
        .map(([share, down], index) => {
          const start = x + pad + (frame - 2 * pad) * share;
          const [turn, number] = [x + frame + 10, x + frame + space - 6];
          return shape(
            [
              [start + 4, y + down],
              [turn, y + down],
              [number, y + 56 + 60 * index],
            ],
            { stroke: 'strong' },
            false,
          );
        })
        .join(''),
    );
    return layers(row(space, [{ width: frame, part: page }, legend(w.video, w.icon, w.tag, w.button, w.intro, w.shots)]), leaders);
  },
});

export const iconSafeArea = defineDrawing({
  name: 'store-icon-safe-area',
  words: {
    'zh-Hans': {
      alt: '512 × 512 的图标：原图是直角，平台裁成圆角，主体放在虚线的安全区内；右边是错误例子：自己画了圆角、主体贴边。',
      caption: '上传直角的原图，主体留在虚线以内，圆角由平台来裁。',
      safe: '安全区',
      right: '直角原图，主体居中',
      wrong: '自己画圆角，主体贴边',
    },
    en: {
      alt: 'A 512 by 512 icon: square corners, rounded by the platform, with the subject inside the dashed safe area. Wrong is to round the corners yourself and let the subject touch the edge.',
      caption: 'Upload square corners and keep the subject inside the dashed line. The platform rounds the corners.',
      safe: 'Safe area',
      right: 'Square corners',
      wrong: 'Rounded, at the edge',
    },
  },
  draw: (w) => {
    const good = centred(
      240,
      drawn(240, (x, y) =>
        [
          rect(x, y, 240, 240, { fill: 'bar', stroke: 'strong', radius: 0 }),
          rect(x, y, 240, 240, { stroke: 'action', thick: 2, radius: 48 }),
          rect(x + 24, y + 24, 192, 192, { stroke: 'action', dashed: true, radius: 24 }),
          circle(x + 120, y + 106, 52, { fill: 'accent' }),
          words(x + 120, y + 198, w.safe, { size: 24, weight: 500, anchor: 'middle' }),
        ].join(''),
      ),
    );
    const bad = centred(
      240,
      drawn(
        240,
        (x, y) =>
          rect(x, y, 240, 240, { fill: 'bar', stroke: 'bad', thick: 2, radius: 60 }) + circle(x + 120, y + 120, 118, { fill: 'accent' }),
      ),
    );
    return row(24, [stack(18, good, verdict(true, w.right, 2)), stack(18, bad, verdict(false, w.wrong, 2))], 'top');
  },
});

export const promotionCrop = defineDrawing({
  name: 'store-promotion-crop',
  words: {
    'zh-Hans': {
      alt: '1920 × 1080 的宣传图：左右各 240 像素在部分卡片上会被裁掉，中间 1440 × 1080 一定保留，标题和主角放在中间。',
      caption: '标题和主角放在中间 1440 像素内，两侧只放背景。',
      cut: '240',
      keep: '保留 1440 × 1080',
      full: '全图 1920 × 1080',
    },
    en: {
      alt: 'A promotion image of 1920 by 1080: 240 pixels on the left and right are cut off on some cards, 1440 by 1080 in the middle always stay.',
      caption: 'Keep the title and the hero within the middle 1440 pixels. Leave only background at the sides.',
      cut: '240',
      keep: '1440 × 1080 stays',
      full: 'Full image 1920 × 1080',
    },
  },
  draw: (w) =>
    stack(
      12,
      drawn(340, (x, y, width) => {
        const own = 604;
        const left = x + (width - own) / 2;
        const side = own / 8;
        return [
          rect(left, y, own, 340, { fill: 'bar', stroke: 'strong', radius: 0 }),
          rect(left + side, y, own - 2 * side, 340, { fill: 'tint', stroke: 'action', thick: 2, radius: 0 }),
          shape(
            [
              [left + side + 60, y + 330],
              [left + own / 2 - 30, y + 190],
              [left + own / 2 + 60, y + 260],
              [left + own - side - 110, y + 170],
              [left + own - side - 20, y + 330],
            ],
            { fill: 'line' },
          ),
          words(left + side / 2, y + 180, w.cut, { size: 24, weight: 500, anchor: 'middle' }),
          words(left + own - side / 2, y + 180, w.cut, { size: 24, weight: 500, anchor: 'middle' }),
          rect(left + own / 2 - 160, y + 70, 320, 60, { fill: 'panel', radius: 6 }),
          words(left + own / 2, y + 110, w.keep, { weight: 500, anchor: 'middle' }),
        ].join('');
      }),
      note(w.full, { anchor: 'middle' }),
    ),
});
