import { defineDrawing } from './drawing.ts';
import { appIcon, button, field, form, noStep, note, pill, screen, stack, step, strong, switchRow, table } from './kit/index.ts';
import { en, zh } from './terms.ts';

export const enableServices = defineDrawing({
  name: 'console-enable-services',
  words: {
    'zh-Hans': {
      ...zh,
      alt: '控制台“游戏服务 › 应用配置”页面：2 是“立即开启”按钮，3 是开启后列出凭据的位置。',
      caption: '打开游戏服务 › 应用配置，点击立即开启。',
      title: '开启游戏服务',
      enable: '立即开启',
      after: '开启后，这里列出三项凭据',
    },
    en: {
      ...en,
      alt: 'The Game Services › Configuration page: 2 is the Turn on now button, 3 is where the credentials appear afterward.',
      caption: 'Open Game Services › Configuration and click Turn on now.',
      title: 'Turn on Game Services',
      enable: 'Turn on now',
      after: 'Your credentials appear here afterward',
    },
  },
  draw: (w) =>
    screen(
      [w.services, w.config],
      stack(20, noStep(strong(w.title)), step(2, button(w.enable, { pressed: 'mouse' })), step(3, note(w.after))),
      { step: 1 },
    ),
});

export const credentials = defineDrawing({
  name: 'console-credentials',
  words: {
    'zh-Hans': {
      ...zh,
      alt: '应用配置页面列出三项凭据：Client ID 和 Client Token 可以写进游戏，Server Secret 只放在服务器。',
      caption: '记下三项凭据。前两项写进游戏，Server Secret 只放在你的服务器上。',
      client: '可写进游戏',
      server: '只放服务器',
    },
    en: {
      ...en,
      alt: 'The Configuration page lists three credentials: Client ID and Client Token may go into the game, Server Secret stays on the server.',
      caption: 'Copy the three credentials. The first two go into the game, and the Server Secret stays on your server.',
      client: 'In the game',
      server: 'Server only',
    },
  },
  draw: (w) => {
    const columns = [{ share: 1 }, { width: 190 }];
    return screen(
      [w.services, w.config],
      stack(
        14,
        step(1, table(columns, [['Client ID', pill(w.client, 'teal', 'end')]])),
        step(2, table(columns, [['Client Token', pill(w.client, 'teal', 'end')]])),
        step(3, table(columns, [['Server Secret', pill(w.server, 'bad', 'end')]])),
      ),
    );
  },
});

export const signature = defineDrawing({
  name: 'console-signature',
  words: {
    'zh-Hans': {
      ...zh,
      alt: 'TapTap 登录的配置页：2 填 Android 包名和 32 位签名 MD5，3 填 iOS Bundle ID，4 保存。',
      caption: '签名 MD5 不带冒号；换了证书，要重新填。',
      login: 'TapTap 登录',
      package: '包名',
      md5: '签名 MD5',
    },
    en: {
      ...en,
      alt: 'The TapTap Login settings: 2 is the Android package name and the 32-character signature MD5, 3 is the iOS bundle ID, 4 is Save.',
      caption: 'Enter the MD5 without colons, and again whenever the certificate changes.',
      login: 'TapTap Login',
      package: 'Package Name',
      md5: 'MD5',
    },
  },
  draw: (w) =>
    screen(
      [w.services, w.build, w.login],
      stack(
        14,
        step(2, form([w.package, field('com.studio.game', { mono: true })], [w.md5, field('8ddb342f2d…e32f', { mono: true })])),
        step(3, form(['Bundle ID', field('com.studio.game', { mono: true })])),
        step(4, button(w.save, { pressed: 'mouse' })),
      ),
      { step: 1 },
    ),
});

export const testUsers = defineDrawing({
  name: 'console-test-users',
  words: {
    'zh-Hans': {
      ...zh,
      alt: 'TapTap 登录页的测试用户：1 打开页面，2 搜索测试者的账号并添加，已添加的显示已生效，3 对所有用户开放的开关。',
      caption: '游戏公开之前，只有名单里的账号能登录；上线前打开 3 的开关。',
      login: 'TapTap 登录',
      tester: '测试用户',
      open: '对所有用户开放',
      ready: '已生效',
    },
    en: {
      ...en,
      alt: 'Test users on the TapTap Login page: 1 opens the page, 2 adds a tester, who is then listed as active, 3 is the switch that opens login to everyone.',
      caption: 'Until the game is public, only listed accounts can log in. Turn on switch 3 before you launch.',
      login: 'TapTap Login',
      tester: 'Test User Management',
      open: 'Open to everyone',
      ready: 'Active',
    },
  },
  draw: (w) =>
    screen(
      [w.services, w.build, w.login],
      stack(
        14,
        step(
          2,
          stack(
            10,
            form([w.tester, field('10203040', { focus: true })]),
            table([{ share: 1 }, { width: 140 }], [['50607080', pill(w.ready, 'good', 'end')]]),
          ),
        ),
        step(3, switchRow(w.open, false)),
      ),
      { step: 1 },
    ),
});

export const twoApps = defineDrawing({
  name: 'console-two-apps',
  words: {
    'zh-Hans': {
      alt: '全部游戏列表里有两个应用：正式服和测试服，各有自己的 Client ID。',
      caption: '测试服和正式服各建一个应用，数据互不影响。',
      all: '全部游戏',
      live: '星海（正式服）',
      dev: '星海（测试服）',
      liveId: 'Client ID A',
      devId: 'Client ID B',
    },
    en: {
      alt: 'The list of all games has two apps, production and test, each with its own Client ID.',
      caption: 'Create one app for production and one for testing, so their data never mixes.',
      all: 'All Games',
      live: 'Star Sea (live)',
      dev: 'Star Sea (test)',
      liveId: 'Client ID A',
      devId: 'Client ID B',
    },
  },
  draw: (w) =>
    screen(
      [w.all],
      table(
        [{ width: 56 }, { share: 1 }, { width: 190 }],
        [
          [appIcon(52), w.live, pill(w.liveId, 'teal', 'end')],
          [appIcon(52), w.dev, pill(w.devId, 'wait', 'end')],
        ],
      ),
    ),
});
