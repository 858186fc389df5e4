import type { AnchorHTMLAttributes } from 'react';
import { useShell } from '../state/shell.ts';

interface SmartLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  /** Opens another site in a new tab. */
  readonly external?: boolean | undefined;
}

/** A link of the shell. External links open a new tab and say so to screen readers. */
export function SmartLink({ external = false, children, ...attributes }: SmartLinkProps) {
  const { texts } = useShell();
  if (!external) return <a {...attributes}>{children}</a>;
  return (
    <a {...attributes} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <span className="visually-hidden">{texts.opensInNewTab}</span>
    </a>
  );
}
