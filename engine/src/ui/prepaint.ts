import { ANNOUNCEMENT_KEY, SLASH_KEY, TAB_RULES_KEY, THEME_KEY } from './preferences/keys.ts';
import { isSearchKey } from './search/search-key.ts';

/*
 * The only inline script, with the same bytes on every page. It turns what must be known before the first paint into attributes of <html>,
 * and fetches the app when the browser is idle or the reader first needs it. Below 1 kB.
 */
/** Longest wait for an idle moment, in milliseconds after the page has loaded. */
const LONGEST_WAIT = 3e3;

const { dataset } = document.documentElement;
dataset.js = '';

let slashChoice: string | undefined;
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

/** Imports the app, which starts itself, once. If that fails, the next click or key tries again. */
const load = (): unknown => import(/* @vite-ignore */ dataset.app ?? '').catch(() => {});

/** Marks the control that the reader has used, until the app has loaded and handles it. */
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

// A page in the background may never become idle.
self.onload = () => {
  (self.requestIdleCallback ?? setTimeout)(load);
  setTimeout(load, LONGEST_WAIT);
};
