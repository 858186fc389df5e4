import type { Locale } from '../../model/locale.ts';
import type { Theme } from '../preferences/theme.ts';

/** Colour of the browser's own interface: the page's background in that theme (`--surface` in tokens.css). */
export function themeColor(theme: Theme): string {
  return theme === 'dark' ? '#101417' : '#ffffff';
}

/** Path of the icon on Apple's home screens, below the base URL. */
export const APPLE_ICON = 'apple-touch-icon.png';

/** Path of a language's web manifest, below the base URL. */
export function manifestPath({ path }: Pick<Locale, 'path'>): string {
  return `${path && `${path}/`}site.webmanifest`;
}
