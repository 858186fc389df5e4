import type { CreateBrand } from '../footer/brand.ts';
import { outside, own, unpublished } from './links.ts';

/** The cloud backend service, which has a shell and filings of its own. Company, numbers and addresses are samples. */
export const createBrand: CreateBrand = ({ locale, region }) => {
  const isChinese = locale !== 'en';
  const text = (zhHans: string, en: string) => (isChinese ? zhHans : en);
  const site = region === 'cn' ? 'https://www.leancloud.cn' : 'https://leancloud.app';
  const docs = region === 'cn' ? 'https://docs.leancloud.cn' : 'https://docs.leancloud.app';
  const name = text('云后端服务', 'Cloud Backend');
  return {
    id: 'cloud-backend',
    region,
    name,
    logo: { src: '/img/brand/cloud-backend.svg', srcDark: '/img/brand/cloud-backend-dark.svg', height: 20, scale: 1, alt: '' },
    mainSite: site,
    developerSite: region === 'cn' ? 'https://console.leancloud.cn' : 'https://console.leancloud.app',
    footer: {
      form: 'simple',
      label: name,
      mainSiteLabel: null,
      columns: [],
      contacts: [],
      social: [],
      community: null,
      legal: [
        own(text('价格', 'Pricing'), `${site}/pricing/`, 'footer_pricing'),
        own(text('SDK 下载', 'SDK downloads'), `${docs}/sdk/start/download/`, 'footer_sdk'),
        own(text('常见问题', 'FAQ'), `${docs}/sdk/start/faq/`, 'footer_faq'),
        outside(text('工单支持', 'Ticket support'), 'https://leanticket.cn/', 'footer_tickets'),
        unpublished(text('服务状态', 'Service status'), 'footer_status'),
        outside(text('论坛', 'Forum'), 'https://forum.leancloud.cn/', 'footer_forum'),
        unpublished(text('博客', 'Blog'), 'footer_blog'),
      ],
      company: { name: text('示例云计算（北京）有限公司', 'Sample Cloud Computing (Beijing) Co., Ltd.'), addresses: [] },
      filings:
        region === 'cn'
          ? [
              { key: 'icp', name: text('京 ICP 备 00000000 号', 'ICP filing 00000000'), url: 'https://beian.miit.gov.cn/', image: null },
              {
                key: 'security',
                name: text('京公网安备 00000000000000 号', 'Public-network security 00000000000000'),
                url: 'https://beian.mps.gov.cn/',
                image: '/img/filings/shield.svg',
              },
            ]
          : [],
    },
  };
};
