import { defineDrawing } from './drawing.ts';
import {
  appIcon,
  button,
  card,
  chain,
  checkbox,
  field,
  form,
  gap,
  node,
  pill,
  row,
  screen,
  stack,
  step,
  strong,
  switchRow,
  table,
  text,
  upload,
} from './kit/index.ts';

export const complianceVideo = defineDrawing({
  name: 'store-compliance-video',
  words: {
    'zh-Hans': {
      alt: '防沉迷视频的七个镜头：1 从桌面打开，2 没有不实名就能玩的入口，3 姓名证件不匹配失败，4 匹配成功，5 时段外被拦，6 时段内进入，7 看得到出生日期。',
      caption: '七个镜头按这个次序录，一镜到底，加字幕。',
      a: '桌面打开',
      b: '没有游客',
      c: '不匹配失败',
      d: '匹配成功',
      e: '时段外被拦',
      f: '时段内进入',
      g: '出生日期',
    },
    en: {
      alt: 'Seven shots of the anti-addiction video: 1 start from the home screen, 2 no way to play before verifying, 3 mismatch fails, 4 match succeeds, 5 refused outside the hours, 6 allowed inside, 7 the birth date is visible.',
      caption: 'Record the seven shots in this order, with subtitles and without cuts.',
      a: 'Open game',
      b: 'No guests',
      c: 'No match fails',
      d: 'Match works',
      e: 'Refused outside',
      f: 'Allowed inside',
      g: 'Birth date',
    },
  },
  draw: (w) => {
    const shot = (number: number, label: string, tone: Parameters<typeof node>[0]['tone'] = 'plain') => node({ number, label, tone });
    return stack(
      34,
      gap(0),
      row(12, [shot(1, w.a), shot(2, w.b), shot(3, w.c, 'bad'), shot(4, w.d, 'good')], 'fill'),
      row(12, [shot(5, w.e, 'bad'), shot(6, w.f, 'good'), shot(7, w.g), gap(1)], 'fill'),
    );
  },
});

export const unknownApps = defineDrawing({
  name: 'player-unknown-apps',
  words: {
    'zh-Hans': {
      alt: '手机系统设置“安装未知应用”：找到 TapTap，打开“允许来自此来源”。',
      caption: '打开之后，TapTap 才能安装下载好的游戏。',
      title: '安装未知应用',
      allow: '允许来自此来源',
      app: 'TapTap',
    },
    en: {
      alt: 'The system setting Install unknown apps: TapTap with the switch Allow from this source.',
      caption: 'Turn it on so that TapTap can install the games that it downloads.',
      title: 'Install unknown apps',
      allow: 'Allow from this source',
      app: 'TapTap',
    },
  },
  draw: (w) =>
    card(
      stack(
        18,
        strong(w.title, { size: 30 }),
        step(1, row(16, [{ width: 64, part: appIcon(64) }, text(w.app)])),
        step(2, switchRow(w.allow, true, true)),
      ),
      { stroke: 'strong', radius: 20, pad: 28 },
    ),
});

export const canaryPlan = defineDrawing({
  name: 'console-canary-plan',
  words: {
    'zh-Hans': {
      alt: 'TapCanary 测试计划：1 上传 APK 并选沙盒或云玩，2 添加测试者的 TapID，3 开启计划。',
      caption: '开启之后不能换模式；要两种模式就建两个计划。',
      plan: '测试计划',
      apk: '上传 APK',
      sandbox: '沙盒',
      cloud: '云玩',
      testers: '测试者',
      open: '开启',
    },
    en: {
      alt: 'A TapCanary test plan: 1 uploads the APK and chooses sandbox or cloud play, 2 adds the TapID of testers, 3 opens the plan.',
      caption: "You can't change the mode after the plan is open. To use both modes, create two plans.",
      plan: 'Test plans',
      apk: 'Upload APK',
      sandbox: 'Sandbox',
      cloud: 'Cloud play',
      testers: 'Testers',
      open: 'Open plan',
    },
  },
  draw: (w) =>
    screen(
      ['TapCanary', w.plan],
      stack(
        12,
        step(1, stack(8, upload(w.apk), row(10, [checkbox(w.sandbox, true, { round: true }), checkbox(w.cloud, false, { round: true })]))),
        step(2, form([w.testers, field('10203040')])),
        step(3, button(w.open, { pressed: 'mouse' })),
      ),
    ),
});

export const tapPlayStart = defineDrawing({
  name: 'player-tapplay-start',
  words: {
    'zh-Hans': {
      alt: '下载安装和 TapPlay 的比较：普通方式要下载、安装、授权、启动四步；TapPlay 只要点启动，游戏在沙盒里运行。',
      caption: '玩家点一下就在 TapTap 里启动，不用安装。',
      normal: '普通安装',
      play: 'TapPlay',
      get: '下载',
      install: '安装',
      allow: '授权',
      start: '启动',
      tap: '点启动',
      box: '在沙盒里运行',
    },
    en: {
      alt: 'Installing and TapPlay compared: the usual way is download, install, allow, and start. With TapPlay the player taps Start and the game runs in a sandbox.',
      caption: 'One tap starts the game inside TapTap. Nothing is installed.',
      normal: 'Usual way',
      play: 'TapPlay',
      get: 'Get',
      install: 'Install',
      allow: 'Allow',
      start: 'Start',
      tap: 'Tap Start',
      box: 'Runs in a sandbox',
    },
  },
  draw: (w) =>
    stack(
      14,
      strong(w.normal),
      chain([{ label: w.get }, { label: w.install }, { label: w.allow }, { label: w.start }], 30),
      strong(w.play, { fill: 'action' }),
      chain(
        [
          { label: w.tap, tone: 'teal' },
          { label: w.box, tone: 'good' },
        ],
        60,
      ),
    ),
});

export const exposureRight = defineDrawing({
  name: 'console-exposure-right',
  words: {
    'zh-Hans': {
      alt: '薪火计划的详情页：1 剩余曝光权次数，2 使用曝光权并选开始时间，3 确认后次数减一，4 72 小时后看结果。',
      caption: '确认后不能撤回；72 小时内没有生效的会还回来。',
      plan: '薪火计划',
      left: '剩余曝光权',
      use: '使用曝光权',
      time: '5 月 1 日 10:00',
      confirm: '确认',
      result: '72 小时后看结果',
      services: '游戏服务',
    },
    en: {
      alt: 'The details page of Project Torch: 1 the exposure rights left, 2 use one and choose the start, 3 confirm, 4 the result after 72 hours.',
      caption: "You can't undo this after you confirm. Rights that had no effect within 72 hours are restored.",
      plan: 'Project Torch',
      left: 'Rights left',
      use: 'Use a right',
      time: 'May 1, 10:00',
      confirm: 'Confirm',
      result: 'Result after 72 hours',
      services: 'Game Services',
    },
  },
  draw: (w) =>
    screen(
      [w.services, w.plan],
      stack(
        14,
        step(1, table([{ share: 1 }, { width: 60 }], [[w.left, strong('3')]])),
        step(2, row(12, [button(w.use, { align: 'fill' }), field(w.time)])),
        step(3, button(w.confirm, { pressed: 'mouse' })),
        step(4, pill(w.result, 'wait')),
      ),
    ),
});
