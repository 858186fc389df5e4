import { defineDrawing } from './drawing.ts';
import { avatar, button, card, compared, node, type Part, pill, row, stack, strong, tabs, text, to, verdict } from './kit/index.ts';

export const followLists = defineDrawing({
  name: 'player-follow-lists',
  words: {
    'zh-Hans': {
      alt: '关注模式的三个列表：互关、关注、粉丝；互关列表里在线的排在前面，每行有“取消关注”。',
      caption: '互关和关注能按在线排序，粉丝不能。',
      mutual: '互关',
      following: '关注',
      followers: '粉丝',
      a: '阿川',
      b: '小雨',
      on: '在线',
      off: '离线',
      undo: '取消关注',
    },
    en: {
      alt: 'Three lists of follow mode: Mutual, Following, and Followers. Players who are online come first, each with Unfollow.',
      caption: 'You can sort Mutual and Following by online state, but not Followers.',
      mutual: 'Mutual',
      following: 'Following',
      followers: 'Followers',
      a: 'Chuan',
      b: 'Rain',
      on: 'Online',
      off: 'Offline',
      undo: 'Unfollow',
    },
  },
  draw: (w) => {
    const item = (name: string, state: string, tone: 'good' | 'plain'): Part =>
      row(14, [
        { width: 56, part: avatar(56) },
        text(name),
        { width: 120, part: pill(state, tone) },
        { width: 180, part: button(w.undo, { kind: 'plain', align: 'fill', height: 50 }) },
      ]);
    return card(stack(18, tabs([w.mutual, w.following, w.followers], 0), item(w.a, w.on, 'good'), item(w.b, w.off, 'plain')), {
      stroke: 'strong',
      radius: 16,
      pad: 26,
    });
  },
});

export const tapFriends = defineDrawing({
  name: 'player-tap-friends',
  words: {
    'zh-Hans': {
      alt: '游戏里的 TapTap 好友列表：读取互关列表得到头像和昵称，正在玩的标出来，底部加载下一页。',
      caption: '列表里有没玩过这款游戏的人；用 openid 匹配自己的玩家，匹配上的才能组队。',
      title: 'TapTap 好友',
      a: '阿川',
      b: '小雨',
      plays: '在玩',
      never: '没玩过',
      more: '加载更多',
    },
    en: {
      alt: 'TapTap friends in a game: avatars and nicknames of mutual follows, those who play are marked, and the next page loads at the bottom.',
      caption: 'Some friends have never played your game. Use openid to match them to your players.',
      title: 'TapTap friends',
      a: 'Chuan',
      b: 'Rain',
      plays: 'Plays',
      never: 'Never played',
      more: 'Load more',
    },
  },
  draw: (w) => {
    const item = (name: string, state: string, tone: 'good' | 'plain'): Part =>
      row(14, [{ width: 56, part: avatar(56) }, text(name), { width: 220, part: pill(state, tone, 'end') }]);
    return card(
      stack(
        18,
        strong(w.title, { size: 30 }),
        item(w.a, w.plays, 'good'),
        item(w.b, w.never, 'plain'),
        button(w.more, { kind: 'plain', align: 'fill', height: 50 }),
      ),
      { stroke: 'strong', radius: 16, pad: 26 },
    );
  },
});

