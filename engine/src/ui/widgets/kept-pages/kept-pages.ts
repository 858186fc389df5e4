import { samePage } from '../../../model/href.ts';
import type { PagePayload } from '../../../model/page.ts';
import type { SiteData } from '../../../model/site.ts';
import { activeLink } from '../../navbar/active.ts';
import type { PageLoader } from '../../navigation/page-loader.ts';
import type { Shell } from '../../state/shell.ts';

/**
 * Lists the pages that open without a network, or shows what the page says where there are none yet (`pack/render-ways`). Those that the reader has
 * been to come first; those that were fetched ahead may be many, and are closed beside them.
 */
export function mount(place: HTMLElement, { route, site }: Shell, loader: PageLoader): undefined {
  const { page } = route.get();
  const { level, opened = '', ahead = '' } = place.dataset;
  leadWithoutNetwork(place);
  const readable = (pages: readonly PagePayload[]): readonly PagePayload[] =>
    pages.filter(({ path, build, kind }) => !samePage(path, page.path) && build === page.build && kind !== 'notFound');
  loader.kept().then((kept) => {
    const [seen, others] = [readable(kept.opened), readable(kept.ahead)];
    place.querySelector('.kept-lists')?.remove();
    place.classList.toggle('has-none', seen.length + others.length === 0);
    if (seen.length + others.length === 0) return;
    const listOf = (name: string, pages: readonly PagePayload[]): HTMLElement => {
      const list = document.createElement('ul');
      list.setAttribute('aria-label', name);
      list.append(...pages.map((each) => createItem(each, site)));
      return list;
    };
    // In the place of what is said where there are none, which keeps it: what is below does not move.
    const lists = document.createElement('div');
    lists.className = 'kept-lists';
    place.append(lists);
    if (seen.length > 0) lists.append(createText(`h${level}`, opened), listOf(opened, seen));
    if (others.length === 0) return;
    const more = document.createElement('details');
    more.open = seen.length === 0;
    const summary = document.createElement('summary');
    summary.append(createText(`h${level}`, `${ahead} (${others.length})`));
    more.append(summary, listOf(ahead, others));
    lists.append(more);
  }, console.warn);
}

/** What has to be downloaded first is of no use now. */
function leadWithoutNetwork(place: HTMLElement): void {
  const part = place.closest('section');
  if (part && !navigator.onLine) part.parentElement?.querySelector(':scope > h2')?.before(part);
}

function createItem(page: PagePayload, site: SiteData): HTMLElement {
  const link = createLink(page.path, page.title);
  const context = contextOf(page, site);
  if (context !== '') link.append(' ', createText('small', context));
  const item = document.createElement('li');
  item.append(link);
  return item;
}

/** What a page is about, where its title does not say so: as the category above it is called, else its section. Older versions have the same titles. */
function contextOf({ title, ...page }: PagePayload, site: SiteData): string {
  const above = page.breadcrumbs.slice(-1)[0]?.label ?? activeLink({ title, ...page }, site)?.label ?? '';
  const older = site.versions.find((version) => version.name === page.version && !version.isLast);
  return [above, older?.label ?? ''].filter((name) => !title.includes(name)).join(' · ');
}

function createLink(href: string, text: string): HTMLElement {
  const link = document.createElement('a');
  link.setAttribute('href', href);
  link.append(createText('span', text));
  return link;
}

function createText(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
