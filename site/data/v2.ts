import { link, text } from './local-text.ts';

/** The last release of the older version. */
export const v2Version = '2.1.8';

export const v2Packages = [
  {
    platform: 'Unity',
    modules: 'TapBootstrap · TapCommon · TapLogin · TapMoment · TapDB · TapLicense',
    to: 'https://github.com/taptap/TapSDK-Unity/releases',
  },
  {
    platform: 'Android',
    modules: 'TapBootstrap · TapCommon · TapLogin · TapMoment · TapDB · TapLicense',
    to: 'https://github.com/taptap/TapSDK-Android/releases',
  },
  {
    platform: 'iOS',
    modules: 'TapBootstrapSDK · TapCommonSDK · TapLoginSDK · TapMomentSDK · TapDB',
    to: 'https://github.com/taptap/TapSDK-iOS/releases',
  },
] as const;

/** Topic, then how it is in v2 and in v3. */
export const v2Changes = [
  [
    text('凭证', 'Credentials'),
    text('Client ID 与 ClientSecret，没有 Server URL', 'Client ID and ClientSecret, no server URL'),
    text('ClientToken 与 ServerURL', 'ClientToken and ServerURL'),
  ],
  [
    text('初始化', 'Start'),
    text(
      'TapBootstrap 启动登录、动态与 TapDB，云服务 SDK 另外启动',
      'TapBootstrap starts login, moments and TapDB; the cloud SDK starts apart',
    ),
    text('一个 TapBootstrap 启动全部', 'one TapBootstrap starts all'),
  ],
  [text('账户', 'Account'), text('只有 AccessToken', 'AccessToken only'), text('TDSUser', 'TDSUser')],
  [
    text('登录', 'Login'),
    text('TapBootstrap.Login 与全局监听', 'TapBootstrap.Login and a global listener'),
    text('返回 TDSUser 的调用或回调', 'a call or callback that gives a TDSUser'),
  ],
  [
    text('用户信息', 'User information'),
    text('TapBootstrap.GetUser', 'TapBootstrap.GetUser'),
    text('TapLogin.FetchProfile', 'TapLogin.FetchProfile'),
  ],
  [text('测试资格', 'Test right'), text('在代码里查询', 'asked in code'), text('在控制台里设置', 'set in the console')],
  [text('平台', 'Platforms'), text('Unity、Android、iOS', 'Unity, Android, iOS'), text('另加 Unreal Engine', 'Unreal Engine as well')],
] as const;

/** The sections of the older documentation. */
export const v2Sections = [
  {
    ...link('入门指南', 'Getting started', '/v2/sdk/'),
    about: text('开启服务、导入与初始化 2.x', 'Turn services on, import and initialise 2.x'),
  },
  {
    ...link('TapTap 登录', 'TapTap Login', '/v2/sdk/taptap-login/features/'),
    about: text('登录、用户信息与测试资格', 'Login, user information and the test right'),
  },
  { ...link('数据分析', 'Data analysis', '/v2/sdk/tapdb/features/'), about: text('TapDB 的接入与事件', 'TapDB: integration and events') },
  {
    ...link('内嵌动态', 'Embedded moments', '/v2/sdk/embedded-moments/features/'),
    about: text('在游戏里打开动态', 'Moments inside the game'),
  },
  {
    ...link('付费与 DLC', 'Licence and DLC', '/v2/sdk/copyright-verification/features/'),
    about: text('付费验证与可下载内容', 'Purchase check and downloadable content'),
  },
  {
    ...link('数据存储', 'Data storage', '/v2/sdk/storage/features/'),
    about: text('对象、查询、文件与全文搜索', 'Objects, queries, files and full-text search'),
  },
  { ...link('云引擎', 'Cloud Engine', '/v2/sdk/engine/features/'), about: text('网站托管与云函数', 'Web hosting and cloud functions') },
  {
    ...link('即时通讯', 'Messaging', '/v2/sdk/im/features/'),
    about: text('会话、消息与系统会话', 'Conversations, messages and system conversations'),
  },
] as const;
