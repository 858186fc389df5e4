import { constants } from './constants.ts';
import { link, name, type SiteLink, text } from './local-text.ts';
import type { PlatformName } from './platforms.ts';

const { taptap, leancloud, tapadn } = constants.sdkVersions;
const { least } = constants;
const releases = 'https://github.com/taptap';

/** A package that readers download, at the version that the guides use. */
export interface SdkPackage {
  readonly platform: PlatformName;
  readonly version: string;
  readonly to: string;
  readonly notes: string;
  /** The least version of what it runs on. */
  readonly needs: SiteLink['label'];
}

/** TapSDK for the game engines and systems. */
export const tapSdk: readonly SdkPackage[] = [
  tapSdkPackage(
    'Unity',
    taptap.unity,
    'TapSDK-Unity/releases',
    'unity',
    text(`Unity ${least.unity} 以上`, `Unity ${least.unity} or later`),
  ),
  tapSdkPackage(
    'Android',
    taptap.android,
    `TapSDK-Android/releases/tag/v${taptap.android}`,
    'android',
    text(`Android ${least.android}（API ${least.androidApi}）以上`, `Android ${least.android} (API level ${least.androidApi}) or later`),
  ),
  tapSdkPackage(
    'iOS',
    taptap.ios,
    `TapSDK-iOS/releases/tag/v${taptap.ios}`,
    'ios',
    text(`iOS ${least.ios} 以上`, `iOS ${least.ios} or later`),
  ),
  tapSdkPackage(
    'Unreal Engine',
    taptap.ue,
    `TapSDK-UE4/releases/tag/${taptap.ue}`,
    'ue',
    text(`UE ${least.unreal} 以上`, `UE ${least.unreal} or later`),
  ),
];

/** @param release the release of that version; the list of all where its repository names none */
function tapSdkPackage(platform: PlatformName, version: string, release: string, notes: string, needs: SdkPackage['needs']): SdkPackage {
  return { platform, version, to: `${releases}/${release}`, notes: `/sdk/start/release-notes/${notes}/`, needs };
}

/** Modules by service: Unity package, Android archive, iOS framework, Unreal module; `null` where there is none. `id` is theirs in `samples/index`. */
export const modules = [
  {
    id: 'common',
    service: text('基础（必需）', 'Common (required)'),
    guide: '/sdk/start/quickstart/',
    names: ['com.taptap.tds.common', 'TapCommon', 'TapCommonSDK', 'TapCommon'],
  },
  {
    id: 'bootstrap',
    service: text('启动与账号', 'Startup and account'),
    guide: '/sdk/start/quickstart/',
    names: ['com.taptap.tds.bootstrap', 'TapBootstrap', 'TapBootstrapSDK', 'TapBootstrap'],
  },
  {
    id: 'login',
    service: text('TapTap 登录', 'TapTap Login'),
    guide: '/sdk/taptap-login/guide/start/',
    names: ['com.taptap.tds.login', 'TapLogin', 'TapLoginSDK', 'TapLogin'],
  },
  {
    id: 'moment',
    service: text('内嵌动态', 'Moments'),
    guide: '/sdk/embedded-moments/guide/',
    names: ['com.taptap.tds.moment', 'TapMoment', 'TapMomentSDK', 'TapMoment'],
  },
  {
    id: 'db',
    service: text('数据分析', 'Data Analysis'),
    guide: '/sdk/tapdb/sdk/client-side-integration/',
    names: ['com.taptap.tds.tapdb', 'TapDB', 'TapDB', 'TapDB'],
  },
  {
    id: 'achievement',
    service: text('成就系统', 'Achievements'),
    guide: '/sdk/achievement/guide/',
    names: ['com.taptap.tds.achievement', 'TapAchievement', 'TapAchievementSDK', 'TapAchievement'],
  },
  {
    id: 'antiaddiction',
    service: text('合规认证', 'Compliance'),
    guide: '/sdk/anti-addiction/guide/',
    names: ['com.tapsdk.antiaddiction', 'AntiAddiction, AntiAddictionUI', 'AntiAddictionService, AntiAddictionUI', 'AntiAddiction'],
  },
  {
    id: 'license',
    service: text('正版验证与 DLC', 'Copyright Verification and DLC'),
    guide: '/sdk/copyright-verification/guide/',
    names: ['com.taptap.tds.dlc', 'TapLicense', null, 'TapLicense'],
  },
  {
    id: 'billboard',
    service: text('公告系统', 'Billboard'),
    guide: '/sdk/billboard/guide/',
    names: ['com.taptap.tds.billboard', 'TapBillboard', 'TapBillboardSDK', 'TapBillboard'],
  },
  {
    id: 'connect',
    service: text('悬浮窗', 'TapTap Connect'),
    guide: '/sdk/taptap-connect/guide/',
    names: ['com.taptap.tds.connect', 'TapConnect', 'TapConnectSDK', 'TapConnect'],
  },
  {
    id: 'support',
    service: text('游戏客服', 'Customer Support'),
    guide: '/sdk/tap-support/guide/',
    names: ['com.taptap.tds.support', 'TapSupport', 'TapSupportSDK', 'TapSupport'],
  },
  {
    id: 'rtc',
    service: text('实时语音', 'Voice Chat'),
    guide: '/sdk/rtc/guide/',
    names: ['com.taptap.tds.rtc', 'TapRTC', 'TapRTC, GMESDK', null],
  },
  {
    id: 'friend',
    service: text('好友', 'Friends'),
    guide: '/sdk/friends/guide/',
    names: ['com.taptap.tds.friends', 'TapFriend', 'TapFriendSDK, TapFriendUISDK', null],
  },
  {
    id: 'update',
    service: text('唤起更新', 'Updates'),
    guide: '/sdk/update/guide/',
    names: ['com.taptap.tds.update', 'TapUpdate', null, 'TapUpdate'],
  },
] as const;

