import { operator } from '../data/operator.ts';
import type { CreateBrand, FooterColumn, FooterData, FooterItem } from '../footer/brand.ts';
import { outside, own, unpublished } from './links.ts';

/** What a text needs to know of the build. */
interface Scope {
  readonly isChinese: boolean;
  readonly region: string;
  readonly mainSite: string;
  readonly developerSite: string;
}

/**
 * The platform's developer services. Postal addresses, numbers and codes are samples: the operator puts its own here.
 */
export const createBrand: CreateBrand = ({ locale, region }) => {
  const isChinese = locale !== 'en';
  const host = region === 'cn' ? 'taptap.cn' : 'taptap.io';
  const scope: Scope = { isChinese, region, mainSite: `https://www.${host}`, developerSite: `https://developer.${host}` };
  const name = isChinese ? '开发者服务' : 'Developer Services';
  return {
    id: 'developer-services',
    region,
    name,
    logo: { src: '/img/brand/developer-services.svg', srcDark: '/img/brand/developer-services-dark.svg', height: 24, scale: 1, alt: '' },
    mainSite: scope.mainSite,
    developerSite: scope.developerSite,
    footer: region === 'cn' ? chinaFooter(name, scope) : globalFooter(name, scope),
  };
};

function chinaFooter(label: string, scope: Scope): FooterData {
  const { isChinese } = scope;
  return {
    form: 'full',
    label,
    mainSiteLabel: isChinese ? '前往 TapTap 主站' : 'Go to TapTap',
    columns: columns(scope),
    contacts: [
      { label: isChinese ? '商务合作' : 'Business cooperation', email: operator.mail.business },
      { label: isChinese ? '运营支持' : 'Operations', email: operator.mail.operations },
    ],
    social: [
      qr('wx', isChinese ? '微信公众号' : 'WeChat account', isChinese ? '关注公众号' : 'Follow on WeChat'),
      qr('ws', isChinese ? '视频号' : 'Channels account', isChinese ? '关注视频号' : 'Follow on Channels'),
      qr('bili', isChinese ? '哔哩哔哩' : 'Bilibili account', isChinese ? '关注 B\u00A0站账号' : 'Follow on Bilibili'),
      qr('qq', isChinese ? 'QQ 交流群' : 'QQ group', isChinese ? '加入 QQ 群' : 'Join the QQ group'),
    ],
    community: {
      ...outside(isChinese ? '加入 Discord 社区' : 'Join us on Discord', 'https://discord.com/invite/sample', 'footer_discord'),
      icon: '/img/social/discord.svg',
    },
    legal: [],
    company: {
      name: isChinese ? operator.company : operator.companyInEnglish,
      addresses: isChinese
        ? ['公司地址：上海市静安区示例路 100 号', '注册地址：上海市静安区示例路 100 号 A 座 201 室']
        : ['Company address: 100 Sample Road, Shanghai', 'Registered address: Room 201, Building A, 100 Sample Road, Shanghai'],
    },
    filings: filings(isChinese),
  };
}

