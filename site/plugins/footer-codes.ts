import type { Plugin } from 'signpost';
import type { CreateBrand } from '../footer/brand.ts';
import { qrSvg } from '../footer/qr-svg.ts';

/**
 * Draws the QR codes of the footer.
 * @param brands by their ids
 */
export function footerCodes(brands: Readonly<Record<string, CreateBrand>>): Plugin {
  return {
    name: 'footer-codes',
    inputs: [],
    build({ brand, region, defaultLocale }) {
      const social = brands[brand]?.({ locale: defaultLocale, region }).footer.social ?? [];
      return new Map(social.map(({ image, target }) => [image, qrSvg(target)]));
    },
  };
}
