import { limits } from '../data/limits.ts';
import { defineDrawing } from './drawing.ts';
import { avatar, bars, card, field, gap, note, picture, row, screen, stack, step, strong, switchRow, text } from './kit/index.ts';

export const fourChats = defineDrawing({
  name: 'im-four-conversations',
  words: {
    'zh-Hans': {
      alt: '四种对话配玩法：好友私聊和公会群用普通对话，世界频道用聊天室，系统通知用系统对话，一局比赛用临时对话。',
      caption: '先看成员固不固定、要不要留记录，再选类型。',
      guild: '公会群',
      world: '世界频道',
      system: '系统通知',
      match: '一局比赛',
      a: `普通对话，≤ ${limits.im.members} 人`,
      b: '聊天室，不限人数',
      c: '系统对话，只收',
      d: `临时对话，≤ ${limits.im.temporaryClients} 人`,
    },
    en: {
      alt: 'Four conversations and their use: friends and guilds are basic ones, the world channel is a chat room, notices are a system conversation, one match is a temporary one.',
      caption: 'To choose, ask yourself whether the members are fixed and whether you need the history.',
      guild: 'Guild chat',
      world: 'World channel',
      system: 'System notices',
      match: 'One match',
      a: `Basic, up to ${limits.im.members}`,
      b: 'Chat room, no limit',
      c: 'System, receive only',
      d: `Temporary, up to ${limits.im.temporaryClients}`,
    },
  },
  draw: (w) => {
    const cell = (name: string, more: string, ...shares: readonly number[]) =>
      card(stack(8, strong(name), bars(...shares), note(more)), { pad: 18, stroke: 'strong', radius: 16 });
    return stack(
      16,
      row(16, [cell(w.guild, w.a, 0.6, 0.8), cell(w.world, w.b, 0.9, 0.7)], 'fill'),
      row(16, [cell(w.system, w.c, 0.8, 0.5), cell(w.match, w.d, 0.5, 0.3)], 'fill'),
    );
  },
});

export const chatScreen = defineDrawing({
  name: 'player-chat-group',
  legend: true,
  words: {
    'zh-Hans': {
      alt: '公会群聊：1 群名和人数，2 别人的消息，3 图片消息，4 自己的消息带已读，5 输入框。',
      caption: '消息标出发送者；自己的消息显示已送达或已读。',
      guild: '星海公会 · 23 人',
      hello: '今晚八点打首领',
      ok: '收到',
      read: '已读',
      type: '输入消息',
    },
    en: {
      alt: 'A guild chat: 1 the name and number of members, 2 a message from someone else, 3 a picture message, 4 your message with its read mark, 5 the input.',
      caption: 'Name the sender of each message, and show whether your own was delivered or read.',
      guild: 'Star Sea guild · 23',
      hello: 'Boss fight tonight at 8',
      ok: 'Got it',
      read: 'Read',
      type: 'Type a message',
    },
  },
  draw: (w) =>
    card(
      stack(
        10,
        step(1, strong(w.guild)),
        step(2, row(12, [{ width: 52, part: avatar(52) }, card(text(w.hello), { pad: 8, fill: 'canvas' }), { width: 60, part: gap(1) }])),
        step(3, row(12, [{ width: 52, part: avatar(52) }, { width: 150, part: picture(74) }, gap(1)])),
        step(
          4,
          row(12, [
            { width: 200, part: gap(1) },
            note(w.read, { anchor: 'end' }),
            { width: 170, part: card(text(w.ok, { anchor: 'middle' }), { pad: 8, fill: 'tint', stroke: 'action' }) },
          ]),
        ),
        step(5, field(w.type, { faint: true })),
      ),
      { stroke: 'strong', radius: 16, pad: 20 },
    ),
});

