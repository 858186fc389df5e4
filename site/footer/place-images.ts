import type { Brand } from './brand.ts';

/**
 * The brand with its pictures at another address.
 * @param base a base URL or another host, with a slash at the end
 */
export function placeImages(brand: Brand, base: string): Brand {
  return mapImages(brand, (path) => (path.startsWith('/') ? base + path.slice(1) : path));
}

/**
 * The brand with other addresses of its pictures.
 * @param place gives the address of the picture at a path
 */
export function mapImages(brand: Brand, place: (path: string) => string): Brand {
  const { logo, footer } = brand;
  return {
    ...brand,
    logo: logo && { ...logo, src: place(logo.src), srcDark: place(logo.srcDark) },
    footer: {
      ...footer,
      social: footer.social.map((entry) => ({ ...entry, icon: place(entry.icon), image: place(entry.image) })),
      community: footer.community && { ...footer.community, icon: place(footer.community.icon) },
      filings: footer.filings.map((filing) => ({ ...filing, image: filing.image && place(filing.image) })),
    },
  };
}
