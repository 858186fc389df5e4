import { defineDrawing } from './drawing.ts';
import {
  appIcon,
  avatar,
  bars,
  button,
  card,
  centred,
  field,
  note,
  type Part,
  picture,
  pill,
  row,
  stack,
  step,
  strong,
  text,
  verdict,
} from './kit/index.ts';

export const tapLinkWays = defineDrawing({
  name: 'player-taplink-ways',
  words: {
    'zh-Hans': {
      alt: '装了游戏时的两种做法：左边把码填进兑换框，玩家点兑换；右边游戏直接兑换，显示已领取。',
      caption: '当场兑换最快；想让玩家选角色，就把码填好等他确认。',
      confirm: '玩家确认',
      auto: '自动领取',
      redeem: '兑换',
      done: '已领取',
      gold: '金币 × 1000',
    },
    en: {
      alt: 'Two ways with the game installed: on the left the code is filled in and the player taps Redeem. On the right the game redeems it at once and shows Claimed.',
      caption: "It's fastest to redeem the code right away. If players should choose a character first, fill in the code and wait.",
      confirm: 'Player confirms',
      auto: 'Automatic',
      redeem: 'Redeem',
      done: 'Claimed',
      gold: 'Gold × 1000',
    },
  },
  draw: (w) =>
    row(
      24,
      [
        card(
          stack(
            16,
            strong(w.confirm),
            field('S0LLC8ICB2MP2', { mono: true, focus: true }),
            button(w.redeem, { align: 'fill', pressed: 'finger' }),
          ),
          { stroke: 'strong', radius: 20, pad: 24 },
        ),
        card(stack(16, strong(w.auto), verdict(true, w.done), pill(w.gold, 'teal')), { stroke: 'strong', radius: 20, pad: 24 }),
      ],
      'fill',
    ),
});

export const invitePage = defineDrawing({
  name: 'player-invite-page',
  words: {
    'zh-Hans': {
      alt: '邀请落地页：游戏图标和名称，“小雨邀请你成为好友”，按钮“打开游戏”和“下载游戏”。',
      caption: '图标、名称和两个地址都来自 .env；没装游戏的人去商店。',
      game: '星海',
      invite: '小雨邀请你成为好友',
      open: '打开游戏',
      get: '下载游戏',
    },
    en: {
      alt: 'The landing page of an invitation: icon and name of the game, "Rain invites you to be friends", and the buttons Open game and Get the game.',
      caption: "The icon, name, and both addresses come from .env. People who don't have the game go to the store.",
      game: 'Star Sea',
      invite: 'Rain invites you to be friends',
      open: 'Open game',
      get: 'Get the game',
    },
  },
  draw: (w) =>
    card(
      row(28, [
        { width: 130, part: stack(8, centred(110, appIcon(110)), strong(w.game, { anchor: 'middle' })) },
        stack(16, text(w.invite), button(w.open, { align: 'fill', pressed: 'finger' }), button(w.get, { align: 'fill', kind: 'plain' })),
      ]),
      { stroke: 'strong', radius: 20, pad: 28 },
    ),
});

export const richPresence = defineDrawing({
  name: 'player-rich-presence',
  legend: true,
  words: {
    'zh-Hans': {
      alt: '好友列表里的一行：昵称下面是“第 7 关，匹配中”；1 变量 level 的值 7，2 标识 #matchmaking 换成的文字。',
      caption: '变量由游戏自己翻译，# 开头的标识由服务端换成对应语言。',
      name: '小雨',
      status: '第 7 关，匹配中',
      level: 'level = 7',
      token: 'display = #matchmaking',
    },
    en: {
      alt: 'A row of a friends list: below the nickname stands "Level 7, finding a match": 1 the variable level with the value 7, 2 the token #matchmaking replaced by text.',
      caption: 'Your game translates variables. The server replaces tokens that begin with #.',
      name: 'Rain',
      status: 'Level 7, finding a match',
      level: 'level = 7',
      token: 'display = #matchmaking',
    },
  },
  draw: (w) =>
    stack(
      22,
      card(row(16, [{ width: 72, part: avatar(72) }, stack(0, strong(w.name), text(w.status, { fill: 'good' }))]), {
        stroke: 'strong',
        radius: 16,
      }),
      step(1, text(w.level, { mono: true, size: 24 })),
      step(2, text(w.token, { mono: true, size: 24 })),
    ),
});

