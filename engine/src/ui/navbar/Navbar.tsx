import { Menu as MenuIcon, X } from 'lucide';
import { MAIN_ID, NAVBAR_END_ID, NO_SCRIPT_MENU_ID } from '../../model/shell-ids.ts';
import type { NavbarItem } from '../../model/site.ts';
import { Icon } from '../icons/Icon.tsx';
import { SlotHost } from '../slots/SlotHost.tsx';
import { useShell } from '../state/shell.ts';
import { Brand } from './Brand.tsx';
import { LocaleMenu } from './LocaleMenu.tsx';
import { NavbarEntry } from './NavbarEntry.tsx';
import { itemKey } from './navbar-links.ts';
import { SearchButton } from './SearchButton.tsx';
import { ThemeButton } from './ThemeButton.tsx';
import { VersionMenu } from './VersionMenu.tsx';

/** The bar at the top of every page. */
export function Navbar() {
  const { site, texts, overlay, navbarEnd } = useShell();
  const has = (type: NavbarItem['type']) => site.navbar.some((item) => item.type === type);
  return (
    <header className="navbar">
      <a className="navbar-toggle without-script" href={`#${NO_SCRIPT_MENU_ID}`} aria-label={texts.openMenu}>
        <Icon of={MenuIcon} size={22} />
      </a>
      <button
        type="button"
        className="navbar-toggle with-script"
        data-opens="menu"
        aria-label={texts.openMenu}
        onClick={() => overlay.set('menu')}
      >
        <Icon of={MenuIcon} size={22} />
      </button>
      {/* In the place of the others while the menu is in the page. */}
      <a className="navbar-toggle navbar-close" href={`#${MAIN_ID}`} aria-label={texts.closeMenu}>
        <Icon of={X} size={22} />
      </a>
      <Brand />
      <nav className="navbar-nav" aria-label={texts.mainNavigation}>
        <ul className="navbar-items">
          {site.navbar.map((item) => (
            <NavbarEntry key={itemKey(item)} item={item} />
          ))}
        </ul>
      </nav>
      <div className="navbar-tools">
        {has('search') && <SearchButton />}
        {has('versions') && <VersionMenu />}
        {has('locales') && <LocaleMenu />}
        <ThemeButton />
        {navbarEnd && <SlotHost id={NAVBAR_END_ID} className="navbar-end" content={navbarEnd} />}
      </div>
    </header>
  );
}
