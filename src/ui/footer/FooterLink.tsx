import type { ReactNode } from 'react';
import type { FooterItem } from '../../model/site.ts';

/** Learns which item of the footer was chosen. */
export type Track = (point: string) => void;

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
  const outside = item.external ? { target: '_blank', rel: 'noreferrer nofollow noopener' } : {};
  return (
    <a
      className={className}
      href={item.href}
      {...outside}
      data-tracking={tracking ?? undefined}
      onClick={tracking !== null && onTrack ? () => onTrack(tracking) : undefined}
    >
      {children}
      <span>{item.name}</span>
    </a>
  );
}
