import type { ShellLink } from '../../model/site.ts';
import { SmartLink } from '../navigation/SmartLink.tsx';

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
