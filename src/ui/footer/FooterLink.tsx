import type { ReactNode } from 'react';
import type { FooterItem } from '../../model/site.ts';

/** Learns which item of the footer was chosen. */
export type Track = (point: string) => void;

/** Id of what a link that opens a new tab says about that, once for the whole footer. */
export const NEW_TAB_ID = 'footer-new-tab';

/** What leads out of the brand's sites. */
export const OUTSIDE = { target: '_blank', rel: 'noreferrer nofollow noopener', 'aria-describedby': NEW_TAB_ID } as const;

interface FooterLinkProps {
  readonly item: FooterItem;
  readonly onTrack: Track | undefined;
  readonly className?: string;
  /** Stands in front of the name. */
  readonly children?: ReactNode;
}

/** A link of the footer; one that leaves the brand's sites opens in a new tab. */
export function FooterLink({ item, onTrack, className, children }: FooterLinkProps) {
  const { tracking } = item;
  return (
    <a
      className={className}
      href={item.href}
      {...(item.external && OUTSIDE)}
      data-tracking={tracking ?? undefined}
      onClick={tracking !== null && onTrack ? () => onTrack(tracking) : undefined}
    >
      {children}
      <span>{item.name}</span>
    </a>
  );
}
