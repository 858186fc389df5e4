import { defineDrawing } from './drawing.ts';
import {
  barChart,
  card,
  checkbox,
  circle,
  drawn,
  line,
  lineChart,
  note,
  type Part,
  rect,
  row,
  screen,
  shape,
  stack,
  strong,
  words,
} from './kit/index.ts';

export const boardLayout = defineDrawing({
  name: 'tapdb-board-layout',
  words: {
    'zh-Hans': {
      alt: '“新手期”看板：第一行三个小数字，第二行一张大的漏斗，第三行折线和柱状图各一张。',
      caption: '从上到下：多少人来，走到哪，留没留。',
      a: '新增设备',
      b: '新增账号',
      c: '建角',
      d: '引导漏斗',
      e: '留存',
      f: '对局次数',
    },
    en: {
      alt: 'A board for new players: three small numbers in the first row, a large funnel in the second, a line chart and a bar chart in the third.',
      caption: 'From top to bottom, the board shows how many players come, how far they get, and whether they stay.',
      a: 'Devices',
      b: 'Accounts',
      c: 'Characters',
      d: 'Tutorial funnel',
      e: 'Retention',
      f: 'Matches',
    },
  },
  draw: (w) => {
    const number = (name: string, value: string): Part => card(stack(0, note(name), strong(value, { size: 30 })), { pad: 12 });
    return stack(
      12,
      row(12, [number(w.a, '1,280'), number(w.b, '1,104'), number(w.c, '960')]),
      card(
        row(16, [
          { width: 230, part: strong(w.d) },
          drawn(64, (x, y, width) =>
            [1, 0.8, 0.5]
              .map((share, index) => rect(x, y + index * 23, width * share, 18, { fill: index === 0 ? 'action' : 'accent', radius: 3 }))
              .join(''),
          ),
        ]),
        { pad: 14 },
      ),
      row(12, [
        card(stack(6, strong(w.e), lineChart(['', '', '', ''], [{ values: [0.9, 0.6, 0.5, 0.4] }], 50)), { pad: 14 }),
        card(stack(6, strong(w.f), barChart(['', '', '', ''], [0.9, 0.6, 0.3, 0.1], { height: 50 })), { pad: 14 }),
      ]),
    );
  },
});

export const alertHistory = defineDrawing({
  name: 'tapdb-alert-history',
  words: {
    'zh-Hans': {
      alt: '预警的历史：走势图上有上限和下限两条虚线，低于下限的两天标成红点。',
      caption: '红点太密，说明下限设得太紧；出事那天没有红点，说明太松。',
      high: '上限',
      low: '下限',
    },
    en: {
      alt: 'The history of an alert: a trend with dashed upper and lower limits, and red dots on two days below the lower limit.',
      caption:
        "If there are too many red dots, the limit is too tight. If there's no dot on a day when something went wrong, it's too loose.",
      high: 'Upper',
      low: 'Lower',
    },
  },
  draw: (w) =>
    drawn(250, (x, y, width) => {
      const values = [0.6, 0.55, 0.62, 0.5, 0.12, 0.58, 0.64, 0.6, 0.66, 0.15, 0.55, 0.6];
      const left = x + 100;
      const lane = (width - 110) / (values.length - 1);
      const at = (value: number): number => y + 230 * (1 - value);
      const points = values.map((value, index): readonly [number, number] => [left + index * lane, at(value)]);
      const dots = points.map(([px, py], index) =>
        (values[index] ?? 0) < 0.3
          ? circle(px, py, 11, { fill: 'bad', stroke: 'canvas', thick: 3 })
          : circle(px, py, 5, { fill: 'accent', stroke: 'action' }),
      );
      return (
        line(left, at(0.85), x + width, at(0.85), 'strong', 2, true) +
        line(left, at(0.3), x + width, at(0.3), 'strong', 2, true) +
        words(x, at(0.85) + 9, w.high, { size: 24, fill: 'muted' }) +
        words(x, at(0.3) + 9, w.low, { size: 24, fill: 'muted' }) +
        shape(points, { stroke: 'action', thick: 2 }, false) +
        dots.join('')
      );
    }),
});

export const memberMenu = defineDrawing({
  name: 'console-member-rights',
  words: {
    'zh-Hans': {
      alt: '编辑权限的两个标签：厂商权限里是厂商管理员和财务，游戏权限里按游戏逐项勾选更新游戏、发布官方帖、测试用户管理。',
      caption: '厂商权限管整个厂商，游戏权限按游戏逐项勾选。',
      rights: '编辑权限',
      vendor: '厂商权限',
      game: '游戏权限',
      admin: '厂商管理员',
      money: '财务',
      update: '更新游戏',
      post: '发布官方帖',
      test: '测试用户管理',
    },
    en: {
      alt: 'The two kinds of Edit Authority: vendor rights with vendor administrator and finance, game rights selected game by game: update the game, post as official, manage test users.',
      caption: 'Vendor permissions cover the whole vendor. You select game permissions separately for each game.',
      rights: 'Edit Authority',
      vendor: 'Vendor rights',
      game: 'Game rights',
      admin: 'Administrator',
      money: 'Finance',
      update: 'Update game',
      post: 'Official posts',
      test: 'Test users',
    },
  },
  draw: (w) =>
    screen(
      [w.rights],
      row(
        20,
        [
          stack(10, strong(w.vendor), checkbox(w.admin, false), checkbox(w.money, false)),
          stack(10, strong(w.game), checkbox(w.update), checkbox(w.post), checkbox(w.test)),
        ],
        'top',
      ),
    ),
});
