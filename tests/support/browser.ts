import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';

let connected: Promise<Browser> | undefined;

/** The browser that the tests share. */
function connect(): Promise<Browser> {
  connected ??= chromium.connect(inject('browserEndpoint'));
  return connected;
}

/** A fresh profile in the shared browser, for one test. */
export async function openContext(options: BrowserContextOptions = {}): Promise<BrowserContext & AsyncDisposable> {
  const browser = await connect();
  return browser.newContext({ baseURL: inject('siteUrl'), viewport: { width: 1440, height: 900 }, locale: 'zh-CN', ...options });
}

/** A page at an address of the site, below the base URL and without a leading slash. */
export async function openPage(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}
