import { defineDrawing } from './drawing.ts';
import {
  button,
  card,
  checkbox,
  field,
  form,
  node,
  noStep,
  pill,
  pillWidth,
  qrCode,
  row,
  screen,
  stack,
  step,
  strong,
  switchRow,
  tabs,
  to,
} from './kit/index.ts';

export const testKinds = defineDrawing({
  name: 'store-test-kinds',
  words: {
    'zh-Hans': {
      alt: '四种测试从保密到公开排成一行：内部 100 人，篝火保密，封闭 10 万人，开放不限人数。',
      caption: '从左到右越来越公开；先小后大，一步步来。',
      a: '内部',
      b: '篝火',
      c: '封闭',
      d: '开放',
      aMore: '100 人，按名单',
      bMore: '搜不到，推荐可见',
      cMore: '10 万人以内',
      dMore: '不限人数',
      secret: '保密',
      public: '公开',
    },
    en: {
      alt: 'Four tests from secret to public: internal with 100 people, campfire in secret, closed with up to 100,000, open without a limit.',
      caption: 'Tests become more public from left to right. Start small and grow.',
      a: 'Internal',
      b: 'Campfire',
      c: 'Closed',
      d: 'Open',
      aMore: '100 people, by list',
      bMore: 'Not in search',
      cMore: 'Up to 100,000',
      dMore: 'No limit',
      secret: 'Secret',
      public: 'Public',
    },
  },
  draw: (w) =>
    stack(
      18,
      row(0, [
        { width: pillWidth(w.secret), part: pill(w.secret, 'plain') },
        to(),
        { width: pillWidth(w.public), part: pill(w.public, 'good') },
      ]),
      row(
        12,
        [
          node({ label: w.a, more: w.aMore }),
          node({ label: w.b, more: w.bMore }),
          node({ label: w.c, more: w.cMore, tone: 'teal' }),
          node({ label: w.d, more: w.dMore, tone: 'good' }),
        ],
        'fill',
      ),
    ),
});

export const testPlan = defineDrawing({
  name: 'console-test-plan',
  words: {
    'zh-Hans': {
      alt: '封闭测试计划：1 打开测试页，2 填名称、平台和开始时间，3 保存，4 在测试设置打开“仅有测试资格的用户可以登录”。',
      caption: '填名称、平台和开始时间，保存；再打开 4 的登录限制。',
      store: '商店',
      release: '版本发布',
      test: '测试',
      name: '名称',
      first: '首轮测试',
      start: '开始',
      time: '5 月 1 日 10:00',
      save: '保存',
      lock: '仅有测试资格的用户可以登录',
    },
    en: {
      alt: 'A closed test plan: 1 opens the Test page, 2 takes the name, platform, and start, 3 saves, 4 is the switch that lets only users with test access log in.',
      caption: 'Enter name, platform, and start, and save. Then turn on the login restriction at 4.',
      store: 'Store',
      release: 'Release',
      test: 'Test',
      name: 'Name',
      first: 'First round',
      start: 'Start',
      time: 'May 1, 10:00',
      save: 'Save',
      lock: 'Only users with test access',
    },
  },
  draw: (w) =>
    screen(
      [w.store, w.release, w.test],
      stack(
        12,
        step(2, stack(8, form([w.name, field(w.first)], [w.start, field(w.time)]), row(10, [checkbox('Android'), checkbox('iOS')]))),
        step(3, button(w.save, { pressed: 'mouse' })),
        step(4, switchRow(w.lock)),
      ),
      { step: 1 },
    ),
});

export const recruitment = defineDrawing({
  name: 'store-test-recruitment',
  legend: true,
  words: {
    'zh-Hans': {
      alt: '玩家看到的招募：1 测试时间和平台，2 “报名”按钮，3 报名后等待，4 获得资格后可以下载。',
      caption: '报名不等于有资格：按机型和口味筛选后，再发放资格。',
      when: '首轮测试 5 月 1 日 · Android',
      join: '报名',
      wait: '已报名',
      got: '已获得资格',
      download: '下载',
    },
    en: {
      alt: 'What players see of a recruitment: 1 time and platform, 2 the Sign up button, 3 signed up, 4 access granted and Download.',
      caption: "Signing up doesn't give players access. Select players by device and favorite genre, and then grant access.",
      when: 'First test · May 1 · Android',
      join: 'Sign up',
      wait: 'Signed up',
      got: 'Access granted',
      download: 'Download',
    },
  },
  draw: (w) =>
    card(
      stack(
        16,
        step(1, strong(w.when)),
        row(20, [step(2, button(w.join, { align: 'fill', pressed: 'finger' })), step(3, pill(w.wait, 'wait'))]),
        row(20, [step(4, pill(w.got, 'good')), noStep(button(w.download, { align: 'fill' }))]),
      ),
      { stroke: 'strong', radius: 16, pad: 28 },
    ),
});

export const shortLink = defineDrawing({
  name: 'console-test-short-link',
  words: {
    'zh-Hans': {
      alt: '短链接：1 添加测试用户选短链接，2 填有效时间和人数，3 复制链接，也可以做成二维码。',
      caption: '一个渠道一个批次，才看得出哪边来的人多。',
      add: '添加测试用户',
      link: '短链接',
      until: '有效至',
      time: '5 月 8 日',
      people: '人数',
      copy: '复制链接',
      list: '名单',
    },
    en: {
      alt: 'A short link: 1 Add test users, Short link, 2 the time and the number of people, 3 Copy. The link can also be a QR code.',
      caption: 'Create one batch per channel to see where players come from.',
      add: 'Add Test Users',
      link: 'Short link',
      until: 'Until',
      time: 'May 8',
      people: 'People',
      copy: 'Copy link',
      list: 'List',
    },
  },
  draw: (w) =>
    screen(
      [w.add],
      row(20, [
        stack(
          14,
          step(1, tabs([w.link, w.list], 0)),
          step(2, form([w.until, field(w.time)], [w.people, field('500')])),
          step(3, button(w.copy, { pressed: 'mouse' })),
        ),
        { width: 150, part: qrCode(150) },
      ]),
      { rail: false },
    ),
});
