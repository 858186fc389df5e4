import { defineDrawing } from './drawing.ts';
import { button, checkbox, field, form, row, screen, stack, step, switchRow, table } from './kit/index.ts';
import { en, zh } from './terms.ts';

export const billboardPublish = defineDrawing({
  name: 'console-billboard-publish',
  legend: true,
  words: {
    'zh-Hans': {
      ...zh,
      alt: '新建公告：1 填长标题和短标题，2 选类型和模板，3 设定时发布，4 提交或存为草稿。',
      caption: '时间和维度都设好，再提交。',
      notice: '公告',
      long: '长标题',
      short: '短标题',
      longText: '2.0 版本更新说明',
      shortText: '2.0 更新',
      update: '类型：更新',
      template: '模板：导航',
      timed: '定时发布',
      draft: '存草稿',
    },
    en: {
      ...en,
      alt: 'A new announcement: 1 the long and the short title, 2 the type and the template, 3 the scheduled time, 4 submit it or save a draft.',
      caption: 'Set the time and the dimensions before you submit.',
      notice: 'Billboard',
      long: 'Long title',
      short: 'Short title',
      longText: 'What is new in 2.0',
      shortText: '2.0 update',
      update: 'Type: Update',
      template: 'Navigation',
      timed: 'Schedule',
      draft: 'Save draft',
    },
  },
  draw: (w) =>
    screen(
      [w.config, w.notice],
      stack(
        10,
        step(1, form([w.long, field(w.longText)], [w.short, field(w.shortText)])),
        step(2, row(12, [field(w.update, { select: true }), field(w.template, { select: true })])),
        step(3, switchRow(w.timed)),
        step(4, row(14, [button(w.submit, { align: 'fill', pressed: 'mouse' }), button(w.draft, { align: 'fill', kind: 'plain' })])),
      ),
    ),
});

export const billboardDimensions = defineDrawing({
  name: 'console-billboard-dimensions',
  legend: true,
  words: {
    'zh-Hans': {
      ...zh,
      alt: '公告的维度：1 渠道选 iOS，2 地区选中国大陆，3 自定义维度 server 选 S1 和 S2；三行都满足的玩家才看得到。',
      caption: '每一行都要满足；同一行选了几个值时，满足一个即可。',
      notice: '公告',
      dimensions: '维度',
      region: '中国大陆',
    },
    en: {
      ...en,
      alt: 'The dimensions of an announcement: 1 the channel is iOS, 2 the region is mainland China, 3 the custom dimension server is S1 and S2. Only players who match all three see it.',
      caption: 'A player must match every row. Within a row, one of the chosen values is enough.',
      notice: 'Billboard',
      dimensions: 'Dimensions',
      region: 'Mainland China',
    },
  },
  draw: (w) =>
    screen(
      [w.config, w.notice, w.dimensions],
      stack(
        14,
        step(1, table([{ width: 120 }, { share: 1 }], [['platform', checkbox('iOS')]])),
        step(2, table([{ width: 120 }, { share: 1 }], [['location', checkbox(w.region)]])),
        step(
          3,
          table(
            [{ width: 120 }, { share: 1 }, { share: 1 }, { share: 1 }],
            [['server', checkbox('S1'), checkbox('S2'), checkbox('S3', false)]],
          ),
        ),
      ),
    ),
});

export const momentsTheme = defineDrawing({
  name: 'console-moments-theme',
  legend: true,
  words: {
    'zh-Hans': {
      ...zh,
      alt: '内嵌动态的控制台：1 选深色或浅色字符，2 上传横屏和竖屏背景，3 新建场景入口得到入口 ID，4 提交人工审核。',
      caption: '横竖屏各传一张背景，审核一般 2 个工作日；场景入口的 ID 交给研发。',
      moments: '内嵌动态',
      dark: '深色字符',
      light: '浅色字符',
      wide: '横屏背景',
      tall: '竖屏背景',
      scene: '场景入口',
      review: '提交审核',
    },
    en: {
      ...en,
      alt: 'Moments in the console: 1 choose dark or light characters, 2 upload the two backgrounds, 3 create a scene entry with its ID, 4 submit for review.',
      caption: 'Upload one background per orientation. The review usually takes 2 business days. Give the entry ID to your developers.',
      moments: 'Moments',
      dark: 'Dark text',
      light: 'Light text',
      wide: 'Landscape',
      tall: 'Portrait',
      scene: 'Scene entry',
      review: 'Submit',
    },
  },
  draw: (w) =>
    screen(
      [w.services, w.moments],
      stack(
        12,
        step(1, row(10, [checkbox(w.dark, true, { round: true }), checkbox(w.light, false, { round: true })])),
        step(2, row(14, [button(w.wide, { kind: 'plain', align: 'fill' }), button(w.tall, { kind: 'plain', align: 'fill' })])),
        step(3, form([w.scene, field('guide_2024', { mono: true })])),
        step(4, button(w.review, { pressed: 'mouse' })),
      ),
    ),
});

export const connectSwitch = defineDrawing({
  name: 'console-connect-switch',
  legend: true,
  words: {
    'zh-Hans': {
      ...zh,
      alt: 'TapTap 登录的悬浮窗配置：1 打开开关（默认关闭），2 选入口图标，3 上传面板背景，不传用默认的。',
      caption: '先打开开关，再选图标和背景。',
      login: 'TapTap 登录',
      float: '悬浮窗配置',
      on: '启用悬浮窗',
      platform: '平台图标',
      avatar: '玩家头像',
      own: '自定义',
      back: '面板背景',
    },
    en: {
      ...en,
      alt: 'The floating window settings of TapTap Login: 1 the switch, off by default, 2 the entry icon, 3 the background of the panel.',
      caption: 'Turn on the switch first, then choose the icon and the background.',
      login: 'TapTap Login',
      float: 'Floating window',
      on: 'Show the floating window',
      platform: 'Platform',
      avatar: 'Avatar',
      own: 'Custom',
      back: 'Panel background',
    },
  },
  draw: (w) =>
    screen(
      [w.services, w.login, w.float],
      stack(
        14,
        step(1, switchRow(w.on, true, true)),
        step(
          2,
          row(6, [
            { share: 1.15, part: checkbox(w.platform, true, { round: true }) },
            { share: 1.05, part: checkbox(w.avatar, false, { round: true }) },
            { share: 0.9, part: checkbox(w.own, false, { round: true }) },
          ]),
        ),
        step(3, button(w.back, { kind: 'plain' })),
      ),
    ),
});
