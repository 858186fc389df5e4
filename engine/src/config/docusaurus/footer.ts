import { type Fields, records, text } from '../../model/record.ts';
import type { LocalText, SiteConfigInput } from '../schema.ts';
import { linksInHtml, withoutTags } from './html-links.ts';
import { type MenuLink, type NavbarContext, type Translate, targetOf, toMenu, translator } from './navbar.ts';

type Footer = NonNullable<SiteConfigInput['footer']>;

/** The columns of links and the copyright. Links without columns are one column. */
export function readFooter(footer: Fields, context: NavbarContext): Footer {
  const translate = translator(context, 'footer.json');
  const groups = records(footer.links);
  const columns = groups.some((group) => Array.isArray(group.items)) ? groups : [{ title: '', items: groups }];
  const copyright = text(footer.copyright);
  const written = columns.map((column) => {
    const title = text(column.title) ?? '';
    const items = records(column.items).flatMap((item) => footerLinks(item, context, translate));
    return { title: translate(`link.title.${title}`, title), items };
  });
  return {
    columns: [...written, { title: '', items: linksOfCopyright(copyright ?? '', context) }].filter(({ items }) => items.length > 0),
    copyright: copyright === undefined ? '' : mapText(translate('copyright', copyright), withoutTags),
  };
}

/** The links in the copyright, such as those to policies, which is text alone here. The one that praises Docusaurus is left out. */
function linksOfCopyright(html: string, context: NavbarContext): MenuLink[] {
  return toMenu(linksInHtml(html), context, (_, words) => words).filter(({ to }) => !/^https?:\/\/(v2\.)?docusaurus\.io\b/.test(to));
}

function footerLinks(item: Fields, context: NavbarContext, translate: Translate): MenuLink[] {
  const to = targetOf(item, context);
  const label = text(item.label);
  if (to !== undefined && label !== undefined) return [{ label: translate(`link.item.label.${label}`, label), to }];
  const html = text(item.html);
  if (html === undefined) return [];
  const links = toMenu(linksInHtml(html), context, (_, words) => words);
  if (links.length === 0) context.leftOut.push('an item of the footer that is HTML');
  return links;
}

function mapText(value: LocalText, change: (text: string) => string): LocalText {
  if (typeof value === 'string') return change(value);
  return Object.fromEntries(Object.entries(value).map(([locale, words]) => [locale, change(words)]));
}
