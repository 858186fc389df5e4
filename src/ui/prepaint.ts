import { rootData, storageKeys } from './preferences/keys.ts';
import { parseTabChoices, tabChoiceRules } from './preferences/tab-choices.ts';
import { isThemeStale, parseTheme, resolveTheme } from './preferences/theme.ts';

/**
 * The one inline script, in the head of every page with the same bytes: what must be known before the first paint becomes attributes
 * of `<html>`, and the app is fetched when the browser is idle or the reader first wants something of it.
 */
const root = document.documentElement;
const data = root.dataset;
data[rootData.script] = '';

try {
  const stored = localStorage.getItem(storageKeys.theme);
  const allowed = (data[rootData.themes] ?? '').split(' ');
  if (isThemeStale(stored, allowed)) localStorage.removeItem(storageKeys.theme);
  const prefersDark = rootData.systemTheme in data && matchMedia('(prefers-color-scheme:dark)').matches;
  data[rootData.theme] = resolveTheme(parseTheme(stored), {
    allowed,
    fallback: data[rootData.theme] ?? 'light',
    system: prefersDark ? 'dark' : null,
  });

  if (localStorage.getItem(storageKeys.announcement) === data[rootData.announcement]) data[rootData.dismissed] = '';

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(tabChoiceRules(parseTabChoices(localStorage.getItem(storageKeys.tabs))));
  document.adoptedStyleSheets = [sheet];
} catch {
  // Storage is closed to us, or the browser has no constructed style sheets: the page shows its defaults.
}

/** What the reader wanted before the app was there: a button, or `search` for its key. */
let intent: Element | 'search' | undefined;
let isLoading = false;

const load = (): void => {
  if (isLoading) return;
  isLoading = true;
  import(/* @vite-ignore */ data[rootData.app] ?? '').then(
    (app: { start(takeIntent: () => typeof intent): void }) => app.start(() => intent),
    () => {
      isLoading = false;
    },
  );
};

const isWaiting = (): boolean => !(rootData.ready in data);

addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('button,[data-opens]') : null;
  if (!button || !isWaiting()) return;
  if (button.hasAttribute('data-opens')) event.preventDefault();
  intent = button;
  load();
});

addEventListener('keydown', (event) => {
  const isEditing = event.target instanceof Element && event.target.closest('input,textarea,select,[contenteditable]');
  const isSearchKey =
    event.key === '/'
      ? !isEditing && !event.metaKey && !event.ctrlKey && !event.altKey
      : event.key === 'k' && (event.metaKey || event.ctrlKey);
  if (!isSearchKey || event.isComposing || !isWaiting()) return;
  try {
    if (event.key === '/' && localStorage.getItem(storageKeys.slashKey)) return;
  } catch {
    // The key stays on where nothing can be stored.
  }
  event.preventDefault();
  intent = 'search';
  load();
});

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
      document.getElementById('base-url-banner')?.removeAttribute('hidden');
  },
  true,
);

addEventListener('load', () => {
  if ('requestIdleCallback' in window) requestIdleCallback(load);
  else setTimeout(load, 200);
});
