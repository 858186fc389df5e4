import { type Browser, type BrowserContext, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { CHROMIUM } from './chromium.ts';

/** Time-out of all waits, in milliseconds: nothing on the site takes as long, even on a busy machine. */
const LONGEST_WAIT = 120_000;

let launched: Promise<Browser> | undefined;

/**
 * The browser that the tests of a worker share, one after another. It ends with the worker: with one for all workers, each message would
 * pass through another process, which took a third of the time that tests themselves take.
 */
function launch(): Promise<Browser> {
  if (launched === undefined) {
    launched = chromium.launch({ ...CHROMIUM, handleSIGTERM: false });
    // A worker is told to end, and has half a second for that: no time to ask the browser, but to kill it and delete its files.
    process.once('SIGTERM', () => process.exit());
  }
  return launched;
}

/** A fresh browser profile for one test. */
export async function openContext(options: BrowserContextOptions = {}): Promise<BrowserContext & AsyncDisposable> {
  const { context, complaints } = await createContext(options);
  const close = context[Symbol.asyncDispose].bind(context);
  return Object.assign(context, {
    async [Symbol.asyncDispose]() {
      await close();
      throwComplaints(complaints);
    },
  });
}

/** A fresh profile of a reader who saves data: nothing is fetched before it is asked for, so that a test can say what comes, and when. */
export async function openThriftyContext(options: BrowserContextOptions = {}): Promise<BrowserContext & AsyncDisposable> {
  const context = await openContext(options);
  await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  return context;
}

/** A fresh profile that may read and write the clipboard, in which nothing is: all profiles of the browser have the same one. */
export async function openClipboardContext(options: BrowserContextOptions = {}): Promise<BrowserContext & AsyncDisposable> {
  const context = await openContext({ permissions: ['clipboard-read', 'clipboard-write'], ...options });
  const page = await context.newPage();
  await page.goto('robots.txt');
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.close();
  return context;
}

/** The text that was copied last. */
export function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

async function createContext(options: BrowserContextOptions): Promise<{ context: BrowserContext; complaints: string[] }> {
  const browser = await launch();
  const context = await browser.newContext({
    baseURL: inject('siteUrl'),
    viewport: VIEWPORT,
    locale: 'zh-CN',
    ...options,
  });
  context.setDefaultTimeout(LONGEST_WAIT);
  return { context, complaints: watchComplaints(context) };
}

const VIEWPORT = { width: 1440, height: 900 };

/** A profile that tests use one after another, with the one page of it. */
interface SharedProfile {
  readonly context: BrowserContext;
  readonly complaints: string[];
  readonly page: Page;
  readonly session: CDPSession;
  /** What its page shows, if nothing was done to it but to look at it. */
  shown?: string;
}

/** Profiles that no test uses, with their options, those that were used last at the end: each keeps a process of the browser. */
let idle: { readonly key: string; readonly profile: SharedProfile }[] = [];
const MOST_IDLE = 4;
/** Pages of shared profiles that have not been opened in this test. */
const unopened = new WeakMap<BrowserContext, Page>();

/**
 * A browser profile that other tests of the site have used, whose page `openPage` opens again: the browser has kept what they have loaded,
 * so that a page takes half the processor time. There is nothing stored, no history and no route. A test that does something else to it
 * that lasts, such as to add a script to each page or to stop a clock, needs a fresh one.
 */
export async function shareContext(options: BrowserContextOptions = {}): Promise<BrowserContext & AsyncDisposable> {
  const { profile, putBack } = await takeProfile(options);
  if (profile.shown !== undefined) await clear(profile);
  unopened.set(profile.context, profile.page);
  return Object.assign(profile.context, {
    async [Symbol.asyncDispose]() {
      const complaints = profile.complaints.splice(0);
      await clear(profile).then(putBack, () => profile.context.close());
      throwComplaints(complaints);
    },
  });
}

/**
 * A page that is only looked at: it may be one that an earlier test has looked at, in another size, and is loaded only if that was another
 * one. A test that clicks, types or changes the document needs `openPage`.
 */
export async function lookAt(path: string, options: BrowserContextOptions = {}): Promise<AsyncDisposable & { readonly page: Page }> {
  const { profile, putBack } = await takeProfile(options, path);
  const { page } = profile;
  if (profile.shown !== path) {
    if (profile.shown !== undefined) await clear(profile);
    await page.goto(path);
    if (options.javaScriptEnabled !== false) await page.waitForSelector(READY);
    profile.shown = path;
  }
  const before = await readState(page);
  return {
    page,
    async [Symbol.asyncDispose]() {
      const after = await readState(page);
      // The next test finds it as it was.
      if (after !== before) delete profile.shown;
      if (after !== before) await clear(profile);
      await putBack();
      throwComplaints(profile.complaints.splice(0));
      if (after !== before)
        throw new Error(`A test that only looks at /${path} has changed it, from ${before} to ${after}: it needs openPage.`);
    },
  };
}

/** What tests have changed of pages that others look at. */
function readState(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { dir, dataset } = document.documentElement;
    return JSON.stringify({ dir, theme: dataset.theme, isPrint: matchMedia('print').matches, scrollY });
  });
}

