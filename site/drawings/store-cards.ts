import { defineDrawing } from './drawing.ts';
import {
  appIcon,
  button,
  card,
  centred,
  inset,
  layers,
  note,
  picture,
  pill,
  row,
  stack,
  step,
  strong,
  tabs,
  text,
  timeline,
} from './kit/index.ts';

export const todayCard = defineDrawing({
  name: 'store-today-card',
  words: {
    'zh-Hans': {
      alt: '今日游戏页：按日期排列，大卡片用宣传图裁成 4:3，小卡片用图标，卡片大小由编辑决定。',
      caption: '控制台步骤做完就自动出现；卡片直接读宣传图和图标，大小由编辑定。',
      yesterday: '昨天',
      today: '今天',
      tomorrow: '明天',
      name: '星海 · 今日首发',
      small: '小卡片',
      big: '大卡片 4:3',
    },
    en: {
      alt: 'Game of the Day: the dates, a large card with the promotion image cut to 4:3, a small card with the icon. Editors choose the size.',
      caption:
        "Your game appears automatically when you've completed the console step. Cards use the promotion image and the icon, and editors choose the size.",
      yesterday: 'Yesterday',
      today: 'Today',
      tomorrow: 'Tomorrow',
      name: 'Star Sea launches',
      small: 'Small card',
      big: 'Large card, 4:3',
    },
  },
  draw: (w) =>
    card(
      stack(
        16,
        tabs([w.yesterday, w.today, w.tomorrow], 1),
        row(20, [
          { share: 1.5, part: card(stack(8, picture(170, { label: w.big }), strong(w.name)), { pad: 12 }) },
          card(stack(14, centred(96, appIcon(96)), text(w.small, { anchor: 'middle' })), { pad: 20 }),
        ]),
      ),
      { stroke: 'strong', radius: 16, pad: 22 },
    ),
});

export const eventCard = defineDrawing({
  name: 'store-event-card',
  legend: true,
  words: {
    'zh-Hans': {
      alt: '活动中心的卡片：1 图片 1920 × 1080，标志放左上或右上，2 活动标题写奖品，3 活动时间，4 点开进入论坛活动。',
      caption: '获奖名单写清数量和价值。',
      logo: '标志',
      title: '写攻略，送 20 台手机',
      time: '5 月 1 日–5 月 10 日',
      join: '去参加',
    },
    en: {
      alt: 'A card of the event center: 1 the image of 1920 by 1080 with the logo in the upper left or right corner, 2 a title that names the prize, 3 the dates, 4 a link to the forum event.',
      caption: 'List how many prizes there are and what they are worth.',
      logo: 'Logo',
      title: 'Write a guide, win a phone',
      time: 'May 1 – May 10',
      join: 'Join',
    },
  },
  draw: (w) =>
    card(
      stack(
        14,
        step(1, layers(picture(150, { sun: false }), inset(14, 12, pill(w.logo, 'teal')))),
        step(2, strong(w.title)),
        row(14, [step(3, text(w.time)), { width: 220, part: step(4, button(w.join, { align: 'fill', pressed: 'finger' })) }]),
      ),
      { stroke: 'strong', radius: 16, pad: 24 },
    ),
});

export const signCard = defineDrawing({
  name: 'store-sign-card',
  words: {
    'zh-Hans': {
      alt: '签到活动卡片：第 1、3、5、7 天有奖励，前两天已签，第 5 天是今天，每个奖励日对应一个码文件。',
      caption: '每个奖励日上传一个码文件，每个文件不少于 1000 份。',
      title: '签到领星尘 × 3000',
      d1: '第 1 天',
      d3: '第 3 天',
      d5: '第 5 天',
      d7: '第 7 天',
      a: '金币 × 1000',
      b: '体力 × 3',
      c: '今天可领',
      d: '十连券 × 1',
      sign: '签到',
    },
    en: {
      alt: 'A sign-in card: rewards on days 1, 3, 5, and 7. The first two are claimed and day 5 is today. Each reward day has its own code file.',
      caption: 'Upload one code file per reward day, with at least 1,000 codes each.',
      title: 'Sign in for 3,000 stardust',
      d1: 'Day 1',
      d3: 'Day 3',
      d5: 'Day 5',
      d7: 'Day 7',
      a: 'Gold × 1000',
      b: 'Energy × 3',
      c: 'Ready today',
      d: 'Ticket × 1',
      sign: 'Sign in',
    },
  },
  draw: (w) =>
    card(
      stack(
        12,
        strong(w.title, { anchor: 'middle' }),
        timeline([
          { when: w.d1, what: w.a, state: 'done' },
          { when: w.d3, what: w.b, state: 'done' },
          { when: w.d5, what: w.c, state: 'now' },
          { when: w.d7, what: w.d },
        ]),
        button(w.sign, { align: 'middle', pressed: 'finger' }),
      ),
      { stroke: 'strong', radius: 16, pad: 24 },
    ),
});

export const versionCard = defineDrawing({
  name: 'store-version-card',
  legend: true,
  words: {
    'zh-Hans': {
      alt: '新版本卡片：1 头图 16:9，2 版本名和 20 字以内的卖点，3 亮点模块，4 玩家点“预约更新”，上线时收到提醒。',
      caption: '卖点 20 字以内；随时存草稿，页面不会自动保存。',
      name: '2.0 深海来信',
      point: '新地图、新角色、新玩法',
      a: '地图',
      b: '角色',
      c: '玩法',
      reserve: '预约更新',
    },
    en: {
      alt: 'A new-version card: 1 the 16:9 header, 2 the version name and a selling point of at most 20 characters, 3 highlights, 4 players reserve the update and are reminded.',
      caption: 'Keep the selling point within 20 characters. Save drafts often, because nothing is saved automatically.',
      name: '2.0 Deep Sea Letters',
      point: 'New map and heroes',
      a: 'Map',
      b: 'Hero',
      c: 'PvP',
      reserve: 'Reserve',
    },
  },
  draw: (w) =>
    card(
      row(24, [
        { share: 0.8, part: step(1, picture(130)) },
        stack(
          14,
          step(2, stack(0, strong(w.name, { lines: 2 }), note(w.point))),
          step(3, row(8, [pill(w.a, 'teal', 'middle'), pill(w.b, 'teal', 'middle'), pill(w.c, 'teal', 'middle')])),
          step(4, button(w.reserve, { align: 'fill', pressed: 'finger' })),
        ),
      ]),
      { stroke: 'strong', radius: 16, pad: 22 },
    ),
});
