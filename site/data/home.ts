import { constants } from './constants.ts';
import { type LocalText, link, type SiteLink, text } from './local-text.ts';

/** The brand whose docs are read for its services alone. */
const CLOUD_BACKEND = 'cloud-backend';

/** The four stages of a game, each with the page to begin with. */
export const stages = [
  { ...link('接入', 'Integrate', '/sdk/start/quickstart/'), icon: 'code' },
  { ...link('测试', 'Test', '/store/test/test-onepic/'), icon: 'test' },
  { ...link('发布', 'Launch', '/store/release/store-creategame/'), icon: 'flag' },
  { ...link('运营', 'Operate', '/store/long-termops/long-term/'), icon: 'chart' },
] as const;

/** What readers look for most, below the search field. */
export const shortcuts: readonly SiteLink[] = [
  link('快速开始', 'Quickstart', '/sdk/start/quickstart/'),
  link('TapTap 登录', 'TapTap Login', '/sdk/taptap-login/guide/start/'),
  link('合规认证', 'Compliance', '/sdk/anti-addiction/guide/'),
  link('排行榜', 'Leaderboards', '/sdk/leaderboard/guide/'),
  link('域名', 'Domains', '/sdk/domain/guide/'),
];

const entries = [
  {
    icon: 'store',
    ...link('商店手册', 'Store handbook', '/store/'),
    text: text(
      '从创建游戏、准备物料，到测试、预约、首发和长线运营。',
      'Create a game, prepare its materials, test it, open reservations, launch, and operate it.',
    ),
    links: [
      link('创建和管理游戏', 'Create and manage games', '/store/release/store-creategame/'),
      link('物料要求', 'Material requirements', '/store/release/store-material/'),
      link('游戏测试', 'Game tests at a glance', '/store/test/test-onepic/'),
    ],
  },
  {
    icon: 'services',
    ...link('SDK 服务', 'SDK services', '/sdk/'),
    text: text(
      '登录、存储、排行榜、即时通讯、推送、语音等服务。',
      'Login, storage, leaderboards, messaging, push, voice chat, data analysis, and more.',
    ),
    links: [
      link('准备工作', 'Get ready', '/sdk/start/get-ready/'),
      link('数据存储', 'Data Storage', '/sdk/storage/features/'),
      link('云引擎', 'Cloud Engine', '/sdk/engine/overview/'),
    ],
  },
  {
    icon: 'community',
    region: 'cn',
    ...link('社区指南', 'Community guide', '/community/'),
    text: text('开好游戏论坛，在每个阶段和玩家保持联系。', 'Run a forum for your game and stay in touch with players at every stage.'),
    links: [
      link('社区模块', 'Community features', '/community/features/'),
      link('分阶段运营', 'Operate by stage', '/community/stages/'),
      link('进阶操作', 'Advanced operations', '/community/advanced/'),
    ],
  },
  {
    icon: 'chart',
    region: 'global',
    ...link('运营手册', 'Operations manual', '/store/long-termops/long-term/'),
    text: text('上线之后怎么留住玩家：活动、资讯与评价管理。', 'Keep players after launch with events, news, and good replies to reviews.'),
    links: [
      link('长线运营', 'Long-term operations', '/store/long-termops/long-term/'),
      link('新版本详情页', 'New-version page', '/store/operations-skills/in-game-events/'),
      link('评价管理', 'Review management', '/store/operations-skills/review-management/'),
    ],
  },
  {
    icon: 'design',
    ...link('设计资源', 'Design resources', '/design/'),
    text: text(
      '登录按钮、公告和动态入口的样式规范，附正误对照。',
      'What login buttons, billboards, and Moments must look like, with right and wrong examples.',
    ),
    links: [
      link('登录按钮', 'Login button', '/design/'),
      link('公告系统', 'Billboard', '/design/design-billboard/'),
      link('内嵌动态', 'Moments', '/design/design-moment/'),
    ],
  },
  {
    icon: 'package',
    ...link('SDK 工具包', 'SDK downloads', '/tap-download/'),
    text: text(
      '各平台安装包、模块对照表和云服务 SDK。',
      'Packages for each platform, a table of modules, and the SDKs of the cloud services.',
    ),
    links: [
      link('云服务 SDK', 'Cloud service SDKs', '/sdk/sdk-page/'),
      link('SDK API', 'SDK API reference', '/sdk-api/'),
      link('版本与维护周期', 'Versions and maintenance', '/sdk/start/ver-lifetime/'),
    ],
  },
  {
    icon: 'demo',
    ...link('示例项目', 'Demo projects', '/demos/'),
    text: text('公开源码的示例工程，换上自己的应用凭据就能运行。', 'Open-source sample projects. Enter your own credentials and run them.'),
    links: [
      link('示例应用', 'Demo apps', '/demo/'),
      link('多人对战入门', 'Multiplayer quickstart', '/sdk/multiplayer/start/cs/'),
      link('云函数入门', 'Cloud functions quickstart', '/sdk/engine/functions/getting-started/'),
    ],
  },
] as const;

