import { defineDrawing } from './drawing.ts';
import { card, centred, circle, drawn, funnel, gap, note, phone, pill, row, stack, strong, text, tick } from './kit/index.ts';

export const achievementToast = defineDrawing({
  name: 'player-achievement-toast',
  words: {
    'zh-Hans': {
      alt: '达成成就时屏幕上方弹出的提示：图标、成就名“首次通关”和稀有度。',
      caption: '提示一次显示一条，默认开启；批量补发时先关掉。',
      done: '达成成就',
      name: '首次通关',
      rare: '稀有 3%',
    },
    en: {
      alt: 'A toast at the top of the screen when an achievement is unlocked: icon, the name First victory, and its rarity.',
      caption: 'Toasts are on by default and appear one at a time. Turn them off before you grant many achievements at once.',
      done: 'Achievement unlocked',
      name: 'First victory',
      rare: 'Rare 3%',
    },
  },
  draw: (w) =>
    phone(
      stack(
        30,
        centred(
          560,
          card(
            row(18, [
              {
                width: 72,
                part: drawn(
                  72,
                  (x, y) => circle(x + 36, y + 36, 35, { fill: 'tint', stroke: 'accent', thick: 3 }) + tick(x + 36, y + 36, 'action', 1.8),
                ),
              },
              stack(0, note(w.done), strong(w.name)),
              { width: 150, part: pill(w.rare, 'teal', 'end') },
            ]),
            {
              pad: 16,
              radius: 40,
              stroke: 'strong',
            },
          ),
        ),
        gap(60),
      ),
      { height: 300 },
    ),
});

export const achievementPage = defineDrawing({
  name: 'player-achievement-page',
  words: {
    'zh-Hans': {
      alt: '成就页的四种样子：已达成的有图标和时间，累计的有进度条，未达成的是灰色，隐藏的不显示名称。',
      caption: '四种状态：已达成、进行中、未达成、隐藏。',
      a: '首次通关',
      b: '收集 100 颗星',
      c: '无伤通关',
      d: '隐藏成就',
      done: '已达成',
      half: '60 / 100',
      open: '未达成',
      hidden: '解锁后显示',
    },
    en: {
      alt: 'Four looks on the achievement page: unlocked with icon, in steps with progress, locked in gray, hidden without a name.',
      caption: 'An achievement has one of four states: unlocked, in progress, locked, or hidden.',
      a: 'First victory',
      b: 'Collect 100 stars',
      c: 'No damage taken',
      d: 'Hidden achievement',
      done: 'Unlocked',
      half: '60 / 100',
      open: 'Locked',
      hidden: 'Shown later',
    },
  },
  draw: (w) => {
    const icon = (on: boolean) => ({
      width: 52,
      part: drawn(52, (x, y) => circle(x + 26, y + 26, 25, on ? { fill: 'accent' } : { fill: 'bar', stroke: 'strong' })),
    });
    const item = (name: string, state: string, tone: 'good' | 'teal' | 'plain', on: boolean) =>
      row(16, [icon(on), text(name), { width: 200, part: pill(state, tone, 'end') }]);
    return card(
      stack(
        18,
        item(w.a, w.done, 'good', true),
        item(w.b, w.half, 'teal', true),
        item(w.c, w.open, 'plain', false),
        item(w.d, w.hidden, 'plain', false),
      ),
      {
        stroke: 'strong',
        radius: 16,
        pad: 28,
      },
    );
  },
});

export const rarity = defineDrawing({
  name: 'achievement-rarity',
  words: {
    'zh-Hans': {
      alt: '四级稀有度：普通 50% 到 100%，少见 10% 到 50%，稀有 1% 到 10%，极稀有低于 1%。',
      caption: '稀有度 = 解锁的玩家 ÷ 初始化过的玩家，由平台计算。',
      one: '普通',
      two: '少见',
      three: '稀有',
      four: '极稀有',
    },
    en: {
      alt: 'Four levels of rarity: common 50 to 100 percent, uncommon 10 to 50, rare 1 to 10, ultra rare below 1.',
      caption: 'Rarity is the share of initialized players who unlocked it. The platform computes it.',
      one: 'Common',
      two: 'Uncommon',
      three: 'Rare',
      four: 'Ultra rare',
    },
  },
  draw: (w) =>
    funnel(
      [
        [w.one, 1, '50–100%'],
        [w.two, 0.5, '10–50%'],
        [w.three, 0.14, '1–10%'],
        [w.four, 0.03, '< 1%'],
      ],
      140,
    ),
});