/** Takes a profile that nobody uses, best one that shows a path, or creates one. */
async function takeProfile(
  { viewport = VIEWPORT, ...options }: BrowserContextOptions,
  path?: string,
): Promise<{ readonly profile: SharedProfile; readonly putBack: () => Promise<void> }> {
  const key = JSON.stringify(options);
  const own = idle.filter((one) => one.key === key);
  const found = own.find(({ profile }) => profile.shown === path) ?? own.at(-1);
  idle = idle.filter((one) => one !== found);
  const profile = found?.profile ?? (await createProfile({ ...options, viewport }));
  if (viewport) await profile.page.setViewportSize(viewport);
  return {
    profile,
    putBack: async () => {
      idle.push({ key, profile });
      if (idle.length > MOST_IDLE) await idle.shift()?.profile.context.close();
    },
  };
}

/** Closes the profiles of a site that is not served any more: another one may get its address. */
export async function closeProfiles(baseURL: string): Promise<void> {
  const isOf = ({ key }: { readonly key: string }): boolean => JSON.parse(key).baseURL === baseURL;
  const gone = idle.filter(isOf);
  idle = idle.filter((one) => !isOf(one));
  for (const { profile } of gone) await profile.context.close();
}

async function createProfile(options: BrowserContextOptions): Promise<SharedProfile> {
  const { context, complaints } = await createContext(options);
  const openAnother = context.newPage.bind(context);
  const page = await openAnother();
  // The profile was created for the screen of the test that asked first: this one's may have another size.
  context.newPage = async () => {
    const another = await openAnother();
    const size = page.viewportSize();
    if (size) await another.setViewportSize(size);
    return another;
  };
  return { context, complaints, page, session: await context.newCDPSession(page) };
}

/** Leaves a profile as one that is fresh, but for what the browser has loaded. */
async function clear(profile: SharedProfile): Promise<void> {
  const { context, complaints, page, session } = profile;
  delete profile.shown;
  await context.setOffline(false);
  for (const target of [context, page]) await target.unrouteAll({ behavior: 'ignoreErrors' });
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.emulateMedia({ media: null });
  // A document of the site without scripts, which would store what they know on the way out.
  await page.goto('robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.mouse.move(-1, -1);
  await context.clearCookies();
  await session.send('Page.resetNavigationHistory');
  complaints.splice(0);
}

function throwComplaints(complaints: readonly string[]): void {
  if (complaints.length > 0) throw new Error(`Pages complained:\n${complaints.join('\n')}`);
}

/** The browser's own word for an answer that a test has made fail. */
const FAILED_REQUEST = /^Failed to load resource: |net::ERR_/;

/** Errors of the pages of a context: uncaught ones, unhandled rejections, and what is logged as an error. A test that causes some takes them out. */
function watchComplaints(context: BrowserContext): string[] {
  const complaints: string[] = [];
  complaintsOf.set(context, complaints);
  context.on('weberror', (error) => complaints.push(error.error().stack || String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error' && message.text() !== '' && !FAILED_REQUEST.test(message.text()))
      complaints.push(`${message.text()} (${message.location().url})`);
  });
  return complaints;
}

const complaintsOf = new WeakMap<BrowserContext, string[]>();

/** Takes out the errors that a test has caused on purpose, so that only others fail it. */
export function takeComplaints(context: BrowserContext): string[] {
  return complaintsOf.get(context)?.splice(0) ?? [];
}

/** The document once the app has started all that it has: before that, what it fetches last, such as previews, misses what readers do. */
export const READY = 'html[data-ready=all]';

/** A page of a profile in which nothing has been opened yet. */
export async function firstPage(context: BrowserContext): Promise<Page> {
  const unused = unopened.get(context);
  unopened.delete(context);
  return unused ?? context.newPage();
}

/** Opens a page (no leading slash) and waits until the app is ready. */
export async function openPage(context: BrowserContext, path: string): Promise<Page> {
  const page = await firstPage(context);
  await page.goto(path);
  await page.waitForSelector(READY);
  return page;
}

/** Waits for the style sheets that a page has asked for: what a script adds may be there before the sheet that comes with it. */
export async function waitForSheets(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet));
}

/** Stops the clock of a page: its timers wait until `page.clock.runFor` lets time pass, however long the test itself takes. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/**
 * Sets how fast animations of style sheets run, also those of documents to come: what they show for a while alone stays, at a rate near to
 * none, however long the test itself takes.
 * @param rate 1 is the usual one
 */
export async function setAnimationRate(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: rate });
}

/** Marks the document, so that `isMarked` can tell whether it was reloaded. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
}

/** Whether the document is still the one that was marked. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isMarked' in window);
}

/** Waits for the page with this title. */
export async function arriveAt(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
}

/**
 * Lets what a page, or all of a profile, asks of an address wait.
 * @returns lets the answers come
 */
export async function hold(asking: Page | BrowserContext, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await asking.route(address, async (route) => {
    await promise;
    // The page may be gone by then.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

/** How often the page has moved so far without the reader doing anything. */
export function countShifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({ type: 'layout-shift', buffered: true });
        // Entries that are there already come before this.
        requestAnimationFrame(() => setTimeout(resolve, 0, 0));
      }),
  );
}
