import { join } from 'node:path';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { locateBuild } from '../../model/build-folder.ts';
import { createFileSource } from '../search-source.ts';
import { SiteStore } from '../site-store.ts';
import { Library } from './library.ts';
import { createToolServer } from './tools.ts';

/** Milliseconds between checks for a new build. */
const WATCH_INTERVAL = 2000;

/**
 * Answers a program that started this process, over its standard input and output, until it closes them.
 * @throws SiteBuildError if there is no built site
 */
export async function serveToolsByStdio(dist: string): Promise<void> {
  // Standard output belongs to the protocol.
  const report = (error: unknown): void => console.error(error instanceof Error ? error.message : error);
  const store = await SiteStore.open(dist, report);
  store.watch(WATCH_INTERVAL);
  const library = new Library(
    store,
    createFileSource(() => join(locateBuild(dist), '_search.sqlite'), WATCH_INTERVAL),
  );
  serveStdio(() => createToolServer(library), { maxSubscriptions: 1, onerror: report });
}
