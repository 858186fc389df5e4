import { link, text } from './local-text.ts';

/** A project that readers can clone and run. */
export interface DemoProject {
  readonly name: string;
  readonly platforms: readonly string[];
  readonly services: ReturnType<typeof text>;
  readonly to: string;
}

const github = 'https://github.com';

function demo(name: string, platforms: readonly string[], zhHans: string, en: string, repository: string): DemoProject {
  return { name, platforms, services: text(zhHans, en), to: `${github}/${repository}` };
}

/** Demos of TapSDK: whole scenes first, then the services of the platform. */
export const tapSdkDemos: readonly DemoProject[] = [
  demo(
    'TapSDK-UE-Demo',
    ['Unreal Engine'],
    '动作角色扮演场景：内建账户、合规认证、公告、动态、成就、客服、排行榜、数据事件',
    'An action RPG: built-in account, compliance, billboard, moments, achievements, support, leaderboards, data events',
    'taptap/TapSDK-UE-Demo',
  ),
  demo(
    'TDS-Unity-Demo',
    ['Unity', 'Android', 'iOS'],
    '游戏场景：登录、内建账户、合规认证、成就、排行榜、动态、公告',
    'A game scene: login, account, compliance, achievements, leaderboards, moments, billboard',
    'taptap/TDS-Unity-Demo',
  ),
  demo('TapSDK-Unity-Demo', ['Unity'], '登录、数据分析、好友、动态', 'Login, data analysis, friends, moments', 'taptap/TapSDK-Unity-Demo'),
  demo(
    'TapSDK-Android-Demo',
    ['Android'],
    '登录、数据分析、好友、动态；附 APK',
    'Login, data analysis, friends, moments; with an APK',
    'taptap/TapSDK-Android-Demo',
  ),
  demo('TapSDK-iOS', ['iOS'], '登录、数据分析、好友、动态', 'Login, data analysis, friends, moments', 'taptap/TapSDK-iOS'),
];

/** Demos of the cloud services. */
export const cloudDemos: readonly DemoProject[] = [
  demo(
    'StorageStarted',
    ['Android', 'iOS'],
    '数据存储入门：对象、查询、用户',
    'First steps with data storage: objects, queries, users',
    'leancloud/StorageStarted',
  ),
  demo('LeanStorageDemo-Android', ['Android'], '数据存储各项功能', 'All of data storage', 'leancloud/LeanStorageDemo-Android'),
  demo('LeanStorageDemo-iOS', ['iOS'], '数据存储各项功能', 'All of data storage', 'leancloud/LeanStorageDemo-iOS'),
  demo(
    'CSharp-SDK-Unity-Demo',
    ['Unity'],
    '数据存储、云引擎、排行榜、即时通讯',
    'Data storage, Cloud Engine, leaderboards, messaging',
    'leancloud/CSharp-SDK-Unity-Demo',
  ),
  demo('LeanCloudChatKit-Android', ['Android'], '即时通讯聊天界面', 'A chat interface on messaging', 'leancloud/LeanCloudChatKit-Android'),
  demo('mixpush-demos', ['Android'], '厂商混合推送', 'Push through the vendors', 'leancloud/mixpush-demos'),
];

/** Skeletons to begin a Cloud Engine project with. */
export const engineDemos: readonly DemoProject[] = [
  demo('node-js-getting-started', ['Node.js'], '云引擎项目骨架', 'A Cloud Engine skeleton', 'leancloud/node-js-getting-started'),
  demo('python-getting-started', ['Python'], '云引擎项目骨架', 'A Cloud Engine skeleton', 'leancloud/python-getting-started'),
  demo('slim-getting-started', ['PHP'], '云引擎项目骨架（Slim）', 'A Cloud Engine skeleton with Slim', 'leancloud/slim-getting-started'),
  demo(
    'java-war-getting-started',
    ['Java'],
    '云引擎项目骨架（war）',
    'A Cloud Engine skeleton packed as war',
    'leancloud/java-war-getting-started',
  ),
  demo('dotNET-getting-started', ['.NET'], '云引擎项目骨架', 'A Cloud Engine skeleton', 'leancloud/dotNET-getting-started'),
  demo('golang-getting-started', ['Go'], '云引擎项目骨架', 'A Cloud Engine skeleton', 'leancloud/golang-getting-started'),
  demo(
    'leanengine-nodejs-demos',
    ['Node.js'],
    '云函数、定时任务、缓存等例子',
    'Cloud functions, timers, caches and more',
    'leancloud/leanengine-nodejs-demos',
  ),
];

/** What to do before a demo runs. */
export const beforeRunning = [
  link('创建自己的应用，并在控制台开启游戏服务', 'Create an application of your own and turn on game services', '/sdk/start/get-ready/'),
  link(
    '把示例里的 Client ID、Client Token 与 Server URL 换成自己的',
    'Put your Client ID, Client Token and Server URL in the place of the sample’s',
    '/sdk/start/quickstart/',
  ),
  link(
    '登记 Android 包名与签名、iOS Bundle ID，并添加测试用户',
    'Register package name, signature or bundle id, and add test users',
    '/sdk/taptap-login/guide/start/',
  ),
] as const;
