import { prerender } from 'react-dom/static';
import type { SiteData } from '../../model/site.ts';
import { Footer } from '../footer/Footer.tsx';
import { createTranslations } from '../footer/translations.ts';

const rendered = new WeakMap<SiteData, Promise<string>>();

/** The footer's HTML, made once for each locale. */
export function renderFooter(site: SiteData): Promise<string> {
  const known = rendered.get(site);
  if (known) return known;
  const language = site.locale.name === 'en' ? 'en' : 'zh-Hans-CN';
  const footer = <Footer translations={createTranslations({ [language]: site.brand })} language={language} />;
  const html = prerender(footer).then(({ prelude }) => new Response(prelude).text());
  rendered.set(site, html);
  return html;
}
