import type { BrandData, FooterItem } from '../model/site.ts';
import type { SiteConfig } from './schema.ts';
import { textIn } from './text-in.ts';

/** The brand of this build in one locale. A site without brands shows its own name, its logo if it has one, and its footer. */
export function brandIn(config: SiteConfig, locale: string): BrandData {
  const { brands, brand, region } = config;
  return brands?.[brand]?.({ locale, region }) ?? plainBrand(config, locale);
}

/** Height of a site's logo in pixels, as in the sites that have brands (spec §9). */
const LOGO_HEIGHT = 24;

function plainBrand({ title, logo, footer, url, brand, region }: SiteConfig, locale: string): BrandData {
  const name = textIn(title, locale);
  const item = ({ label, to }: { label: SiteConfig['title']; to: string }): FooterItem => ({
    name: textIn(label, locale),
    href: to,
    external: /^https?:/.test(to),
    tracking: null,
  });
  return {
    id: brand,
    region,
    name,
    logo: logo && { src: logo.src, srcDark: logo.srcDark ?? logo.src, height: LOGO_HEIGHT, scale: 1, alt: logo.alt },
    mainSite: url,
    developerSite: url,
    footer: {
      form: 'plain',
      label: name,
      mainSiteLabel: null,
      columns: footer.columns.map((column) => ({ title: textIn(column.title, locale), items: column.items.map(item) })),
      contacts: [],
      social: [],
      community: null,
      legal: [],
      company: { name: textIn(footer.copyright, locale), addresses: [] },
      filings: [],
    },
  };
}
