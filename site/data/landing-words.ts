import type { LandingMeta } from 'signpost/pages';

/** What a landing page is looked for by: questions in readers' words, and other names of its subject. Search uses them; nobody sees them. */
type Words = Required<Pick<LandingMeta, 'questions' | 'keywords'>>;

export const homeWords: Words = {
  questions: {
    'zh-Hans': [
      'TapTap 开发者文档在哪里',
      '做 TapTap 游戏从哪里看起',
      'TapSDK 有哪些功能',
      '游戏怎么上架 TapTap',
      '接 SDK 和上架先做哪个',
      '文档首页',
      '个人开发者能用这些服务吗',
      '从哪里开始',
      '能接哪些服务',
      '怎么发布游戏',
      '先接 SDK 还是先建商店页',
      '热门文档',
    ],
    en: [
      'where are the TapTap developer docs',
      'how do I start with TapSDK',
      'what can I integrate into my game',
      'publish a game on TapTap where to begin',
      'documentation home page',
      'which TapTap services are there for games',
      'integrate the SDK or create the store page first',
      'home of the docs',
      'documentation start',
      'first steps',
      'guides for game developers',
    ],
  },
  keywords: { 'zh-Hans': ['TapTap', 'TDS', 'TapSDK', 'developer docs', '开发者中心'], en: ['TapTap', 'TDS', 'TapSDK', 'developer center'] },
};

export const awsPartnerWords: Words = {
  questions: {
    'zh-Hans': [
      '游戏出海怎么上 TapTap',
      '海外版要不要实名认证和防沉迷',
      '海外用户访问用哪个域名',
      '海外服务器放在哪家云',
      'TapTap 和亚马逊云是什么关系',
      '出海要准备哪些合规材料',
      'TapTap Global 和国内区别',
      '海外用哪个控制台',
      '海外要实名吗',
      '服务器在哪',
      '海外域名',
      '海外审核',
    ],
    en: [
      'which console do I use for overseas release',
      'is real-name verification needed outside China',
      'where are TapTap Global servers hosted',
      'do I have to host my game on AWS',
      'GDPR and overseas compliance for TapTap',
      'global release',
      'players in Europe or America',
      'overseas server hosting',
      'which console abroad',
      'international version',
      'real-name not needed abroad',
      'publish in Southeast Asia',
    ],
  },
  keywords: {
    'zh-Hans': ['出海', '海外', '国际版', 'TapTap Global', 'AWS', 'taptap.io', '国际版上架', 'GDPR', '国际版和国内版'],
    en: ['overseas', 'international', 'taptap.io', 'Amazon Web Services', 'regions of TapTap Global'],
  },
};

export const demoWords: Words = {
  questions: {
    'zh-Hans': [
      'demo 安装包在哪下载',
      '电脑上能跑示例吗',
      'apk 提示禁止安装怎么办',
      '示例应用用哪个账号登录',
      '体验 Demo',
      '下载演示 APK',
      '不写代码体验',
      '安卓示例应用',
      'iOS 有演示吗',
      'Windows 演示',
      '安装被拦截',
      '用什么账号登录',
    ],
    en: [
      'download the demo apk',
      'try TapSDK features without coding',
      'sample app for Android',
      'is there an iOS demo app',
      'demo app for Windows',
      'apk install blocked unknown source',
      'which account do I log in with in the demo',
      'try out before integrating',
      'install the sample app',
      'example APK',
      'see achievements working',
      'sample for desktop',
    ],
  },
  keywords: {
    'zh-Hans': ['demo', 'apk', '试玩', '体验包', '直接装的示例'],
    en: ['demo apk', 'sample app', 'try out'],
  },
};

export const demosWords: Words = {
  questions: {
    'zh-Hans': [
      '示例代码在哪里下载',
      '即时通讯有 demo 吗',
      '云引擎 Node.js 模板项目',
      '示例工程跑不起来怎么配置',
      'GitHub 上的示例仓库',
      '虚幻示例',
      '聊天示例源码',
      '云引擎模板',
      '示例怎么配置',
      '推送示例',
      '存储示例',
      'GitHub 地址',
    ],
    en: [
      'sample code repositories',
      'instant messaging demo source',
      'Cloud Engine starter template Node.js',
      'how do I configure the demo project',
      'push notification sample project',
      'GitHub examples',
      'source code of samples',
      'starter project',
      'chat example',
      'storage example',
      'Unity sample project',
      'run the sample with my keys',
    ],
  },
  keywords: {
    'zh-Hans': ['demo', 'GitHub', '样例', '示例工程', '模板', '推送的示例项目'],
    en: ['sample', 'example project', 'template', 'GitHub', 'Unreal sample project'],
  },
};

