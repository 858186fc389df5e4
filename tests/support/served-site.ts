import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { buildSite } from '../../engine/src/build/build-site.ts';
import { silentProgress } from '../../engine/src/build/progress.ts';
import { formatDiagnostics } from '../../engine/src/cli/report.ts';
import { startServer } from '../../engine/src/server/start-server.ts';
import { closeProfiles } from './browser.ts';
import { createSiteFixture, type SiteFixture } from './site-fixture.ts';

/** A small built and served site, for tests that need their own configuration. */
export interface ServedSite extends AsyncDisposable {
  /** With a trailing slash. */
  readonly url: string;
}

/** Builds a small site and serves it until the test is done. */
export async function serveFixture({ loaded }: SiteFixture): Promise<ServedSite> {
  const dist = join(loaded.rootDir, 'dist');
  const { published, diagnostics } = await buildSite(loaded, { out: dist, progress: silentProgress });
  if (!published) throw new Error(`The fixture does not build:\n${formatDiagnostics(diagnostics, 'text')}`);
  const server = await startServer({ dist, port: 0, logLevel: 'silent', searchRateLimit: null });
  return { url: `${server.url}/`, [Symbol.asyncDispose]: () => server.close() };
}

/** Builds and serves a small site for all tests of a file or block. The result returns its address, with a trailing slash. */
export function serveFixtureToAll(...what: Parameters<typeof createSiteFixture>): () => string {
  const stack = new AsyncDisposableStack();
  let url = '';
  beforeAll(async () => {
    const site = await serveFixture(stack.use(createSiteFixture(...what)));
    stack.use(site);
    url = site.url;
    stack.defer(() => closeProfiles(site.url));
  });
  afterAll(() => stack.disposeAsync());
  return () => url;
}
