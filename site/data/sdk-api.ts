import { link, name, text } from './local-text.ts';
import { least } from './platforms.ts';

/** REST references on this site, by what they are for. */
export const restReferences = [
  {
    title: text('账号与数据', 'Accounts and data'),
    references: [
      {
        ...link('内建账户', 'TDS Authentication', '/sdk/authentication/rest/'),
        about: text('注册、登录、绑定第三方账户、校验会话', 'Sign up, log in, link third-party accounts, check sessions'),
      },
      {
        ...link('TapTap OAuth', 'TapTap OAuth', '/sdk/taptap-login/guide/taptap-oauth/'),
        about: text(
          '服务端取得登录玩家的 openid、unionid 和资料',
          'Get the openid, unionid, and profile of a logged-in player from your server',
        ),
      },
      {
        ...link('数据存储', 'Data Storage', '/sdk/storage/guide/rest/'),
        about: text('对象、文件、用户与角色的增删改查', 'Create, read, update, and delete objects, files, users, and roles'),
      },
      {
        ...link('全文搜索', 'Full-text search', '/sdk/storage/guide/fulltext-search-rest/'),
        about: text('按关键词搜索对象，排序与高亮', 'Search objects by keyword, with sorting and highlights'),
      },
      {
        ...link('云存档', 'Cloud Save', '/sdk/gamesaves/guide/#rest'),
        about: text('查询、创建、修改和删除存档', 'Query, create, update, and delete saves'),
      },
    ],
  },
  {
    title: text('玩法与社交', 'Play and social'),
    references: [
      {
        ...link('排行榜', 'Leaderboards', '/sdk/leaderboard/guide/#rest'),
        about: text('提交成绩、查询排名、管理排行榜', 'Submit scores, query ranks, manage leaderboards'),
      },
      {
        ...link('成就系统', 'Achievements', '/sdk/achievement/guide/#rest'),
        about: text('读取玩家的成就，批量写入进度', 'Read the achievements of a player and write progress in batches'),
      },
      {
        ...link('好友的富信息', 'Rich presence of friends', '/sdk/friends/guide/#rich-presence-rest'),
        about: text('定义富信息的字段与文字，读取玩家的状态', 'Define fields and texts, and read what players are doing'),
      },
      {
        ...link('即时通讯', 'Instant Messaging', '/sdk/im/guide/rest/'),
        about: text('从服务端发消息、管理对话与成员', 'Send messages and manage conversations and members from your server'),
      },
      {
        ...link('实时语音', 'Voice Chat', '/sdk/rtc/guide/#kick'),
        about: text('把玩家移出房间', 'Kick a player from a room'),
      },
    ],
  },
  {
    title: text('后端与消息', 'Back end and messages'),
    references: [
      {
        ...link('云函数', 'Cloud functions', '/sdk/engine/functions/rest-api/'),
        about: text('不经 SDK 调用云函数', 'Call cloud functions without an SDK'),
      },
      {
        ...link('游戏后端的实例', 'Game back-end instances', '/sdk/engine/game/guides/#containers'),
        about: text('列出分组的实例，为对局取得地址', 'List the instances of a group, and get an address for a match'),
      },
      {
        ...link('推送通知', 'Push', '/sdk/push/guide/rest/'),
        about: text('创建推送、定时推送与查询结果', 'Create and schedule pushes, look up results'),
      },
      {
        ...link('公告系统', 'Billboard', '/sdk/billboard/guide/#rest'),
        about: text('读取公告，把公告标为已读', 'Read announcements and mark them as read'),
      },
      {
        ...link('文本检测', 'Text Moderation', '/sdk/text-moderation/guide/'),
        about: text('检查昵称、聊天与公告文本', 'Check nicknames, chat, and notices'),
      },
    ],
  },
  {
    title: text('合规与运营', 'Compliance and operations'),
    references: [
      {
        ...link('合规认证', 'Compliance', '/sdk/anti-addiction/guide/#server'),
        about: text('查询玩家能不能玩、能不能付，上报付费', 'Check whether a player may play or pay, and report payments'),
      },
      {
        ...link('TapPayment 回调', 'TapPayment webhook', '/tds-payment/#webhook'),
        about: text('收到付款通知，校验签名后发货', 'Get notified of payments, verify the signature, and deliver'),
      },
      {
        ...link('数据分析', 'Data Analysis', '/sdk/tapdb/sdk/server-side-integration/'),
        about: text('从服务端上报事件与付费', 'Report events and payments from your server'),
      },
      { ...link('礼包系统', 'Gift Packs', '/sdk/tds-gift/guide/'), about: text('校验与发放礼包码', 'Check and redeem gift codes') },
      {
        ...link('测试邀请链接', 'Test invite links', '/store/test/test-closedbetatest/#invite-api'),
        about: text('为玩家生成封闭测试的邀请链接', 'Create invite links to a closed test for your players'),
      },
    ],
  },
] as const;

const ofPlatform = text('平台服务', 'Platform services');
const ofCloud = text('云服务', 'Cloud services');

