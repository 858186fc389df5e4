import type { SiteData } from '../../model/site.ts';
import { createStore, type Store } from '../state/store.ts';
import { ANNOUNCEMENT_KEY, SIDEBAR_KEY, SLASH_KEY, TAB_RULES_KEY, TABS_KEY, THEME_KEY, VERSION_KEY } from './keys.ts';
import { createStorageSlot } from './storage-slot.ts';
import { parseTabChoices, type TabChoices, tabChoiceRules } from './tab-choices.ts';

export type Theme = 'light' | 'dark';

/** The reader's choices. */
export interface Preferences {
  /** `null`: not chosen, so the site's default or the system's preference applies. */
  readonly theme: Store<Theme | null>;
  readonly tabs: Store<TabChoices>;
  /** Id of the announcement that was dismissed. */
  readonly dismissedAnnouncement: Store<string | null>;
  /** Name of the docs version that was read last. */
  readonly version: Store<string | null>;
  /** Whether `/` opens the search. */
  readonly slashKey: Store<boolean>;
  /** Branches of the sidebar that were opened (`true`) or closed by hand, by key. */
  readonly branches: Store<Readonly<Record<string, boolean>>>;
}

/** The choices on the server: none. */
export function createDefaultPreferences(): Preferences {
  return {
    theme: createStore<Theme | null>(null),
    tabs: createStore<TabChoices>({}),
    dismissedAnnouncement: createStore<string | null>(null),
    version: createStore<string | null>(null),
    slashKey: createStore(true),
    branches: createStore<Readonly<Record<string, boolean>>>({}),
  };
}

/** The choices stored in this browser. Values that are no longer valid are dropped: a removed version, a theme on a site with only one. */
export function createStoredPreferences(site: SiteData): Preferences {
  const versions = new Set(site.versions.map((version) => version.name));
  const preferences: Preferences = {
    theme: createStorageSlot({
      key: THEME_KEY,
      parse: (stored) => (site.colorMode.switchable ? parseTheme(stored) : null),
      print: (theme) => theme,
    }),
    tabs: createStorageSlot({ key: TABS_KEY, parse: parseTabChoices, print: JSON.stringify }),
    dismissedAnnouncement: createStorageSlot<string | null>({
      key: ANNOUNCEMENT_KEY,
      parse: (stored) => stored,
      print: (id) => id,
    }),
    version: createStorageSlot<string | null>({
      key: VERSION_KEY,
      parse: (stored) => (stored !== null && versions.has(stored) ? stored : null),
      print: (name) => name,
    }),
    slashKey: createStorageSlot({ key: SLASH_KEY, parse: (stored) => stored !== 'off', print: (isOn) => (isOn ? null : 'off') }),
    branches: createStorageSlot({ key: SIDEBAR_KEY, area: 'sessionStorage', parse: parseBranches, print: JSON.stringify }),
  };
  for (const kept of [preferences.version, preferences.theme]) if (kept.get() === null) kept.set(null);
  keepTabRules(preferences.tabs);
  return preferences;
}

/** Stores the tab choices as style rules as well, which the pre-paint script can apply unchanged. */
function keepTabRules(tabs: Store<TabChoices>): void {
  const rules = createStorageSlot({ key: TAB_RULES_KEY, parse: (stored) => stored ?? '', print: (css) => css || null });
  const update = () => rules.set(tabChoiceRules(tabs.get()));
  update();
  tabs.subscribe(update);
}

/** Reads the stored open and closed branches; anything else is left out. */
function parseBranches(stored: string | null): Readonly<Record<string, boolean>> {
  try {
    const entries = Object.entries(JSON.parse(stored ?? '{}') ?? {});
    return Object.fromEntries(entries.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'));
  } catch {
    return {};
  }
}

/** Reads a stored theme; anything else is no theme. */
export function parseTheme(stored: string | null): Theme | null {
  return stored === 'light' || stored === 'dark' ? stored : null;
}
