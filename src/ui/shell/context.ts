import { createContext, use } from 'react';
import type { SiteData } from '../../model/site.ts';
import type { Analytics } from '../analytics/analytics.ts';
import type { Content } from '../content/content.ts';
import type { Texts } from '../i18n/texts.ts';
import type { Route } from '../navigation/route.ts';
import type { Preferences } from '../preferences/preferences.ts';
import type { Readable, Store } from '../state/store.ts';

/** What floats above the page. */
export type Overlay = 'search' | 'menu' | null;

/** All that the parts of the shell share. The same on the server and in the browser, with other stores behind it. */
export interface Shell {
  readonly site: SiteData;
  readonly texts: Texts;
  readonly route: Readable<Route>;
  readonly content: Content;
  readonly preferences: Preferences;
  readonly overlay: Store<Overlay>;
  /** Says something to screen readers. */
  readonly announcement: Store<string>;
  /** Counts what readers do. */
  readonly analytics: Analytics;
  /** The footer, adopted like the content. */
  readonly footer: Content;
  /** Loads the page of the present address once more, after it failed. */
  readonly retry: () => void;
}

/** Gives the shell to all of its parts. */
export const ShellContext = createContext<Shell | null>(null);

/**
 * The shell around the calling component.
 * @throws Error outside of a `ShellContext`.
 */
export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('useShell was called outside of <ShellContext value={…}>. Render the component inside the shell.');
  return shell;
}
