import { defineDrawing } from './drawing.ts';
import { appIcon, bars, button, card, centred, dialog, note, phone, qrCode, row, stack, step, strong, table, text } from './kit/index.ts';

export const consent = defineDrawing({
  name: 'player-consent',
  words: {
    'zh-Hans': {
      alt: '首次启动的隐私弹窗：标题、政策链接，按钮是“不同意”和“同意”。',
      caption: '玩家点同意之后才初始化 SDK；点不同意，不收集任何数据。',
      title: '隐私政策',
      read: '请阅读隐私政策和用户协议',
      no: '不同意',
      yes: '同意',
    },
    en: {
      alt: 'The privacy dialog at the first start: a title, links to the policies, and the buttons Decline and Agree.',
      caption: 'Initialize the SDK only after the player agrees. If the player declines, collect nothing.',
      title: 'Privacy policy',
      read: 'Please read the privacy policy and the terms',
      no: 'Decline',
      yes: 'Agree',
    },
  },
  draw: (w) =>
    phone(
      dialog(w.title, stack(12, bars(1, 0.9, 0.6), text(w.read, { size: 24, fill: 'action', anchor: 'middle' })), [
        { label: w.no, kind: 'plain' },
        { label: w.yes, pressed: 'finger' },
      ]),
      {
        dimmed: true,
      },
    ),
});

export const loginScreen = defineDrawing({
  name: 'player-login-screen',
  words: {
    'zh-Hans': {
      alt: '横屏游戏的登录界面：居中一个“TapTap 登录”按钮，下面是同样大小的“游客试玩”。',
      caption: '第一屏放一个 TapTap 登录按钮，与其他登录方式一样大。在中国大陆，游客同样要先实名。',
      login: 'TapTap 登录',
      guest: '游客试玩',
      consent: '已阅读并同意隐私政策',
    },
    en: {
      alt: 'The login screen of a game in landscape: one Log in with TapTap button in the middle, Play as guest below in the same size.',
      caption:
        'Put one TapTap login button on the first screen, as large as the other login buttons. In mainland China, guests have to verify their real name first, too.',
      login: 'Log in with TapTap',
      guest: 'Play as guest',
      consent: 'I accept the privacy policy',
    },
  },
  draw: (w) =>
    phone(
      centred(
        400,
        stack(
          18,
          button(w.login, { align: 'fill', radius: 32, height: 64, pressed: 'finger' }),
          button(w.guest, { align: 'fill', radius: 32, height: 64, kind: 'plain' }),
          card(note(w.consent, { anchor: 'middle' }), { pad: 4, stroke: 'panel' }),
        ),
      ),
      { height: 360 },
    ),
});

export const authorize = defineDrawing({
  name: 'player-authorize',
  legend: true,
  words: {
    'zh-Hans': {
      alt: 'TapTap 的授权页：游戏图标、要获取的公开资料，1 要求的权限，2 “同意授权”按钮。',
      caption: '玩家看到游戏名和你请求的权限；点同意后自动回到游戏。',
      game: '星海 申请登录',
      scope: '昵称、头像',
      friends: '互关好友',
      yes: '同意授权',
      profile: '公开资料',
      optional: '请求了才显示',
    },
    en: {
      alt: 'The authorization page of TapTap: the icon of the game, 1 the permissions that it asks for, 2 the Allow button.',
      caption: 'Players see the name of the game and the permissions you request. Allow takes them back to the game.',
      game: 'Star Sea asks to log in',
      scope: 'Nickname, avatar',
      friends: 'Mutual friends',
      yes: 'Allow',
      profile: 'Public profile',
      optional: 'Only if requested',
    },
  },
  draw: (w) =>
    card(
      stack(
        18,
        row(18, [{ width: 72, part: appIcon(72) }, strong(w.game)]),
        step(
          1,
          table(
            [{ share: 1 }, { share: 1 }],
            [
              [w.profile, text(w.scope, { size: 24, fill: 'muted' })],
              [w.friends, text(w.optional, { size: 24, fill: 'muted' })],
            ],
          ),
        ),
        step(2, button(w.yes, { align: 'fill', pressed: 'finger' })),
      ),
      { stroke: 'strong', pad: 28, radius: 16 },
    ),
});

