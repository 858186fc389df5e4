import { link, type Step, text } from './local-text.ts';

/** A project that readers can clone and run. */
export interface DemoProject {
  readonly name: string;
  readonly platforms: readonly string[];
  readonly services: ReturnType<typeof text>;
  readonly to: string;
}

/** A demo with a package that readers install without building anything. */
export interface DemoPackage {
  readonly name: string;
  readonly install: readonly { readonly on: string; readonly how: ReturnType<typeof text>; readonly to: string }[];
  readonly shows: ReturnType<typeof text>;
}

export const github = 'https://github.com';

function demo(name: string, platforms: readonly string[], zhHans: string, en: string, repository: string): DemoProject {
  return { name, platforms, services: text(zhHans, en), to: `${github}/${repository}` };
}

/** Demos to install, as their repositories offer them. */
export const demoPackages: readonly DemoPackage[] = [
  {
    name: 'TapSDK-Android-Demo',
    install: [
      {
        on: 'Android',
        how: text('仓库里的 tapsdk_android_v3.29.2.apk', 'tapsdk_android_v3.29.2.apk in the repository'),
        to: `${github}/taptap/TapSDK-Android-Demo/blob/main/tapsdk_android_v3.29.2.apk`,
      },
    ],
    shows: text(
      '每项服务一个页面：登录、合规认证、内建账户、内嵌动态、成就、排行榜、云存档、数据存储、礼包、正版验证、客服',
      'One screen per service: login, compliance, TDS Authentication, Moments, achievements, leaderboards, cloud save, data storage, gift packs, copyright verification, customer support',
    ),
  },
  {
    name: 'TapSDK-UE-Demo',
    install: [
      {
        on: 'Windows · macOS · Android',
        how: text('发布页上的客户端包（没有 iOS 包）', 'Client packages on the releases page (none for iOS)'),
        to: `${github}/taptap/TapSDK-UE-Demo/releases`,
      },
    ],
    shows: text(
      '一款动作角色扮演游戏：内建账户、合规认证、公告、内嵌动态、成就、客服、排行榜、数据埋点',
      'An action RPG: TDS Authentication, compliance, billboard, Moments, achievements, customer support, leaderboards, events',
    ),
  },
];

/** Demos of TapSDK: whole scenes first, then the services of the platform. */
export const tapSdkDemos: readonly DemoProject[] = [
  demo(
    'TapSDK-UE-Demo',
    ['Unreal Engine 4.27', 'Windows', 'macOS', 'iOS', 'Android'],
    '动作角色扮演场景：内建账户、合规认证、公告、内嵌动态、成就、客服、排行榜、数据埋点',
    'An action RPG: TDS Authentication, compliance, billboard, Moments, achievements, customer support, leaderboards, events',
    'taptap/TapSDK-UE-Demo',
  ),
  demo(
    'TapSDK-Android-Demo',
    ['Android', 'TapSDK 3.29.2'],
    '登录、合规认证、内建账户、内嵌动态、成就、排行榜、云存档、数据存储、礼包、正版验证、客服；附 APK',
    'Login, compliance, TDS Authentication, Moments, achievements, leaderboards, cloud save, data storage, gift packs, copyright verification, customer support; with an APK',
    'taptap/TapSDK-Android-Demo',
  ),
  demo(
    'TDS-Unity-Demo',
    ['Unity', 'TapSDK 4.5.1'],
    'TapTap 登录、合规认证与支付限制。用的是下一代 TapSDK 4.x，接口与本文档的 3.x 不同',
    'TapTap Login, compliance, and payment limits. It uses TapSDK 4.x, the next generation, whose API differs from 3.x in these docs',
    'taptap/TDS-Unity-Demo',
  ),
  demo(
    'TapSDK-Unity-Demo',
    ['Unity', 'TapSDK 2.x'],
    '2.x 的登录与动态，供维护旧工程时对照',
    'Login and Moments of 2.x, for maintaining older projects',
    'taptap/TapSDK-Unity-Demo',
  ),
];

