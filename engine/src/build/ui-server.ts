import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as UiServer from '../ui/server.tsx';
import { ENGINE } from './engine-folder.ts';

/** The folder of a bundle of the shell. */
export function bundleDir(fingerprint: string): string {
  return join(ENGINE, '.signpost', 'ui', fingerprint);
}

/** Loads the module of a bundle that renders pages. */
export function loadServer(fingerprint: string): Promise<typeof UiServer> {
  return import(pathToFileURL(join(bundleDir(fingerprint), 'server', 'server.js')).href);
}
