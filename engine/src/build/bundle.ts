import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { InlineConfig, Plugin } from 'vite';
import type { LoadedConfig } from '../config/load.ts';
import type { SiteConfig } from '../config/schema.ts';
import { componentModule, describeModule, loadComponents } from '../content/site-components.ts';
import type { BehaviourFiles, LateBehaviour } from '../model/behaviour.ts';
import { OWN_EXTENSION } from '../model/own-extension.ts';
import type { Policy } from '../model/safety-headers.ts';
import { printTheme } from '../model/theme.ts';
import type { DocumentAssets } from '../ui/document/document.ts';
import type * as UiServer from '../ui/server.tsx';
import { compressFolder } from './compress.ts';
import { flattenLayers } from './flatten-layers.ts';
import { resolveScale } from './resolve-scale.ts';
import { fingerprintModules, printBehaviours, printRendered } from './site-modules.ts';

/** What a bundle is made of, beside its files. */
interface BundleRecord extends DocumentAssets {
  /** The late behaviours of the site's components, by their names. */
  readonly behaviours: Readonly<Record<string, BehaviourFiles>>;
  /** What these load from elsewhere. */
  readonly origins: Policy;
}

/** The shell as built by Vite: the files for the browser, and the module that renders pages. */
export interface UiBundle extends BundleRecord {
  /** Folder whose files are copied to the site's root. */
  readonly clientDir: string;
  readonly fingerprint: string;
  readonly server: typeof UiServer;
}

/** The engine's root folder. */
const ENGINE = join(import.meta.dirname, '../..');
/** The folder of its code: `src` in this repository, `lib` in the package, where it has been compiled. */
const CODE = basename(join(import.meta.dirname, '..'));
const WITH_MARKUP = OWN_EXTENSION === '.ts' ? '.tsx' : OWN_EXTENSION;
/** Folders of the engine whose files go into the bundle. */
const ENGINE_SOURCES = ['ui', 'model', 'search'].map((room) => `${CODE}/${room}`);
/** Entries of the browser's files. */
const APP = `${CODE}/ui/client${WITH_MARKUP}`;
const STYLE = join(ENGINE, CODE, 'ui/styles/index.css');
const PRINT_STYLE = join(ENGINE, CODE, 'ui/styles/print.css');
/** Vite's list of the files made from the entries. */
const MANIFEST = 'manifest.json';
/** Oldest browsers whose syntax the app may use (design.md: "engines of five years ago"). */
export const TARGET = ['chrome90', 'safari15', 'firefox90'];
/** React changes less often than the site: as a chunk of its own it stays in readers' caches. */
const REACT = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
/** Replaces Vite's wrapper around dynamic imports: no chunk has a style sheet or preloads anything. One that does not come is asked for again. */
const PLAIN_IMPORTS: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load().catch(load);' : null),
};
/** On a slow machine, the bundler prints advice about its plug-ins among a command's own output. */
const CHECKS = { pluginTimings: false };
const KEPT_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Builds the shell, or reuses the cached one if none of its sources has changed. */
export async function bundleUi(loaded: LoadedConfig): Promise<UiBundle> {
  const fingerprint = await fingerprintOf(loaded);
  const kept = join(ENGINE, '.signpost', 'ui');
  const dir = join(kept, fingerprint);
  if (!existsSync(join(dir, 'bundle.json'))) {
    const fresh = `${dir}.${randomUUID()}`;
    const record = await buildBundle(loaded, fresh);
    await compressFolder(join(fresh, 'client'), 'thorough');
    await writeFile(join(fresh, 'bundle.json'), JSON.stringify(record));
    await rename(fresh, dir).catch(() => rm(fresh, { recursive: true }));
    await dropOldBundles(kept);
  }
  const record: BundleRecord = JSON.parse(readFileSync(join(dir, 'bundle.json'), 'utf8'));
  const server: typeof UiServer = await import(pathToFileURL(join(dir, 'server', 'server.js')).href);
  return { ...record, clientDir: join(dir, 'client'), fingerprint, server };
}

async function fingerprintOf(loaded: LoadedConfig): Promise<string> {
  const { siteDir, config } = loaded;
  const styles = config.styles === undefined ? '' : describeModule(join(siteDir, config.styles)).fingerprint;
  const settings = [
    config.slots,
    fingerprintModules(loaded),
    config.baseUrl,
    config.storagePrefix,
    // It decides between React's development and production build.
    process.env.NODE_ENV,
    config.theme,
    componentModule(loaded)?.fingerprint,
    styles,
  ];
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const folder of ENGINE_SOURCES.map((name) => join(ENGINE, name))) {
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = files.filter((file) => file.isFile() && !/\.test\.tsx?$/.test(file.name)).map((file) => join(file.parentPath, file.name));
    for (const path of paths.toSorted()) hash.update(relative(folder, path)).update(await readFile(path));
  }
  hash.update(await readFile(join(ENGINE, 'package.json'))).update(await readFile(import.meta.filename));
  return hash.digest('hex').slice(0, 12);
}

