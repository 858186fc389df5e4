import { defineDrawing } from './drawing.ts';
import {
  appIcon,
  button,
  card,
  circle,
  drawn,
  gap,
  layers,
  picture,
  pill,
  rect,
  row,
  screen,
  stack,
  step,
  strong,
  switchRow,
  text,
  words,
} from './kit/index.ts';

export const notification = defineDrawing({
  name: 'push-notification-parts',
  legend: true,
  words: {
    'zh-Hans': {
      alt: '手机通知的四个部分：1 App 图标，2 标题，3 正文，4 桌面图标上的角标数字。',
      caption: '标题和正文由你填；图标来自安装包，角标要各平台分别设置。',
      title: '公会战开始了',
      body: '星海公会等你上场',
    },
    en: {
      alt: 'Four parts of a notification: 1 the app icon, 2 the title, 3 the text, 4 the number on the icon of the home screen.',
      caption: 'You write the title and text. The icon comes from the package, and the badge is set for each platform.',
      title: 'Guild battle is on',
      body: 'Your guild needs you',
    },
  },
  draw: (w) =>
    stack(
      30,
      card(row(20, [{ width: 130, part: step(1, appIcon(64)) }, stack(6, step(2, strong(w.title)), step(3, text(w.body)))]), {
        stroke: 'strong',
        radius: 24,
        pad: 26,
      }),
      row(0, [
        {
          width: 220,
          part: step(
            4,
            layers(
              drawn(
                96,
                (x, y) => rect(x, y, 96, 96, { fill: 'bar', radius: 22 }) + circle(x + 48, y + 48, 22.5, { stroke: 'strong', thick: 3 }),
              ),
              drawn(
                1,
                (x, y) =>
                  rect(x + 64, y - 18, 56, 44, { fill: 'bad', stroke: 'panel', thick: 3, radius: 22 }) +
                  words(x + 92, y + 13, '12', { size: 26, weight: 500, fill: 'on-action', anchor: 'middle' }),
              ),
            ),
          ),
        },
        gap(1),
      ]),
    ),
});

export const pushSettings = defineDrawing({
  name: 'console-push-settings',
  legend: true,
  words: {
    'zh-Hans': {
      alt: '推送通知的设置页：1 iOS 凭证，2 混合推送的开关，3 禁止从客户端推送的开关。',
      caption: '3 保持打开：推送从服务端、云引擎或控制台发。',
      cloud: '云服务',
      push: '推送通知',
      settings: '设置',
      ios: 'iOS 凭证',
      done: '已上传',
      mix: '混合推送',
      forbid: '禁止从客户端推送',
    },
    en: {
      alt: 'The settings of Push: 1 the iOS credentials, 2 the mixed push switch, 3 the switch that forbids pushes from clients.',
      caption: 'Leave switch 3 on, and send pushes from your server, Cloud Engine, or the console.',
      cloud: 'Cloud Services',
      push: 'Push',
      settings: 'Settings',
      ios: 'iOS credentials',
      done: 'Uploaded',
      mix: 'Mixed push',
      forbid: 'No pushes from clients',
    },
  },
  draw: (w) =>
    screen(
      [w.cloud, w.push, w.settings],
      stack(
        16,
        step(1, row(12, [text(w.ios), { width: 180, part: pill(w.done, 'good', 'end') }])),
        step(2, switchRow(w.mix)),
        step(3, switchRow(w.forbid)),
      ),
    ),
});

export const updateForms = defineDrawing({
  name: 'player-update-forms',
  words: {
    'zh-Hans': {
      alt: '没装 TapTap 时点更新：TapUpdate 弹出安装客户端的对话框，TapCommon 打开游戏的网页。',
      caption: '想少流失玩家，用 TapUpdate；只要一个跳转，用 TapCommon。',
      install: '安装 TapTap？',
      yes: '安装',
      no: '取消',
      page: '游戏的网页',
    },
    en: {
      alt: 'Tapping Update without TapTap: TapUpdate shows a dialog that installs the app, TapCommon opens the web page of the game.',
      caption: 'Use TapUpdate to lose fewer players. Use TapCommon if a link is enough.',
      install: 'Install TapTap?',
      yes: 'Install',
      no: 'Cancel',
      page: 'Web page of the game',
    },
  },
  draw: (w) =>
    row(
      24,
      [
        stack(
          12,
          strong('TapUpdate', { anchor: 'middle', fill: 'action' }),
          card(
            stack(
              18,
              text(w.install, { anchor: 'middle' }),
              row(10, [button(w.no, { kind: 'plain', align: 'fill' }), button(w.yes, { align: 'fill', pressed: 'finger' })]),
            ),
            { stroke: 'strong', radius: 16 },
          ),
        ),
        stack(
          12,
          strong('TapCommon', { anchor: 'middle', fill: 'action' }),
          card(stack(14, text(w.page, { anchor: 'middle', size: 24 }), picture(76)), { stroke: 'strong', radius: 16 }),
        ),
      ],
      'top',
    ),
});
