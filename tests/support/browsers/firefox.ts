import puppeteer, { type Page } from 'puppeteer-core';
import { findProgram } from '../../../engine/src/model/find-program.ts';
import type { OtherBrowser, Reader } from './reader.ts';

const program = findProgram(['firefox-esr', 'firefox']);

/** Firefox, by WebDriver BiDi. */
export const firefox: OtherBrowser = {
  name: 'Firefox',
  missing: program === undefined ? ['firefox-esr'] : [],
  async open() {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: program,
      defaultViewport: { width: 1440, height: 900 },
      extraPrefsFirefox: { 'intl.accept_languages': 'zh-CN' },
    });
    const page = await browser.newPage();
    return createReader(page, () => browser.close());
  },
};

function createReader(page: Page, close: () => Promise<void>): Reader {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return {
    complaints,
    goto: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    ask: <Arguments extends readonly unknown[], Result>(question: (...args: Arguments) => Result, ...args: Arguments) =>
      page.evaluate<[], () => Result>(`(${question})(...${JSON.stringify(args)})`),
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    [Symbol.asyncDispose]: close,
  };
}
