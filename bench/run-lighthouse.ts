import { type LaunchedChrome, launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';

/** Starts a browser for `runLighthouse`; its caller ends it. */
export function launchChrome(): Promise<LaunchedChrome> {
  return launch({
    chromePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
}

/**
 * Runs Lighthouse once (mobile, simulated).
 * @throws Error if it has no result
 */
export async function runLighthouse(url: string, port: number, categories: readonly string[]): Promise<Result> {
  const result = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}.`);
  return result.lhr;
}