/** Deletes bundles older than a day: a younger one may be in use by another build or server. */
async function dropOldBundles(dir: string): Promise<void> {
  const oldest = Date.now() - KEPT_MILLISECONDS;
  for (const name of await readdir(dir)) {
    const bundle = join(dir, name);
    if ((await stat(bundle)).mtimeMs < oldest) await rm(bundle, { recursive: true, force: true });
  }
}

async function buildBundle(loaded: LoadedConfig, dir: string): Promise<BundleRecord> {
  const { config } = loaded;
  const late = await lateBehaviours(loaded);
  const [parts, behaviours] = [join(dir, 'site-parts.js'), join(dir, 'site-behaviours.js')];
  const common: InlineConfig = {
    root: ENGINE,
    base: config.baseUrl,
    resolve: { alias: { '@site-parts': parts, '@site-behaviours': behaviours }, dedupe: ['react', 'react-dom'] },
    define: definitionsOf(config),
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    publicDir: false,
  };
  await mkdir(dir, { recursive: true });
  await writeFile(parts, printRendered(loaded));
  await writeFile(behaviours, printBehaviours(loaded));
  const style = join(dir, 'style.css');
  await writeFile(style, printStyles(loaded));
  const entries = [join(ENGINE, APP), style, PRINT_STYLE, ...late.values().map(({ module }) => fileURLToPath(module))];
  const filesOf = await buildClient(common, entries, join(dir, 'client'));
  await buildServer(common, join(dir, 'server'));
  const prepaint = await buildPrepaint(config, join(dir, 'prepaint'));
  const files = Object.fromEntries([...late].map(([name, { module }]) => [name, filesOf(fileURLToPath(module))]));
  const origins: Record<string, readonly string[]> = {};
  for (const { origins: own = {} } of late.values()) {
    for (const [directive, sources] of Object.entries(own)) origins[directive] = [...(origins[directive] ?? []), ...sources];
  }
  return {
    app: filesOf(join(ENGINE, APP)).script,
    css: [filesOf(style).script],
    print: filesOf(PRINT_STYLE).script,
    prepaint,
    behaviours: files,
    origins,
  };
}

/** The style sheet of all pages: the engine's, the site's, which is about articles unless it names another layer, and the theme. */
function printStyles({ siteDir, config }: LoadedConfig): string {
  const own = config.styles === undefined ? '' : `@import ${JSON.stringify(join(siteDir, config.styles))} layer(article);`;
  return `@import ${JSON.stringify(STYLE)};\n${own}\n@layer tokens{${printTheme(config.theme)}}`;
}

/** Constants of the site that are compiled into the code (`ui/preferences/keys`). */
function definitionsOf({ storagePrefix }: SiteConfig): Record<string, string> {
  return { STORAGE_PREFIX: JSON.stringify(storagePrefix) };
}

/** The late behaviours of the site's components by their names. */
async function lateBehaviours(loaded: LoadedConfig): Promise<ReadonlyMap<string, LateBehaviour>> {
  const module = componentModule(loaded);
  const components = module === null ? [] : [...(await loadComponents(module))];
  return new Map(components.flatMap(([name, { late }]) => (late ? [[name, late] as const] : [])));
}

/** An entry of Vite's list. */
interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** @returns a function that gives the addresses of an entry's script (or style sheet) and of the style sheets that it imports */
async function buildClient(common: InlineConfig, input: string[], outDir: string): Promise<(source: string) => BehaviourFiles> {
  const { build } = await import('vite');
  const { default: react } = await import('@vitejs/plugin-react');
  await build({
    ...common,
    plugins: [react(), PLAIN_IMPORTS],
    css: { postcss: { plugins: [resolveScale(), flattenLayers()] } },
    build: {
      outDir,
      emptyOutDir: true,
      target: TARGET,
      manifest: MANIFEST,
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rollupOptions: {
        checks: CHECKS,
        preserveEntrySignatures: 'allow-extension',
        input,
        output: { codeSplitting: { groups: [{ name: 'react', test: REACT }] } },
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
    const chunk = manifest[relative(ENGINE, source).replaceAll('\\', '/')];
    if (!chunk) throw new Error(`Vite made nothing of ${source}.`);
    const addressOf = (path: string): string => `${common.base}${path}`;
    return { script: addressOf(chunk.file), styles: [...new Set(stylesOf(chunk))].map(addressOf) };
  };
}

async function buildServer(common: InlineConfig, outDir: string): Promise<void> {
  const { build } = await import('vite');
  const { default: react } = await import('@vitejs/plugin-react');
  await build({
    ...common,
    plugins: [react()],
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
async function buildPrepaint(config: SiteConfig, outDir: string): Promise<string> {
  const { build } = await import('vite');
  await build({
    root: ENGINE,
    define: definitionsOf(config),
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir,
      target: TARGET,
      reportCompressedSize: false,
      rollupOptions: { checks: CHECKS },
      lib: { entry: join(ENGINE, CODE, `ui/prepaint${OWN_EXTENSION}`), formats: ['iife'], name: 'signpost', fileName: () => 'prepaint.js' },
    },
  });
  return (await readFile(join(outDir, 'prepaint.js'), 'utf8')).trim();
}