function columns({ isChinese, mainSite, developerSite }: Scope): readonly FooterColumn[] {
  const text = (zhHans: string, en: string) => (isChinese ? zhHans : en);
  const business = `https://biz.taptap.com/${isChinese ? '' : 'en/'}`;
  const chineseOnly = isChinese ? [unpublished('开发者博客', 'footer_blog')] : [];
  const jobs = isChinese ? [unpublished('加入我们', 'footer_jobs')] : [];
  return [
    {
      title: text('商店', 'Store'),
      items: [{ ...own(text('发布游戏', 'Publish a game'), `${developerSite}/store`, 'footer_publish'), key: 'publishGame' }],
    },
    {
      title: text('游戏服务', 'Game Services'),
      items: [
        own(text('开发与构建', 'Develop and build'), `${developerSite}/service#developer-and-build`, 'footer_build'),
        own(text('运营工具', 'Operation tools'), `${developerSite}/service#operation-tools`, 'footer_operation'),
        own(text('变现工具', 'Revenue tools'), `${developerSite}/service#revenue-tools`, 'footer_revenue'),
      ],
    },
    {
      title: text('商业化', 'Commercialization'),
      items: [
        outside(text('广告投放平台', 'Advertising platform'), business, 'footer_ads'),
        outside(text('资源互换平台', 'Resource exchange platform'), 'https://rep.taptap.cn/', 'footer_exchange'),
        unpublished(text('内容营销平台', 'Content marketing platform'), 'footer_content'),
      ],
    },
    {
      title: text('社区', 'Community'),
      items: [
        own(text('开发者教程', 'Tutorials'), `${developerSite}/tds-tutorials/list`, 'footer_tutorials'),
        own(text('开发者论坛', 'Developer forum'), `${mainSite}/forum/g28`, 'footer_forum'),
        own(text('开发者文档', 'Documentation'), `${developerSite}/docs`, 'footer_docs'),
        ...chineseOnly,
        own(text('薪火计划', 'Project Torch'), `${developerSite}/project-torch`, 'footer_torch'),
      ],
    },
    {
      title: text('其他', 'Other'),
      items: [
        unpublished(text('服务状态', 'Service status'), 'footer_status'),
        outside(text('认证与审核', 'Verification'), `${developerSite}/verification`, 'footer_verification'),
        outside(text('服务条款', 'Terms of service'), `${mainSite}/doc/terms`, 'footer_terms'),
        outside(text('隐私政策', 'Privacy policy'), `${mainSite}/doc/privacy`, 'footer_privacy'),
        outside(text('侵权投诉', 'Report infringement'), `${mainSite}/doc/27`, 'footer_infringement'),
        accessibility({ isChinese, developerSite }),
        ...jobs,
      ],
    },
  ];
}

function filings(isChinese: boolean): FooterData['filings'] {
  const link = (key: string, name: string, url: string | null, image: string | null = null) => ({ key, name, url, image });
  const text = (zhHans: string, en: string) => (isChinese ? zhHans : en);
  return [
    link('icp', text('沪 ICP 备 00000000 号', 'ICP filing 00000000'), 'https://beian.miit.gov.cn/'),
    link('culture', text('沪网文〔0000〕0000-000 号', 'Web-culture license 0000-000'), null),
    link('business', text('营业执照 000000000000000000', 'Business license 000000000000000000'), null),
    link(
      'security',
      text('沪公网安备 00000000000000 号', 'Public-network security 00000000000000'),
      'https://beian.mps.gov.cn/',
      '/img/filings/shield.svg',
    ),
    link(
      'shanghai',
      text('上海市互联网举报中心', 'Shanghai Internet Reporting Center'),
      'https://www.shjbzx.cn/',
      '/img/filings/report.svg',
    ),
    link(
      '12377',
      text('违法和不良信息举报中心', 'Harmful Information Reporting Center'),
      'https://www.12377.cn/',
      '/img/filings/hotline.svg',
    ),
  ];
}

function globalFooter(label: string, scope: Scope): FooterData {
  const { isChinese, mainSite } = scope;
  return {
    form: 'simple',
    label,
    mainSiteLabel: null,
    columns: [],
    contacts: [],
    social: [],
    community: null,
    legal: [
      outside(isChinese ? '服务条款' : 'Terms of service', `${mainSite}/doc/terms`, 'footer_terms'),
      outside(isChinese ? '隐私政策' : 'Privacy policy', `${mainSite}/doc/privacy`, 'footer_privacy'),
    ],
    company: { name: 'Sample Platform Pte. Ltd.', addresses: [] },
    filings: [],
  };
}

/** What the site is tested for, and how to report a barrier. */
function accessibility({ isChinese, developerSite }: Pick<Scope, 'isChinese' | 'developerSite'>): FooterItem {
  const href = `${developerSite}${isChinese ? '' : '/en'}/accessibility/`;
  return own(isChinese ? '无障碍说明' : 'Accessibility', href, 'footer_accessibility');
}

function qr(type: FooterData['social'][number]['type'], name: string, action: string): FooterData['social'][number] {
  return {
    type,
    name,
    action,
    icon: `/img/social/${type}.svg`,
    target: `https://platform.example/follow/${type}`,
    image: `/img/qr/${type}.svg`,
  };
}
