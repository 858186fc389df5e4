import type { Locale } from '../../model/locale.ts';

/** Path of the icon on Apple's home screens, below the base URL. */
export const APPLE_ICON = 'apple-touch-icon.png';

/** Path of a language's web manifest, below the base URL. */
export function manifestPath({ path }: Pick<Locale, 'path'>): string {
  return `${path && `${path}/`}site.webmanifest`;
}
