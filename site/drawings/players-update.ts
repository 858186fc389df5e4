import { defineDrawing } from './drawing.ts';
import { button, card, chain, dialog, field, phone, picture, pill, row, stack, step, strong, text } from './kit/index.ts';

export const updateDialog = defineDrawing({
  name: 'player-update-dialog',
  words: {
    'zh-Hans': {
      alt: '游戏里的更新弹窗：发现新版本 2.1.0，按钮“以后再说”和“更新”。',
      caption: '可选更新有“以后再说”；强制更新只留“更新”。',
      title: '发现新版本 2.1.0',
      what: '新地图、新角色，约 120 MB',
      later: '以后再说',
      now: '更新',
    },
    en: {
      alt: 'The update dialog in a game: version 2.1.0 is available, with the buttons Later and Update.',
      caption: 'An optional update offers Later. A forced update offers only Update.',
      title: 'Version 2.1.0 is here',
      what: 'New map, new hero, about 120 MB',
      later: 'Later',
      now: 'Update',
    },
  },
  draw: (w) =>
    phone(
      dialog(w.title, text(w.what, { anchor: 'middle', lines: 2 }), [
        { label: w.later, kind: 'plain' },
        { label: w.now, pressed: 'finger' },
      ]),
      { dimmed: true, height: 330 },
    ),
});

export const installGuide = defineDrawing({
  name: 'player-update-install',
  words: {
    'zh-Hans': {
      alt: '没有装 TapTap 时的三步：1 询问是否用 TapTap 更新，2 下载并安装客户端，3 打开游戏的更新页。',
      caption: '任何一步取消，都会回调你的游戏。',
      ask: '询问玩家',
      get: '安装客户端',
      open: '打开更新页',
      askMore: '用 TapTap 更新？',
      getMore: '系统请求安装权限',
      openMore: '下载新版本',
    },
    en: {
      alt: 'Three steps without TapTap: 1 ask whether to update through TapTap, 2 download and install the app, 3 open the update page of the game.',
      caption: 'If the player cancels at any step, your game gets a callback.',
      ask: 'Ask the player',
      get: 'Install the app',
      open: 'Update page',
      askMore: 'Use TapTap?',
      getMore: 'System asks to install',
      openMore: 'Get the version',
    },
  },
  draw: (w) =>
    chain([
      { number: 1, label: w.ask, more: w.askMore },
      { number: 2, label: w.get, more: w.getMore },
      { number: 3, label: w.open, more: w.openMore, tone: 'good' },
    ]),
});

export const licenceDialog = defineDrawing({
  name: 'player-licence-dialog',
  words: {
    'zh-Hans': {
      alt: '没有购买的玩家启动游戏看到的弹窗：游戏未激活，只有一个按钮“去 TapTap 购买”。',
      caption: '弹窗关不掉；买过的玩家看不到它，直接进入游戏。',
      title: '游戏未激活',
      why: '请到 TapTap 购买后再打开',
      buy: '去 TapTap 购买',
    },
    en: {
      alt: 'What players who have not bought the game see at start: the game is not activated, and the only button is Buy on TapTap.',
      caption: "Players can't close the dialog. Players who have bought the game never see it.",
      title: 'Game not activated',
      why: 'Buy it on TapTap, then open it again',
      buy: 'Buy on TapTap',
    },
  },
  draw: (w) =>
    phone(dialog(w.title, text(w.why, { anchor: 'middle', lines: 2 }), [{ label: w.buy, pressed: 'finger' }]), {
      dimmed: true,
      height: 330,
    }),
});

export const dlcShop = defineDrawing({
  name: 'player-dlc-shop',
  legend: true,
  words: {
    'zh-Hans': {
      alt: '游戏里的 DLC 商店：1 已购的扩展包显示“已拥有”，2 没买的显示价格按钮，点后由 TapTap 收银台付款。',
      caption: '启动时先查询，已购的直接解锁；点价格后由 TapTap 收银台付款。',
      title: '扩展内容',
      a: '北境之歌',
      b: '深海来信',
      owned: '已拥有',
      price: '12 元',
    },
    en: {
      alt: 'A DLC shop in a game: 1 content that was bought shows Owned, 2 other content shows its price, and the TapTap cashier takes the payment.',
      caption: 'Query at startup and unlock what the player has bought. The TapTap cashier handles the payment.',
      title: 'Extra content',
      a: 'Song of the North',
      b: 'Deep Sea Letters',
      owned: 'Owned',
      price: 'CNY 12',
    },
  },
  draw: (w) =>
    card(
      stack(
        16,
        strong(w.title, { size: 30 }),
        step(1, row(16, [{ width: 96, part: picture(72) }, text(w.a), { width: 150, part: pill(w.owned, 'good', 'end') }])),
        step(
          2,
          row(16, [
            { width: 96, part: picture(72) },
            text(w.b),
            { width: 150, part: button(w.price, { align: 'fill', pressed: 'finger' }) },
          ]),
        ),
      ),
      { stroke: 'strong', radius: 16, pad: 28 },
    ),
});

export const giftRedeem = defineDrawing({
  name: 'player-gift-redeem',
  words: {
    'zh-Hans': {
      alt: '游戏里的兑换窗口：输入兑换码，按钮“兑换”，下面列出将得到的金币和体力。',
      caption: '玩家输入兑换码，点兑换；成功后列出得到的物品。',
      title: '兑换礼包',
      redeem: '兑换',
      gold: '金币 × 1000',
      energy: '体力 × 3',
    },
    en: {
      alt: 'The redeem window in a game: a code, the Redeem button, and the gold and energy that the player gets.',
      caption: 'The player enters the code and taps Redeem. List what the player gets when it works.',
      title: 'Redeem a gift code',
      redeem: 'Redeem',
      gold: 'Gold × 1000',
      energy: 'Energy × 3',
    },
  },
  draw: (w) =>
    phone(
      dialog(
        w.title,
        stack(
          16,
          row(12, [
            field('S0LLC8ICB2MP2', { mono: true, focus: true }),
            { width: 150, part: button(w.redeem, { align: 'fill', pressed: 'finger', height: 54 }) },
          ]),
          row(12, [pill(w.gold, 'teal', 'middle'), pill(w.energy, 'teal', 'middle')]),
        ),
        [],
        600,
      ),
      { dimmed: true, height: 330 },
    ),
});