export const moduleColumns = ['Unity', 'Android', 'iOS', 'Unreal Engine'] as const;

/** An SDK of the cloud services: what it is for, where to set it up, and where its versions are. */
export interface CloudSdk {
  readonly title: SiteLink['label'];
  readonly about: SiteLink['label'];
  /** Each package with its version; what is not released yet says so. */
  readonly versions: readonly SiteLink['label'][];
  readonly links: readonly SiteLink[];
}

export const cloudSdks: readonly CloudSdk[] = [
  {
    title: name('iOS'),
    about: text('Objective-C 与 Swift，数据存储、即时通讯、推送。', 'Objective-C and Swift: data storage, instant messaging, push.'),
    versions: [name(`Objective-C ${leancloud.objc}`), name(`Swift ${leancloud.swift}`)],
    links: [
      link('安装 Objective-C SDK', 'Set up Objective-C', '/sdk/storage/guide/setup-objc/'),
      link('Objective-C 发布页', 'Objective-C releases', 'https://github.com/leancloud/objc-sdk/releases'),
      link('Swift 发布页', 'Swift releases', 'https://github.com/leancloud/swift-sdk/releases'),
    ],
  },
  {
    title: name('JavaScript'),
    about: text(
      '浏览器、小游戏与 Node.js，存储与即时通讯分开发布。',
      'Browsers, mini games, and Node.js. Storage and messaging are released separately.',
    ),
    versions: [
      text(`存储 ${leancloud.js.storage}`, `Storage ${leancloud.js.storage}`),
      text(`即时通讯 ${leancloud.js.realtimeStable}`, `Messaging ${leancloud.js.realtimeStable}`),
      text(`即时通讯预览版 ${leancloud.js.realtime}`, `Messaging preview ${leancloud.js.realtime}`),
    ],
    links: [
      link('安装 JavaScript SDK', 'Set up JavaScript', '/sdk/storage/guide/setup-js/'),
      link('存储发布页', 'Storage releases', 'https://github.com/leancloud/javascript-sdk/releases'),
      link('即时通讯发布页', 'Messaging releases', 'https://github.com/leancloud/js-realtime-sdk/releases'),
    ],
  },
  {
    title: name('Java / Android'),
    about: text('Android 客户端与 Java 服务端共用一套代码。', 'One code base for Android clients and Java servers.'),
    versions: [name(`com.taptap ${leancloud.java}`), name(`cn.leancloud ${leancloud.javaServer}`)],
    links: [
      link('安装 Java SDK', 'Set up Java', '/sdk/storage/guide/setup-java/'),
      link('Java 发布页', 'Java releases', 'https://github.com/leancloud/java-unified-sdk/releases'),
    ],
  },
  {
    title: name('.NET / Unity'),
    about: text(
      '.NET Standard 2.0：Unity 2018.1、.NET Core 2.0、.NET Framework 4.6.1、Mono 5.4 起。',
      '.NET Standard 2.0: Unity 2018.1, .NET Core 2.0, .NET Framework 4.6.1, Mono 5.4, or later.',
    ),
    versions: [name(leancloud.csharp)],
    links: [
      link('安装 .NET SDK', 'Set up .NET', '/sdk/storage/guide/setup-dotnet/'),
      link('.NET 发布页', '.NET releases', 'https://github.com/leancloud/csharp-sdk/releases'),
    ],
  },
  {
    title: name('Unreal Engine'),
    about: text('移动端与桌面端的数据存储插件。', 'The data storage plugin for mobile and desktop.'),
    versions: [name(leancloud.unreal)],
    links: [
      link('安装 Unreal SDK', 'Set up Unreal', '/sdk/storage/guide/setup-unreal/'),
      link('Unreal SDK 仓库', 'Unreal SDK repository', 'https://github.com/leancloud/unreal-sdk'),
    ],
  },
  {
    title: text('其他语言', 'Other languages'),
    about: text('云引擎里常用的 Python、PHP 与 Go。', 'Python, PHP, and Go, as used in Cloud Engine.'),
    versions: [name(`Python ${leancloud.python}`), name(`PHP ${leancloud.php}`), name(`Go ${leancloud.go}`)],
    links: [
      link('Python 发布页', 'Python releases', 'https://github.com/leancloud/python-sdk/releases'),
      link('PHP 发布页', 'PHP releases', 'https://github.com/leancloud/php-sdk/releases'),
      link('Go 发布页', 'Go releases', 'https://github.com/leancloud/go-sdk/releases'),
    ],
  },
];

/** The ads SDK. */
export const adsSdk = { android: tapadn.android, unity: tapadn.unity, guide: '/sdk/tap-adn/tds-tapad/' } as const;