export const qrLogin = defineDrawing({
  name: 'player-qr-login',
  words: {
    'zh-Hans': {
      alt: '电脑游戏里的登录窗口：左边是二维码，右边两步：1 打开手机 TapTap 扫码，2 在手机上确认；下面可以改用浏览器。',
      caption: '玩家用手机 TapTap 扫码并确认，电脑上的游戏随即登录。',
      scan: '用手机 TapTap 扫码',
      confirm: '在手机上确认',
      browser: '用浏览器登录',
    },
    en: {
      alt: 'The login window of a PC game, with a QR code on the left and two steps on the right: 1 scan it with TapTap on the phone, 2 confirm on the phone. A button below uses the browser instead.',
      caption: 'The player scans the code with TapTap on the phone and confirms. The game on the PC is then logged in.',
      scan: 'Scan with TapTap',
      confirm: 'Confirm on the phone',
      browser: 'Use the browser',
    },
  },
  draw: (w) =>
    card(
      row(32, [
        { width: 200, part: qrCode(200) },
        stack(18, step(1, text(w.scan)), step(2, text(w.confirm)), button(w.browser, { kind: 'plain', align: 'fill' })),
      ]),
      {
        stroke: 'strong',
        pad: 28,
        radius: 12,
      },
    ),
});

export const guestUpgrade = defineDrawing({
  name: 'player-guest-upgrade',
  words: {
    'zh-Hans': {
      alt: '游客在设置里看到的提示：进度只在这台手机上，按钮“绑定 TapTap”和“以后再说”。',
      caption: '玩到第一个有价值的节点时提示绑定，说明不绑定会丢什么。',
      title: '保住你的进度',
      why: '游客账号换手机后无法找回',
      later: '以后再说',
      bind: '绑定 TapTap',
    },
    en: {
      alt: 'What a guest sees: progress is on this phone only, with the buttons Link TapTap and Later.',
      caption: 'Ask when players first have something worth keeping, and say what they lose without an account.',
      title: 'Keep your progress',
      why: 'Guest progress is lost with this phone',
      later: 'Later',
      bind: 'Link TapTap',
    },
  },
  draw: (w) =>
    phone(
      dialog(w.title, text(w.why, { anchor: 'middle', lines: 2 }), [
        { label: w.later, kind: 'plain' },
        { label: w.bind, pressed: 'finger' },
      ]),
      { dimmed: true, height: 320 },
    ),
});

export const accountChoice = defineDrawing({
  name: 'player-account-choice',
  words: {
    'zh-Hans': {
      alt: '绑定时发现 TapTap 账号已有角色：两张卡片，游客 12 级和 TapTap 账号 35 级，玩家选一个。',
      caption: 'TapTap 账号下已有角色时，不要替玩家决定，让他选。',
      title: '选择要保留的角色',
      guest: '游客角色',
      tap: 'TapTap 角色',
      a: '12 级 · 今天',
      b: '35 级 · 3 天前',
      use: '用这个',
    },
    en: {
      alt: 'Linking finds that the TapTap account already has a character: two cards, the guest at level 12 and the account at level 35, and the player chooses.',
      caption: "If the TapTap account already has a character, let the player choose. Don't decide for them.",
      title: 'Which character do you keep?',
      guest: 'Guest',
      tap: 'TapTap',
      a: 'Level 12 · today',
      b: 'Level 35 · 3 days',
      use: 'Use this',
    },
  },
  draw: (w) => {
    const one = (name: string, more: string) =>
      card(
        stack(12, strong(name, { anchor: 'middle' }), note(more, { anchor: 'middle' }), button(w.use, { kind: 'plain', align: 'fill' })),
        { pad: 16 },
      );
    return phone(dialog(w.title, row(20, [one(w.guest, w.a), one(w.tap, w.b)]), [], 600), { dimmed: true, height: 376 });
  },
});
