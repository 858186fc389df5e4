// biome-ignore-all lint/suspicious/noGlobalAssign: handlers of the window in their shortest form
import { ANNOUNCEMENT_KEY, SLASH_KEY, TAB_RULES_KEY, THEME_KEY } from './preferences/keys.ts';
import { isSearchKey } from './search/search-key.ts';

/*
 * The only inline script, with the same bytes on every page. It turns what must be known before the first paint into attributes of <html>,
 * and fetches the app when the browser is idle or the reader first needs it. Below 1 kB.
 */

const { dataset } = document.documentElement;
dataset.js = '';

let slashChoice: string | undefined;
/** What the reader does before the app has loaded: nothing that is typed into the search is lost. */
const keys: UIEvent[] = [];
self.keys = keys;

try {
  const stored: Partial<Record<string, string>> = localStorage;
  const theme = stored[THEME_KEY];
  // With a single theme there is nothing to choose: clears an earlier choice.
  if (dataset.themes === dataset.theme) delete stored[THEME_KEY];
  else if (theme) dataset.theme = theme;
  else if (dataset.system && matchMedia('(prefers-color-scheme:dark)').matches) dataset.theme = 'dark';

  if (stored[ANNOUNCEMENT_KEY] === dataset.notice) dataset.dismissed = '';
  slashChoice = stored[SLASH_KEY];

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(stored[TAB_RULES_KEY] ?? '');
  document.adoptedStyleSheets = [sheet];
} catch {
  // Storage is blocked, or the browser has no constructed style sheets: the page shows its defaults.
}

/** Imports the app, which starts itself, once. Resolves to nothing if it does not come. */
const load = (): Promise<unknown> => import(/* @vite-ignore */ dataset.app ?? '').catch(() => {});

/**
 * Marks the control that the reader has used, until the app has loaded and handles it. If the app does not come but the page does, that is
 * loaded again: browsers before 2026 never ask twice for a module.
 */
const want = (event: UIEvent, control: HTMLElement | null): void => {
  if (!control) return;
  event.preventDefault();
  keys.push(event);
  control.dataset.want = '';
  load().then((app) => app || fetch('').then((response) => response.ok && location.reload(), load));
};

// Properties, as they are shorter and the app can take them back.
onclick = (event) => {
  if (event.target instanceof Element) want(event, event.target.closest<HTMLElement>('button:not([popovertarget]),[data-opens]'));
};

onkeydown = (event) => {
  if (isSearchKey(event, !slashChoice)) want(event, document.querySelector<HTMLElement>('[data-opens=search]'));
  else keys.push(event);
};

// A page in the background may never become idle.
onload = () => (self.requestIdleCallback ?? setTimeout)(load, { timeout: 3e3 });
