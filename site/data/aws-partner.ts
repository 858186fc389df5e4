import { link, name, text } from './local-text.ts';

/** Figures of the international edition, with their year where they have one. */
export const awsScale = [
  {
    figure: text('170 多个国家和地区', 'Over 170 countries and regions'),
    about: text('国际版的玩家所在地；新版于 2022 年 4 月上线。', 'is where its players are; the new version came in April 2022.'),
  },
  {
    figure: text('月活 1224 万', '12.24 million a month'),
    about: text('2021 年度报告公布的海外月活跃用户。', 'active users abroad, from the report on 2021.'),
  },
  {
    figure: text('零分成', 'No commission'),
    about: text('平台不从游戏收入中抽成，常见的做法是抽 30%。', 'The platform takes no share of a game’s income where others take 30 %.'),
  },
  {
    figure: name('CloudFront · EC2 · RDS'),
    about: text('国际版使用的 AWS 服务；AWS 提供 200 多种。', 'are the AWS services behind it, out of more than 200.'),
  },
] as const;

export const awsGames = [
  {
    name: text('香肠派对', 'Sausage Man'),
    about: text(
      '2021 年 7 月上线；论坛有 140 万玩家、约 3000 篇帖子。',
      'Since July 2021; its forum has 1.4 million players and about 3,000 posts.',
    ),
  },
  {
    name: text('派对之星', 'Flash Party'),
    about: text('2022 年 2 月上线，接入了登录、好友与动态。', 'Since February 2022, with login, friends and moments integrated.'),
  },
  { name: name('Fortnite'), about: text('下载量超过 1000 万。', 'Over 10 million downloads.') },
  {
    name: text('绝地求生：未来之役', 'PUBG: NEW STATE'),
    about: text('在国际版进行了第二次 Alpha 测试。', 'Held its second alpha test here.'),
  },
] as const;

export const awsHelp = [
  link(
    '在海外做测试：带来一线国家的玩家，而那里的商店测试往往不易开启',
    'Tests abroad: players of tier-1 countries, where store tests are hard to open',
    '/store/test/test-onepic/',
  ),
  link('接入登录、好友与动态，让玩家留在游戏里', 'Login, friends and moments that keep players in the game', '/sdk/'),
  link(
    '准备海外应用：区域、共享域名与控制台',
    'Prepare an application for other regions: region, shared domain, console',
    '/sdk/start/get-ready/',
  ),
] as const;
