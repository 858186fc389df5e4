import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { buildSite } from '../../engine/src/build/build-site.ts';
import { silentProgress } from '../../engine/src/build/progress.ts';
import { formatDiagnostics } from '../../engine/src/cli/report.ts';
import { loadConfig } from '../../engine/src/config/load.ts';
import { startServer } from '../../engine/src/server/start-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the served site, with a trailing slash. */
    siteUrl: string;
    /** Folder of the built site. */
    dist: string;
    /** Where tests connect to the browser. */
    browserEndpoint: string;
  }
}

/** Builds the real site and serves it, and starts one browser, for all tests that come in by these doors. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  process.env.NODE_ENV = 'production';
  const loaded = await loadConfig('site/site.config.ts');
  const dist = join(loaded.rootDir, '.signpost', 'test-dist');
  const { published, diagnostics } = await buildSite(loaded, { out: dist, progress: silentProgress });
  if (!published) throw new Error(`The site does not build:\n${formatDiagnostics(diagnostics, 'text')}`);
  const [server, browser] = await Promise.all([
    startServer({ dist, port: 0, logLevel: 'silent', searchRateLimit: null }),
    chromium.launchServer({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    }),
  ]);
  project.provide('siteUrl', `${server.url}/`);
  project.provide('dist', dist);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await Promise.all([server.close(), browser.close()]);
  };
}
