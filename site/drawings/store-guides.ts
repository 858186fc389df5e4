import { defineDrawing } from './drawing.ts';
import {
  avatar,
  button,
  card,
  circle,
  drawn,
  gap,
  type Part,
  phone,
  pill,
  rect,
  row,
  stack,
  step,
  strong,
  text,
  timeline,
  verdict,
} from './kit/index.ts';

export const launchTimeline = defineDrawing({
  name: 'store-launch-timeline',
  words: {
    'zh-Hans': {
      alt: '首发时间表：D-14 物料定稿并设定时，D-10 报名创作者活动，D-4 攻略发完，D-1 审核通过，D 日上线，D+3 扶持结束，D+14 复盘。',
      caption: '从上线那天往回数：两周前定稿，一天前确认审核通过。',
      a: '定稿',
      b: '报活动',
      c: '攻略',
      d: '过审',
      e: '上线',
      f: '扶持止',
      g: '复盘',
    },
    en: {
      alt: 'A launch schedule: D-14 material is final and the release scheduled, D-10 sign up for the creator event, D-4 guides are out, D-1 approved, D live, D+3 support ends, D+14 review.',
      caption: 'Count back from the launch. Materials must be final two weeks before, and everything approved one day before.',
      a: 'Final',
      b: 'Event',
      c: 'Guides',
      d: 'Passed',
      e: 'Live',
      f: 'Ends',
      g: 'Recap',
    },
  },
  draw: (w) =>
    timeline([
      { when: 'D-14', what: w.a, state: 'done' },
      { when: 'D-10', what: w.b, state: 'done' },
      { when: 'D-4', what: w.c, state: 'done' },
      { when: 'D-1', what: w.d, state: 'done' },
      { when: 'D', what: w.e, state: 'now' },
      { when: 'D+3', what: w.f },
      { when: 'D+14', what: w.g },
    ]),
});

export const reviewReport = defineDrawing({
  name: 'store-review-report',
  words: {
    'zh-Hans': {
      alt: '投诉评价：1 点评价右下角的标记，选原因，2 一次可选多条，批量提交，3 60 分钟内看结果：已处理或未处理。',
      caption: '只投诉违规的；不违规的差评，用回复来解决。',
      review: '满屏广告和外链',
      mark: '标记',
      batch: '批量提交',
      done: '已处理',
      not: '未处理',
    },
    en: {
      alt: 'Reporting a review: 1 click Report at its lower right and choose a reason, 2 several can be submitted at once, 3 the result within 60 minutes: handled or not handled.',
      caption: "Report only reviews that break the rules. If a bad review doesn't, reply to it.",
      review: 'Full of ads and links',
      mark: 'Report',
      batch: 'Submit batch',
      done: 'Handled',
      not: 'Not handled',
    },
  },
  draw: (w) =>
    card(
      stack(
        16,
        row(14, [
          { width: 52, part: avatar(52) },
          text(w.review),
          { width: 210, part: step(1, button(w.mark, { kind: 'plain', align: 'fill', height: 50, pressed: 'mouse' })) },
        ]),
        step(2, button(w.batch)),
        step(3, row(16, [verdict(true, w.done), verdict(false, w.not)])),
      ),
      { stroke: 'strong', radius: 16, pad: 26 },
    ),
});

export const cloudGaming = defineDrawing({
  name: 'player-cloud-gaming',
  words: {
    'zh-Hans': {
      alt: '云玩中的游戏画面，右上角的浮窗有网络、画质和退出。',
      caption: '游戏在云端运行；浮窗里看网络、换画质、退出。',
      network: '网络 32 ms',
      quality: '画质：高',
      quit: '退出',
    },
    en: {
      alt: 'A game in the cloud with a floating window for network, quality, and exit.',
      caption: 'The game runs in the cloud. The floating window shows the network, sets the quality, and exits.',
      network: 'Network 32 ms',
      quality: 'Quality: high',
      quit: 'Exit',
    },
  },
  draw: (w) =>
    phone(
      row(
        0,
        [
          { share: 1, part: gap(1) },
          {
            width: 300,
            part: card(stack(12, pill(w.network, 'good'), text(w.quality), button(w.quit, { kind: 'plain', align: 'fill' })), {
              stroke: 'strong',
            }),
          },
        ],
        'top',
      ),
      { height: 320 },
    ),
});

export const smallIcon = defineDrawing({
  name: 'store-icon-small',
  words: {
    'zh-Hans': {
      alt: '同一个图标在 512 像素和 48 像素：主体单一的缩小后还认得出，细节太多的缩小后糊成一片。',
      caption: '提交前缩到 48 像素看一眼：认得出，才用它。',
      clear: '一个主体，认得出',
      busy: '细节太多，认不出',
    },
    en: {
      alt: 'An icon at 512 and at 48 pixels: with one subject it stays clear when small, with many details it blurs.',
      caption: 'Look at the icon at 48 pixels before you submit it. Use it only if you can still recognize it.',
      clear: 'One subject: clear',
      busy: 'Too many details',
    },
  },
  draw: (w) => {
    const simple = (x: number, y: number, size: number): string =>
      rect(x, y, size, size, { fill: 'tint', stroke: 'action', radius: size * 0.2 }) +
      circle(x + size / 2, y + size / 2, size * 0.28, { fill: 'accent' });
    const busy = (x: number, y: number, size: number): string =>
      rect(x, y, size, size, { fill: 'bar', stroke: 'strong', radius: size * 0.2 }) +
      [0.2, 0.4, 0.6, 0.8]
        .flatMap((across) =>
          [0.2, 0.4, 0.6, 0.8].map((down) =>
            circle(x + size * across, y + size * down, size * 0.07, { fill: (across + down) % 0.4 < 0.1 ? 'accent' : 'strong' }),
          ),
        )
        .join('');
    const pair = (draw: (x: number, y: number, size: number) => string): Part =>
      drawn(200, (x, y) => draw(x, y, 200) + draw(x + 240, y + 152, 48));
    return row(24, [stack(20, pair(simple), verdict(true, w.clear, 2)), stack(20, pair(busy), verdict(false, w.busy, 2))], 'top');
  },
});

export const regionFilter = defineDrawing({
  name: 'tapdb-region-filter',
  words: {
    'zh-Hans': {
      alt: '地区筛选：等于“美洲”只取“美洲”一个值；包含“美洲”还取到北美洲、中美洲、南美洲。',
      caption: '看整个大洲用“包含”。',
      equals: '等于“美洲”',
      contains: '包含“美洲”',
      all: '美洲',
      north: '北美洲',
      central: '中美洲',
      south: '南美洲',
    },
    en: {
      alt: 'Filtering regions: equals Americas takes one value only. Contains America also takes North, Central, and South America.',
      caption: 'To see a whole continent, use "contains".',
      equals: 'Equals America',
      contains: 'Contains America',
      all: 'America',
      north: 'North',
      central: 'Central',
      south: 'South',
    },
  },
  draw: (w) => {
    const item = (label: string, on: boolean): Part => pill(label, on ? 'teal' : 'plain');
    const line = (title: string, whole: boolean): Part =>
      card(stack(14, strong(title), item(w.all, true), item(w.north, whole), item(w.central, whole), item(w.south, whole)), {
        stroke: 'strong',
      });
    return row(20, [line(w.equals, false), line(w.contains, true)], 'fill');
  },
});
