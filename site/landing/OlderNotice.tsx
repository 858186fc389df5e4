import type { ReactNode } from 'react';

/** What a designed page of an older version says first, as the other pages of that version do. */
export function OlderNotice({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <aside className="notice" aria-label={title}>
      <strong>{title}</strong>
      <p>{children}</p>
    </aside>
  );
}
