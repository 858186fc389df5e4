import type { LoadedConfig } from '../config/load.ts';
import type { Locale } from '../model/locale.ts';
import type { BrandData } from '../model/site.ts';

/** The brand and region of this build in one locale, with its pictures below the base URL. */
export function brandData({ config }: LoadedConfig, locale: Locale): BrandData {
  const brand = config.brands[config.brand]({ locale: locale.name, region: config.region });
  const below = (path: string): string => (path.startsWith('/') ? config.baseUrl + path.slice(1) : path);
  return {
    ...brand,
    logo: { ...brand.logo, src: below(brand.logo.src), srcDark: below(brand.logo.srcDark) },
    footer: { ...brand.footer, filings: brand.footer.filings.map((filing) => ({ ...filing, image: filing.image && below(filing.image) })) },
  };
}
