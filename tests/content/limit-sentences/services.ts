import { type LimitSentences, say } from './say.ts';

/** Limits of friends, compliance and the other services. */
export const SERVICES: readonly LimitSentences[] = [
  say(
    'limits.friends.mutual',
    'sdk/friends/',
    ['控制台设置，最多 #', '控制台可设置，最多 #', '好友数上限，最多 #'],
    ['Set in the console, up to #', 'the friend limit, up to #'],
  ),
  say(
    'limits.friends.followed',
    'sdk/friends/',
    ['每人最多关注 #', '每名玩家最多关注 # 人'],
    ['| # follows per player', 'can follow up to #'],
  ),
  say(
    'limits.friends.page',
    'sdk/friends/',
    ['Unity 为 100 | 最多 #', '列表每页 | 最多 # 人'],
    ['100 in Unity | Up to #', 'Rows per page | Up to #'],
  ),
  say(
    'limits.friends.blocked',
    'sdk/friends/',
    ['`queryBlockListWithOption:callback:` | 最多 # 人'],
    ['`queryBlockListWithOption:callback:` | Up to # players'],
  ),
  say(
    'limits.friends.presenceSeconds',
    'sdk/friends/',
    ['每 # 秒最多一次', '# 秒内重复设置'],
    ['once every # seconds', 'Set twice within # seconds'],
  ),
  say(
    'limits.compliance.accounts',
    'sdk/(anti-addiction|start)/',
    ['最多给 # 个平台账号', '最多认证 # 个平台账号', '最多实名 # 个'],
    ['verify at most # platform accounts', 'verify up to # TapTap accounts', 'verify up to # platform accounts'],
  ),
  say('limits.compliance.userIdLength', 'sdk/anti-addiction/', ['最长 # 个字符'], ['at most # characters', 'up to # characters']),
  say('limits.billboard.shown', 'sdk/billboard/', ['最多显示最新的 # 条'], ['shows up to the # newest']),
  say(
    'limits.billboard.dimensions',
    'sdk/billboard/',
    ['还能加最多 # 个', '自定义维度最多 # 个'],
    ['add up to # of your own', 'p to # custom dimensions'],
  ),
  say('limits.tapdb.text', 'sdk/tapdb/', ['最长 #', '长度不超过 #'], ['p to # characters']),
  say('limits.tapdb.csvRows', 'sdk/tapdb/', ['最多 # 行'], ['p to # rows']),
  say(
    'limits.moderation.lists',
    'sdk/text-moderation/',
    ['自定义词表 | 你 | 最多 # 个', '应用最多自建 # 个', '最多 # 个，按类型'],
    ['have up to # custom lists', 'have up to # lists', '| Up to # |'],
  ),
  say('limits.hardening.gigabytes', 'sdk/taptap-appsafety/', ['不超过 # GB'], ['p to # GB']),
  say('limits.hardening.files', 'sdk/taptap-appsafety/', ['最多 # 个'], ['most # files', 'submission | Up to #']),
  say('limits.hardening.perMonth', 'sdk/(fire-test|taptap-appsafety)/', ['最多成功 # 次'], ['at most # successes', 'At most # successes']),
  say('deletions.eventHours', 'sdk/tapdb/', ['# 小时内撤销', '不经过 # 小时'], ['Undo within # hours', 'without the # hours']),
];
