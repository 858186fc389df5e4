import type { BrandData } from '../model/site.ts';
import type { SiteConfig } from './schema.ts';
import { textIn } from './text-in.ts';

/** The brand of this build in one locale, with all that its factory gives. A site without brands shows its own name, and its logo if it has one. */
export function brandIn(config: SiteConfig, locale: string): BrandData {
  const { brands, brand, region } = config;
  return brands?.[brand]?.({ locale, region }) ?? plainBrand(config, locale);
}

/** Height of a site's logo in pixels, as in the sites that have brands (spec §9). */
const LOGO_HEIGHT = 24;

function plainBrand({ title, logo, brand, region }: SiteConfig, locale: string): BrandData {
  return {
    id: brand,
    region,
    name: textIn(title, locale),
    logo: logo && { src: logo.src, srcDark: logo.srcDark ?? logo.src, height: LOGO_HEIGHT, scale: 1, alt: logo.alt },
  };
}