/** Demos of the cloud services. */
export const cloudDemos: readonly DemoProject[] = [
  demo(
    'StorageStarted',
    ['Android', 'iOS'],
    '数据存储入门：对象、查询、用户',
    'Getting started with data storage: objects, queries, users',
    'leancloud/StorageStarted',
  ),
  demo('LeanStorageDemo-Android', ['Android'], '数据存储各项功能', 'All features of data storage', 'leancloud/LeanStorageDemo-Android'),
  demo('LeanStorageDemo-iOS', ['iOS'], '数据存储各项功能', 'All features of data storage', 'leancloud/LeanStorageDemo-iOS'),
  demo(
    'CSharp-SDK-Unity-Demo',
    ['Unity'],
    '数据存储、云引擎、排行榜、即时通讯',
    'Data storage, Cloud Engine, leaderboards, instant messaging',
    'leancloud/CSharp-SDK-Unity-Demo',
  ),
  demo(
    'LeanCloudChatKit-Android',
    ['Android'],
    '即时通讯聊天界面',
    'A chat UI for instant messaging',
    'leancloud/LeanCloudChatKit-Android',
  ),
  demo('mixpush-demos', ['Android'], '厂商混合推送', 'Mixed push through phone vendors', 'leancloud/mixpush-demos'),
];

/** Skeletons of Cloud Engine projects, by what they are written in. */
export const engineSkeletons: readonly { readonly language: string; readonly repository: string }[] = [
  { language: 'Node.js', repository: 'leancloud/node-js-getting-started' },
  { language: 'Python', repository: 'leancloud/python-getting-started' },
  { language: 'Java (WAR)', repository: 'leancloud/java-war-getting-started' },
  { language: 'Go', repository: 'leancloud/golang-getting-started' },
  { language: 'PHP (Slim)', repository: 'leancloud/slim-getting-started' },
  { language: '.NET', repository: 'leancloud/dotNET-getting-started' },
];

/** Examples for Cloud Engine. */
export const engineDemos: readonly DemoProject[] = [
  demo(
    'leanengine-nodejs-demos',
    ['Node.js'],
    '云函数、定时任务、缓存等例子',
    'Cloud functions, scheduled jobs, caching, and more',
    'leancloud/leanengine-nodejs-demos',
  ),
  demo(
    'client-engine-nodejs-getting-started',
    ['Node.js'],
    '多人在线对战的 Client Engine 骨架：由服务端主持房间',
    'A Client Engine skeleton for Multiplayer: the server hosts the rooms',
    'leancloud/client-engine-nodejs-getting-started',
  ),
  demo(
    'multiplayer-turn-based-game-demo',
    ['JavaScript', 'Node.js'],
    '回合制对战：网页客户端与 Client Engine',
    'A turn-based game: a web client with Client Engine',
    'leancloud/multiplayer-turn-based-game-demo',
  ),
];

/** What to do before a demo runs. */
export const beforeRunning: readonly Step[] = [
  {
    ...link('创建自己的应用', 'Create your own app', '/sdk/start/get-ready/'),
    text: text('在控制台开启游戏服务。', 'Turn on game services in the console.'),
  },
  {
    ...link('换上自己的凭据', 'Enter your credentials', '/sdk/start/quickstart/'),
    text: text(
      '替换示例里的 Client ID、Client Token 和 Server URL。',
      'Replace the Client ID, Client Token, and Server URL in the sample.',
    ),
  },
  {
    ...link('登记应用，添加测试用户', 'Register the app and test users', '/sdk/taptap-login/guide/start/'),
    text: text(
      '填写 Android 的包名与签名、iOS 的 Bundle ID。游戏公开之前，只有测试用户能登录。',
      'Enter the Android package name and signature, and the iOS bundle ID. Before launch, only test users can log in.',
    ),
  },
];
