import type { FooterItem } from '../footer/brand.ts';

/** A footer link that stays on the brand's own sites. */
export function own(name: string, href: string, tracking: string): FooterItem {
  return { name, href, external: false, tracking };
}

/** A row of the footer whose page is not published: its name stands as text. */
export function unpublished(name: string, tracking: string): FooterItem {
  return { name, href: null, external: true, tracking };
}

/** A footer link that opens in a new tab. */
export function outside(name: string, href: string, tracking: string): FooterItem {
  return { name, href, external: true, tracking };
}