/** Each platform: our list of what its published packages have, the least versions, as in the quickstart, and reference sites of others. */
export const platforms = [
  {
    platform: 'Unity',
    language: 'C#',
    modules: '/sdk-api/modules/#tapsdk-unity',
    notes: '/sdk/start/release-notes/unity/',
    least: name(`Unity ${least.unity}`),
    sites: [
      { title: ofPlatform, to: 'https://taptap.github.io/TapSDK-Unity/html/namespaces.html' },
      { title: ofCloud, to: 'https://leancloud.github.io/csharp-sdk/html' },
    ],
  },
  {
    platform: 'Android',
    language: 'Java',
    modules: '/sdk-api/modules/#tapsdk-android',
    notes: '/sdk/start/release-notes/android/',
    least: text(`Android ${least.android}（API ${least.androidApi}）`, `Android ${least.android} (API level ${least.androidApi})`),
    sites: [
      { title: ofPlatform, to: 'https://taptap.github.io/TapSDK-Android/' },
      { title: ofCloud, to: 'https://leancloud.cn/api-docs/android/index.html' },
    ],
  },
  {
    platform: 'iOS',
    language: 'Objective-C',
    modules: '/sdk-api/modules/#tapsdk-ios',
    notes: '/sdk/start/release-notes/ios/',
    least: text(`iOS ${least.ios}，Xcode ${least.xcode}`, `iOS ${least.ios}, Xcode ${least.xcode}`),
    sites: [
      { title: ofPlatform, to: 'https://taptap.github.io/TapSDK-iOS/index.html' },
      { title: ofCloud, to: 'https://leancloud.cn/api-docs/iOS/index.html' },
    ],
  },
  {
    platform: 'Unreal Engine',
    language: 'C++',
    modules: '/sdk-api/modules/#tapsdk-unreal',
    notes: '/sdk/start/release-notes/ue/',
    least: name(`UE ${least.unreal}`),
    sites: [],
  },
] as const;

export const usingReferences = [
  {
    title: text('参考站点是什么', 'What the reference sites are'),
    about: text(
      '各平台下的“平台服务”（登录、内嵌动态、好友、成就、云存档、数据分析）和“云服务”（数据存储、即时通讯、推送、云引擎、排行榜）是由 SDK 源码注释生成的参考站点；它们告诉你一个方法接收什么、返回什么，不告诉你为什么要调用它。',
      "Platform services (Login, Moments, Friends, Achievements, Cloud Save, and Data Analysis) and Cloud services (Data Storage, Instant Messaging, Push, Cloud Engine, and Leaderboards) lead to reference sites that are generated from the comments in an SDK's source. They tell you what a method accepts and returns, not why you would call it.",
    ),
  },
  {
    title: text('类在哪一边', 'Where a class belongs'),
    about: text(
      '平台服务的类以 Tap 或 TDS 开头，例如 TapLogin、TDSUser；云服务的类以 LC 开头，例如 LCObject、LCQuery。TDSUser 继承自 LCUser：在 TDSUser 的页面找不到的方法，到云服务的参考里查 LCUser。',
      "Classes of the platform services start with Tap or TDS, such as TapLogin and TDSUser. Classes of the cloud services start with LC, such as LCObject and LCQuery. TDSUser extends LCUser. If you can't find a method under TDSUser, look up LCUser in the reference of the cloud services.",
    ),
  },
  {
    title: text('Android 的包名', 'Package name on Android'),
    about: text(
      'Android 云服务 SDK 的包名是 com.tapsdk.lc，改名之前的旧工程用 cn.leancloud，类名相同。',
      'The cloud services SDK for Android is in the package com.tapsdk.lc. Projects from before the renaming use cn.leancloud with the same class names.',
    ),
  },
  {
    title: text('版本对不上时', 'When versions differ'),
    about: text(
      '参考站点上的版本可能与你的工程不同。方法不存在时，先到更新日志里找它从哪个版本开始提供。',
      'A reference site can be newer or older than your project. If a method is missing, the release notes say in which version it was added.',
    ),
  },
  {
    title: text('REST 请求头和错误', 'REST headers and errors'),
    about: text(
      '各云服务的 REST 请求头与错误格式一致，见数据存储 REST 文档；错误码带数字的，可以直接在本站搜索那个数字。',
      'The cloud services share their REST headers and error format, which the REST reference of Data Storage explains. To look up an error code, search this site for its number.',
    ),
  },
  {
    title: text('给编程助手', 'For coding assistants'),
    about: text(
      '在任何页面的地址后面加 index.md，就是它的 Markdown；llms.txt 列出所有页面。网站运行着自己的服务时，还可以把本站的 /mcp 加为编辑器的 MCP 服务（HTTP），由助手搜索和阅读文档。',
      'Add index.md to the address of any page to get its Markdown. llms.txt lists all pages. Where this site runs its own server, you can also add its address /mcp to your editor as an MCP server (HTTP), so that an assistant can search and read the docs.',
    ),
  },
] as const;