/**
 * The six ways into the docs: the community is that of China, elsewhere the operations manual stands in its place. The cloud backend has no
 * store: there, its services come first.
 */
export function entriesIn(brand: string, region: string) {
  const all = entries.filter((entry) => !('region' in entry) || entry.region === region);
  return brand === CLOUD_BACKEND ? all.toSorted((one, other) => Number(other.icon === 'services') - Number(one.icon === 'services')) : all;
}

/** What each brand's docs are for, in a sentence, and what they have. */
export function heroOf(brand: string): { readonly title: LocalText; readonly lead: LocalText } {
  return brand === CLOUD_BACKEND
    ? {
        title: text('把数据、消息和代码放上云', 'Put your data, messages, and code in the cloud'),
        lead: text(
          '数据存储、即时通讯、推送和云引擎：从准备工作到上线。',
          'Data Storage, Instant Messaging, Push, and Cloud Engine: from getting ready to going live.',
        ),
      }
    : {
        title: text('把游戏接好、上架、运营好', 'Integrate, publish, and run your game'),
        lead: text(
          '从接入第一个 SDK，到测试、发布和长期运营，都在这里。',
          'Everything from your first SDK call to testing, launch, and live operations.',
        ),
      };
}

/** From nothing to the first login. */
export const firstSteps = [
  {
    ...link('创建应用，拿到凭据', 'Create an app', '/sdk/start/get-ready/'),
    text: text(
      '在开发者中心开启游戏服务，记下 Client ID 和 Client Token，再准备 API 域名。测试可以用共享域名；中国大陆正式上线要用已备案的域名，备案要提早办。',
      'Turn on game services in the Developer Center, note the Client ID and Client Token, and get an API domain. The shared domain is fine for tests; to launch in mainland China, you need a domain with an ICP filing, so start early.',
    ),
  },
  {
    ...link('安装并初始化 SDK', 'Install and initialize the SDK', '/sdk/start/quickstart/'),
    text: text(
      '导入 TapSDK，在玩家同意隐私政策之后初始化一次。',
      'Import TapSDK and initialize it once, after the player accepts your privacy policy.',
    ),
  },
  {
    ...link('让玩家登录', 'Let players log in', '/sdk/taptap-login/guide/start/'),
    text: text('一次调用完成 TapTap 登录，取得玩家的身份。', 'One call logs the player in with TapTap and tells you who they are.'),
  },
] as const;

const { taptap } = constants.sdkVersions;

/** The version of the SDK that the guides describe, on each platform. */
export const releases = [
  { platform: 'Unity', version: taptap.unity, to: '/sdk/start/release-notes/unity/' },
  { platform: 'Android', version: taptap.android, to: '/sdk/start/release-notes/android/' },
  { platform: 'iOS', version: taptap.ios, to: '/sdk/start/release-notes/ios/' },
  { platform: 'Unreal Engine', version: taptap.ue, to: '/sdk/start/release-notes/ue/' },
] as const;

const versions = new Set<string>(releases.map(({ version }) => version));

/** Whether the rows of platforms would all repeat one version, which their heading then has. */
export const isOneVersion = versions.size === 1;

/** The name of a platform's release notes. */
export const notesOf = (platform: string): LocalText => text(`${platform} 更新日志`, `${platform} release notes`);

export const popularGuides: readonly SiteLink[] = [
  link('内建账户开发指南', 'TDS Authentication guide', '/sdk/authentication/guide/'),
  link('好友开发指南', 'Friends guide', '/sdk/friends/guide/'),
  link('成就系统开发指南', 'Achievements guide', '/sdk/achievement/guide/'),
  link('即时通讯总览', 'Instant Messaging overview', '/sdk/im/guide/overview/'),
  link('云存档开发指南', 'Cloud Save guide', '/sdk/gamesaves/guide/'),
  link('首发上线期运营手册', 'Launch handbook', '/store/events/events-handbook/'),
];

/** The page's own words. */
export const words = {
  search: text('搜索功能、接口或错误码', 'Search features, APIs, or errors'),
  often: text('常找', 'Popular'),
  journey: text('一款游戏的路线', 'From integration to live operations'),
  entries: text('从哪里开始', 'Where to start'),
  start: text('从零到第一次登录', 'From zero to the first login'),
  releases: isOneVersion
    ? text(`文档对应 TapSDK ${releases[0].version}`, `Docs for TapSDK ${releases[0].version}`)
    : text('文档对应的版本', 'Versions in these docs'),
  changes: text('更新日志', 'Release notes'),
  popular: text('常读指南', 'Popular guides'),
  elsewhere: text('其他语言与版本', 'Other languages and versions'),
  older: text('v2 文档（已停止维护）', 'v2 docs (no longer maintained)'),
  offline: text('离线文档', 'Offline docs'),
  abroad: text('在中国大陆以外发行', 'Publishing outside mainland China'),
} as const;
