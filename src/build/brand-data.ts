import type { LoadedConfig } from '../config/load.ts';
import type { Locale } from '../model/locale.ts';
import type { BrandData } from '../model/site.ts';
import { placeImages } from '../ui/footer/place-images.ts';

/** The brand and region of this build in one locale, with its pictures below the base URL. */
export function brandData({ config }: LoadedConfig, locale: Locale): BrandData {
  return placeImages(config.brands[config.brand]({ locale: locale.name, region: config.region }), config.baseUrl);
}
