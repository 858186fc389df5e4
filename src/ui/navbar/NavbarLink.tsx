import type { ShellLink } from '../../model/site.ts';
import { SmartLink } from '../shell/SmartLink.tsx';

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
