import { defineDrawing } from './drawing.ts';
import { chain, sequence } from './kit/index.ts';

export const rooms = defineDrawing({
  name: 'flow-multiplayer-room',
  words: {
    'zh-Hans': {
      alt: '房主 A、对战服务、玩家 B：1 A 匹配或建房，B 随机匹配进来，2 B 写准备属性，3 A 隐藏房间并开始，4 B 把操作发给房主，A 广播新状态，5 结束后离开房间。',
      caption: '操作都发给房主，房主算出结果再广播，各端状态就一致。',
      a: '房主 A',
      s: '对战服务',
      b: '玩家 B',
      create: '匹配或建房',
      join: '随机匹配',
      ready: '准备好了',
      start: '隐藏房间，开始',
      act: '操作发给房主',
      state: '广播新状态',
      leave: '离开房间',
    },
    en: {
      alt: 'Master A, the service, and player B: 1 A matches or creates a room and B joins, 2 B sets a ready property, 3 A hides the room and starts, 4 B sends actions to the master, which broadcasts the new state, 5 players leave.',
      caption: 'Send every action to the master, which computes the result and broadcasts it, so that all clients agree.',
      a: 'Master A',
      s: 'Service',
      b: 'Player B',
      create: 'Match or create',
      join: 'Random match',
      ready: 'Ready',
      start: 'Hide and start',
      act: 'Action to master',
      state: 'Broadcast state',
      leave: 'Leave',
    },
  },
  draw: (w) =>
    sequence(
      [w.a, w.s, w.b],
      [
        { from: 0, to: 1, label: w.create },
        { from: 2, to: 1, label: w.join, plain: true },
        { from: 2, to: 0, label: w.ready },
        { from: 0, to: 1, label: w.start },
        { from: 2, to: 0, label: w.act },
        { from: 0, to: 2, label: w.state, plain: true },
        { from: 2, to: 1, label: w.leave },
      ],
      { numbered: true, pitch: 61 },
    ),
});

export const masterLost = defineDrawing({
  name: 'flow-master-switch',
  words: {
    'zh-Hans': {
      alt: '房主掉线的三步：1 房主断开，2 网络最好的成员成为新房主，3 原房主回来后是普通成员。',
      caption: '对局数据放在房间属性里，新房主才接得下去。',
      lost: '房主掉线',
      next: '新房主接替',
      back: '原房主回来',
      lostMore: '其他人收到通知',
      nextMore: '读房间属性继续',
      backMore: '成为普通成员',
    },
    en: {
      alt: 'What happens when the master drops: 1 the master disconnects, 2 the member with the best network becomes the master, 3 the old one returns as a member.',
      caption: 'Keep game data in room properties so that a new master can continue.',
      lost: 'Master drops',
      next: 'New master',
      back: 'Old one returns',
      lostMore: 'Others are told',
      nextMore: 'Reads the room properties',
      backMore: 'As a member',
    },
  },
  draw: (w) =>
    chain([
      { number: 1, label: w.lost, more: w.lostMore, tone: 'bad' },
      { number: 2, label: w.next, more: w.nextMore, tone: 'good' },
      { number: 3, label: w.back, more: w.backMore },
    ]),
});

export const mixPushFlow = defineDrawing({
  name: 'flow-mixpush',
  words: {
    'zh-Hans': {
      alt: '混合推送五步：游戏向厂商 SDK 注册，得到 registrationId，保存到设备记录，推送服务按 vendor 交给厂商，厂商在系统通知栏显示。',
      caption: '1 到 3 在每次启动时完成；vendor 为空说明第 2 步没有成功。',
      game: '游戏',
      vendor: '厂商',
      push: '推送服务',
      register: '注册',
      id: 'registrationId',
      save: '保存 vendor 和 ID',
      send: '按 vendor 投递',
      show: '系统通知',
    },
    en: {
      alt: 'Mixed push in five steps: the game registers with the vendor SDK, gets a registrationId, saves it, the push service delivers by vendor, the vendor shows a system notification.',
      caption: 'Steps 1 to 3 run at every start. If the vendor is empty, step 2 failed.',
      game: 'Game',
      vendor: 'Vendor',
      push: 'Push service',
      register: 'Register',
      id: 'registrationId',
      save: 'Save vendor and ID',
      send: 'Send by vendor',
      show: 'Notification',
    },
  },
  draw: (w) =>
    sequence(
      [w.game, w.vendor, w.push],
      [
        { from: 0, to: 1, label: w.register },
        { from: 1, to: 0, label: w.id, back: true },
        { from: 0, to: 2, label: w.save },
        { from: 2, to: 1, label: w.send },
        { from: 1, to: 0, label: w.show },
      ],
      { numbered: true, pitch: 70 },
    ),
});

export const rtcAuth = defineDrawing({
  name: 'flow-rtc-auth',
  words: {
    'zh-Hans': {
      alt: '进房鉴权四步：游戏向你的服务器要签名，服务器用 Server Secret 签名后返回，游戏带签名进房，语音云校验。',
      caption: '签名只在服务器上做；过期时间建议设为 5 分钟后。',
      game: '游戏',
      server: '你的服务器',
      cloud: '语音云',
      ask: '要进房签名',
      sign: 'authBuffer',
      join: '带签名进房',
      ok: '校验通过',
    },
    en: {
      alt: 'Room authentication in four steps: the game asks your server, which signs with the Server Secret. The game joins with the signature and the voice cloud verifies it.',
      caption: 'Sign only on your server, and let signatures expire after 5 minutes.',
      game: 'Game',
      server: 'Your server',
      cloud: 'Voice cloud',
      ask: 'Ask to join',
      sign: 'authBuffer',
      join: 'Join, signed',
      ok: 'Verified',
    },
  },
  draw: (w) =>
    sequence(
      [w.server, w.game, w.cloud],
      [
        { from: 1, to: 0, label: w.ask },
        { from: 0, to: 1, label: w.sign, back: true },
        { from: 1, to: 2, label: w.join },
        { from: 2, to: 1, label: w.ok, back: true },
      ],
    ),
});

export const webhook = defineDrawing({
  name: 'flow-payment-webhook',
  words: {
    'zh-Hans': {
      alt: '支付四步：游戏发起购买，玩家在收银台付款，平台用 webhook 通知你的服务器，服务器验签后发货并返回 success。',
      caption: '以 webhook 为准发货：客户端的返回码 0 也可能是超时或关闭。',
      game: '游戏',
      pay: '收银台',
      server: '你的服务器',
      buy: '发起购买',
      paid: '玩家付款',
      hook: 'webhook 通知',
      ok: '验签，success',
    },
    en: {
      alt: 'A purchase in four steps: the game starts it, the player pays at the cashier, the platform calls your webhook, your server verifies, delivers, and answers success.',
      caption: 'Deliver items when the webhook is called. The client code 0 can also mean a timeout or a closed page.',
      game: 'Game',
      pay: 'Cashier',
      server: 'Your server',
      buy: 'Start purchase',
      paid: 'Player pays',
      hook: 'Webhook',
      ok: 'success',
    },
  },
  draw: (w) =>
    sequence(
      [w.game, w.pay, w.server],
      [
        { from: 0, to: 1, label: w.buy },
        { from: 1, to: 1, label: w.paid },
        { from: 1, to: 2, label: w.hook },
        { from: 2, to: 1, label: w.ok, back: true },
      ],
    ),
});
