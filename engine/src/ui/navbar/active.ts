import type { PageData } from '../../model/page.ts';
import type { NavbarItem } from '../../model/site.ts';

/** Whether the navbar shows that the page belongs to the item. */
export function isActiveItem(item: NavbarItem, page: PageData): boolean {
  // The not-found page has the home page's address, but belongs to no item.
  if (page.kind === 'notFound') return false;
  switch (item.type) {
    case 'link':
      return item.href === page.path;
    case 'sidebar':
      return item.sidebar === page.sidebar?.name;
    case 'menu':
      return item.items.some(
        (link) => link.href === page.path || page.sidebar?.items.some((entry) => entry.type !== 'caption' && entry.href === link.href),
      );
    default:
      return false;
  }
}
