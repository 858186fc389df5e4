// biome-ignore-all lint/suspicious/noGlobalAssign: handlers of the window in their shortest form
import { ANNOUNCEMENT_KEY, SLASH_KEY, TAB_RULES_KEY, THEME_KEY } from './preferences/keys.ts';
import { isSearchKey } from './search/search-key.ts';
import { address, goWithoutApp, page, root } from './without-app.ts';

/*
 * The only inline script, with the same bytes on every page. It turns what must be known before the first paint into attributes of <html>,
 * and fetches the app when the browser is idle or the reader first needs it. Below 1 kB.
 */

/** Whether the reader can choose a theme, which the bundle defines. */
declare const HAS_THEMES: boolean;

/** Of the window, where the app finds them. */
declare let keys: UIEvent[];

/** Readers click elements alone. */
// biome-ignore lint/style/useConst: the window's own
declare let onclick: (event: MouseEvent & { readonly target: Element }) => void;

root.js = '';

let slashChoice: string | undefined;
/** What the reader does before the app has loaded: nothing that is typed into the search is lost. */
// biome-ignore lint/suspicious/noAssignInExpressions: in its shortest form
const early: UIEvent[] = (keys = []);

try {
  const stored: Partial<Record<string, string>> = localStorage;
  if (HAS_THEMES) {
    const theme = stored[THEME_KEY];
    if (theme) root.theme = theme;
    else if (root.system && matchMedia('(prefers-color-scheme:dark)').matches) root.theme = 'dark';
  }

  if (stored[ANNOUNCEMENT_KEY] === root.notice) root.dismissed = '';
  slashChoice = stored[SLASH_KEY];

  // A tab that the address points into is open from the first paint: a browser that opened it later would move the page.
  const target = `:has(#${CSS.escape(address.hash.slice(1))})`;
  const sheet = new CSSStyleSheet();
  page.adoptedStyleSheets = [sheet];
  // Where nothing is stored, the sheet ends with a word that is no rule.
  sheet.replaceSync(
    `[data-js] .tabs${target}>:not(:first-child,${target}){display:none}.tabs>${target}{display:block;content-visibility:visible;--pad:16px}${stored[TAB_RULES_KEY]}`,
  );
} catch {
  // Storage is blocked, or the browser has no constructed style sheets: the page shows its defaults.
}

/** Imports the app, which starts itself, once. Resolves to nothing if it does not come. */
const load = (): Promise<unknown> => import(/* @vite-ignore */ root.app ?? '').catch(() => {});

/** Marks the control that the reader has used, until the app has loaded and handles it. If it does not come, the page goes without. */
const want = (event: UIEvent, control: HTMLElement | null | false): void => {
  early.push(event);
  if (!control) return;
  event.preventDefault();
  control.dataset.want = '';
  load().then((app) => app || goWithoutApp(control.dataset));
};

// Properties, as they are shorter and the app can take them back.
onclick = (event) => want(event, event.target.closest<HTMLElement>('button:not([popovertarget])'));

onkeydown = (event) => want(event, isSearchKey(event, !slashChoice) && page.querySelector<HTMLElement>('.search-button'));

// A page in the background may never become idle.
onload = () => (self.requestIdleCallback ?? setTimeout)(load, { timeout: 3e3 });
