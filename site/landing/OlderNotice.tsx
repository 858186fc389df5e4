import type { ReactNode } from 'react';

/**
 * What a designed page of an older version says first, as the other pages of that version do.
 * @param children paragraphs with what to do instead
 */
export function OlderNotice({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <aside className="notice landing-note" aria-label={title}>
      <strong>{title}</strong>
      {children}
    </aside>
  );
}
