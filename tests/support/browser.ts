import { type Browser, type BrowserContext, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';

/** Time-out of all waits, in milliseconds: nothing on the site takes as long, even on a busy machine. */
const LONGEST_WAIT = 60_000;

let connected: Promise<Browser> | undefined;

/** The browser that the tests share. */
function connect(): Promise<Browser> {
  connected ??= chromium.connect(inject('browserEndpoint'));
  return connected;
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

async function createContext(options: BrowserContextOptions): Promise<{ context: BrowserContext; complaints: string[] }> {
  const browser = await connect();
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
}

/** Profiles that no test uses, by their options. */
const idle = new Map<string, SharedProfile[]>();
/** Pages of shared profiles that have not been opened in this test. */
const unopened = new WeakMap<BrowserContext, Page>();

/**
 * A browser profile that other tests of the site have used, whose page `openPage` opens again: the browser has kept what they have loaded,
 * so that a page takes half the processor time. There is nothing stored, no history and no route. A test that does something else to it
 * that lasts, such as to add a script to each page, to stop a clock or to go offline, needs a fresh one.
 */
export async function shareContext(options: BrowserContextOptions = {}): Promise<BrowserContext & AsyncDisposable> {
  const { viewport = VIEWPORT, ...rest } = options;
  const key = JSON.stringify(rest);
  const profile = idle.get(key)?.pop() ?? (await createProfile(options));
  if (viewport) await profile.page.setViewportSize(viewport);
  unopened.set(profile.context, profile.page);
  return Object.assign(profile.context, {
    async [Symbol.asyncDispose]() {
      const complaints = profile.complaints.splice(0);
      await clear(profile).then(
        () => idle.set(key, [...(idle.get(key) ?? []), profile]),
        () => profile.context.close(),
      );
      throwComplaints(complaints);
    },
  });
}

async function createProfile(options: BrowserContextOptions): Promise<SharedProfile> {
  const { context, complaints } = await createContext(options);
  const page = await context.newPage();
  return { context, complaints, page, session: await context.newCDPSession(page) };
}

/** Leaves a profile as one that is fresh, but for what the browser has loaded. */
async function clear({ context, complaints, page, session }: SharedProfile): Promise<void> {
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

/** Opens a page (no leading slash) and waits until the app is ready. */
export async function openPage(context: BrowserContext, path: string): Promise<Page> {
  const page = unopened.get(context) ?? (await context.newPage());
  unopened.delete(context);
  await page.goto(path);
  await page.waitForSelector(READY);
  return page;
}

/** Stops the clock of a page: its timers wait until `page.clock.runFor` lets time pass, however long the test itself takes. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
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
