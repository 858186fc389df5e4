import { link, type Step, text } from './local-text.ts';

/** What differs from mainland China, by topic. */
export const differences = [
  {
    topic: text('控制台与账号', 'Console and account'),
    mainland: text('developer.taptap.cn', 'developer.taptap.cn'),
    elsewhere: text('developer.taptap.io，另外注册账号', 'developer.taptap.io, with a separate account'),
  },
  {
    topic: text('玩家的商店应用', "The players' store app"),
    mainland: text('TapTap（com.taptap）', 'TapTap (com.taptap)'),
    elsewhere: text('TapTap Global（com.taptap.global）', 'TapTap Global (com.taptap.global)'),
  },
  {
    topic: text('发行的地区', 'Regions of a game'),
    mainland: text(
      '状态可以按地区设置，没有设置的跟随“默认”',
      'The status can be set by region. Regions without a setting follow the default',
    ),
    elsewhere: text(
      '每个版本自己选地区和状态；没有选的地区，玩家只看到游戏名、厂商和顶部的图，能关注厂商，不能下载',
      'Chosen for each version, with a status. In other regions, players see only the name, the vendor, and the picture at the top. They can follow the vendor, but not download the game',
    ),
  },
  {
    topic: text('商店资料的语言', 'Languages of the store page'),
    mainland: text('没有写明；玩家读的是中文', 'Not stated. Players read Chinese'),
    elsewhere: text(
      '面向全球必须有英文；只面向一个国家或地区的，建议英文加当地的语言',
      'English is required for a worldwide release. For a single country, English plus its language is recommended',
    ),
  },
  {
    topic: text('未发布的游戏', 'Unpublished games'),
    mainland: text('最多 20 款', 'Up to 20'),
    elsewhere: text('最多 10 款', 'Up to 10'),
  },
  {
    topic: text('初始化的区域', 'Region for initialization'),
    mainland: text('CN', 'CN'),
    elsewhere: text('IO（Unreal 为 Global）', 'IO (Global in Unreal)'),
  },
  {
    topic: text('API 域名', 'API domain'),
    mainland: text('绑定自己的、已备案的域名', 'Your own domain with an ICP filing'),
    elsewhere: text('控制台给出的共享域名', 'The shared domain shown in the console'),
  },
  {
    topic: text('实名与防沉迷', 'Real-name verification and anti-addiction'),
    mainland: text('必须接入', 'Required'),
    elsewhere: text('不适用', 'Not applicable'),
  },
  {
    topic: text('版号、软著、备案', 'License number, software copyright, ICP filing'),
    mainland: text('按商店的政策准备', "As described in the store's policy notes"),
    elsewhere: text(
      '不在中国大陆运营的版本不需要备案；版号与软著看国际站控制台的要求，或提工单问',
      "No filing for a version that isn't operated in mainland China. For the other two, see the international console or ask in a ticket",
    ),
  },
] as const;

/** What to do, in order. */
export const steps: readonly Step[] = [
  {
    ...link('注册开发者账号', 'Register a developer account', '/store/#sites'),
    text: text('在国际站注册，与大陆的账号分开。', 'On the international site. It is separate from the one for mainland China.'),
  },
  {
    ...link('看国际站的文档', 'Read the international docs', 'https://developer.taptap.io/docs/'),
    text: text('注册、建游戏、选地区和审核以那里为准。', 'They describe registering, games, regions, and reviews.'),
  },
  {
    ...link('选区域，创建应用', 'Choose the region and create an app', '/sdk/start/get-ready/#region'),
    text: text('记下凭据与共享域名。', 'Note the credentials and the shared domain.'),
  },
  {
    ...link('初始化 SDK', 'Initialize the SDK', '/sdk/start/quickstart/#init'),
    text: text('区域设为 IO，Unreal 里是 Global。', 'Set the region to IO, which is Global in Unreal.'),
  },
  {
    ...link('接入登录', 'Integrate login', '/sdk/authentication/features/'),
    text: text('海外可以再绑定 Facebook 等账号。', 'Players can also link accounts such as Facebook.'),
  },
  {
    ...link('接入版本更新', 'Add updates', '/sdk/update/guide/'),
    text: text('更新时唤起 TapTap Global。', 'To update, open TapTap Global.'),
  },
  {
    ...link('有问题找谁', 'Know who to ask', '/store/store-contact/'),
    text: text('提工单，或写信到商务邮箱。', 'Open a ticket, or write to the business email.'),
  },
];

/** The AWS services behind TapTap Global. */
export const awsServices = [
  { name: 'Amazon CloudFront', to: 'https://aws.amazon.com/cloudfront/', about: text('内容分发', 'Content delivery') },
  { name: 'Amazon EC2', to: 'https://aws.amazon.com/ec2/', about: text('云服务器', 'Virtual servers') },
  { name: 'Amazon RDS', to: 'https://aws.amazon.com/rds/', about: text('关系型数据库', 'Relational databases') },
] as const;

/** What was published about TapTap Global, each with its date. */
export const milestones = [
  {
    when: text('2021 年', '2021'),
    what: text(
      '年度报告公布的海外月活跃用户为 1224 万。',
      'The annual report gave 12.24 million monthly active users outside mainland China.',
    ),
  },
  {
    when: text('2021 年 7 月', 'July 2021'),
    what: text(
      '《香肠派对》上线，当时论坛有 140 万玩家、约 3000 篇帖子。',
      'Sausage Man launched; its forum had 1.4 million players and about 3,000 posts at the time.',
    ),
  },
  {
    when: text('2022 年 2 月', 'February 2022'),
    what: text('《派对之星》上线，接入了登录、好友与动态。', 'Flash Party launched with login, Friends, and Moments.'),
  },
  {
    when: text('2022 年 4 月', 'April 2022'),
    what: text(
      '新版客户端发布，玩家来自 170 多个国家和地区；平台不从游戏收入中抽成。',
      "A new version of the app was released, with players in more than 170 countries and regions and no commission on games' revenue.",
    ),
  },
] as const;
