import type { BrandFactory } from '../../src/model/site.ts';

/** The platform's developer services. Company data are samples: the operator puts its own here. */
export const createBrand: BrandFactory = ({ locale, region }) => ({
  id: 'developer-services',
  region,
  name: locale === 'en' ? 'Developer Services' : '开发者服务',
  logo: { src: '/img/brand/developer-services.svg', srcDark: '/img/brand/developer-services.svg', height: 24, alt: '' },
  mainSite: 'https://www.taptap.cn',
  developerSite: 'https://developer.taptap.cn',
  footer: {
    form: 'simple',
    label: locale === 'en' ? 'Developer Services' : '开发者服务',
    mainSiteLabel: 'TapTap',
    columns: [],
    contacts: [],
    social: [],
    community: null,
    legal: [],
    company: { name: '', addresses: [] },
    filings: [],
  },
});