export const linking = defineDrawing({
  name: 'account-linking',
  words: {
    'zh-Hans': {
      alt: '一个用户关联 TapTap、Apple 和微信各一个账号；同一个 TapTap 账号再关联到第二个用户会失败。',
      caption: '一个用户可以关联多个平台；一个第三方账号只能属于一个用户。',
      one: '用户 A',
      two: '用户 B',
      taken: '已属于用户 A',
      wechat: '微信',
    },
    en: {
      alt: 'One user is linked to one account each of TapTap, Apple, and WeChat. Linking the same TapTap account to a second user fails.',
      caption: 'A user can link several platforms, but a third-party account belongs to only one user.',
      one: 'User A',
      two: 'User B',
      taken: 'Belongs to user A',
      wechat: 'WeChat',
    },
  },
  draw: (w) =>
    stack(
      24,
      row(0, [
        { width: 150, part: node({ label: w.one, tone: 'teal' }) },
        { width: 60, part: to() },
        row(12, [node({ label: 'TapTap', tone: 'good' }), node({ label: 'Apple', tone: 'good' }), node({ label: w.wechat, tone: 'good' })]),
      ]),
      row(0, [
        { width: 150, part: node({ label: w.two }) },
        { width: 60, part: to() },
        row(12, [node({ label: 'TapTap', tone: 'bad' }), { share: 2.1, part: verdict(false, w.taken) }]),
      ]),
    ),
});

export const tapPlayLogin = defineDrawing({
  name: 'tapplay-login-allowed',
  words: {
    'zh-Hans': {
      alt: 'TapPlay 里能用的登录方式：TapTap 登录、手机号、游客；微信、QQ 等第三方必须隐藏。',
      caption: '第三方登录的按钮要隐藏，不能只是点了没反应。',
      tap: 'TapTap 登录',
      phone: '手机号登录',
      guest: '游客试玩',
      third: '微信、QQ',
      ok: '可以用',
      no: '必须隐藏',
    },
    en: {
      alt: 'Ways to log in on TapPlay: TapTap, phone number, and guest are allowed; WeChat, QQ, and other third parties must be hidden.',
      caption: "Hide third-party buttons. Leaving a button that does nothing isn't enough.",
      tap: 'TapTap Login',
      phone: 'Phone number',
      guest: 'Guest',
      third: 'WeChat, QQ',
      ok: 'Allowed',
      no: 'Must be hidden',
    },
  },
  draw: (w) => {
    const pillButton = (label: string, kind: 'primary' | 'plain' | 'danger' = 'plain'): Part =>
      button(label, { align: 'fill', radius: 28, kind });
    return row(24, [
      card(stack(12, pillButton(w.tap, 'primary'), pillButton(w.phone), pillButton(w.guest), verdict(true, w.ok)), {
        stroke: 'strong',
        radius: 16,
      }),
      card(stack(12, pillButton(w.third, 'danger'), verdict(false, w.no)), { stroke: 'bad', radius: 16, dashed: true }),
    ]);
  },
});

export const induced = defineDrawing({
  name: 'store-induced-review',
  words: {
    'zh-Hans': {
      alt: '两个评价弹窗：左边“说说你的看法，好坏都行”可以；右边“五星好评送钻石 × 100”不可以。',
      caption: '请玩家来评价可以；要好评、用奖励换评价都不可以。',
      ask: '来说说你的看法',
      both: '好坏都行',
      five: '五星好评',
      gift: '送钻石 × 100',
      go: '去评价',
      ok: '可以',
      no: '不可以',
    },
    en: {
      alt: 'Two dialogs that ask for reviews: "Tell us what you think, good or bad" is fine; "Five stars, get 100 diamonds" is not.',
      caption: "You can ask for a review, but you can't ask for a good one or reward it.",
      ask: 'Tell us what you think',
      both: 'Good or bad',
      five: 'Give five stars',
      gift: 'Get 100 diamonds',
      go: 'Review',
      ok: 'Allowed',
      no: 'Not allowed',
    },
  },
  draw: (w) => {
    const box = (title: string, more: string, good: boolean): Part =>
      card(
        stack(
          14,
          strong(title, { anchor: 'middle', lines: 2 }),
          text(more, { anchor: 'middle' }),
          button(w.go, { align: 'middle', kind: good ? 'primary' : 'plain' }),
        ),
        { stroke: good ? 'strong' : 'bad', radius: 16, pad: 24 },
      );
    return compared(24, 16, [box(w.ask, w.both, true), verdict(true, w.ok)], [box(w.five, w.gift, false), verdict(false, w.no)]);
  },
});
