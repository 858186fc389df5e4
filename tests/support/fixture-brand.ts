import type { BrandFactory } from '../../engine/src/model/site.ts';

/** A minimal brand. */
export const createFixtureBrand: BrandFactory = ({ region }) => ({
  id: 'developer-services',
  region,
  name: 'Fixture',
  logo: { src: '/favicon.svg', srcDark: '/favicon.svg', height: 24, scale: 1, alt: '' },
  mainSite: 'https://example.com',
  developerSite: 'https://docs.example',
  footer: {
    form: 'simple',
    label: 'Fixture',
    mainSiteLabel: 'Example',
    columns: [],
    contacts: [],
    social: [],
    community: null,
    legal: [],
    company: { name: 'Example', addresses: [] },
    filings: [],
  },
});
