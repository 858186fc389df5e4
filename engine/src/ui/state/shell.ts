import { createContext, use } from 'react';
import type { SiteData } from '../../model/site.ts';
import type { Analytics } from '../analytics/analytics.ts';
import type { Announcement } from '../announcer/announcement.ts';
import type { Content } from '../content/content.ts';
import type { Texts } from '../i18n/en.ts';
import type { KeptPages } from '../navigation/page-loader.ts';
import type { Route } from '../navigation/route.ts';
import type { Preferences } from '../preferences/preferences.ts';
import type { Readable, Store } from './store.ts';

/** The overlay above the page. */
export type Overlay = 'search' | 'menu' | null;

/** Everything that the parts of the shell share. On the server and in the browser it has different stores. */
export interface Shell {
  readonly site: SiteData;
  readonly texts: Texts;
  readonly route: Readable<Route>;
  readonly content: Content;
  readonly preferences: Preferences;
  readonly overlay: Store<Overlay>;
  /** Text for screen readers. */
  readonly announcement: Announcement;
  /** Reports what readers do. */
  readonly analytics: Analytics;
  /** The footer, adopted like the content. */
  readonly footer: Content;
  /** What the site has at the end of the navbar; null for nothing. */
  readonly navbarEnd: Content | null;
  /** Loads the page at the current address again after a failure. */
  readonly retry: () => void;
  /** The pages that can be read without a network. */
  readonly keptPages: () => Promise<KeptPages>;
}

/** Provides the shell to its components. */
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
