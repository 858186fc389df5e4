import type { LoadedConfig } from '../config/load.ts';
import type { Locale } from '../model/locale.ts';
import type { BrandData } from '../model/site.ts';

/** The brand and region of this build in one locale. */
export function brandData({ config }: LoadedConfig, _locale: Locale): BrandData {
  return {
    id: config.brand,
    region: config.region,
    name: 'Developer Services',
    logo: { src: `${config.baseUrl}img/logo.svg`, srcDark: `${config.baseUrl}img/logo-dark.svg`, height: 24, alt: 'Developer Services' },
    mainSite: 'https://www.taptap.cn',
    developerSite: 'https://developer.taptap.cn',
  };
}
