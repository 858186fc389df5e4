import type { SidebarItem } from '../../model/sidebar.ts';
import { escapeHtml, printAttributes } from '../../ui/document/escape.ts';

/**
 * The whole sidebar, with all branches in the document: there is no file to load the closed ones from.
 * The elements and classes are those of `ui/sidebar`.
 * @param path address of the page that shows it
 */
export function renderFullSidebar(items: readonly SidebarItem[], path: string): string {
  return `<ul class="sidebar-list">${items.map((item) => renderItem(item, path)).join('')}</ul>`;
}

function renderItem(item: SidebarItem, path: string): string {
  if (item.type === 'caption') return `<li class="sidebar-caption">${escapeHtml(item.label)}</li>`;
  if (item.type === 'link') return `<li>${renderLink(item.label, item.href, path)}</li>`;
  const { label, href, shows } = item;
  const list = renderFullSidebar(item.items ?? [], path);
  const name = escapeHtml(label);
  const link = href === undefined ? '' : renderLink(label, href, path);
  if (shows === 'fixed') return `<li><div class="sidebar-group">${link || `<span class="sidebar-label">${name}</span>`}${list}</div></li>`;
  const holdsCurrent = leadsTo(item, path);
  const attributes = printAttributes({
    class: link ? 'sidebar-branch with-page' : 'sidebar-branch',
    'data-holds-current': holdsCurrent && 'true',
  });
  const summary = link ? `<summary${printAttributes({ 'aria-label': label })}></summary>` : `<summary><span>${name}</span></summary>`;
  return `<li><div${attributes}>${link}<details${printAttributes({ open: holdsCurrent || shows === 'open' })}>${summary}${list}</details></div></li>`;
}

function renderLink(label: string, href: string, path: string): string {
  const attributes = printAttributes({ class: 'sidebar-link', href, 'aria-current': href === path && 'page' });
  return `<a${attributes}>${escapeHtml(label)}</a>`;
}

function leadsTo(item: SidebarItem, path: string): boolean {
  if (item.type === 'caption') return false;
  return item.href === path || (item.type === 'category' && (item.items ?? []).some((child) => leadsTo(child, path)));
}
