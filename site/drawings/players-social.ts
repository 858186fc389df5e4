import { defineDrawing } from './drawing.ts';
import {
  avatar,
  button,
  card,
  centred,
  dialog,
  field,
  gap,
  node,
  note,
  phone,
  pill,
  row,
  stack,
  step,
  strong,
  text,
  to,
} from './kit/index.ts';

export const friendsPanel = defineDrawing({
  name: 'player-friends-panel',
  legend: true,
  words: {
    'zh-Hans': {
      alt: '游戏里的好友面板：1 按昵称或好友码搜索，2 在线的好友排在前面并显示正在做什么，3 离线的好友，4 好友申请的红点。',
      caption: '在线的排在前面，富信息写在名字下面，新申请用红点提示。',
      friends: '好友',
      requests: '申请 2',
      search: '昵称或好友码',
      a: '小雨',
      aMore: '正在打第三关',
      b: '阿川',
      bMore: '离线',
      invite: '组队',
    },
    en: {
      alt: 'A friends panel in a game: 1 search by nickname or friend code, 2 friends who are online come first with what they are doing, 3 friends who are offline, 4 the badge of new requests.',
      caption: 'Show online friends first, with their status below the name, and a badge for new requests.',
      friends: 'Friends',
      requests: '2 requests',
      search: 'Nickname or code',
      a: 'Rain',
      aMore: 'Playing stage 3',
      b: 'Chuan',
      bMore: 'Offline',
      invite: 'Team up',
    },
  },
  draw: (w) => {
    const friend = (name: string, more: string, online: boolean) =>
      row(14, [
        { width: 56, part: avatar(56) },
        stack(0, strong(name), note(more, { fill: online ? 'good' : 'muted' })),
        { width: 170, part: online ? button(w.invite, { kind: 'plain', align: 'fill' }) : gap(1) },
      ]);
    return card(
      stack(
        12,
        row(12, [strong(w.friends, { size: 30 }), { width: 250, part: step(4, pill(w.requests, 'bad')) }]),
        step(1, field(w.search, { faint: true })),
        step(2, friend(w.a, w.aMore, true)),
        step(3, friend(w.b, w.bMore, false)),
      ),
      { stroke: 'strong', radius: 16, pad: 24 },
    );
  },
});

export const friendRequest = defineDrawing({
  name: 'player-friend-request',
  words: {
    'zh-Hans': {
      alt: '好友申请列表：小雨请求加你为好友，按钮“同意”和“拒绝”。',
      caption: '同意后双方成为好友；拒绝后对方再次申请会得到错误。',
      title: '好友申请',
      a: '小雨',
      more: '来自好友码 · 刚刚',
      yes: '同意',
      no: '拒绝',
    },
    en: {
      alt: 'A friend request: Rain wants to be your friend, with the buttons Accept and Decline.',
      caption: 'After Accept, both players are friends. After Decline, another request returns an error.',
      title: 'Friend requests',
      a: 'Rain',
      more: 'By friend code · just now',
      yes: 'Accept',
      no: 'Decline',
    },
  },
  draw: (w) =>
    phone(
      dialog(w.title, row(16, [{ width: 72, part: avatar(72) }, stack(0, strong(w.a), note(w.more))]), [
        { label: w.no, kind: 'plain' },
        { label: w.yes, pressed: 'finger' },
      ]),
      { dimmed: true, height: 340 },
    ),
});

export const modes = defineDrawing({
  name: 'friends-two-modes',
  words: {
    'zh-Hans': {
      alt: '两种模式：互相关注要对方同意，双方成为好友；单向关注不用同意，对方回关才是互关。',
      caption: '要双方认可，选互相关注；只追随，选单向关注。选定后不能更换。',
      mutual: '互相关注',
      follow: '单向关注',
      ask: '申请',
      accept: '同意',
      follows: '关注',
      back: '回关（可选）',
      a: '甲',
      b: '乙',
      friends: '双方是好友',
      fans: '甲关注乙',
    },
    en: {
      alt: 'Two modes: mutual friends need the consent of the other, then both are friends. Follow needs no consent, and only following back makes it mutual.',
      caption: "Choose mutual friends if both players must agree, and follow mode if one side is enough. You can't change it later.",
      mutual: 'Mutual friends',
      follow: 'Follow',
      ask: 'Request',
      accept: 'Accept',
      follows: 'Follow',
      back: 'Follow back',
      a: 'A',
      b: 'B',
      friends: 'Both are friends',
      fans: 'A follows B',
    },
  },
  draw: (w) => {
    const person = (label: string) => ({ width: 56, part: node({ label }) });
    const side = (title: string, first: string, second: string, end: string, dashed: boolean) =>
      card(
        stack(
          12,
          strong(title, { anchor: 'middle', fill: 'action' }),
          row(0, [person(w.a), stack(0, to(first), to(second, 'left')), person(w.b)], 'fill'),
          pill(end, dashed ? 'plain' : 'good', 'middle'),
        ),
      );
    return row(20, [side(w.mutual, w.ask, w.accept, w.friends, false), side(w.follow, w.follows, w.back, w.fans, true)]);
  },
});

export const profileCode = defineDrawing({
  name: 'player-friend-code',
  words: {
    'zh-Hans': {
      alt: '玩家主页：头像、昵称，下面是 6 位好友码和“复制”按钮。',
      caption: '把 6 位好友码放在玩家主页，旁边放复制。',
      name: '小雨',
      code: '好友码',
      copy: '复制',
      share: '分享邀请链接',
    },
    en: {
      alt: 'A player profile: avatar, nickname, the six-character friend code, and a Copy button.',
      caption: 'Show the six-character friend code in the profile, with Copy next to it.',
      name: 'Rain',
      code: 'Friend code',
      copy: 'Copy',
      share: 'Share an invitation link',
    },
  },
  draw: (w) =>
    phone(
      centred(
        560,
        card(
          stack(
            16,
            row(18, [{ width: 72, part: avatar(72) }, strong(w.name, { size: 30 })]),
            row(14, [
              { width: 170, part: text(w.code, { fill: 'muted' }) },
              strong('k7f2qa'),
              { width: 120, part: button(w.copy, { kind: 'plain', align: 'fill', pressed: 'finger' }) },
            ]),
            button(w.share, { align: 'fill' }),
          ),
          { pad: 24, stroke: 'strong' },
        ),
      ),
      { height: 350 },
    ),
});