export const chatMarks = defineDrawing({
  name: 'player-chat-marks',
  legend: true,
  words: {
    'zh-Hans': {
      alt: '聊天里的四种标记：1 撤回的消息变成一行灰字，2 修改过的带“已编辑”，3 对方正在输入，4 有人 @ 我。',
      caption: '撤回和编辑要先在控制台打开，默认关闭。',
      recalled: '小雨撤回了一条消息',
      changed: '改成九点集合',
      edited: '已编辑',
      typing: '阿川正在输入…',
      mention: '@我 来开会',
    },
    en: {
      alt: 'Four marks in a chat: 1 a recalled message as a gray line, 2 a changed message with Edited, 3 someone is typing, 4 someone mentions you.',
      caption: 'Turn on recall and editing in the console first. They are off by default.',
      recalled: 'Rain recalled a message',
      changed: 'We meet at nine',
      edited: 'Edited',
      typing: 'Chuan is typing…',
      mention: '@me please join',
    },
  },
  draw: (w) =>
    card(
      stack(
        14,
        step(1, note(w.recalled)),
        step(2, row(12, [card(text(w.changed), { pad: 8, fill: 'canvas' }), { width: 170, part: note(w.edited) }])),
        step(3, note(w.typing)),
        step(
          4,
          row(12, [
            card(text(w.mention, { weight: 500, fill: 'action' }), { pad: 8, fill: 'tint', stroke: 'action' }),
            { width: 170, part: gap(1) },
          ]),
        ),
      ),
      { stroke: 'strong', radius: 16, pad: 26 },
    ),
});

export const imSwitches = defineDrawing({
  name: 'console-im-switches',
  legend: true,
  words: {
    'zh-Hans': {
      alt: '即时通讯设置里的开关：1 登录签名，2 对话操作签名，3 成员属性，4 黑名单；默认都关闭，登录签名强烈建议打开。',
      caption: '默认都关闭；登录签名建议打开，没有签名的登录会被拒绝。',
      im: '即时通讯',
      settings: '设置',
      login: '登录签名',
      talk: '对话操作签名',
      role: '成员属性（角色）',
      block: '黑名单',
    },
    en: {
      alt: 'Switches in the messaging settings: 1 login signature, 2 conversation signature, 3 member roles, 4 block list. All are off by default, and the login signature should be on.',
      caption: 'All are off by default. Turn on the login signature so that logins without one are refused.',
      im: 'Instant Messaging',
      settings: 'Settings',
      login: 'Login signature',
      talk: 'Conversation signature',
      role: 'Member roles',
      block: 'Block list',
    },
  },
  draw: (w) =>
    screen(
      [w.im, w.settings],
      stack(
        14,
        step(1, switchRow(w.login, true, true)),
        step(2, switchRow(w.talk, false)),
        step(3, switchRow(w.role, false)),
        step(4, switchRow(w.block, false)),
      ),
    ),
});

export const imEditSwitches = defineDrawing({
  name: 'console-im-edit',
  legend: true,
  words: {
    'zh-Hans': {
      alt: '即时通讯设置：1 允许通过 SDK 编辑消息，2 允许通过 SDK 撤回消息；两个开关都已打开。',
      caption: '用编辑和撤回之前，先打开这两个开关。',
      im: '即时通讯',
      settings: '设置',
      edit: '允许通过 SDK 编辑消息',
      recall: '允许通过 SDK 撤回消息',
    },
    en: {
      alt: 'Messaging settings: 1 allow editing through the SDK, 2 allow recalling through the SDK. Both are on.',
      caption: 'Turn on both switches before you use editing and recall.',
      im: 'Instant Messaging',
      settings: 'Settings',
      edit: 'Edit through the SDK',
      recall: 'Recall through the SDK',
    },
  },
  draw: (w) => screen([w.im, w.settings], stack(24, step(1, switchRow(w.edit)), step(2, switchRow(w.recall, true, true)))),
});

export const maskedText = defineDrawing({
  name: 'player-masked-text',
  words: {
    'zh-Hans': {
      alt: '文本检测的两种处理：昵称不通过就提示换一个，聊天里的敏感词换成星号再发出。',
      caption: '昵称整条拒绝，聊天用 filtered_text 遮盖。',
      nick: '昵称',
      chat: '聊天',
      bad: '这个昵称不能用，换一个吧',
      sent: '快来加 *** 领礼包',
      name: '违规昵称',
    },
    en: {
      alt: 'Two ways to handle a rejected text: a nickname is refused with a hint, words in a chat are replaced by asterisks.',
      caption: 'Reject the whole nickname. In chats, send filtered_text instead.',
      nick: 'Nickname',
      chat: 'Chat',
      bad: 'Please choose another name',
      sent: 'Join *** for gifts',
      name: 'Bad name',
    },
  },
  draw: (w) =>
    row(
      20,
      [
        card(stack(14, strong(w.nick), field(w.name), text(w.bad, { fill: 'bad', size: 24, lines: 2 })), { stroke: 'strong' }),
        card(stack(14, strong(w.chat), card(text(w.sent), { pad: 10, fill: 'canvas' }), bars(0.7)), { stroke: 'strong' }),
      ],
      'fill',
    ),
});
