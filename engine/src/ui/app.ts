import { flushSync } from 'react-dom';
import { samePage } from '../model/href.ts';
import type { PageData } from '../model/page.ts';
import { CONTENT_ID, FOOTER_ID, NAVBAR_END_ID } from '../model/shell-ids.ts';
import type { SiteData } from '../model/site.ts';
import { createAnalytics } from './analytics/create-analytics.ts';
import { createAnnouncement } from './announcer/announcement.ts';
import { findScrollers, offerWrapping } from './article/behaviours/code-aids.ts';
import { revealHash, startArticle } from './article/behaviours/start-article.ts';
import { applyTabChoices } from './article/behaviours/tabs.ts';
import { adoptContent } from './content/adopted-content.ts';
import { parseBuildHtml } from './content/trusted-html.ts';
import { loadStyle } from './document/load-style.ts';
import { updateHead } from './document/update-head.ts';
import failureStyles from './errors/failure-sheet.css?url';
import type { Texts } from './i18n/en.ts';
import { startMenus } from './navbar/start-menus.ts';
import { isNearest } from './navigation/alternates.ts';
import { findHashTarget, focusArrival } from './navigation/arrive.ts';
import { createFullLoads } from './navigation/full-loads.ts';
import { retryJourney } from './navigation/journey.ts';
import { listenToNavigation } from './navigation/navigation-api.ts';
import { toPageAddress } from './navigation/page-address.ts';
import { createPageLoader } from './navigation/page-loader.ts';
import { mayPrefetch, startPrefetch } from './navigation/prefetch.ts';
import { showProgress } from './navigation/progress.ts';
import { REFRESH_EVENT } from './navigation/refresh-event.ts';
import { createRouter } from './navigation/router.ts';
import { closeOverlays } from './overlays/close-overlays.ts';
import { warmUpOverlays } from './overlays/Overlays.tsx';
import { applyTheme } from './preferences/apply-theme.ts';
import { createStoredPreferences } from './preferences/preferences.ts';
import { startSearchControls } from './search/search-controls.ts';
import type { Overlay, Shell } from './state/shell.ts';
import { createStore } from './state/store.ts';
import { createWidgets } from './widgets/widgets.ts';

/** The shell in the browser, and everything that runs outside of React. */
export interface App {
  readonly shell: Shell;
  /**
   * Call once React has hydrated the document.
   * @returns when what nobody misses in the first moment has started, too: previews, pictures that open large, the navbar that hides, the count of
   * visits
   * @throws Error if the code of one of them does not come; the others start
   */
  start(): Promise<unknown>;
}

