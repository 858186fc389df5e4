import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { findProgram } from '../../../engine/src/model/find-program.ts';
import { findFreePort } from '../../../engine/src/server/testing/web-servers.ts';
import type { OtherBrowser, Reader } from './reader.ts';

const driverProgram = findProgram(['WebKitWebDriver']);
const displayProgram = findProgram(['Xvfb']);
const ownDisplay = process.env.DISPLAY;
const LONGEST_START_MS = 60_000;

/** WebKit as Debian packs it for GTK, by WebDriver. It needs a display: the one there is, or a virtual one. */
export const webkit: OtherBrowser = {
  name: 'WebKit',
  missing: [
    ...(driverProgram === undefined ? ['webkit2gtk-driver'] : []),
    ...(displayProgram === undefined && ownDisplay === undefined ? ['xvfb'] : []),
  ],
  async open() {
    await using stack = new AsyncDisposableStack();
    const DISPLAY = ownDisplay ?? (await startDisplay(stack));
    const port = await findFreePort();
    start(stack, driverProgram, [`--port=${port}`], { DISPLAY, LANG: 'zh_CN.UTF-8' });
    await waitForPort(port);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { args: ['--automation'] },
        }),
      )
      .build();
    stack.defer(() => driver.quit());
    await driver.manage().window().setRect({ width: 1440, height: 900 });
    const rest = stack.move();
    return createReader(driver, () => rest.disposeAsync());
  },
};

function createReader(driver: WebDriver, close: () => Promise<void>): Reader {
  return {
    complaints: [],
    goto: (url) => driver.get(url),
    back: () => driver.navigate().back(),
    reload: () => driver.navigate().refresh(),
    ask: (question, ...args) => driver.executeScript(question, ...args),
    click: (selector) => driver.findElement(By.css(selector)).click(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    resize: async (width, height) => void (await driver.manage().window().setRect({ width, height })),
    [Symbol.asyncDispose]: close,
  };
}

const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB, ArrowRight: Key.ARROW_RIGHT };

function start(stack: AsyncDisposableStack, program: string | undefined, args: readonly string[], env: NodeJS.ProcessEnv) {
  if (program === undefined) throw new Error('A program that WebKit needs is not installed.');
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'ignore'] });
  stack.defer(() => void child.kill());
  return child;
}

/** Starts a virtual display, which prints its number when it is ready. */
async function startDisplay(stack: AsyncDisposableStack): Promise<string> {
  const child = start(stack, displayProgram, ['-displayfd', '1', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {});
  const [number] = await once(child.stdout, 'data');
  return `:${String(number).trim()}`;
}

async function waitForPort(port: number): Promise<void> {
  const end = Date.now() + LONGEST_START_MS;
  while (Date.now() < end) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The WebDriver of WebKit does not answer.');
}
