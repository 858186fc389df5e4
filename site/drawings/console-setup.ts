import { defineDrawing } from './drawing.ts';
import { button, field, form, gap, noStep, note, pill, screen, stack, step, strong, table } from './kit/index.ts';

export const enableServices = defineDrawing({
  name: 'console-enable-services',
  words: {
    'zh-Hans': {
      alt: '后台“游戏服务 › 应用配置”页面：1 是菜单，2 是“立即开启”按钮。',
      caption: '打开游戏服务 › 应用配置，点击立即开启。',
      services: '游戏服务',
      config: '应用配置',
      title: '开启游戏服务',
      enable: '立即开启',
      after: '开启后，这里列出三项凭据',
    },
    en: {
      alt: 'The Game Services › Configuration page: 1 is the menu, 2 is the Enable Now button.',
      caption: 'Open Game Services › Configuration and click Enable Now.',
      services: 'Game Services',
      config: 'Configuration',
      title: 'Turn on Game Services',
      enable: 'Enable Now',
      after: 'Your credentials appear here afterward',
    },
  },
  draw: (w) =>
    screen(
      [w.services, w.config],
      stack(20, noStep(strong(w.title)), step(2, button(w.enable, { pointer: true })), step(3, note(w.after))),
      { step: 1 },
    ),
});

export const credentials = defineDrawing({
  name: 'console-credentials',
  words: {
    'zh-Hans': {
      alt: '应用配置页面列出三项凭据：Client ID 和 Client Token 可以写进客户端，Server Secret 只放在服务器。',
      caption: '记下三项凭据。前两项写进游戏，Server Secret 只放在你的服务器上。',
      services: '游戏服务',
      config: '应用配置',
      client: '可写进游戏',
      server: '只放服务器',
    },
    en: {
      alt: 'The Configuration page lists three credentials: Client ID and Client Token may go into the game, Server Secret stays on the server.',
      caption: 'Copy the three credentials. The first two go into the game; Server Secret stays on your server.',
      services: 'Game Services',
      config: 'Configuration',
      client: 'In the game',
      server: 'Server only',
    },
  },
  draw: (w) =>
    screen(
      [w.services, w.config],
      stack(
        14,
        step(1, table([{ share: 1.2 }, { width: 180 }], [['Client ID', pill(w.client, 'teal', 'end')]])),
        step(2, table([{ share: 1.2 }, { width: 180 }], [['Client Token', pill(w.client, 'teal', 'end')]])),
        step(3, table([{ share: 1.2 }, { width: 180 }], [['Server Secret', pill(w.server, 'bad', 'end')]])),
      ),
    ),
});

export const signature = defineDrawing({
  name: 'console-signature',
  words: {
    'zh-Hans': {
      alt: 'TapTap 登录的配置页：2 填 Android 包名和 32 位签名 MD5，3 填 iOS Bundle ID，4 保存。',
      caption: 'Android 填包名和不带冒号的签名 MD5，iOS 填 Bundle ID，然后保存。',
      services: '游戏服务',
      build: '开发与构建',
      login: 'TapTap 登录',
      package: '包名',
      md5: '签名 MD5',
      save: '保存',
    },
    en: {
      alt: 'The TapTap Login settings: 2 is the Android package name and the 32-character signature MD5, 3 is the iOS bundle ID, 4 is Save.',
      caption: 'Enter the Android package name and the MD5 without colons, the iOS bundle ID, and save.',
      services: 'Game Services',
      build: 'Develop & Build',
      login: 'TapTap Login',
      package: 'Package',
      md5: 'MD5',
      save: 'Save',
    },
  },
  draw: (w) =>
    screen(
      [w.services, w.build, w.login],
      stack(
        14,
        step(2, form([w.package, field('com.studio.game', { mono: true })], [w.md5, field('8ddb342f2d…e32f', { mono: true })])),
        step(3, form(['Bundle ID', field('com.studio.game', { mono: true })])),
        gap(2),
        step(4, button(w.save, { pointer: true })),
      ),
      { step: 1 },
    ),
});
