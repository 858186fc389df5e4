import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { build, createLogger, type InlineConfig, type Logger, type Plugin } from 'vite';
import type { BehaviourFiles } from '../model/behaviour.ts';
import { HASHED_FOLDER } from '../model/hashed-folder.ts';
import { OLDEST_BROWSERS } from '../model/oldest-browsers.ts';
import { OWN_EXTENSION } from '../model/own-extension.ts';
import { pathFrom } from '../model/paths.ts';
import { compressFolder } from './compress.ts';
import { CODE, ENGINE, WITH_MARKUP } from './engine-folder.ts';
import { flattenLayers } from './flatten-layers.ts';
import { resolveScale } from './resolve-scale.ts';
import { takeCompressed } from './take-compressed.ts';

/** What a bundle is made from. Can be sent to another process. */
export interface ShellJob {
  /** Absolute path of the folder for the results. */
  readonly dir: string;
  /** Public path of the site. */
  readonly base: string;
  /** Constants that are compiled into the code. */
  readonly definitions: Readonly<Record<string, string>>;
  /** Modules that the engine imports by names. Absolute paths. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Scripts and style sheets for the browser. Absolute paths. */
  readonly entries: readonly string[];
}

/** The results beside the files. */
export interface ShellFiles {
  /** Addresses of what was made of each entry. */
  readonly files: Readonly<Record<string, BehaviourFiles>>;
  /** The inline script. */
  readonly prepaint: string;
}

/** Vite's list of the files made from the entries. */
const MANIFEST = 'manifest.json';
/** In the browser, Preact takes the place of React, which renders the same markup in the build: React DOM was four fifths of the app's bytes. */
const IN_THE_BROWSER = Object.entries({
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/compat/jsx-dev-runtime',
}).map(([name, module]) => ({ find: new RegExp(`^${name}$`), replacement: fileURLToPath(import.meta.resolve(module)) }));
/** It changes less often than the site: as a chunk of its own it stays in readers' caches. */
const PREACT = /node_modules[\\/]preact[\\/]/;
/** Replaces Vite's wrapper around dynamic imports: no chunk has a style sheet or preloads anything. One that does not come is asked for again. */
const PLAIN_IMPORTS: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load().catch(load);' : null),
};
/** On a slow machine, the bundler prints advice about its plug-ins among a command's own output. */
const CHECKS = { pluginTimings: false };

/** Prints the bundler's warnings but those about addresses in `url()` of a style sheet, which are those of static files. */
function quietLogger(): Logger {
  const logger = createLogger('warn');
  const warnings =
    (print: Logger['warn']): Logger['warn'] =>
    (message, options) => {
      if (!message.includes("didn't resolve at build time")) print(message, options);
    };
  return { ...logger, warn: warnings(logger.warn), warnOnce: warnings(logger.warnOnce) };
}

/** Builds the browser's files in `client`, with their compressed forms, and the module that renders pages in `server`. */
export async function bundleShell(job: ShellJob): Promise<ShellFiles> {
  const { dir, base, definitions, aliases, entries } = job;
  const common: InlineConfig = {
    root: ENGINE,
    base,
    resolve: { alias: { ...aliases }, dedupe: ['react', 'react-dom'] },
    define: { ...definitions },
    configFile: false,
    logLevel: 'warn',
    customLogger: quietLogger(),
    mode: 'production',
    publicDir: false,
  };
  const filesOf = await buildClient(common, aliases, [...entries], join(dir, 'client'));
  await buildServer(common, join(dir, 'server'));
  const prepaint = await buildPrepaint(definitions, join(dir, 'prepaint'));
  await takeCompressed(dir, join('client', HASHED_FOLDER));
  await compressFolder(join(dir, 'client'), 'thorough');
  return { files: Object.fromEntries(entries.map((entry) => [entry, filesOf(entry)])), prepaint };
}

/** An entry of Vite's list. */
interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** @returns a function that gives the addresses of an entry's script (or style sheet) and of the style sheets that it imports */
async function buildClient(
  common: InlineConfig,
  aliases: ShellJob['aliases'],
  input: string[],
  outDir: string,
): Promise<(source: string) => BehaviourFiles> {
  await build({
    ...common,
    resolve: { alias: [...Object.entries(aliases).map(([find, replacement]) => ({ find, replacement })), ...IN_THE_BROWSER] },
    plugins: [react(), PLAIN_IMPORTS],
    // Each theme has its own variables: no browser needs those that `light-dark()` would be replaced by.
    css: { postcss: { plugins: [resolveScale(), flattenLayers()] }, lightningcss: { exclude: Features.LightDark } },
    build: {
      outDir,
      assetsDir: HASHED_FOLDER,
      emptyOutDir: true,
      target: OLDEST_BROWSERS,
      manifest: MANIFEST,
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rollupOptions: {
        checks: CHECKS,
        preserveEntrySignatures: 'allow-extension',
        input,
        output: { codeSplitting: { groups: [{ name: 'preact', test: PREACT }] } },
      },
    },
  });
  const file = join(outDir, MANIFEST);
  const manifest: Partial<Record<string, Chunk>> = JSON.parse(await readFile(file, 'utf8'));
  await rm(file);
  const stylesOf = ({ css = [], imports = [] }: Chunk): string[] => [
    ...css,
    ...imports.flatMap((name) => (manifest[name] ? stylesOf(manifest[name]) : [])),
  ];
  return (source) => {
    const chunk = manifest[pathFrom(ENGINE, source)];
    if (!chunk) throw new Error(`Vite made nothing of ${source}.`);
    const addressOf = (path: string): string => `${common.base}${path}`;
    return { script: addressOf(chunk.file), styles: [...new Set(stylesOf(chunk))].map(addressOf) };
  };
}

async function buildServer(common: InlineConfig, outDir: string): Promise<void> {
  await build({
    ...common,
    plugins: [react()],
    // A package with thousands of icons, of which the shell shows a dozen.
    ssr: { noExternal: ['lucide'] },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: join(ENGINE, CODE, `ui/server${WITH_MARKUP}`),
      target: 'node24',
      minify: false,
      rollupOptions: { checks: CHECKS, output: { entryFileNames: 'server.js' } },
    },
  });
}

/** The inline script is one file without imports: the same bytes on every page, so that one hash in the CSP allows it. */
async function buildPrepaint(definitions: ShellJob['definitions'], outDir: string): Promise<string> {
  await build({
    root: ENGINE,
    define: { ...definitions },
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir,
      target: OLDEST_BROWSERS,
      reportCompressedSize: false,
      rollupOptions: { checks: CHECKS, optimization: { inlineConst: { mode: 'all' } } },
      lib: { entry: join(ENGINE, CODE, `ui/prepaint${OWN_EXTENSION}`), formats: ['iife'], name: 'signpost', fileName: () => 'prepaint.js' },
    },
  });
  const code = (await readFile(join(outDir, 'prepaint.js'), 'utf8')).trim();
  // The shortest form of a function that is called at once.
  return code.replace(/^\(function\(\)\{(.*)\}\)\(\);$/s, '(()=>{$1})()');
}
