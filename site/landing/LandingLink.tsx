import type { ReactNode } from 'react';
import type { LandingProps } from 'signpost/pages';

interface LandingLinkProps {
  readonly to: string;
  readonly href: LandingProps['href'];
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to a page of this site, or to another site in a new tab. */
export function LandingLink({ to, href, className, children }: LandingLinkProps) {
  return to.startsWith('/') ? (
    <a href={href(to)} className={className}>
      {children}
    </a>
  ) : (
    <a href={to} className={className === undefined ? 'external' : `external ${className}`} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
