import type { SlotProps } from 'signpost/pages';
import { createBrand as createCloudBackend } from '../brands/cloud-backend.ts';
import { createBrand as createDeveloperServices } from '../brands/developer-services.ts';
import type { Brand, FooterItem } from '../footer/brand.ts';
import { createTranslations, Footer as FooterElsewhere, type FooterLanguage } from '../footer/index.ts';
import { mapImages } from '../footer/place-images.ts';

/** The footer of the brand and region of this build. What it does in the browser is in `behaviours/footer.ts`. */
export default function Footer({ locale, brand: shown, href, year }: SlotProps) {
  const create = shown.id === 'cloud-backend' ? createCloudBackend : createDeveloperServices;
  const brand = withLinks(create({ locale, region: shown.region }), href);
  const language: FooterLanguage = locale === 'en' ? 'en' : 'zh-Hans-CN';
  return (
    <div data-behaviour="footer" data-on=".footer-qr">
      <FooterElsewhere translations={createTranslations({ [language]: { ...brand, logo: shown.logo } })} language={language} year={year} />
    </div>
  );
}

/** The brand with its pictures, and its links to pages of this site, at their addresses, which the build checks. */
function withLinks(brand: Brand, href: SlotProps['href']): Brand {
  const inSite = (address: string): string => (address.startsWith('/') ? href(address) : address);
  const link = (item: FooterItem): FooterItem => ({ ...item, href: item.href && inSite(item.href) });
  const { footer } = brand;
  const columns = footer.columns.map((column) => ({ ...column, items: column.items.map(link) }));
  return mapImages({ ...brand, footer: { ...footer, columns, legal: footer.legal.map(link) } }, inSite);
}
