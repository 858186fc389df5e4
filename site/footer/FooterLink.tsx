import type { ReactNode } from 'react';
import type { FooterItem } from './brand.ts';

/** Called with the tracking point of an item that was clicked. */
export type Track = (point: string) => void;

/** Id of the one note for screen readers that describes all links that open in a new tab. */
export const NEW_TAB_ID = '~new-tab';

/** Attributes of links to sites other than the brand's. */
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
  const { tracking, href } = item;
  if (href === null) return <span className={className}>{item.name}</span>;
  return (
    <a
      className={className}
      href={href}
      {...(item.external && OUTSIDE)}
      data-tracking={tracking ?? undefined}
      onClick={tracking !== null && onTrack ? () => onTrack(tracking) : undefined}
    >
      {children}
      <span>{item.name}</span>
    </a>
  );
}
