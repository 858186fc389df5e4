import { link, text } from './local-text.ts';

/** The last 2.x release on each platform. */
export const v2Packages = [
  {
    platform: 'Unity',
    version: '2.1.8',
    modules: 'TapBootstrap · TapCommon · TapLogin · TapMoment · TapDB · TapLicense',
    to: 'https://github.com/taptap/TapSDK-Unity/releases/tag/2.1.8',
  },
  {
    platform: 'Android',
    version: '2.1.8',
    modules: 'TapBootstrap · TapCommon · TapLogin · TapMoment · TapDB · TapLicense',
    to: 'https://github.com/taptap/TapSDK-Android/releases/tag/v2.1.8',
  },
  {
    platform: 'iOS',
    version: '2.1.7',
    modules: 'TapBootstrapSDK · TapCommonSDK · TapLoginSDK · TapMomentSDK · TapDB',
    to: 'https://github.com/taptap/TapSDK-iOS/releases/tag/v2.1.7',
  },
] as const;

/** What each service needs from the packages: Unity package, Android archives, iOS frameworks and bundles. */
export const v2Files = [
  {
    ...link('登录', 'Login', '/v2/sdk/start/quickstart/'),
    unity: 'TapTap_TapCommon, TapTap_TapBootstrap, TapTap_TapLogin',
    android: 'TapCommon_2.1.8, TapBootstrap_2.1.8, TapLogin_2.1.8',
    ios: 'TapCommonSDK, TapBootstrapSDK, TapLoginSDK, TapCommonResource.bundle, TapBootstrapResource.bundle',
  },
  {
    ...link('内嵌动态', 'Moments', '/v2/sdk/embedded-moments/guide/'),
    unity: 'com.taptap.tds.moment',
    android: 'TapMoment_2.1.8',
    ios: 'TapMomentSDK, TapMomentResource.bundle',
  },
  {
    ...link('数据分析', 'Data Analysis', '/v2/sdk/tapdb/guide/'),
    unity: 'com.taptap.tds.tapdb',
    android: 'TapCommon_2.1.8, TapDB_2.1.8',
    ios: 'TapCommonSDK, TapDB',
  },
  {
    ...link('正版验证与 DLC', 'Copyright Verification and DLC', '/v2/sdk/copyright-verification/guide/'),
    unity: 'com.taptap.tds.dlc',
    android: 'TapCommon_2.1.8, TapLicense_2.1.8',
    ios: '—',
  },
  {
    ...link('唤起更新', 'Updates', '/v2/sdk/update/guide/'),
    unity: 'com.taptap.tds.common',
    android: 'TapCommon_2.1.8',
    ios: '—',
  },
] as const;

/** Topic, then how it is in v2 and in v3. */
export const v2Changes = [
  [
    text('凭据', 'Credentials'),
    text('Client ID 与 ClientSecret，没有 Server URL', 'Client ID and ClientSecret, no Server URL'),
    text('ClientToken 与 ServerURL', 'ClientToken and ServerURL'),
  ],
  [
    text('初始化', 'Initialization'),
    text(
      'TapBootstrap 启动登录、动态与 TapDB，云服务 SDK 另外启动',
      'TapBootstrap starts login, Moments, and TapDB; the cloud services SDK is started separately',
    ),
    text('一个 TapBootstrap 启动全部', 'One TapBootstrap starts everything'),
  ],
  [text('账户', 'Account'), text('只有 AccessToken', 'AccessToken only'), text('TDSUser', 'TDSUser')],
  [
    text('登录', 'Login'),
    text('TapBootstrap.Login 与全局监听', 'TapBootstrap.Login and a global listener'),
    text('返回 TDSUser 的调用或回调', 'A call or callback that returns a TDSUser'),
  ],
  [
    text('用户信息', 'User information'),
    text('TapBootstrap.GetUser', 'TapBootstrap.GetUser'),
    text('TapLogin.FetchProfile', 'TapLogin.FetchProfile'),
  ],
  [text('测试资格', 'Test access'), text('在代码里查询', 'Queried in code'), text('在控制台里设置', 'Set in the console')],
  [text('平台', 'Platforms'), text('Unity、Android、iOS', 'Unity, Android, iOS'), text('另加 Unreal Engine', 'Also Unreal Engine')],
] as const;

/** The sections of the older documentation. */
export const v2Sections = [
  {
    ...link('入门指南', 'Getting started', '/v2/sdk/'),
    about: text('开启服务、导入与初始化 2.x', 'Turn on services, import 2.x, and initialize it'),
  },
  {
    ...link('TapTap 登录', 'TapTap Login', '/v2/sdk/taptap-login/features/'),
    about: text('登录、用户信息与测试资格', 'Login, user information, and test access'),
  },
  { ...link('数据分析', 'Data Analysis', '/v2/sdk/tapdb/features/'), about: text('TapDB 的接入与事件', 'Integrating TapDB, and events') },
  {
    ...link('内嵌动态', 'Moments', '/v2/sdk/embedded-moments/features/'),
    about: text('在游戏里打开动态', 'Open Moments in the game'),
  },
  {
    ...link('正版验证与 DLC', 'Copyright Verification and DLC', '/v2/sdk/copyright-verification/features/'),
    about: text('付费验证与可下载内容', 'Checking purchases, and downloadable content'),
  },
  {
    ...link('数据存储', 'Data Storage', '/v2/sdk/storage/features/'),
    about: text('对象、查询、文件与全文搜索', 'Objects, queries, files, and full-text search'),
  },
  { ...link('云引擎', 'Cloud Engine', '/v2/sdk/engine/features/'), about: text('网站托管与云函数', 'Web hosting and cloud functions') },
  {
    ...link('即时通讯', 'Instant Messaging', '/v2/sdk/im/features/'),
    about: text('对话、消息与系统对话', 'Conversations, messages, and system conversations'),
  },
  {
    ...link('唤起更新', 'Updates', '/v2/sdk/update/guide/'),
    about: text('跳到 TapTap 更新游戏', 'Open TapTap to update the game'),
  },
  {
    ...link('文本检测', 'Text Moderation', '/v2/sdk/text-moderation/features/'),
    about: text('检查昵称与聊天文本', 'Check nicknames and chat'),
  },
] as const;