export const sdkApiWords: Words = {
  questions: {
    'zh-Hans': [
      'API 文档在哪里',
      '怎么查一个方法的参数',
      'Objective-C SDK 的 API 文档',
      'SDK 支持的最低系统版本',
      '示例代码要求什么版本的 Node.js 或 Java',
      '查方法签名',
      '接口参考',
      'REST 文档',
      'OC 类参考',
      'Unity API',
      'Java 文档',
      '类和方法列表',
    ],
    en: [
      'look up a method signature',
      'REST API docs',
      'Objective-C SDK class reference',
      'Unity API reference TapSDK',
      'minimum OS version of the SDK',
      'which Node.js or Java version do the samples need',
      'list of methods',
      'Javadoc',
      'signatures',
      'requirements of samples',
      'reference for C#',
      'reference of REST',
    ],
  },
  keywords: {
    'zh-Hans': ['API reference', '接口文档', 'javadoc', 'jazzy', '类库', '示例要求', '服务端接口', 'MCP', 'llms.txt', '编程助手'],
    en: ['javadoc', 'class reference', 'API docs', 'server API', 'MCP', 'llms.txt', 'coding agent'],
  },
};

export const downloadWords: Words = {
  questions: {
    'zh-Hans': [
      'TapSDK 最新版下载',
      'UE 插件下载',
      'npm 包名是什么',
      '只用登录要下载哪些文件',
      '历史版本在哪找',
      '下载最新版',
      '虚幻插件下载',
      '各模块包名',
      '只用登录下哪些',
      '旧版本下载',
      '广告 SDK 下载',
      '模块列表',
    ],
    en: [
      'download latest TapSDK',
      'iOS framework download',
      'Unreal plugin download',
      'which files do I need for login only',
      'older SDK versions',
      'get the newest packages',
      'zip of the SDK',
      'UPM addresses',
      'old releases',
      'which packages for which feature',
      'npm registry',
      'file names of modules',
    ],
  },
  keywords: {
    'zh-Hans': ['download', 'unitypackage', 'aar', 'framework', 'UPM', 'npm', '里下载'],
    en: ['unitypackage', 'aar', 'xcframework', 'UPM', 'npm', 'ads SDK download', 'unitypackage download'],
  },
};

export const cloudSdkWords: Words = {
  questions: {
    'zh-Hans': [
      '数据存储 SDK 怎么安装',
      '即时通讯 SDK 下载',
      'Python SDK 在哪',
      'Go 能用云服务吗',
      'PHP SDK 安装',
      'JavaScript SDK npm 包',
      'Java SDK 最新版本',
      'Swift SDK 支持吗',
      '安装存储 SDK',
      '聊天 SDK 下载',
      'JS SDK npm',
      '各语言 SDK',
    ],
    en: [
      'install the data storage SDK',
      'is there a Go SDK',
      'JavaScript SDK npm package',
      'latest Java SDK version',
      'Swift SDK',
      'libraries for each language',
      'server SDKs',
      'Flutter or Swift',
      'download chat library',
      'push library',
      'npm and pip packages',
      'releases of libraries',
    ],
  },
  keywords: {
    'zh-Hans': ['LeanCloud', 'leancloud-storage', 'pip', 'composer', 'Maven', 'CocoaPods', 'Go SDK', '云服务 SDK 列表'],
    en: [
      'LeanCloud',
      'leancloud-storage',
      'pip',
      'composer',
      'Maven',
      'CocoaPods',
      'PHP SDK setup',
      'instant messaging SDK download',
      'Python SDK',
    ],
  },
};

export const v2HomeWords: Words = {
  questions: {
    'zh-Hans': ['TapSDK 2.x 文档', '旧版 SDK 文档在哪', '2.x 还能用吗', '怎么从 2.x 升级', '2.x 有哪些服务', '2.x 停止维护了吗'],
    en: [
      'TapSDK 2.x documentation',
      'old SDK docs',
      'is 2.x still supported',
      'upgrade from 2.x to 3.x',
      'services in TapSDK 2',
      'when did 2.x end of life',
    ],
  },
  keywords: { 'zh-Hans': ['v2', '2.x', '旧版', 'TapSDK 2'], en: ['v2', '2.x', 'legacy', 'TapSDK 2'] },
};

export const v2DownloadWords: Words = {
  questions: {
    'zh-Hans': [
      '2.x SDK 下载地址',
      '旧版 unitypackage 下载',
      'v2 需要哪些文件',
      '2.x 登录模块文件',
      '2.x 与 3.x 的包有什么不同',
      '老版本 aar 在哪',
    ],
    en: [
      'download TapSDK 2.x',
      'old unitypackage download',
      'which files for v2 login',
      'v2 SDK release page',
      'difference between 2.x and 3.x packages',
      'legacy aar download',
    ],
  },
  keywords: { 'zh-Hans': ['v2', '2.x', 'download', '旧版下载'], en: ['v2', '2.x', 'legacy download'] },
};
