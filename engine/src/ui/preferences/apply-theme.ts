import type { SiteData } from '../../model/site.ts';
import type { Preferences } from './preferences.ts';

/** Keeps the document in the reader's theme: their choice here or in another tab, else the system's where the site respects it. */
export function applyTheme({ colorMode }: SiteData, { theme }: Preferences): void {
  if (!colorMode.switchable) return;
  const prefersDark = matchMedia('(prefers-color-scheme: dark)');
  const apply = (): void => {
    const shown = theme.get() ?? (colorMode.respectSystem && prefersDark.matches ? 'dark' : colorMode.default);
    document.documentElement.dataset.theme = shown;
    for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.setAttribute('content', colorMode.colors[shown]);
  };
  apply();
  theme.subscribe(apply);
  prefersDark.addEventListener('change', apply);
}
