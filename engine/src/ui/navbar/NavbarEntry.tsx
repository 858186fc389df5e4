import type { NavbarItem } from '../../model/site.ts';
import { useShell } from '../state/shell.ts';
import { isActiveItem } from './active.ts';
import { Menu } from './Menu.tsx';
import { MenuLinks, NavbarLink } from './NavbarLink.tsx';
import { useMarkedPage } from './use-marked-page.ts';

/**
 * One entry of the navbar. Versions, languages and search are rendered elsewhere.
 * @throws Error for an item of another type, or a sidebar item without an address
 */
export function NavbarEntry({ item }: { readonly item: NavbarItem }) {
  const { site } = useShell();
  const page = useMarkedPage();
  switch (item.type) {
    case 'link':
    case 'sidebar':
      if (!item.href)
        throw new Error(
          `The navbar item "${item.label}" leads nowhere. Give its sidebar a page, or the item an address, in site.config.ts.`,
        );
      return (
        <li>
          <NavbarLink link={item} isActive={isActiveItem(item, page, site)} className="navbar-link" />
        </li>
      );
    case 'menu':
      return (
        <li>
          <Menu label={item.label} className="navbar-link" isActive={isActiveItem(item, page, site)}>
            <MenuLinks links={item.items} path={page.path} />
          </Menu>
        </li>
      );
    case 'versions':
    case 'locales':
    case 'search':
      return null;
    default:
      throw new Error(
        `The navbar has an item of the unknown type ${JSON.stringify(item)}. Types are link, sidebar, menu, versions, locales and search.`,
      );
  }
}
