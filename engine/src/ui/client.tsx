import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { PageData } from '../model/page.ts';
import { PAGE_DATA_ID, ROOT_ID } from '../model/shell-ids.ts';
import type { SiteData } from '../model/site.ts';
import { createApp } from './app.ts';
import { fetchOk } from './http/fetch-ok.ts';
import { loadTexts } from './i18n/client.ts';
import { Shell } from './Shell.tsx';
import { ShellContext } from './state/shell.ts';
import { keepTexts } from './translated-texts.ts';
import { address, goWithoutApp, root } from './without-app.ts';

/** Hydrates the shell around the served article. The pre-paint script imports this module when the browser is idle, or at a first click. */
async function start(): Promise<void> {
  const rootElement = document.getElementById(ROOT_ID);
  if (!rootElement) return;
  const page: PageData = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? 'null');
  const [response, texts] = await Promise.all([fetchOk(root.site ?? ''), loadTexts(page.locale)]);
  const site: SiteData = await response.json();

  keepTexts();
  const app = createApp(site, texts, page);
  const handleHydrated = () => {
    const rest = app.start();
    root.ready = '';
    // The page may have gone without the app.
    root.js = '';
    rest.then(() => {
      root.ready = 'all';
    }, console.warn);
    // The app has taken over from the pre-paint script.
    window.onclick = null;
    window.onkeydown = null;
    fulfilIntents();
  };
  hydrateRoot(
    rootElement,
    <ShellContext value={app.shell}>
      <Shell />
      <WhenHydrated call={handleHydrated} />
    </ShellContext>,
  );
}

/** Calls back once the document is hydrated. */
function WhenHydrated({ call }: { readonly call: () => void }) {
  useEffect(call, [call]);
  return null;
}

/** Repeats the clicks that came before the app was loaded. Where one asked for the app itself, the reader goes back to where the page was left. */
function fulfilIntents(): void {
  for (const control of takeWanted()) {
    if (control.closest('.no-script-menu')) address.hash = root.hash ?? '';
    else control.click();
  }
}

/** The controls that the pre-paint script has marked, once. */
function takeWanted(): HTMLElement[] {
  const controls = [...document.querySelectorAll<HTMLElement>('[data-want]')];
  for (const control of controls) delete control.dataset.want;
  return controls;
}

/** If a file of the app cannot be loaded, the page does without what the reader has used, and the next click tries again. */
function startOrWait(): void {
  start().catch((error: unknown) => {
    console.warn('The page could not become interactive:', error);
    for (const control of takeWanted()) goWithoutApp(control.dataset);
    addEventListener('click', startOrWait, { once: true });
  });
}

startOrWait();
