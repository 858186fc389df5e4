import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedConfig } from '../config/load.ts';
import type { Locale } from '../model/locale.ts';
import type { BrandData } from '../model/site.ts';
import { placeImages } from '../ui/footer/place-images.ts';

/** Bytes up to which a logo stands in the page itself: fetched, it would be the one thing beside the style sheet that the first view waits for. */
const SMALL = 1024;

/** The brand and region of this build in one locale, with its pictures below the base URL, and a small logo in place of its address. */
export function brandData({ config, siteDir }: LoadedConfig, locale: Locale): BrandData {
  const own = config.brands[config.brand]({ locale: locale.name, region: config.region });
  const brand = placeImages(own, config.baseUrl);
  const staticDir = join(siteDir, config.staticDir);
  const { logo } = brand;
  const src = inlineSmall(join(staticDir, own.logo.src)) ?? logo.src;
  const srcDark = inlineSmall(join(staticDir, own.logo.srcDark)) ?? logo.srcDark;
  return { ...brand, logo: { ...logo, src, srcDark } };
}

/** A small drawing as an address that holds it; undefined for one that is large, of another kind or not there. */
function inlineSmall(file: string): string | undefined {
  if (!file.endsWith('.svg')) return undefined;
  try {
    const drawing = readFileSync(file, 'utf8');
    return drawing.length <= SMALL ? `data:image/svg+xml,${encodeURIComponent(drawing)}` : undefined;
  } catch {
    return undefined;
  }
}
