import type { ReactNode } from 'react';

interface MenuProps {
  /** What the button shows. */
  readonly label: ReactNode;
  /** Accessible name of the button, if `label` is not enough. */
  readonly name?: string | undefined;
  readonly className: string;
  readonly isActive?: boolean;
  readonly children: ReactNode;
}

/** A list of links behind a button. As a `<details>` it opens without script; `startMenus` adds its keys and closes it. */
export function Menu({ label, name, className, isActive = false, children }: MenuProps) {
  return (
    <details className="menu">
      <summary className={className} aria-label={name} data-active={isActive || undefined}>
        <span>{label}</span>
      </summary>
      <ul className="menu-list">{children}</ul>
    </details>
  );
}
