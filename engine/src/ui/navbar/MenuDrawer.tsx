import { ArrowLeft, X } from 'lucide';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { NavbarItem } from '../../model/site.ts';
import { Icon } from '../icons/Icon.tsx';
import { useDialog } from '../overlays/use-dialog.ts';
import { Sidebar } from '../sidebar/Sidebar.tsx';
import { useShell } from '../state/shell.ts';
import { useStore } from '../state/use-store.ts';
import { activeLink, isActiveItem } from './active.ts';
import { Brand } from './Brand.tsx';
import { LocaleLinks } from './LocaleMenu.tsx';
import { MenuLinks, NavbarLink } from './NavbarLink.tsx';
import { itemKey } from './navbar-links.ts';
import { useMarkedPage } from './use-marked-page.ts';
import { VersionLinks } from './VersionMenu.tsx';

/** Width from which there is room for the navbar and the sidebar (spec §9: up to 996 px is mobile). */
const DESKTOP = '(min-width: 997px)';

/** The menu on narrow screens: the section's pages with the page's other versions and languages, and behind them the navbar's entries. */
export function MenuDrawer() {
  const { site, texts, overlay, route } = useShell();
  const { page } = useStore(route);
  const section = activeLink(page, site)?.label;
  const [showsMain, setShowsMain] = useState(page.sidebar === null);
  const close = () => overlay.set(null);
  const dialog = useDialog(close);

  // Closes when there is room for the navbar, and when the reader arrives at another page.
  useEffect(() => {
    const desktop = matchMedia(DESKTOP);
    const closeOnDesktop = () => desktop.matches && overlay.set(null);
    desktop.addEventListener('change', closeOnDesktop);
    const stopWatching = route.subscribe(() => route.get().page.path !== page.path && overlay.set(null));
    return () => {
      desktop.removeEventListener('change', closeOnDesktop);
      stopWatching();
    };
  }, [overlay, route, page.path]);

  // The keyboard begins at the reader's place in the list: the controls are at its top, to which they would scroll it.
  useEffect(() => dialog.current?.querySelector<HTMLElement>('.sidebar-nav [aria-current=page]')?.focus({ preventScroll: true }), [dialog]);

  // The page that a link leads to may be the present one: then none arrives that would close the menu.
  const closeOnLink = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') && close();

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser makes a click of Enter on a link
    <dialog ref={dialog} className="drawer" aria-label={texts.mainNavigation} onClick={closeOnLink}>
      <div className="drawer-panel">
        <div className="drawer-head">
          <Brand />
          <button type="button" className="icon-button" aria-label={texts.closeMenu} onClick={close}>
            <Icon of={X} size={20} />
          </button>
        </div>
        {page.sidebar && !showsMain ? (
          <>
            <div className="drawer-section">
              <button type="button" className="drawer-back" onClick={() => setShowsMain(true)}>
                <Icon of={ArrowLeft} size={16} />
                <span>{texts.backToMainMenu}</span>
              </button>
              {section && <h2>{section}</h2>}
            </div>
            <Sidebar sidebar={page.sidebar} path={page.path} />
            <DrawerEntries className="drawer-choices" of={site.navbar.filter(isChoice)} />
          </>
        ) : (
          <MainMenu />
        )}
      </div>
    </dialog>
  );
}

function MainMenu() {
  const { site, texts } = useShell();
  const menu = useRef<HTMLElement>(null);
  // The focused button has been removed.
  useEffect(() => menu.current?.focus(), []);
  return (
    <nav ref={menu} className="drawer-main" tabIndex={-1} aria-label={texts.mainNavigation}>
      <DrawerEntries of={site.navbar} />
    </nav>
  );
}

/** Whether it leads to another form of the page that is read. */
function isChoice({ type }: NavbarItem): boolean {
  return type === 'versions' || type === 'locales';
}

function DrawerEntries({ of, className }: { readonly of: readonly NavbarItem[]; readonly className?: string }) {
  return (
    <ul className={className}>
      {of.map((item) => (
        <DrawerEntry key={itemKey(item)} item={item} />
      ))}
    </ul>
  );
}

function DrawerEntry({ item }: { readonly item: NavbarItem }) {
  const { site, texts } = useShell();
  const page = useMarkedPage();
  switch (item.type) {
    case 'link':
    case 'sidebar':
      return (
        <li>
          <NavbarLink link={item} isActive={isActiveItem(item, page, site)} className="menu-link" />
        </li>
      );
    case 'menu':
      return (
        <DrawerGroup title={item.label}>
          <MenuLinks links={item.items} path={page.path} />
        </DrawerGroup>
      );
    case 'versions':
      return (
        <DrawerGroup title={texts.version}>
          <VersionLinks />
        </DrawerGroup>
      );
    case 'locales':
      return (
        <DrawerGroup title={texts.language}>
          <LocaleLinks />
        </DrawerGroup>
      );
    case 'search':
      return null;
  }
}

function DrawerGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <li>
      <p className="drawer-title">{title}</p>
      <ul>{children}</ul>
    </li>
  );
}
