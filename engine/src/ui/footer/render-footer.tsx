import { renderToString } from 'react-dom/server';
import { nearestLanguage } from '../../model/language.ts';
import type { SiteData } from '../../model/site.ts';
import { Footer } from './Footer.tsx';
import { PlainFooter } from './PlainFooter.tsx';
import { createTranslations } from './translations.ts';

const rendered = new WeakMap<SiteData, string>();

/** The footer's HTML, made once for each locale. */
export function renderFooter(site: SiteData): string {
  const known = rendered.get(site);
  if (known !== undefined) return known;
  const html = site.brand.footer.form === 'plain' ? renderPlain(site) : renderBranded(site);
  rendered.set(site, html);
  return html;
}

function renderBranded(site: SiteData): string {
  const language = nearestLanguage(site.locale.name, ['zh-Hans', 'en']) === 'en' ? 'en' : 'zh-Hans-CN';
  const translations = createTranslations({ [language]: site.brand });
  return renderToString(<Footer translations={translations} language={language} year={yearOfBuild()} />);
}

/** A footer without content takes no space. */
function renderPlain({ brand }: SiteData): string {
  const { columns, company } = brand.footer;
  return columns.length === 0 && company.name === '' ? '' : renderToString(<PlainFooter columns={columns} note={company.name} />);
}

/** The current year, or that of `SOURCE_DATE_EPOCH` (seconds), which makes builds reproducible. The browser shows its own. */
function yearOfBuild(): number {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  return (epoch === undefined ? new Date() : new Date(Number(epoch) * 1000)).getUTCFullYear();
}
