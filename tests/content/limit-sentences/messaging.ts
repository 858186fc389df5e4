import { type LimitSentences, say } from './say.ts';

/** Limits of instant messaging. */
export const MESSAGING: readonly LimitSentences[] = [
  say(
    'limits.im.members',
    'sdk/im/',
    ['普通对话，最多 # 名成员', '| 成员 | 保存，最多 #', '| 成员 | 最多 # |', '成员已满 | 最多 # 人'],
    ['Basic conversation with up to # members', '| Members | Stored, up to #', '| Members | Up to # |', 'The limit is # members'],
  ),
  say('limits.im.invited', 'sdk/im/', ['`clientId`…最多 # 个'], ['`clientId`…up to #']),
  say(
    'limits.im.clientIdLength',
    'sdk/im/',
    ['| 长度 | 最多 # 个字符', '最长 # 个字符'],
    ['| Length | Up to # characters', 'at most # characters'],
  ),
  say(
    'limits.im.messageKilobytes',
    'sdk/im/',
    ['消息最大 # KB', '| 一条消息 | # KB', '最大 # KB', '计入 # KB', '计入消息的 # KB'],
    [
      'A message can have up to # KB',
      'A message can be up to # KB',
      '| Message size | # KB',
      'custom content, up to # KB',
      'toward the # KB',
    ],
  ),
  say(
    'deletions.messageDays',
    'sdk/im/',
    ['消息保存 # 天', '| 消息保存 | # 天'],
    ['are stored for # days', 'are kept for # days', '| Message retention | # days'],
  ),
  say(
    'limits.im.historyPage',
    'sdk/im/',
    ['区间查询，每次最多 # 条', '每次取 1 到 # 条', '一次 1 到 # 条', '每次仍最多 # 条'],
    ['interval, up to # at a time', 'returns 1 to # messages', 'query 1 to # messages'],
  ),
  say(
    'limits.im.offlineMessages',
    'sdk/im/',
    ['每个对话最多保存 # 条离线消息', '每个对话最多 # 条，更早的', '每个对话最多 # 条离线消息'],
    [
      'conversation keeps up to # offline messages',
      'conversation keeps at most # offline messages',
      'up to # messages per conversation',
      'each with up to # offline messages',
    ],
  ),
  say(
    'limits.im.offlineConversations',
    'sdk/im/',
    ['最多通报 # 个对话', '离线后通报的对话 | # 个', 'iOS 一次最多 # 个', 'iOS 每次最多通报 # 个'],
    ['login reports up to # conversations', 'was offline | #', 'iOS reports at most # at a time', 'iOS reports up to # at a time'],
  ),
  say(
    'deletions.conversationMonths',
    'sdk/im/',
    ['# 个月不活跃即删除', '一个对话 # 个月没有'],
    ['Deleted after # months of inactivity', 'A conversation…# months'],
  ),
  say(
    'limits.im.temporaryClients',
    'sdk/im/',
    ['临时对话，最多 # 个客户端', '临时对话：最多 # 个客户端', '固定，最多 # 个客户端', '| 最多 # 个客户端'],
    ['Temporary conversation with up to # clients', 'It has up to # clients and fixed', 'Fixed, up to # clients', '| Up to # clients'],
  ),
  say('limits.im.temporaryDays', 'sdk/im/', ['默认 1 天，最长 # 天'], ['1 day by default, up to # days']),
  say(
    'limits.im.chatRoom',
    'sdk/im/',
    ['建议一个房间约 # 人', '建议约 #', '建议一个房间不超过约 # 人', '建议不超过 # 人'],
    ['im for about #', 'recommend about # players', 'recommend up to #'],
  ),
  say(
    'limits.im.sentPerMinute',
    'sdk/im/',
    ['超过每分钟 # 条', '客户端发送 | 每分钟 # 条', '客户端发送 | # 条 / 分钟', '客户端发送消息 | # 条 / 分钟'],
    ['more than # messages in a minute', 'sent by one client | # per minute', 'sent by a client | # per minute'],
  ),
  say('limits.im.deliveredPerSecond', 'sdk/im/', ['默认每秒 # 条', '默认 # 条 / 秒'], ['# per second by default']),
  say(
    'limits.im.systemRecipients',
    'sdk/im/',
    ['`to_clients`…最多 # '],
    ['`to_clients` can contain up to #', 'up to # in `to_clients`', '`to_clients` takes up to #'],
  ),
  say(
    'limits.im.hookMinutes',
    'sdk/im/',
    ['最多 # 分钟', '未满 # 分钟'],
    ['up to # minutes', 'less than # minutes', "# minutes haven't passed"],
  ),
  say('deletions.broadcastMonths', 'sdk/im/', ['最长 # 个月'], ['up to # month', 'Up to # month']),
];