/** Assembles the app around the served page. */
export function createApp(site: SiteData, texts: Texts, page: PageData): App {
  const content = adoptContent(document.getElementById(CONTENT_ID));
  const navbarEnd = document.getElementById(NAVBAR_END_ID);
  const preferences = createStoredPreferences(site);
  const announcement = createAnnouncement();
  const analytics = createAnalytics(site.analytics);
  const loader = createPageLoader();
  let watchLinks = (): void => undefined;

  const fullLoads = createFullLoads();
  fullLoads.remove(location.pathname);

  const router = createRouter({
    page,
    loader,
    fullLoads,
    document: {
      leave: () => closeOverlays(shell),
      async parse(html) {
        const fragment = parseBuildHtml(html);
        const sheets = [...fragment.querySelectorAll('link[rel="stylesheet"]')];
        await Promise.all(sheets.map((sheet) => loadStyle(sheet.getAttribute('href') ?? '')));
        // They are in the head.
        for (const sheet of sheets) sheet.remove();
        return fragment;
      },
      prepare(fragment, query) {
        applyTabChoices(fragment, preferences.tabs.get(), query);
        content.replace(fragment);
      },
      commit: flushSync,
      wake: () => wakeContent(),
      arrive(next, { to, scroll }) {
        updateHead(site, next);
        revealHash(to.hash);
        scroll();
        focusArrival(to.hash);
        // The focus on the title speaks it already.
        if (isNearest()) announcement.say(texts.nearestText);
        else if (to.hash !== '') announcement.say(next.title);
        if (next.kind === 'doc') preferences.version.set(next.version);
        loader.noteVisit(next.path);
        // The reader may come back to where the visit began, also without a connection: its data came with the document, and are not at hand.
        if (mayPrefetch(navigator.connection)) loader.prefetch(page.path);
        const { survey } = site;
        if (survey) import('./survey/survey.ts').then(({ askSurvey }) => askSurvey(survey, next), console.warn);
      },
      stay({ to, scroll }) {
        applyTabChoices(document, preferences.tabs.get(), to.searchParams);
        revealHash(to.hash);
        scroll();
      },
      fail() {
        document.title = texts.errors.loadFailedTitle;
        document.querySelector<HTMLElement>('.error-box button')?.focus();
      },
      reload() {
        // Else the browser scrolls it to where the page before was.
        history.scrollRestoration = 'manual';
        location.reload();
      },
      canLoad: (path) =>
        fetch(path, { method: 'HEAD', cache: 'no-store' }).then(
          // A page that is missing has a page of its own.
          ({ status }) => status < 500,
          () => false,
        ),
    },
  });

  const shell: Shell = {
    site,
    texts,
    route: router.route,
    content,
    footer: adoptContent(document.getElementById(FOOTER_ID)),
    navbarEnd: navbarEnd && adoptContent(navbarEnd),
    preferences,
    overlay: createStore<Overlay>(null),
    announcement,
    analytics,
    retry: () => void router.go(retryJourney()),
    keptPages: loader.kept,
  };

  const mountWidgets = createWidgets(shell, loader);
  /** What each page needs once its content is in the document. */
  const wakeContent = (): void => {
    watchLinks();
    mountWidgets();
    findScrollers();
    offerWrapping(shell);
    offerFeedback(shell);
  };

  /** Without its code, failed pictures have the browser's mark: it is asked for again when the network is back. */
  const startAids = (isBack = false): Promise<void> =>
    import('./article/behaviours/reading-aids.ts')
      .then(({ startReadingAids }) => startReadingAids(shell, loader, isBack))
      .catch((error: unknown) => {
        addEventListener('online', () => startAids(true).catch(console.warn), { once: true });
        throw error;
      });

  const start = (): Promise<unknown> => {
    void loadStyle(failureStyles);
    applyTheme(site, preferences);
    applyTabChoices(document, preferences.tabs.get(), new URLSearchParams(location.search));
    // The tabs have their attributes now and need the rules of the pre-paint script no longer.
    document.adoptedStyleSheets = [];
    if (page.kind === 'doc') preferences.version.set(page.version);
    loader.noteVisit(page.path);
    startArticle(shell);
    if (/mac|iphone|ipad/i.test(navigator.platform)) document.documentElement.dataset.platform = 'mac';
    startMenus();
    startSearchControls(shell);
    warmUpOverlays(shell);
    listenToNavigation(router, site);
    showProgress(router.route);
    window.addEventListener(REFRESH_EVENT, () => router.refresh());
    watchLinks = startPrefetch((url) => {
      const path = toPageAddress(url, site, location.origin);
      if (path !== null && !samePage(path, router.route.get().page.path)) loader.prefetch(path);
    });
    wakeContent();
    revealHash(location.hash);
    if (history.scrollRestoration === 'manual') {
      // The router has loaded this page as a whole, which browsers take for a reload.
      history.scrollRestoration = 'auto';
      findHashTarget(location.hash)?.scrollIntoView();
    }
    if (isNearest()) announcement.say(texts.nearestText);
    return Promise.all([
      site.analytics.type !== 'none' &&
        import('./analytics/watch-reader.ts').then(({ watchReader }) => watchReader(analytics, router.route, page)),
      startAids(),
      import('./deferred-listeners.ts').then(({ startDeferredListeners }) => startDeferredListeners()),
    ]);
  };
  return { shell, start };
}

/** Lets readers report what is wrong with a doc, where the site takes reports. */
function offerFeedback(shell: Shell): void {
  const content = document.getElementById(CONTENT_ID);
  if (!content || !shell.site.feedback || shell.route.get().page.markdownUrl === null) return;
  import('./feedback/report-buttons.ts').then(({ addReportButtons }) => addReportButtons(content, shell)).catch(console.warn);
}
