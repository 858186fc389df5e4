import { brandIn } from '../config/brand.ts';
import type { LoadedConfig } from '../config/load.ts';
import { toFileHref } from '../content/address.ts';
import { staticFile } from '../content/static-files.ts';
import { readIfPossible } from '../model/read-if-there.ts';
import type { BrandData } from '../model/site.ts';

/**
 * Largest logo that is inlined into pages, in bytes. As a file, it would be the only thing beside the style sheet that the first view waits
 * for.
 */
const SMALL = 1024;

/** What the shell shows of this build's brand in one locale: its logo below the base URL, or inlined if it is small. */
export function brandData(loaded: LoadedConfig, locale: string): BrandData {
  const { id, region, name, logo } = brandIn(loaded.config, locale);
  const place = (src: string): string => inlineSmall(loaded, src) ?? (src.startsWith('/') ? toFileHref(loaded.config, src) : src);
  return { id, region, name, logo: logo && { ...logo, src: place(logo.src), srcDark: place(logo.srcDark) } };
}

/** A data URL of a small drawing; undefined for a large one, another type or a missing file. */
function inlineSmall(loaded: LoadedConfig, src: string): string | undefined {
  if (!src.endsWith('.svg')) return undefined;
  const drawing = readIfPossible(staticFile(loaded, src));
  return drawing !== undefined && drawing.length <= SMALL ? `data:image/svg+xml,${encodeURIComponent(drawing)}` : undefined;
}
