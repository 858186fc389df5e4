import type { ShellLink } from '../../model/site.ts';
import { SmartLink } from '../navigation/SmartLink.tsx';
import { useShell } from '../state/shell.ts';
import { useStore } from '../state/use-store.ts';

interface NavbarLinkProps {
  readonly link: ShellLink;
  readonly isActive: boolean;
  readonly className: string;
}

/** A link of the navbar, of one of its menus or of the drawer, marked where the reader is. */
export function NavbarLink({ link, isActive, className }: NavbarLinkProps) {
  return (
    <SmartLink className={className} href={link.href} external={link.external} aria-current={isActive ? 'page' : undefined}>
      {link.label}
    </SmartLink>
  );
}

/** The links of a menu, as lines of a list. */
export function MenuLinks({ links, path }: { readonly links: readonly ShellLink[]; readonly path: string }) {
  return links.map((link) => (
    <li key={link.href}>
      <NavbarLink link={link} isActive={link.href === path} className="menu-link" />
    </li>
  ));
}

/** The further links at the end of the menu of versions or languages. */
export function FurtherLinks({ of }: { readonly of: 'versions' | 'locales' }) {
  const { site, route } = useShell();
  const { page } = useStore(route);
  const links = site.navbar.flatMap((item) => (item.type === of ? (item.items ?? []) : []));
  return <MenuLinks links={links} path={page.path} />;
}
