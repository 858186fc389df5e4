import { limits } from '../data/limits.ts';
import { defineDrawing } from './drawing.ts';
import { appIcon, button, card, field, form, noStep, pill, row, screen, stack, step, switchRow, table, tabs, text } from './kit/index.ts';
import { en, zh } from './terms.ts';

export const friendsSettings = defineDrawing({
  name: 'console-friends-settings',
  legend: true,
  words: {
    'zh-Hans': {
      ...zh,
      alt: `好友服务的设置：1 好友数上限，最多 ${limits.friends.mutual}，2 富信息数据实时同步的开关。`,
      caption: '在这里设好友数上限；要让好友看到实时状态，打开 2。',
      friends: '好友',
      limit: '好友数上限',
      most: `最多 ${limits.friends.mutual}`,
      sync: '富信息实时同步',
      query: '关系查询',
      stats: '统计',
    },
    en: {
      ...en,
      alt: `The settings of Friends: 1 the friend limit of at most ${limits.friends.mutual}, 2 the switch for real-time rich presence.`,
      caption: 'Set the friend limit here. Turn on switch 2 to let friends see live status.',
      friends: 'Friends',
      limit: 'Friend limit',
      most: `At most ${limits.friends.mutual}`,
      sync: 'Live rich presence',
      query: 'Query',
      stats: 'Statistics',
    },
  },
  draw: (w) =>
    screen(
      [w.cloud, w.friends],
      stack(
        16,
        noStep(tabs([w.settings, w.query, w.stats], 0)),
        step(1, row(12, [{ share: 1.6, part: form([w.limit, field('500')]) }, text(w.most, { size: 24, fill: 'muted' })])),
        step(2, switchRow(w.sync, true, true)),
      ),
    ),
});

export const moderation = defineDrawing({
  name: 'console-moderation-order',
  legend: true,
  words: {
    'zh-Hans': {
      ...zh,
      alt: '文本检测场景里的词表次序：1 放行词表在最上，2 自己的屏蔽词表，3 场景默认词表。',
      caption: '从上到下匹配，先命中的词表说了算；自己的词表放在默认词表上面。',
      check: '文本检测',
      scene: '场景',
      allow: '放行',
      block: '通用屏蔽',
      base: '默认词表',
      own: '自定义',
      kept: '平台维护',
    },
    en: {
      ...en,
      alt: 'The word lists of a scene in Text Moderation, in order: 1 the allow list, 2 your block list, 3 the default list.',
      caption: 'Lists are checked from top to bottom, and the first match wins. Put your lists above the default one.',
      check: 'Text Moderation',
      scene: 'Scenes',
      allow: 'Allow',
      block: 'General block',
      base: 'Default list',
      own: 'Custom',
      kept: 'Maintained',
    },
  },
  draw: (w) => {
    const columns = [{ share: 1 }, { width: 180 }];
    return screen(
      [w.cloud, w.check, w.scene],
      stack(
        12,
        step(1, table(columns, [[w.allow, pill(w.own, 'good', 'end')]])),
        step(2, table(columns, [[w.block, pill(w.own, 'bad', 'end')]])),
        step(3, table(columns, [[w.base, pill(w.kept, 'plain', 'end')]])),
      ),
    );
  },
});

export const imSettings = defineDrawing({
  name: 'console-im-settings',
  words: {
    'zh-Hans': {
      ...zh,
      alt: '即时通讯的设置页：填写离线推送的模板文字，下面是保存按钮，最下面是玩家收到的通知。',
      caption: '对方不在线、消息又没有自己的推送文字时，用这里的模板。',
      im: '即时通讯',
      template: '推送模板',
      hello: '你有新的消息',
    },
    en: {
      ...en,
      alt: 'The settings of Instant Messaging: the template text of offline pushes, Save below, and the notification that the player gets.',
      caption: 'When the other player is offline and the message has no push text, this template is used.',
      im: 'Instant Messaging',
      template: 'Push template',
      hello: 'A new message',
    },
  },
  draw: (w) =>
    screen(
      [w.cloud, w.im, w.settings],
      stack(
        18,
        form([w.template, field(w.hello, { focus: true })]),
        button(w.save, { pressed: 'mouse' }),
        card(row(14, [{ width: 44, part: appIcon(44) }, text(w.hello)]), { pad: 14, radius: 16, fill: 'canvas' }),
      ),
    ),
});
