import type { ApiLanguage } from '../api/model.ts';

/** A file of the index, and where its SDK is published. */
export interface IndexSource {
  readonly language: ApiLanguage;
  /** The file without its ending: `tap-login`. */
  readonly id: string;
  /** A registry; a repository on GitHub; what readers download by hand; a folder with what they downloaded. */
  readonly from: 'npm' | 'maven' | 'git' | 'download' | 'folder';
  /** What the registry calls the package; a repository, as `leancloud/go-sdk`; the page of a download; a folder. */
  readonly package: string;
  /** A tag or a commit of a repository, its newest state if there is none; the version of what a folder has. */
  readonly version?: string;
  /** Patterns of what is taken of a repository; all of it if there are none. */
  readonly folders?: readonly string[];
  /** Java: beginning of the archive's name; sources are read without one. JavaScript: the declaration file, or their folder. Objective-C: the framework. */
  readonly part?: string;
  /** The file lists a part of the package: new types are not added. */
  readonly isPartial?: boolean;
  /** A package of Java that the index has by another name: that of the edition which most pages import. */
  readonly renamed?: readonly [from: string, to: string];
}

type Options = Omit<IndexSource, 'language' | 'id' | 'from' | 'package'>;
type From = IndexSource['from'];

/** Games have no use for all that the parts of an SDK show to each other: only for the types that the file lists. */
const java = (id: string, from: From, name: string, options: Options): IndexSource => ({
  language: 'java',
  id,
  from,
  package: name,
  isPartial: true,
  ...options,
});
const objc = (id: string, from: From, name: string, options: Options): IndexSource => ({
  language: 'objc',
  id,
  from,
  package: name,
  isPartial: true,
  ...options,
});
const js = (id: string, name: string, part: string): IndexSource => ({ language: 'js', id, from: 'npm', package: name, part });
const csharp = (id: string, from: From, name: string, options: Options = {}): IndexSource => ({
  language: 'csharp',
  id,
  from,
  package: name,
  isPartial: true,
  ...options,
});

/** A package of the npm registry for Unity, which has what Android and iOS need, too. */
function npmUnity(id: string, archive: string, framework: string, isPartial: boolean): IndexSource[] {
  const name = `com.taptap.tds.${id}`;
  return [
    csharp(`tap-${id}`, 'npm', name),
    java(`tap-${id}`, 'npm', name, { part: archive, isPartial }),
    objc(`tap-${id}`, 'npm', name, { part: framework }),
  ];
}

/**
 * The same in a repository of its own. Packages for 2.x have their C# as an assembly.
 * @param archive without one, the module has no file for Java
 * @param framework without one, it has none for Objective-C; `*` for several
 */
function gitUnity(id: string, repository: string, version: string, archive?: string, framework?: string): IndexSource[] {
  const name = `taptap/${repository}`;
  const own = version.startsWith('2.') ? ['Plugins/*.dll'] : ['Runtime', 'Mobile/Runtime', 'Standalone/Runtime', 'Script'];
  const headers = { version, folders: [`Plugins/iOS/${framework}.framework/Headers`], part: framework === '*' ? '' : framework };
  return [
    csharp(id, 'git', name, { version, folders: own }),
    ...(archive === undefined ? [] : [java(id, 'git', name, { version, folders: [`Plugins/Android/**/${archive}*`], part: archive })]),
    ...(framework === undefined ? [] : [objc(id, 'git', name, headers)]),
  ];
}

/** Folders of the SDK for Java; its Android packages have one each. */
const javaCloud = (id: string, folders: readonly string[]): IndexSource =>
  java(id, 'git', 'leancloud/java-unified-sdk', { version: 'leancloud-sdk-8.2.28', folders });

const csharpCloud = (id: string, folders: readonly string[]): IndexSource =>
  csharp(id, 'git', 'leancloud/csharp-sdk', { version: '2.4.1', folders });

/** The plug-ins are files of releases, which git does not have: its sources are those of 3.18. A public project carries them. */
const unreal = (id: string, plugin: string): IndexSource => ({
  language: 'cpp',
  id: `ue-${id}`,
  from: 'git',
  package: 'NaotiGames/YiWan-TapTap',
  folders: [`${plugin}/Source`],
});

