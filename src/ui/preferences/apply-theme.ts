import type { SiteData } from '../../model/site.ts';
import { themeColor } from '../document/icons.ts';
import type { Preferences } from './preferences.ts';
import { resolveTheme } from './theme.ts';

/** Keeps the document in the reader's theme: their choice here or in another tab, or the system's where the site respects it. */
export function applyTheme({ colorMode }: SiteData, { theme }: Preferences): void {
  if (!colorMode.switchable) return;
  const prefersDark = matchMedia('(prefers-color-scheme: dark)');
  const apply = (): void => {
    const system = colorMode.respectSystem && prefersDark.matches ? 'dark' : null;
    const shown = resolveTheme(theme.get(), { allowed: ['light', 'dark'], fallback: colorMode.default, system });
    document.documentElement.dataset.theme = shown;
    for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.setAttribute('content', themeColor(shown));
  };
  apply();
  theme.subscribe(apply);
  prefersDark.addEventListener('change', apply);
}
