import { defineDrawing } from './drawing.ts';
import {
  card,
  centred,
  circle,
  cross,
  drawn,
  inset,
  layers,
  picture,
  pill,
  rect,
  row,
  stack,
  step,
  strong,
  text,
  tick,
  timeline,
  verdict,
  words,
} from './kit/index.ts';

export const rewardedAd = defineDrawing({
  name: 'ad-rewarded-timeline',
  words: {
    'zh-Hans': {
      alt: '激励视频的时间线：0 秒开始，27 秒达到奖励条件，30 秒出现跳过按钮，结束后关闭；不足 30 秒的视频看到 90% 就算。',
      caption: '在奖励验证的回调里发奖，不要等到关闭。',
      start: '0 秒',
      verify: '27 秒',
      skip: '30 秒',
      end: '结束',
      a: '开始播放',
      b: '可以发奖',
      c: '出现跳过',
      d: '关闭',
    },
    en: {
      alt: 'A rewarded video: it starts at 0 seconds, the reward is verified at second 27, the skip button comes at second 30, then it ends. Videos under 30 seconds count at 90 percent.',
      caption: "Grant the reward in the verification callback. Don't wait for the ad to close.",
      start: '0 s',
      verify: '27 s',
      skip: '30 s',
      end: 'End',
      a: 'Video starts',
      b: 'Grant the reward',
      c: 'Skip appears',
      d: 'Closed',
    },
  },
  draw: (w) =>
    timeline([
      { when: w.start, what: w.a, state: 'done' },
      { when: w.verify, what: w.b, state: 'now' },
      { when: w.skip, what: w.c },
      { when: w.end, what: w.d },
    ]),
});

export const feedAd = defineDrawing({
  name: 'ad-feed-elements',
  legend: true,
  words: {
    'zh-Hans': {
      alt: '自渲染信息流广告：1 标题和描述，2 素材区，点击打开下载，3 六要素：应用名、开发者、版本、隐私、权限、功能，4 广告标识。',
      caption: '六要素和广告标识必须可见、可点，注册点击区域时要分开。',
      title: '新游推荐',
      info: '应用名 · 开发者 · 版本',
      links: '隐私 权限 功能',
      ad: '广告',
      creative: '素材',
    },
    en: {
      alt: 'A self-rendered feed ad: 1 title and description, 2 the creative that opens the download, 3 the six items app, developer, version, privacy, permissions, functions, 4 the ad mark.',
      caption: 'The six items and the ad mark must be visible. Register their click areas separately.',
      title: 'A new game for you',
      info: 'App · Developer · Version',
      links: 'Privacy · Permissions · Use',
      ad: 'Ad',
      creative: 'Creative',
    },
  },
  draw: (w) =>
    card(
      stack(
        12,
        row(12, [step(1, strong(w.title)), { width: 150, part: step(4, pill(w.ad, 'plain')) }]),
        step(2, picture(150, { label: w.creative })),
        step(3, stack(2, text(w.info, { size: 24 }), text(w.links, { size: 24, fill: 'action' }))),
      ),
      { stroke: 'strong', radius: 16, pad: 24 },
    ),
});

export const splashAd = defineDrawing({
  name: 'ad-splash-size',
  words: {
    'zh-Hans': {
      alt: '竖屏开屏广告：对的占屏幕高度 75% 以上、宽度等于屏幕；错的只占一半，会影响计费。',
      caption: '竖屏开屏的宽度等于屏幕，高度不少于 75%。',
      ok: '不少于 75%',
      bad: '太小，影响计费',
      ad: '广告',
      logo: '游戏名',
    },
    en: {
      alt: 'A splash ad in portrait: right takes the full width and at least 75 percent of the height, wrong takes half and affects billing.',
      caption: 'In portrait, a splash ad takes the full width and at least 75% of the height.',
      ok: 'At least 75%',
      bad: 'Too small to bill',
      ad: 'Ad',
      logo: 'Game',
    },
  },
  draw: (w) => {
    const screenOf = (share: number) =>
      centred(
        200,
        layers(
          drawn(
            330,
            (x, y) =>
              rect(x, y, 200, 330, { fill: 'panel', stroke: 'strong', radius: 24, thick: 2 }) +
              rect(x + 10, y + 10, 180, 310 * share, { fill: 'tint', stroke: 'action', radius: 16 }),
          ),
          inset(20, 110 * share, strong(w.ad, { anchor: 'middle' })),
        ),
      );
    return row(20, [
      stack(16, screenOf(0.8), centred(250, verdict(true, w.ok))),
      stack(16, screenOf(0.5), centred(290, verdict(false, w.bad))),
    ]);
  },
});

export const rangeVoice = defineDrawing({
  name: 'rtc-range-voice',
  words: {
    'zh-Hans': {
      alt: '范围语音：圆圈是接收范围。圈内的队友和其他小队的玩家听得到，圈外的队友也听得到，圈外的其他小队听不到。',
      caption: 'WORLD 模式：圈内都听得到；队友不论远近都听得到。',
      me: '我',
      mate: '队友',
      other: '其他小队',
      hear: '听得到',
      no: '听不到',
    },
    en: {
      alt: 'Range voice: the circle is the range. Teammates hear each other inside and outside. Players of other teams are heard inside only.',
      caption: 'In WORLD mode, everyone within range hears you. Teammates hear you at any distance.',
      me: 'You',
      mate: 'Teammate',
      other: 'Other team',
      hear: 'Heard',
      no: 'Not heard',
    },
  },
  draw: (w) =>
    drawn(330, (x, y, width) => {
      const [cx, cy] = [x + 180, y + 165];
      const person = (px: number, py: number, name: string, state: string, good: boolean) =>
        circle(px, py, 16, { fill: good ? 'good' : 'bad' }) +
        (good ? tick(px, py, 'panel', 0.8) : cross(px, py, 'panel', 6)) +
        words(px + 26, py - 4, name, { size: 24, weight: 500 }) +
        words(px + 26, py + 24, state, { size: 24, fill: good ? 'good' : 'bad' });
      return (
        circle(cx, cy, 162, { fill: 'tint', stroke: 'action', thick: 2, dashed: true }) +
        circle(cx - 60, cy, 24, { fill: 'accent' }) +
        words(cx - 60, cy + 54, w.me, { size: 28, weight: 500, anchor: 'middle' }) +
        person(cx - 40, cy - 80, w.mate, w.hear, true) +
        person(cx - 80, cy + 100, w.other, w.hear, true) +
        person(x + width - 236, y + 70, w.mate, w.hear, true) +
        person(x + width - 236, y + 250, w.other, w.no, false)
      );
    }),
});
