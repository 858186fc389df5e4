import { defineDrawing } from './drawing.ts';
import {
  button,
  card,
  checkbox,
  field,
  form,
  note,
  pill,
  qrCode,
  row,
  screen,
  stack,
  step,
  strong,
  switchRow,
  table,
  text,
} from './kit/index.ts';
import { en, zh } from './terms.ts';

export const tapPlayBackup = defineDrawing({
  name: 'console-tapplay-backup',
  words: {
    'zh-Hans': {
      alt: '商店菜单的 TapPlay 页：“存档备份”的开关已打开，说明玩家不用操作。',
      caption: '由开发者打开；玩家重新下载后存档还在，不用做任何事。',
      store: '商店',
      backup: '存档备份',
      note: '玩家不用操作',
    },
    en: {
      alt: 'The TapPlay page in the Store menu: the switch Save backup is on, and players do nothing.',
      caption: "You turn backup on. Players don't have to do anything to get their saves back when they download the game again.",
      store: 'Store',
      backup: 'Save backup',
      note: 'Players do nothing',
    },
  },
  draw: (w) => screen([w.store, 'TapPlay'], stack(16, switchRow(w.backup, true, true), note(w.note))),
});

export const compliance = defineDrawing({
  name: 'console-compliance',
  words: {
    'zh-Hans': {
      ...zh,
      alt: '合规认证：1 打开页面，2 选有版号或无版号，3 有版号时填 bizId、APPID、Secret Key，4 完成 8 个测试用例后变为已审核，5 设最低年龄。',
      caption: '按 1 到 5 做；没有版号的游戏跳过 3 和 4。',
      compliance: '合规认证',
      yes: '有版号',
      no: '无版号',
      cases: '8 个用例 · 已审核',
      age: '最低年龄',
    },
    en: {
      ...en,
      alt: 'Compliance: 1 opens the page, 2 chooses with or without a license, 3 takes bizId, APPID, and Secret Key of a licensed game, 4 is approved after 8 test cases, 5 sets the minimum age.',
      caption: 'Follow steps 1 to 5. Games without a license skip steps 3 and 4.',
      compliance: 'Compliance',
      yes: 'Licensed',
      no: 'No license',
      cases: '8 cases · approved',
      age: 'Minimum age',
    },
  },
  draw: (w) =>
    screen(
      [w.services, w.build, w.compliance],
      stack(
        12,
        step(2, row(10, [checkbox(w.yes, true, { round: true }), checkbox(w.no, false, { round: true })])),
        step(
          3,
          row(10, [
            field('bizId', { faint: true }),
            field('APPID', { faint: true }),
            { share: 1.25, part: field('Secret', { faint: true }) },
          ]),
        ),
        step(4, pill(w.cases, 'good')),
        step(5, form([w.age, field('12', { select: true })])),
      ),
      { step: 1 },
    ),
});

export const functionConsole = defineDrawing({
  name: 'engine-function-console',
  words: {
    'zh-Hans': {
      alt: '本机函数控制台 localhost:3001：选函数 claimDailyReward，填登录身份，执行；第一次返回 coins 10，第二次返回错误。',
      caption: '同一个身份再执行一次，得到“今天已经领过”的错误，说明检查有效。',
      who: '登录身份',
      run: '执行',
      first: '第一次',
      second: '第二次',
    },
    en: {
      alt: 'The local function console at localhost:3001: the function claimDailyReward, an identity, and Run. The first result has coins 10, the second is an error.',
      caption: 'Run it again with the same identity. The error shows that the check works.',
      who: 'Identity',
      run: 'Run',
      first: 'First run',
      second: 'Second run',
    },
  },
  draw: (w) =>
    screen(
      ['localhost:3001'],
      stack(
        14,
        field('claimDailyReward', { mono: true, select: true }),
        row(12, [{ share: 2.6, part: form([w.who, field('5f1e…')]) }, button(w.run, { align: 'fill', pressed: 'mouse' })]),
        table(
          [{ width: 160 }, { share: 1 }],
          [
            [w.first, text('"coins": 10', { mono: true, size: 24 })],
            [w.second, text('"code": 1002', { mono: true, size: 24, fill: 'bad' })],
          ],
        ),
      ),
      { rail: false },
    ),
});

export const torchShare = defineDrawing({
  name: 'console-torch-share',
  words: {
    'zh-Hans': {
      alt: '薪火计划的分享：左边扫二维码打开游戏的 H5 页面，右边是邀请码和本月看到落地页的人数，超过 100 人得 1 次曝光权。',
      caption: '本月看到落地页的人超过 100，就得 1 次曝光权，当月兑换。',
      code: '邀请码',
      month: '本月 128 人看到',
      right: '得 1 次曝光权',
    },
    en: {
      alt: 'Sharing in Project Torch: a QR code opens the page of the game. Beside it the invitation code and the number of people who saw the landing page this month. More than 100 give one right.',
      caption: 'When more than 100 people see the landing page in a month, you get one right. Redeem it in the same month.',
      code: 'Invitation code',
      month: '128 views this month',
      right: '1 right earned',
    },
  },
  draw: (w) =>
    card(
      row(28, [
        { width: 220, part: qrCode(220) },
        stack(20, stack(4, note(w.code), strong('TORCH7K')), text(w.month), pill(w.right, 'good')),
      ]),
      { stroke: 'strong', pad: 28 },
    ),
});

export const featureNumber = defineDrawing({
  name: 'safety-feature-number',
  words: {
    'zh-Hans': {
      alt: '特征号 2000000000000001 拆成两段：前面的基数 2000… 是调试类，最后的编号 1 是 IDA、FRIDA 或 Java 调试。',
      caption: '特征号 = 基数 + 编号：先按基数找类型，再看编号。',
      base: '基数：调试',
      number: '编号 1',
      what: 'IDA、FRIDA、Java',
    },
    en: {
      alt: 'The feature code 2000000000000001 in two parts: the base 2000… means debugging, the number 1 at the end means IDA, FRIDA, or Java debugging.',
      caption: 'A feature code consists of a base and a number. The base tells you the kind, and the number tells you the exact feature.',
      base: 'Base: debugging',
      number: 'Number 1',
      what: 'IDA, FRIDA, Java',
    },
  },
  draw: (w) =>
    stack(
      18,
      row(0, [
        { width: 560, part: card(text('200000000000000', { anchor: 'middle', size: 30, mono: true }), { stroke: 'action', thick: 2 }) },
        card(text('1', { anchor: 'middle', size: 30, mono: true }), { stroke: 'wait', thick: 2 }),
      ]),
      row(0, [
        { width: 420, part: text(w.base, { anchor: 'middle', weight: 500, fill: 'action' }) },
        stack(0, text(w.number, { anchor: 'end', weight: 500, fill: 'wait' }), note(w.what, { anchor: 'end' })),
      ]),
    ),
});
