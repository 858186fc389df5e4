import { defineDrawing } from './drawing.ts';
import {
  button,
  card,
  field,
  form,
  lineChart,
  noStep,
  pill,
  qrCode,
  row,
  screen,
  stack,
  step,
  switchRow,
  table,
  text,
} from './kit/index.ts';

export const tapdbProject = defineDrawing({
  name: 'tapdb-create-project',
  words: {
    'zh-Hans': {
      alt: '数据分析控制台：1 创建企业，2 新建项目并选时区，3 打开项目看到 App ID。',
      caption: '时区在创建时选定；iOS 和 Android 版可以共用一个项目。',
      games: '游戏',
      company: '企业',
      studio: '星海工作室',
      project: '项目',
      game: '星海',
      zone: '时区',
      id: 'App ID 已生成',
    },
    en: {
      alt: 'The Data Analysis console: 1 the company, 2 a new project with its time zone, 3 the App ID of the project.',
      caption: 'Choose the time zone when you create the project. The iOS and Android versions can share one.',
      games: 'Games',
      company: 'Company',
      studio: 'Star Sea Studio',
      project: 'Project',
      game: 'Star Sea',
      zone: 'Zone',
      id: 'App ID is ready',
    },
  },
  draw: (w) =>
    screen(
      [w.games],
      stack(
        14,
        step(1, form([w.company, field(w.studio)])),
        step(2, form([w.project, field(w.game)], [w.zone, field('UTC+8', { select: true })])),
        step(3, pill(w.id, 'good')),
      ),
    ),
});

export const tracking = defineDrawing({
  name: 'tapdb-report-detail',
  words: {
    'zh-Hans': {
      alt: '上报明细：1 打开监测开关，2 触发一次要验收的动作，3 最上方出现这条数据，逐个属性核对，类型错的标红。',
      caption: '监测一小时后自动关闭；属性类型不对的会存成空。',
      plan: '埋点管理',
      detail: '上报明细',
      monitor: '监测开关',
      trigger: '触发一次动作',
      stored: '已入库',
      wrong: '类型错误',
    },
    en: {
      alt: 'Report detail: 1 turns monitoring on, 2 trigger the event once, 3 it appears on top with its properties, and a wrong type is marked.',
      caption: 'Monitoring turns off after an hour. A property of the wrong type is stored without a value.',
      plan: 'Tracking Management',
      detail: 'Report detail',
      monitor: 'Monitor',
      trigger: 'Trigger the event once',
      stored: 'Stored',
      wrong: 'Wrong type',
    },
  },
  draw: (w) =>
    screen(
      [w.plan, w.detail],
      stack(
        14,
        step(1, switchRow(w.monitor, true, true)),
        step(2, text(w.trigger)),
        step(
          3,
          table(
            [{ share: 1 }, { width: 180 }],
            [
              ['#stage_finish', pill(w.stored, 'good', 'end')],
              ['#score', pill(w.wrong, 'bad', 'end')],
            ],
          ),
        ),
      ),
    ),
});

export const registerEvent = defineDrawing({
  name: 'tapdb-register-event',
  words: {
    'zh-Hans': {
      alt: '事件管理：1 新建事件，填事件名和显示名，2 关联属性，3 保存后状态正常，4 代码上线后“曾否上报”变为是。',
      caption: '先登记再上报：没有登记的事件会被拒绝。',
      config: '配置',
      events: '事件管理',
      name: '事件名',
      display: '显示名',
      shown: '公会-加入-成功',
      prop: '关联属性',
      normal: '正常',
      reported: '曾否上报：是',
    },
    en: {
      alt: 'Event Management: 1 a new event with its name and display name, 2 linked properties, 3 the state Normal after saving, 4 Ever reported turns to yes after release.',
      caption: 'Register events before you report them. Unregistered events are rejected.',
      config: 'Configuration',
      events: 'Event Management',
      name: 'Name',
      display: 'Display',
      shown: 'Guild - join - done',
      prop: 'Link properties',
      normal: 'Normal',
      reported: 'Reported',
    },
  },
  draw: (w) =>
    screen(
      [w.config, w.events],
      stack(
        14,
        step(1, form([w.name, field('#guild_join', { mono: true })], [w.display, field(w.shown)])),
        step(2, button(w.prop, { kind: 'plain' })),
        row(14, [step(3, pill(w.normal, 'good')), step(4, pill(w.reported, 'teal'))]),
      ),
    ),
});

export const testDevice = defineDrawing({
  name: 'tapdb-test-device',
  words: {
    'zh-Hans': {
      alt: '添加测试设备：1 手机上装好手机版控制台并登录，2 电脑上打开添加设备，显示二维码，3 手机扫码加入白名单，4 电脑列表里出现这台手机。',
      caption: '手机端打开设备信息扫码；iOS 14.5 以上要先允许跟踪。',
      app: '手机装好并登录',
      pc: '电脑打开添加设备',
      phone: '扫码加入白名单',
      done: '列表里出现手机',
    },
    en: {
      alt: 'Adding a test device: 1 install the mobile console and log in, 2 open Add Device on the PC, which shows a QR code, 3 scan it to join the list, 4 the phone appears in the list.',
      caption: 'Scan the code from Device Information on the phone. On iOS 14.5 and later, allow tracking first.',
      app: 'Log in on the phone',
      pc: 'Add Device on the PC',
      phone: 'Scan to join the list',
      done: 'The phone is listed',
    },
  },
  draw: (w) =>
    card(
      row(28, [
        { width: 230, part: qrCode(230) },
        stack(18, step(1, text(w.app)), step(2, text(w.pc)), step(3, text(w.phone)), step(4, text(w.done))),
      ]),
      {
        stroke: 'strong',
        pad: 28,
      },
    ),
});

export const alert = defineDrawing({
  name: 'tapdb-alert',
  words: {
    'zh-Hans': {
      alt: '预警：1 选指标，2 加分组，3 选按小时检查，4 填下限，5 填收件人；图上有一个点低于下限。',
      caption: '超出上下限就发邮件；先用历史数据看看会响几次。',
      title: '预警',
      metric: '充值人数',
      group: '按区服',
      hourly: '按小时',
      low: '下限 50',
      mail: '收件人',
    },
    en: {
      alt: 'An alert: 1 the metric, 2 the group, 3 hourly checks, 4 a lower limit, 5 the recipients. One point of the chart is below the limit.',
      caption: 'You get an email when a value leaves the limits. Check past data to see how often the alert would fire.',
      title: 'Alerts',
      metric: 'Paying users',
      group: 'By server',
      hourly: 'Hourly',
      low: 'Minimum 50',
      mail: 'Recipients',
    },
  },
  draw: (w) =>
    screen(
      [w.title],
      stack(
        12,
        row(12, [step(1, field(w.metric)), step(2, field(w.group, { select: true }))]),
        row(12, [step(3, field(w.hourly, { select: true })), step(4, field(w.low))]),
        step(5, field(w.mail, { faint: true })),
        noStep(
          lineChart(
            ['10', '11', '12', '13', '14'],
            [{ values: [0.8, 0.75, 0.82, 0.2, 0.7] }, { values: [0.4, 0.4, 0.4, 0.4, 0.4], faint: true }],
            80,
          ),
        ),
      ),
    ),
});
