import { decodePath } from '../../../model/href.ts';
import type { OfflineGlobals, OfflineIndex } from '../../../model/offline.ts';
import { NO_SCRIPT_MENU_ID } from '../../../model/shell-ids.ts';
import { codeText } from '../../../ui/article/behaviours/code-text.ts';
import { copyText } from '../../../ui/article/behaviours/copy-text.ts';
import { showDone } from '../../../ui/article/behaviours/show-done.ts';
import { applyTabChoices, chooseTab, neighbourTab, revealElement } from '../../../ui/article/behaviours/tabs.ts';
import { TABS_KEY, THEME_KEY } from '../../../ui/preferences/keys.ts';
import { parseTabChoices } from '../../../ui/preferences/tab-choices.ts';
import { isSearchKey } from '../../../ui/search/search-key.ts';
import { createStore } from '../../../ui/state/store.ts';
import style from './offline.css?inline';
import { createSearchDialog } from './search-dialog.ts';

/*
 * The script of every page in an offline pack. It runs in the head, as one plain file: browsers load neither modules nor data for a page that
 * was opened from a folder, only pictures, style sheets and scripts.
 */
const globals: typeof globalThis & OfflineGlobals = globalThis;
const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
const root = new URL('..', own).href;
const { dataset } = document.documentElement;
dataset.js = '';

/** Choices are kept where the browser lets pages from folders keep any. */
const storage = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      // The choice holds for this page.
    }
  },
};

function showTheme(theme: string | null): void {
  if (theme !== null && dataset.themes?.split(' ').includes(theme)) dataset.theme = theme;
}

showTheme(storage.get(THEME_KEY) ?? (dataset.system && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : null));

let loading: Promise<OfflineIndex> | undefined;
function loadIndex(): Promise<OfflineIndex> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = new URL('search.js', own).href;
    script.onload = () => (globals.signpostIndex ? resolve(globals.signpostIndex) : reject(new Error('The index is damaged.')));
    script.onerror = () => reject(new Error('The index is missing.'));
    document.head.append(script);
  });
  // It is looked for again with the next letter.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

function start(): void {
  const sheet = document.createElement('style');
  sheet.textContent = style;
  document.head.append(sheet);
  const texts = globals.signpostTexts;
  const search = texts && createSearchDialog(texts, root, loadIndex);
  const tabs = createStore(parseTabChoices(storage.get(TABS_KEY)));
  tabs.subscribe(() => {
    storage.set(TABS_KEY, JSON.stringify(tabs.get()));
    applyTabChoices(document, tabs.get(), null);
  });
  applyTabChoices(document, tabs.get(), new URLSearchParams(location.search));
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const tab = target.closest<HTMLElement>('.tabs [role=tab]');
    const copy = target.closest<HTMLElement>('.code-copy');
    const opener = target.closest<HTMLElement>('[data-opens]')?.dataset.opens;
    const theme = target.closest('.navbar-tool.in-light') ? 'dark' : target.closest('.navbar-tool.in-dark') ? 'light' : null;
    if (tab) chooseTab(tab, tabs);
    else if (copy) void copyCode(copy, texts?.copied ?? '');
    else if (opener === 'search') search?.open();
    else if (opener === 'menu') location.hash = NO_SCRIPT_MENU_ID;
    if (theme !== null) {
      showTheme(theme);
      storage.set(THEME_KEY, theme);
    }
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('details.menu[open]')) if (!menu.contains(target)) menu.open = false;
  });
  document.addEventListener('keydown', (event) => {
    const next = neighbourTab(event);
    if (next) {
      event.preventDefault();
      chooseTab(next, tabs);
      next.focus();
    } else if (isSearchKey(event, true)) {
      event.preventDefault();
      search?.open();
    }
  });
  document.addEventListener('beforematch', ({ target }) => {
    if (target instanceof Element) revealElement(target.firstElementChild ?? target);
  });
  addEventListener('hashchange', reveal);
  reveal();
}

/** Opens whatever hides the target of the address. */
function reveal(): void {
  const id = decodePath(location.hash.slice(1));
  const target = id === '' ? null : document.getElementById(id);
  if (!target || target.checkVisibility?.()) return;
  revealElement(target);
  target.scrollIntoView();
}

async function copyCode(button: HTMLElement, done: string): Promise<void> {
  const code = button.closest('.code')?.querySelector('pre');
  if (!code) return;
  await copyText(codeText(code)).then(
    () => showDone(button, done),
    () => getSelection()?.selectAllChildren(code),
  );
}

document.addEventListener('DOMContentLoaded', start);
