import { defineDrawing } from './drawing.ts';
import {
  appIcon,
  bars,
  card,
  centred,
  compared,
  gap,
  noStep,
  picture,
  pill,
  row,
  stack,
  step,
  strong,
  timeline,
  verdict,
} from './kit/index.ts';

export const screenshots = defineDrawing({
  name: 'store-screenshots',
  words: {
    'zh-Hans': {
      alt: '截图的对错：对的是真实玩法占画面一半以上、方向一致；错的是加了手机外框和大段文字。',
      caption: '至少 3 张，同一方向；开放下载或测试后，玩法占画面一半以上，概念图不超过 2 张。',
      good: '真实玩法画面',
      bad: '手机外框加文字',
      text: '超强阵容来袭',
      play: '玩法',
    },
    en: {
      alt: 'Screenshots: right is real gameplay on at least half of the picture, all in one direction. Wrong is a phone frame with a slogan.',
      caption:
        'Upload at least 3 screenshots in the same orientation. Once the download or a test is open, gameplay must fill at least half of each, and no more than 2 can be concept art.',
      good: 'Real gameplay',
      bad: 'Frame and slogan',
      text: 'Heroes arrive!',
      play: 'Gameplay',
    },
  },
  draw: (w) =>
    compared(
      24,
      18,
      [picture(200, { label: w.play }), verdict(true, w.good)],
      [
        card(stack(10, strong(w.text, { anchor: 'middle' }), centred(170, card(picture(96), { radius: 20, pad: 10, stroke: 'strong' }))), {
          fill: 'bad-tint',
          stroke: 'bad',
          pad: 14,
        }),
        verdict(false, w.bad),
      ],
    ),
});

export const recording = defineDrawing({
  name: 'store-recording',
  words: {
    'zh-Hans': {
      alt: '录屏的时间条：前 5 秒就是核心玩法，全片至少 90% 是玩法，前 30 秒不放全屏标志，总长不超过 3 分钟。',
      caption: '前 5 秒进入核心玩法；玩法至少占 90%，建议 2 分钟以内。',
      first: '前 5 秒',
      firstMore: '核心玩法',
      logo: '前 30 秒',
      logoMore: '不放全屏标志',
      best: '2 分钟',
      bestMore: '建议时长',
      most: '3 分钟',
      mostMore: '最长',
    },
    en: {
      alt: 'The timeline of a gameplay video: core gameplay in the first 5 seconds, no full-screen logo in the first 30 seconds, 2 minutes advised, 3 minutes at most.',
      caption: 'Show core gameplay within the first 5 seconds. Gameplay must fill at least 90% of the video. Stay under 2 minutes.',
      first: '5 s',
      firstMore: 'Core gameplay',
      logo: '30 s',
      logoMore: 'No full-screen logo',
      best: '2 min',
      bestMore: 'Advised length',
      most: '3 min',
      mostMore: 'Maximum',
    },
  },
  draw: (w) =>
    timeline([
      { when: w.first, what: w.firstMore, state: 'now' },
      { when: w.logo, what: w.logoMore },
      { when: w.best, what: w.bestMore },
      { when: w.most, what: w.mostMore },
    ]),
});

export const tags = defineDrawing({
  name: 'store-tags',
  words: {
    'zh-Hans': {
      alt: '详情页的标签：前三个（1、2、3）可以申请排序，其余按系统次序。',
      caption: '标签写真实玩法；只有前三个能排序，提工单 1–3 个工作日。',
      a: '角色扮演',
      b: '开放世界',
      c: '二次元',
      d: '联机',
      e: '剧情',
    },
    en: {
      alt: 'Tags on a details page: the first three (1, 2, 3) can be sorted on request, the others follow the order of the system.',
      caption: 'Tags describe real gameplay. Only the first three can be sorted. A ticket takes 1–3 business days.',
      a: 'RPG',
      b: 'Open world',
      c: 'Anime',
      d: 'Co-op',
      e: 'Story',
    },
  },
  draw: (w) =>
    card(
      stack(
        20,
        row(18, [{ width: 88, part: appIcon(88) }, bars(0.7, 0.45)]),
        row(10, [
          { share: 1.05, part: step(1, pill(w.a, 'teal')) },
          { share: 1.2, part: step(2, pill(w.b, 'teal')) },
          step(3, pill(w.c, 'teal')),
        ]),
        row(10, [{ share: 1.05, part: noStep(pill(w.d)) }, { share: 1.2, part: noStep(pill(w.e)) }, gap(1)]),
      ),
      { stroke: 'strong', radius: 16, pad: 20 },
    ),
});
