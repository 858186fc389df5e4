import { defineDrawing } from './drawing.ts';
import { avatar, card, centred, chain, fork, node, note, pill, row, sequence, stack, strong, to, verdict } from './kit/index.ts';

export const loginExchange = defineDrawing({
  name: 'flow-login-exchange',
  words: {
    'zh-Hans': {
      alt: '游戏、TapTap、你的服务器之间的六步：请求授权，得到令牌，转交给服务器，服务器签名后查询，得到 openid，再把会话交给游戏。',
      caption: '服务器用令牌向 TapTap 查询身份，不要相信客户端报上来的 openid。',
      game: '游戏',
      server: '你的服务器',
      ask: '请求授权',
      token: '令牌',
      send: '转交令牌',
      query: '签名后查询',
      id: 'openid',
      session: '你的会话',
    },
    en: {
      alt: 'Six steps between the game, TapTap, and your server: ask for authorization, get a token, pass it on, the server makes a signed query, gets the openid, and gives the game a session.',
      caption: 'Your server asks TapTap who the player is. Never trust an openid sent by the client.',
      game: 'Game',
      server: 'Your server',
      ask: 'Authorize',
      token: 'Token',
      send: 'Pass on token',
      query: 'Signed query',
      id: 'openid',
      session: 'Your session',
    },
  },
  draw: (w) =>
    sequence(
      ['TapTap', w.game, w.server],
      [
        { from: 1, to: 0, label: w.ask },
        { from: 0, to: 1, label: w.token, back: true },
        { from: 1, to: 2, label: w.send },
        { from: 2, to: 0, label: w.query },
        { from: 0, to: 2, label: w.id, back: true },
        { from: 2, to: 1, label: w.session, back: true },
      ],
      { pitch: 60 },
    ),
});

export const loginWays = defineDrawing({
  name: 'flow-login-ways',
  words: {
    'zh-Hans': {
      alt: '点登录之后：装了 TapTap 就打开客户端授权；没装时，国内打开网页授权，海外打开下载页；都回到游戏。',
      caption: '你只调用一次登录，SDK 按设备选路。',
      tap: '点登录',
      app: '打开 TapTap',
      web: '网页授权',
      store: '下载页',
      yes: '已安装',
      no: '没安装 · 国内',
      out: '没安装 · 海外',
    },
    en: {
      alt: 'After Log in: with TapTap installed, the app asks for authorization. Without it, a web page opens in mainland China and the download page elsewhere.',
      caption: 'You make one call, and the SDK chooses what to do based on the device and region.',
      tap: 'Log in',
      app: 'TapTap app',
      web: 'Web page',
      store: 'Download page',
      yes: 'Installed',
      no: 'No app, China',
      out: 'No app, global',
    },
  },
  draw: (w) =>
    fork(node({ label: w.tap, tone: 'teal' }), 150, 236, [
      { label: w.yes, part: node({ label: w.app, tone: 'good' }) },
      { label: w.no, part: node({ label: w.web }) },
      { label: w.out, part: node({ label: w.store }) },
    ]),
});

export const ids = defineDrawing({
  name: 'account-openid-unionid',
  words: {
    'zh-Hans': {
      alt: '同一个玩家：在厂商的游戏一里 openid 是 A，在游戏二里是 B，两款游戏的 unionid 相同。',
      caption: '一款游戏认 openid；同一厂商的几款游戏要认出同一个人，用 unionid。',
      player: '同一位玩家',
      one: '游戏一',
      two: '游戏二',
      vendor: '同一厂商',
    },
    en: {
      alt: 'One player: in game one of a vendor the openid is A, in game two it is B, and the unionid is the same in both.',
      caption: 'Use openid within one game. To recognize the same person in several games of a vendor, use unionid.',
      player: 'One player',
      one: 'Game one',
      two: 'Game two',
      vendor: 'One vendor',
    },
  },
  draw: (w) =>
    row(0, [
      { width: 196, part: card(stack(10, centred(72, avatar(72)), strong(w.player, { anchor: 'middle' })), { pad: 16, stroke: 'strong' }) },
      { width: 60, part: to() },
      card(
        stack(
          12,
          note(w.vendor),
          row(16, [
            card(stack(10, strong(w.one), pill('openid A', 'plain'), pill('unionid U', 'teal')), { pad: 16, fill: 'canvas' }),
            card(stack(10, strong(w.two), pill('openid B', 'plain'), pill('unionid U', 'teal')), { pad: 16, fill: 'canvas' }),
          ]),
        ),
        { stroke: 'strong' },
      ),
    ]),
});

export const complianceOrder = defineDrawing({
  name: 'flow-compliance-order',
  words: {
    'zh-Hans': {
      alt: '进入游戏的次序：1 同意隐私政策，2 初始化 SDK，3 登录，4 合规认证；回调 500 才进入游戏，1000 和 1001 回登录页，9002 允许重试。',
      caption: '只凭回调判断：500 进入游戏，其余按表处理。',
      consent: '隐私同意',
      init: '初始化',
      login: '登录',
      verify: '合规认证',
      enter: '500 进入游戏',
      back: '1000、1001 回登录',
      retry: '9002 允许重试',
    },
    en: {
      alt: 'The order into the game: 1 privacy consent, 2 initialize, 3 log in, 4 compliance. Only callback 500 enters the game, 1000 and 1001 lead back to login, 9002 allows a retry.',
      caption: 'Rely only on the callback. Let the player in on 500, and follow the table for all other codes.',
      consent: 'Consent',
      init: 'Init',
      login: 'Log in',
      verify: 'Verify',
      enter: '500: enter the game',
      back: '1000, 1001: back to login',
      retry: '9002: let the player retry',
    },
  },
  draw: (w) =>
    stack(
      24,
      chain(
        [
          { number: 1, label: w.consent },
          { number: 2, label: w.init },
          { number: 3, label: w.login },
          { number: 4, label: w.verify, tone: 'teal' },
        ],
        40,
      ),
      stack(10, verdict(true, w.enter), row(20, [verdict(false, w.back, 2), verdict(false, w.retry, 2)])),
    ),
});
