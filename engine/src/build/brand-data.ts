import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandIn } from '../config/brand.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { Locale } from '../model/locale.ts';
import type { BrandData } from '../model/site.ts';
import { placeImages } from '../ui/footer/place-images.ts';

/**
 * Largest logo that is inlined into pages, in bytes. As a file, it would be the only thing beside the style sheet that the first view waits
 * for.
 */
const SMALL = 1024;

/** The brand of this build in one locale, with its images below the base URL and small logos inlined. */
export function brandData({ config, siteDir }: LoadedConfig, locale: Locale): BrandData {
  const own = brandIn(config, locale.name);
  const brand = placeImages(own, config.baseUrl);
  const staticDir = join(siteDir, config.staticDir);
  const { logo } = brand;
  if (logo === null || own.logo === null) return brand;
  const src = inlineSmall(join(staticDir, own.logo.src)) ?? logo.src;
  const srcDark = inlineSmall(join(staticDir, own.logo.srcDark)) ?? logo.srcDark;
  return { ...brand, logo: { ...logo, src, srcDark } };
}

/** A data URL of a small drawing; undefined for a large one, another type or a missing file. */
function inlineSmall(file: string): string | undefined {
  if (!file.endsWith('.svg')) return undefined;
  try {
    const drawing = readFileSync(file, 'utf8');
    return drawing.length <= SMALL ? `data:image/svg+xml,${encodeURIComponent(drawing)}` : undefined;
  } catch {
    return undefined;
  }
}
