import { ANNOUNCEMENT_KEY, SLASH_KEY, TAB_RULES_KEY, THEME_KEY } from './preferences/keys.ts';
import { isSearchKey } from './search/search-key.ts';

/*
 * The one inline script, in the head of every page with the same bytes: what must be known before the first paint becomes attributes
 * of <html>, and the app is fetched when the browser is idle or the reader first wants something of it. Below 1 kB.
 */
/** For an idle moment, in milliseconds after the page has loaded. */
const LONGEST_WAIT = 3e3;

const { dataset } = document.documentElement;
dataset.js = '';

let slashChoice: string | undefined;
try {
  const stored: Partial<Record<string, string>> = localStorage;
  const theme = stored[THEME_KEY];
  // One allowed theme leaves nothing to choose: an earlier choice is forgotten.
  if (dataset.themes === dataset.theme) delete stored[THEME_KEY];
  else if (theme) dataset.theme = theme;
  else if (dataset.system && matchMedia('(prefers-color-scheme:dark)').matches) dataset.theme = 'dark';

  if (stored[ANNOUNCEMENT_KEY] === dataset.notice) dataset.dismissed = '';
  slashChoice = stored[SLASH_KEY];

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(stored[TAB_RULES_KEY] ?? '');
  document.adoptedStyleSheets = [sheet];
} catch {
  // Storage is closed to us, or the browser has no constructed style sheets: the page shows its defaults.
}

/** Imports the app, which starts itself. Once is enough for all; where it fails, the next intent tries again. */
const load = (): unknown => import(/* @vite-ignore */ dataset.app ?? '').catch(() => {});

/** Marks what the reader wants, until the app takes over and does it. */
const want = (event: Event, control: HTMLElement | null): void => {
  if (!control || 'ready' in dataset) return;
  event.preventDefault();
  control.dataset.wanted = '';
  load();
};

addEventListener('click', (event) => {
  if (event.target instanceof Element) want(event, event.target.closest<HTMLElement>('button:not([popovertarget]),[data-opens]'));
});

addEventListener('keydown', (event) => {
  if (isSearchKey(event, !slashChoice)) want(event, document.querySelector<HTMLElement>('[data-opens=search]'));
});

// A page that is drawn in the background may never be called idle.
self.onload = () => {
  (self.requestIdleCallback ?? setTimeout)(load);
  setTimeout(load, LONGEST_WAIT);
};
