import type { ReactNode } from 'react';

interface Props {
  /** Links are navigation, other choices a section. */
  readonly as: 'nav' | 'section';
  readonly className: string;
  readonly title: string;
  /** Items of the list. */
  readonly children: ReactNode;
}

/** Choices with a title, in the search overlay. */
export function TitledList({ as: Region, className, title, children }: Props) {
  return (
    <Region className={className} aria-label={title}>
      <p className="recents-title" aria-hidden="true">
        {title}
      </p>
      <ul>{children}</ul>
    </Region>
  );
}
