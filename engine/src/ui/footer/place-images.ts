import type { BrandData } from '../../model/site.ts';

/**
 * The brand with its pictures at another address.
 * @param base a base URL or another host, with a slash at the end
 */
export function placeImages(brand: BrandData, base: string): BrandData {
  const below = (path: string): string => (path.startsWith('/') ? base + path.slice(1) : path);
  const { logo, footer } = brand;
  return {
    ...brand,
    logo: logo && { ...logo, src: below(logo.src), srcDark: below(logo.srcDark) },
    footer: {
      ...footer,
      social: footer.social.map((entry) => ({ ...entry, icon: below(entry.icon), image: below(entry.image) })),
      community: footer.community && { ...footer.community, icon: below(footer.community.icon) },
      filings: footer.filings.map((filing) => ({ ...filing, image: filing.image && below(filing.image) })),
    },
  };
}
