import { join } from 'node:path';
import { buildSite } from '../../engine/src/build/build-site.ts';
import { silentProgress } from '../../engine/src/build/progress.ts';
import { formatDiagnostics } from '../../engine/src/cli/report.ts';
import { startServer } from '../../engine/src/server/start-server.ts';
import { loadSite } from './load-site.ts';
import type { TestSite, TestSiteAnswer } from './start-site.ts';

/** Ends what the process has started, as soon as whoever started it lets go of it, or is gone. */
const stack = new AsyncDisposableStack();
process.once('disconnect', async () => {
  await stack.disposeAsync();
  // `process.exit` waits for threads that compile, while these may wait for the main thread.
  process.kill(process.pid, 'SIGKILL');
});

async function openDoors(): Promise<TestSite> {
  const loaded = await loadSite();
  const dist = join(loaded.rootDir, '.signpost', 'test-dist');
  const { published, diagnostics } = await buildSite(loaded, { out: dist, progress: silentProgress });
  if (!published) throw new Error(`The site does not build:\n${formatDiagnostics(diagnostics, 'text')}`);
  const server = await startServer({ dist, port: 0, logLevel: 'silent', searchRateLimit: null });
  stack.defer(() => server.close());
  return { siteUrl: `${server.url}/`, dist };
}

const answer: TestSiteAnswer = await openDoors().catch((error: unknown) => ({
  error: error instanceof Error ? (error.stack ?? error.message) : String(error),
}));
process.send?.(answer);
if ('error' in answer) process.disconnect();
