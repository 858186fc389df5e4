import type { ReactNode } from 'react';

/** The head of a designed page: its title, and a sentence on what it is good for. */
export function PageIntro({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <header className="landing-intro">
      <h1>{title}</h1>
      <p>{children}</p>
    </header>
  );
}
