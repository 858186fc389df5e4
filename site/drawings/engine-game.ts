import { defineDrawing } from './drawing.ts';
import { appIcon, card, row, sequence, stack, strong, switchRow, verdict } from './kit/index.ts';

export const lobby = defineDrawing({
  name: 'engine-lobby-and-battle',
  words: {
    'zh-Hans': {
      alt: '玩家先连大厅，大厅在 Redis 里查房间在哪台战斗服，把地址交给玩家，玩家再直接连战斗服；战斗服向 Redis 报心跳。',
      caption: '大厅管登录、匹配和查地址，战斗服只跑对局。',
      player: '玩家',
      lobby: '大厅',
      battle: '战斗服',
      ask: '要进房',
      look: '查房间地址',
      address: '战斗服地址',
      play: '直接连接，开始对局',
      beat: '心跳',
    },
    en: {
      alt: 'Players connect to the lobby, which looks up in Redis on which battle server a room is and gives them its address. They connect to it directly. Battle servers report heartbeats to Redis.',
      caption: 'The lobby handles login, matching, and addresses. Battle servers only run matches.',
      player: 'Player',
      lobby: 'Lobby',
      battle: 'Battle',
      ask: 'Enter',
      look: 'Look up',
      address: 'Address',
      play: 'Connect and play',
      beat: 'Heartbeat',
    },
  },
  draw: (w) =>
    sequence(
      [w.player, w.lobby, 'Redis', w.battle],
      [
        { from: 3, to: 2, label: w.beat },
        { from: 0, to: 1, label: w.ask },
        { from: 1, to: 2, label: w.look },
        { from: 1, to: 0, label: w.address, back: true },
        { from: 0, to: 3, label: w.play },
      ],
    ),
});

export const notificationChannel = defineDrawing({
  name: 'push-android-channel',
  words: {
    'zh-Hans': {
      alt: '手机的通知设置：游戏下面有“活动”和“好友”两个渠道，各有开关；没有渠道的通知不会显示。',
      caption: 'Android 8 起没有渠道就不显示；玩家可以逐个关闭。',
      title: '通知',
      event: '活动',
      friend: '好友',
      none: '没有渠道：不显示',
    },
    en: {
      alt: 'Notification settings of a phone: the game has the channels Events and Friends, each with a switch. Notifications without a channel are not shown.',
      caption: "On Android 8 and later, notifications without a channel aren't shown. Players can turn off each channel.",
      title: 'Notifications',
      event: 'Events',
      friend: 'Friends',
      none: 'No channel: not shown',
    },
  },
  draw: (w) =>
    card(
      stack(
        18,
        row(16, [{ width: 64, part: appIcon(64) }, strong(w.title, { size: 30 })]),
        switchRow(w.event),
        switchRow(w.friend, false),
        verdict(false, w.none),
      ),
      { stroke: 'strong', radius: 20, pad: 28 },
    ),
});
