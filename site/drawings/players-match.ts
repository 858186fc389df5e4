import { defineDrawing } from './drawing.ts';
import { button, field, form, mark, node, pill, row, screen, stack, step, table, text, to } from './kit/index.ts';

export const demoClient = defineDrawing({
  name: 'play-demo-client',
  words: {
    'zh-Hans': {
      alt: '示例网页：1 在终端启动，2 展开 Configs 换成你的应用，3 填玩家名，点 Login to Play，4 两边出现石头、剪刀、布。',
      caption: '两个窗口各用一个玩家名；第二个人一进来就能出拳。',
      name: '玩家名',
      rock: '石头',
      scissors: '剪刀',
      paper: '布',
    },
    en: {
      alt: 'The demo web page: 1 start it in a terminal, 2 open Configs and enter your app, 3 enter a player name and click Login to Play, 4 rock, scissors, and paper appear on both sides.',
      caption: 'Use one player name per window. As soon as the second player joins, both can choose.',
      name: 'Player',
      rock: 'Rock',
      scissors: 'Scissors',
      paper: 'Paper',
    },
  },
  draw: (w) =>
    screen(
      ['localhost:8080'],
      stack(
        12,
        step(1, text('$ npm run serve', { mono: true, size: 24 })),
        step(
          2,
          row(10, [
            field('APP_ID', { faint: true }),
            field('APP_KEY', { faint: true }),
            { share: 1.5, part: field('PLAY_SERVER', { faint: true }) },
          ]),
        ),
        step(
          3,
          row(12, [form([w.name, field('player_1')]), { share: 0.9, part: button('Login to Play', { align: 'fill', pressed: 'finger' }) }]),
        ),
        step(
          4,
          row(12, [
            button(w.rock, { kind: 'plain', align: 'fill' }),
            button(w.scissors, { kind: 'plain', align: 'fill' }),
            button(w.paper, { kind: 'plain', align: 'fill' }),
          ]),
        ),
      ),
      { rail: false },
    ),
});

export const receiverGroups = defineDrawing({
  name: 'play-receiver-groups',
  words: {
    'zh-Hans': {
      alt: '四种接收者：Others 是除自己之外的人，All 是所有人，MasterClient 只有房主，targetActorIds 只有点名的人。',
      caption: '点名（targetActorIds）优先于分组。',
      me: '自己',
      master: '房主',
      third: '三号',
      fourth: '四号',
    },
    en: {
      alt: 'Four kinds of receivers: Others is everyone but the sender, All is everyone, MasterClient is the master only, targetActorIds are the players named.',
      caption: 'If you name players by actor ID, the group is ignored.',
      me: 'You',
      master: 'Master',
      third: 'P3',
      fourth: 'P4',
    },
  },
  draw: (w) =>
    table(
      [
        { share: 2.4 },
        { head: w.me, share: 1, anchor: 'middle' },
        { head: w.master, share: 1.2, anchor: 'middle' },
        { head: w.third, share: 1, anchor: 'middle' },
        { head: w.fourth, share: 1, anchor: 'middle' },
      ],
      [
        ['Others', mark(false), mark(true), mark(true), mark(true)],
        ['All', mark(true), mark(true), mark(true), mark(true)],
        ['MasterClient', mark(false), mark(true), mark(false), mark(false)],
        ['targetActorIds: 4', mark(false), mark(false), mark(false), mark(true)],
      ],
      -1,
      24,
    ),
});

export const compareAndSet = defineDrawing({
  name: 'play-compare-and-set',
  words: {
    'zh-Hans': {
      alt: '两名玩家抢旗：都要求当前值为空。先到的写入成功，旗归甲；后到的不符合预期，被忽略；两边收到同一个变化。',
      caption: '带上 expectedValues，晚到的写入被忽略，不会把旗抢回来。',
      a: '甲：先到',
      b: '乙：晚到',
      server: '旗：空',
      ok: '写入成功',
      no: '被忽略',
      both: '两边都看到：旗归甲',
    },
    en: {
      alt: 'Two players grab a flag and both expect it to be free: the first write succeeds, the second is ignored, and both get the same change.',
      caption: 'With expectedValues, the later write is ignored and cannot take the flag back.',
      a: 'A is first',
      b: 'B is late',
      server: 'Flag: free',
      ok: 'Written',
      no: 'Ignored',
      both: 'Both see: A has the flag',
    },
  },
  draw: (w) =>
    stack(
      16,
      row(0, [
        node({ label: w.a }),
        { width: 60, part: to() },
        { share: 1.35, part: node({ label: w.server, tone: 'teal' }) },
        { width: 60, part: to() },
        node({ label: w.ok, tone: 'good' }),
      ]),
      row(0, [
        node({ label: w.b }),
        { width: 60, part: to() },
        { share: 1.35, part: node({ label: 'expected: null', tone: 'teal' }) },
        { width: 60, part: to() },
        node({ label: w.no, tone: 'bad' }),
      ]),
      pill(w.both, 'good', 'middle'),
    ),
});
