import { renderToString } from 'react-dom/server';
import type { SiteData } from '../../model/site.ts';
import { Footer } from '../footer/Footer.tsx';
import { createTranslations } from '../footer/translations.ts';

const rendered = new WeakMap<SiteData, string>();

/** The footer's HTML, made once for each locale. */
export function renderFooter(site: SiteData): string {
  const known = rendered.get(site);
  if (known !== undefined) return known;
  const language = site.locale.name === 'en' ? 'en' : 'zh-Hans-CN';
  const translations = createTranslations({ [language]: site.brand });
  const html = renderToString(<Footer translations={translations} language={language} year={yearOfBuild()} />);
  rendered.set(site, html);
  return html;
}

/** The current year, or that of `SOURCE_DATE_EPOCH` (seconds), which makes builds reproducible. The browser shows its own. */
function yearOfBuild(): number {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  return (epoch === undefined ? new Date() : new Date(Number(epoch) * 1000)).getUTCFullYear();
}
