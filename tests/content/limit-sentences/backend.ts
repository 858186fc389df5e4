import { type LimitSentences, say } from './say.ts';

/** Limits of storage, push, leaderboards and multiplayer. */
export const BACKEND: readonly LimitSentences[] = [
  say(
    'limits.storage.pageDefault',
    'sdk/(storage|gamesaves)/',
    ['默认 # 个，最多', '默认 # 条，最多', '默认每次返回 # 条', '默认 #，最多', '默认返回 # 个'],
    ['| # by default, up to', '# results by default', '`limit`: # by default', 'is # by default', 'returns # objects by default'],
  ),
  say(
    'limits.storage.pageMost',
    'sdk/(storage|gamesaves)/',
    ['默认…，最多 # ', '默认…，最多 #。', '结果最多 # 条', '最多可设为 #', '`limit` 最大 #', '| 最多 # |'],
    [
      'by default, up to #',
      'by default and up to #',
      'by default and can be at most #',
      'returns up to # results',
      'The maximum is #',
      '| 100 | Up to #',
      '`limit` can be up to #',
    ],
  ),
  say(
    'limits.storage.responseMegabytes',
    'sdk/storage/',
    ['总量 # MB', '总共 # MB', '总量不超过 # MB', '总量超过 # MB'],
    ['# MB in total', 'nything beyond # MB', "can't exceed # MB. Anything"],
  ),
  say(
    'limits.storage.objectKilobytes',
    'sdk/storage/',
    ['一个对象 | # KB', '对象超过 # KB', '对象不超过 # KB'],
    ['One object | # KB', 'object exceeds # KB', 'object can be up to # KB'],
  ),
  say(
    'limits.storage.freeRequests',
    'sdk/(storage|friends)/',
    ['每天 # 次', '每天免费 # 次', '每天有 # 次免费'],
    ['# per day', '# free API requests per day', '# calls per day', '# requests per day free', '# calls per day free'],
  ),
  say(
    'limits.storage.dictionaryKilobytes',
    'sdk/storage/',
    ['每行一词，不超过 # KB', '每行一个词，不超过 # KB'],
    ['one word per line, up to # KB'],
  ),
  say(
    'limits.push.devices',
    'sdk/push/',
    ['给出最多 # 台设备', '按设备列表推送 | 一次最多 # 台'],
    ['IDs of up to # devices', '| Up to # devices per call'],
  ),
  say('limits.push.statisticsIdLength', 'sdk/push/', ['最多 # 位字母或数字'], ['p to # letters or digits']),
  say('deletions.leaderboardArchives', 'sdk/leaderboard/', ['最多保留 # 份'], ['keeps up to # archives', 'up to # per leaderboard']),
  say(
    'limits.leaderboard.group',
    'sdk/leaderboard/',
    ['每次最多 # 名', '一次最多 # 名成员'],
    ['up to # at a time', 'up to # members at a time'],
  ),
  say(
    'limits.multiplayer.members',
    'sdk/(multiplayer|engine/game)/',
    ['最多 # 个在线成员', '房间在线成员 | 最多 # 个', '房间最多 # 人', '最多 # 人](/sdk/multiplayer', '房间不超过 # 人'],
    [
      'up to # members online',
      'online in a room | Up to #',
      'A room holds #',
      'at most # members](/sdk/multiplayer',
      'Rooms with up to # players',
    ],
  ),
  say(
    'limits.multiplayer.players',
    'sdk/multiplayer/',
    ['最多 # 名玩家', '房间的玩家 | 最多 # 名', '最多玩家数，不超过 #'],
    ['at most # players', 'Players in a room | Up to #', 'number of players, up to #'],
  ),
  say(
    'limits.multiplayer.userIdLength',
    'sdk/multiplayer/',
    ['下划线，最多 # 个字符', '`userId` | 最多 # 个字符'],
    ['underscores…, up to # characters', '`userId`, up to # characters', '`userId` | Up to # characters'],
  ),
  say(
    'limits.multiplayer.ttlSeconds',
    'sdk/multiplayer/',
    ['默认 0，最长 # 秒', '保留座位，最长 # 秒', '多少秒，最长 #', '多少秒，上限 #'],
    ['0 by default, up to # seconds', 'seat for up to # seconds', 'kept, up to #', 'empty room, at most #'],
  ),
  say('limits.multiplayer.joinsPerSecond', 'sdk/multiplayer/', ['全应用每秒 # 条消息', '超过每秒 # 条'], ['# messages per second']),
  say('deletions.deviceDays', 'sdk/push/', ['# 天没更新', '# 天没有更新'], ['been updated for # days']),
  say('deletions.leaderboardDays', 'sdk/leaderboard/', ['旧版本保留 # 天'], ['old version stays available for # days']),
];