export const thirdPartyList = defineDrawing({
  name: 'player-third-party-friends',
  words: {
    'zh-Hans': {
      alt: 'TapTap 互关好友列表：每行是 TapTap 昵称和游戏里的角色名，右边“关注”，最下面“一键关注”。',
      caption: '角色名写在 TapTap 昵称旁边，玩家才认得出是谁。',
      title: 'TapTap 好友也在玩',
      a: '阿川',
      aRole: '角色：北风',
      b: '小雨',
      bRole: '角色：雨声',
      follow: '关注',
      all: '一键关注',
    },
    en: {
      alt: 'A list of TapTap mutual follows: each row has the TapTap nickname and the name of the character, with Follow, and Follow all below.',
      caption: 'Show the character next to the TapTap nickname so that players know who it is.',
      title: 'TapTap friends who play',
      a: 'Chuan',
      aRole: 'Plays North Wind',
      b: 'Rain',
      bRole: 'Plays Rainfall',
      follow: 'Follow',
      all: 'Follow all',
    },
  },
  draw: (w) => {
    const item = (name: string, role: string): Part =>
      row(14, [
        { width: 56, part: avatar(56) },
        stack(0, strong(name), note(role)),
        { width: 150, part: button(w.follow, { kind: 'plain', align: 'fill', height: 50 }) },
      ]);
    return card(
      stack(16, strong(w.title, { size: 30 }), item(w.a, w.aRole), item(w.b, w.bRole), button(w.all, { align: 'fill', pressed: 'finger' })),
      { stroke: 'strong', radius: 16, pad: 26 },
    );
  },
});

export const momentsPublish = defineDrawing({
  name: 'player-moments-publish',
  words: {
    'zh-Hans': {
      alt: '从游戏打开的发布页：截图和文字已填好，玩家可以改，点发布才发出。',
      caption: '游戏只负责填好；玩家点发布之前，什么都没有发出去。',
      words: '首次通关！',
      publish: '发布',
      cancel: '取消',
      shot: '游戏截图',
    },
    en: {
      alt: 'The publishing page opened by a game: picture and text are filled in, the player can change them, and only Publish sends them.',
      caption: 'Your game only fills in the text. Nothing is published until the player taps Publish.',
      words: 'First victory!',
      publish: 'Publish',
      cancel: 'Cancel',
      shot: 'Screenshot',
    },
  },
  draw: (w) =>
    card(
      row(24, [
        { width: 250, part: picture(180, { label: w.shot }) },
        stack(
          18,
          field(w.words, { focus: true }),
          row(12, [button(w.cancel, { kind: 'plain', align: 'fill' }), button(w.publish, { align: 'fill', pressed: 'finger' })]),
        ),
      ]),
      { stroke: 'strong', radius: 16, pad: 28 },
    ),
});

export const momentsLanding = defineDrawing({
  name: 'moments-landing-pages',
  words: {
    'zh-Hans': {
      alt: '场景入口的三种落地页：索引页是几条链接，标签页是同一标签的帖子，详情页是一篇帖子。',
      caption: '攻略多用索引页，一类内容用标签页，一条说明用详情页。',
      index: '索引页',
      label: '标签页',
      detail: '详情页',
    },
    en: {
      alt: 'Three landing pages of a scene entry: an index page is a list of links, a tag page has posts with one tag, a details page is one post.',
      caption: 'Use an index page for many guides, a tag page for one topic, a details page for one announcement.',
      index: 'Index page',
      label: 'Tag page',
      detail: 'Details page',
    },
  },
  draw: (w) => {
    const page = (title: string, body: Part): Part =>
      card(stack(16, strong(title, { anchor: 'middle' }), body), { stroke: 'strong', radius: 16, pad: 18 });
    return row(
      16,
      [
        page(w.index, stack(10, card(bars(0.8), { pad: 12 }), card(bars(0.6), { pad: 12 }), card(bars(0.7), { pad: 12 }))),
        page(
          w.label,
          stack(10, row(10, [{ width: 60, part: picture(50) }, bars(0.9)]), row(10, [{ width: 60, part: picture(50) }, bars(0.7)])),
        ),
        page(w.detail, stack(14, picture(80), bars(1, 0.9, 0.5))),
      ],
      'fill',
    );
  },
});
