import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { PageData } from '../model/page.ts';
import type { SiteData } from '../model/site.ts';
import { AdoptedContent } from './content/adopted-content.ts';
import { CONTENT_ID } from './content/ContentHost.tsx';
import { parseBuildHtml } from './content/trusted-html.ts';
import { PAGE_DATA_ID, ROOT_ID } from './document/document.ts';
import { updateHead } from './document/update-head.ts';
import { FOOTER_ID } from './footer/FooterHost.tsx';
import { loadTexts } from './i18n/client.ts';
import { focusArrival } from './navigation/arrive.ts';
import { createFullLoads } from './navigation/full-loads.ts';
import { listenToNavigation } from './navigation/navigation-api.ts';
import { PageLoader } from './navigation/page-loader.ts';
import { Router } from './navigation/router.ts';
import type { RootAttribute } from './preferences/keys.ts';
import { createStoredPreferences } from './preferences/preferences.ts';
import { type Overlay, type Shell, ShellContext } from './shell/context.ts';
import { Shell as ShellView } from './shell/Shell.tsx';
import { WhenHydrated } from './shell/WhenHydrated.tsx';
import { createStore } from './state/store.ts';

/** Hydrates the shell around the served article. The pre-paint script imports this module when the browser is idle or the reader wants something. */
async function start(): Promise<void> {
  const rootElement = document.getElementById(ROOT_ID);
  const page: PageData = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? 'null');
  const [site, texts] = await Promise.all([fetchSite(), loadTexts(page.locale)]);
  if (!rootElement) return;

  const content = new AdoptedContent(document.getElementById(CONTENT_ID));
  const announcement = createStore('');
  const loader = new PageLoader();
  let scroll: () => void = () => undefined;
  const router = new Router({
    page,
    loader,
    fullLoads: createFullLoads(),
    document: {
      prepare: (payload) => content.replace(parseBuildHtml(payload.html)),
      commit: flushSync,
      arrive: (next) => {
        updateHead(site, next);
        scroll();
        focusArrival(location.hash);
        announcement.set(next.title);
      },
      reload: () => location.reload(),
      isOnline: () => navigator.onLine,
    },
  });
  const shell: Shell = {
    site,
    texts,
    route: router.route,
    content,
    footer: new AdoptedContent(document.getElementById(FOOTER_ID)),
    preferences: createStoredPreferences(site),
    overlay: createStore<Overlay>(null),
    announcement,
    retry: () => router.go(location.pathname),
  };
  const handleHydrated = () => {
    listenToNavigation(router, site, (next) => {
      scroll = next;
    });
    rootAttributes().ready = '';
    fulfilIntents();
  };
  hydrateRoot(
    rootElement,
    <ShellContext value={shell}>
      <ShellView />
      <WhenHydrated call={handleHydrated} />
    </ShellContext>,
  );
}

/** Does what the reader wanted before the app was there: the pre-paint script has marked the controls. */
function fulfilIntents(): void {
  for (const control of document.querySelectorAll<HTMLElement>('[data-wanted]')) {
    delete control.dataset.wanted;
    control.click();
  }
}

async function fetchSite(): Promise<SiteData> {
  const response = await fetch(rootAttributes().site ?? '');
  if (!response.ok) throw new Error(`The site's data answered ${response.status}.`);
  return response.json();
}

function rootAttributes(): Partial<Record<RootAttribute, string>> {
  return document.documentElement.dataset;
}

start();
