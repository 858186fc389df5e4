import { Copy, Ellipsis } from 'lucide';
import { CARD_PATH } from '../../../model/service-paths.ts';
import { fetchOk } from '../../http/fetch-ok.ts';
import { createIcon } from '../../icons/create-icon.ts';
import type { Shell } from '../../state/shell.ts';
import { createButton } from '../create-button.ts';
import { copyAt, copyMarkdownAt } from './copy-at.ts';

/** Pixels of a sign beside words of 13. */
const ICON = 15;

/** What stands above the title of the current page. */
let shown: HTMLElement | undefined;

/**
 * Offers above a page's title what can be done with it: to copy its Markdown, and in a menu all else that the end of the article has, which can be far
 * away. Where the title takes the place, the end has it alone.
 */
export function offerPage(shell: Shell): void {
  const header = document.querySelector<HTMLElement>('.article-header');
  shown?.remove();
  // A phone may be turned.
  narrow.onchange = () => offerPage(shell);
  const { markdownUrl } = shell.route.get().page;
  if (!header?.hasChildNodes() || markdownUrl === null) return;
  shown = createActions(markdownUrl, shell);
  header.append(shown);
  if (narrow.matches || isCovering(header, shown)) shrink(shown, markdownUrl, shell);
  if (isCovering(header, shown)) shown.remove();
}

/** Windows without room for words beside the breadcrumbs. */
const narrow = matchMedia('(max-width: 599.98px)');

/** Leaves the menu alone, which then begins with what stood beside it. */
function shrink(actions: HTMLElement, markdownUrl: string, shell: Shell): void {
  actions.dataset.small = '';
  const copy = createCopier(shell.texts.article.copyMarkdown, (control) => copyMarkdownAt(control, markdownUrl, shell));
  actions.querySelector('.menu-list')?.prepend(copy);
}

function isCovering(header: HTMLElement, actions: HTMLElement): boolean {
  const place = actions.getBoundingClientRect();
  const words = header.querySelectorAll('.breadcrumbs li, h1, .version-badge, .notice');
  return [...words].flatMap((part) => [...part.getClientRects()]).some((rect) => overlaps(rect, place));
}

function overlaps(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** The likeliest action, and the menu beside it. */
function createActions(markdownUrl: string, shell: Shell): HTMLElement {
  const title = shell.texts.article.copyMarkdown;
  const label = Object.assign(document.createElement('span'), { textContent: title });
  const copy = createButton({ className: 'quiet-action page-copy', title }, () => void copyMarkdownAt(label, markdownUrl, shell));
  copy.append(createIcon(Copy, ICON), label);
  const actions = document.createElement('div');
  actions.className = 'page-actions';
  actions.append(copy, createMenu(markdownUrl, shell));
  return actions;
}

/** Closed and moved through as those of the navbar are (`navbar/start-menus`). */
function createMenu(markdownUrl: string, shell: Shell): HTMLElement {
  const { texts, site } = shell;
  const { editUrl } = shell.route.get().page;
  const [menu, summary, list] = [document.createElement('details'), document.createElement('summary'), document.createElement('ul')];
  menu.className = 'menu';
  summary.className = 'quiet-action';
  summary.title = texts.article.pageActions;
  summary.setAttribute('aria-label', texts.article.pageActions);
  summary.append(createIcon(Ellipsis, ICON));
  list.className = 'menu-list';
  list.append(
    createLink(texts.article.viewMarkdown, markdownUrl),
    createCopier(texts.article.copyLink, (control) => copyAt(control, location.href.replace(/#.*/, ''), shell)),
    ...site.assistants.map(({ label, url }) => createLink(label, url.replace('{url}', encodeURIComponent(site.url + markdownUrl)), true)),
    ...(editUrl ? [createLink(texts.article.edit, editUrl, true)] : []),
  );
  menu.append(summary, list);
  menu.addEventListener('toggle', () => void offerTools(list, shell), { once: true });
  return menu;
}

/** Offers the address of the tools for programs, where a server answers there: pages can also be files alone. */
async function offerTools(list: HTMLElement, shell: Shell): Promise<void> {
  try {
    const card: unknown = await (await fetchOk(shell.site.baseUrl.slice(0, -1) + CARD_PATH)).json();
    const url: unknown = Object(card).remotes?.[0]?.url;
    if (typeof url === 'string') list.append(createCopier(shell.texts.article.copyTools, (control) => copyAt(control, url, shell)));
  } catch (error) {
    console.info(error);
  }
}

function createLink(label: string, href: string, isElsewhere = false): HTMLElement {
  const link = Object.assign(document.createElement('a'), { className: 'menu-link', href, textContent: label });
  if (isElsewhere) Object.assign(link, { target: '_blank', rel: 'noopener noreferrer' });
  return createItem(link);
}

function createCopier(label: string, copy: (control: HTMLElement) => Promise<unknown>): HTMLElement {
  const button = createButton({ className: 'menu-link', textContent: label }, () => void copy(button));
  // The menu stays open and says that it is done: a click that comes further closes it.
  button.addEventListener('click', (event) => event.stopPropagation());
  return createItem(button);
}

function createItem(control: HTMLElement): HTMLElement {
  const item = document.createElement('li');
  item.append(control);
  return item;
}