/** Every file of the index. */
export const SOURCES: readonly IndexSource[] = [
  ...npmUnity('common', 'TapCommon_', 'TapCommonSDK', true),
  ...npmUnity('login', 'TapLogin_', 'TapLoginSDK', false),
  ...npmUnity('moment', 'TapMoment_', 'TapMomentSDK', true),
  csharp('tap-bootstrap', 'npm', 'com.taptap.tds.bootstrap'),
  java('tap-bootstrap', 'git', 'taptap/TapSDK-Android-Demo', { folders: ['app/libs/TapBootstrap_*'], part: 'TapBootstrap_' }),
  objc('tap-bootstrap', 'git', 'taptap/TapSDK-UE4', {
    version: '3.30.3',
    folders: ['TapBootstrap/Source/ThirdParty/iOS/Frameworks'],
    part: 'TapBootstrapSDK',
  }),
  ...gitUnity('tap-achievement', 'TapAchievement-Unity', '3.30.3', 'TapAchievement_', 'TapAchievementSDK'),
  ...gitUnity('tap-antiaddiction', 'TapAntiAddiction-Unity', '3.30.2', 'AntiAddiction_', '*'),
  java('tap-antiaddiction-ui', 'git', 'taptap/TapAntiAddiction-Unity', {
    version: '3.30.2',
    folders: ['Plugins/Android/AntiAddictionUI_*'],
    part: 'AntiAddictionUI_',
  }),
  ...gitUnity('tap-billboard', 'TapBillboard-Unity', '3.28.2', 'TapBillboard_', 'TapBillboardSDK'),
  ...gitUnity('tap-connect', 'TapConnect-Unity', '3.30.3', 'TapConnect_', 'TapConnectSDK'),
  ...gitUnity('tap-db', 'TapDB-Unity', '3.30.3', 'TapDB_', 'TapDB'),
  ...gitUnity('tap-friends', 'TapFriends-Unity', '3.28.2'),
  java('tap-friend', 'git', 'taptap/TapSDK-Android', { version: 'v3.30.3', folders: ['app/libs/TapFriend_*'], part: 'TapFriend_' }),
  objc('tap-friend', 'git', 'xd-platform/xdsdk_oversea', {
    version: 'ec0f83274fe0c949e60ef5165839188d8f9c7890',
    folders: ['Plugins/iOS/Resource/TapSDK/TapFriendSDK.framework/Headers'],
    part: 'TapFriendSDK',
  }),
  ...gitUnity('tap-license', 'TapLicense-Unity', '3.30.3', 'TapLicense_'),
  ...gitUnity('tap-rtc', 'TapRTC-Unity', '3.19.3'),
  ...gitUnity('tap-support', 'TapSupport-Unity', '3.30.3', 'TapSupport_', 'TapSupportSDK'),
  ...gitUnity('tap-update', 'TapUpdate-Unity', '3.30.3', 'TapUpdate_'),
  java('tap-themis', 'git', 'taptap/TapThemis-Unity', { folders: ['Plugins/Android/**/THEMIS-*'], part: 'THEMIS-' }),
  objc('tap-themis', 'git', 'taptap/TapThemis-Unity', { folders: ['Plugins/iOS/THEMIS.framework/Headers'], part: 'THEMIS' }),
  csharp('tap-payment', 'git', 'taptap/TapPayment-Global-Unity', { folders: ['Scripts'] }),
  csharp('tap-payments-global', 'git', 'taptap/TapPaymentsGlobal-Unity', { version: '3.29.3', folders: ['Scripts'] }),
  csharp('tap-ad', 'download', 'https://developer.taptap.cn/docs/sdk/tap-adn/tds-tapad/'),
  java('tap-ad', 'git', 'taptap/TapADN-Demo', { folders: ['ADN_Android/app/libs/TapAD_*'], part: 'TapAD_' }),
  ...gitUnity('v2-tap-bootstrap', 'TapBootstrap-Unity', '2.1.8', 'TapBootstrap_', 'TapBootstrapSDK'),
  ...gitUnity('v2-tap-common', 'TapCommon-Unity', '2.1.8', 'TapCommon_', 'TapCommonSDK'),
  ...gitUnity('v2-tap-db', 'TapDB-Unity', '2.1.8', 'TapDB_', 'TapDB'),
  ...gitUnity('v2-tap-license', 'TapLicense-Unity', '2.1.8', 'TapLicense_'),
  ...gitUnity('v2-tap-login', 'TapLogin-Unity', '2.1.8', 'TapLogin_', 'TapLoginSDK'),
  ...gitUnity('v2-tap-moment', 'TapMoment-Unity', '2.1.8', 'TapMoment_', 'TapMomentSDK'),
  ...gitUnity('v2-tap-friends', 'TapFriends-Unity', '2.1.9', undefined, 'TapFriendSDK'),
  java('v2-tap-friend', 'git', 'taptap/TapFriends-Unity', {
    version: '2.1.9',
    folders: ['Plugins/Android/**/TapFriend_*'],
    part: 'TapFriend_',
  }),
  unreal('antiaddiction', 'AntiAddiction'),
  unreal('leancloud', 'LeanCloud'),
  unreal('leancloudpush', 'LeanCloudPush'),
  unreal('tapachievement', 'TapAchievement'),
  unreal('tapbillboard', 'TapBillboard'),
  unreal('tapbootstrap', 'TapBootstrap'),
  unreal('tapcommon', 'TapCommon'),
  unreal('tapconnect', 'TapConnect'),
  unreal('tapdb', 'TapDB'),
  unreal('taplicense', 'TapLicense'),
  unreal('taplogin', 'TapLogin'),
  unreal('tapmoment', 'TapMoment'),
  unreal('tapsupport', 'TapSupport'),
  unreal('tapupdate', 'TapUpdate'),
  { language: 'cpp', id: 'ue-androidx', from: 'git', package: 'taptap/TapSDK-UE-Demo', folders: ['Plugins/TapSDK-UE4/AndroidX/Source'] },
  {
    language: 'cpp',
    id: 'leancloud',
    from: 'git',
    package: 'leancloud/unreal-sdk',
    version: 'v1.1.0',
    folders: ['LeanCloudProject/Plugins/LeanCloud/Source'],
  },
  csharpCloud('lc-common', ['Common/Common']),
  csharpCloud('lc-engine', ['Engine']),
  csharpCloud('lc-livequery', ['LiveQuery/LiveQuery']),
  csharpCloud('lc-play', ['Play/Play.Unity/Assets/LeanCloud']),
  csharpCloud('lc-push', ['Push/Push.Unity/Assets/LeanCloud']),
  csharpCloud('lc-realtime', ['Realtime/Realtime/**/*.cs']),
  csharpCloud('lc-storage', ['Storage/Storage', 'Storage/Storage.Unity', 'Storage/Storage.Standard']),
  csharp('play-standalone', 'git', 'leancloud/Play-SDK-CSharp', { version: '1.0.1', folders: ['Assets/Source'] }),
  java('lc-storage-core', 'maven', 'com.taptap:lc-storage-core:8.2.24', {
    part: 'lc-storage-core-',
    renamed: ['com.tapsdk.lc', 'cn.leancloud'],
  }),
  javaCloud('lc-engine-core', ['leanengine']),
  javaCloud('lc-mixpush', [
    ...['android', 'hms', 'honor', 'meizu', 'oppo', 'vivo', 'xiaomi'].map((vendor) => `android-sdk/mixpush-${vendor}`),
    'android-sdk/leancloud-fcm',
    'android-sdk/leancloud-search',
  ]),
  javaCloud('lc-realtime-android', ['android-sdk/realtime-android']),
  javaCloud('lc-realtime-core', ['realtime']),
  javaCloud('lc-storage-android', ['android-sdk/storage-android']),
  objc('lc', 'git', 'leancloud/objc-sdk', { version: '14.0.0', folders: ['*.podspec', 'AVOS/**/*.h'] }),
  js('client-engine', '@leancloud/client-engine', 'build/'),
  js('leancloud-realtime', 'leancloud-realtime@5.0.0-rc.8', 'realtime.d.ts'),
  js('leancloud-realtime-4', 'leancloud-realtime@4', 'realtime.d.ts'),
  js('leancloud-storage', 'leancloud-storage', 'storage.d.ts'),
  js('leanengine', 'leanengine', 'leanengine.d.ts'),
  js('play', '@leancloud/play', 'play.d.ts'),
  js('typed-messages', 'leancloud-realtime-plugin-typed-messages', 'typed-messages.d.ts'),
  { language: 'go', id: 'leancloud', from: 'git', package: 'leancloud/go-sdk', version: 'v0.3.2', folders: ['leancloud'] },
  { language: 'php', id: 'leancloud', from: 'git', package: 'leancloud/php-sdk', version: 'v0.14.2', folders: ['src'] },
  { language: 'python', id: 'leancloud-3', from: 'git', package: 'leancloud/python-sdk', version: 'v3.0.2', folders: ['leancloud'] },
  { language: 'swift', id: 'leancloud', from: 'git', package: 'leancloud/swift-sdk', version: '17.11.0', folders: ['Sources'] },
];
