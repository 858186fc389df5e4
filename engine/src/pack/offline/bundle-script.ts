import { basename, join } from 'node:path';
import { OLDEST_BROWSERS } from '../../model/oldest-browsers.ts';
import { OWN_EXTENSION } from '../../model/own-extension.ts';

/** The engine's root folder, and the folder of its code in it. */
const ENGINE = join(import.meta.dirname, '../../..');
const CODE = basename(join(import.meta.dirname, '../..'));

/** Builds the script of offline pages into one file: browsers load no modules from a folder. */
export async function bundleOfflineScript(): Promise<string> {
  const { build } = await import('vite');
  const made = await build({
    root: ENGINE,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // A browser keeps the choices for all folders in one place.
    define: { STORAGE_PREFIX: JSON.stringify('offline_docs') },
    build: {
      write: false,
      target: OLDEST_BROWSERS,
      rollupOptions: { checks: { pluginTimings: false } },
      lib: {
        entry: join(ENGINE, CODE, `pack/offline/reader/offline${OWN_EXTENSION}`),
        formats: ['iife'],
        name: 'signpost',
        fileName: () => 'offline.js',
      },
    },
  });
  const outputs = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
  const script = outputs.find((file) => file.type === 'chunk');
  if (script?.type !== 'chunk') throw new Error('Vite did not produce the script of offline pages.');
  return script.code;
}
