import type { LoadedConfig } from '../config/load.ts';
import type { Locale } from '../model/locale.ts';
import type { BrandData } from '../model/site.ts';

/** The brand and region of this build in one locale, with its pictures below the base URL. */
export function brandData({ config }: LoadedConfig, locale: Locale): BrandData {
  const brand = config.brands[config.brand]({ locale: locale.name, region: config.region });
  const below = (path: string): string => (path.startsWith('/') ? config.baseUrl + path.slice(1) : path);
  const { logo, footer } = brand;
  return {
    ...brand,
    logo: { ...logo, src: below(logo.src), srcDark: below(logo.srcDark) },
    footer: {
      ...footer,
      social: footer.social.map((entry) => ({ ...entry, icon: below(entry.icon), image: below(entry.image) })),
      community: footer.community && { ...footer.community, icon: below(footer.community.icon) },
      filings: footer.filings.map((filing) => ({ ...filing, image: filing.image && below(filing.image) })),
    },
  };
}
