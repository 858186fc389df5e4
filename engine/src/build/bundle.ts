import { fork } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { LoadedConfig } from '../config/load.ts';
import { componentModule, describeModule, loadComponents } from '../content/site-components.ts';
import type { BehaviourFiles, LateBehaviour } from '../model/behaviour.ts';
import { onceEnded } from '../model/once-ended.ts';
import { OperatorError } from '../model/operator-error.ts';
import { OWN_EXTENSION } from '../model/own-extension.ts';
import type { Policy } from '../model/safety-headers.ts';
import { printTheme } from '../model/theme.ts';
import type { DocumentAssets } from '../ui/document/document.ts';
import type * as UiServer from '../ui/server.tsx';
import type { BundleAnswer } from './bundle-process.ts';
import type { ShellFiles, ShellJob } from './bundle-shell.ts';
import { CODE, ENGINE, WITH_MARKUP } from './engine-folder.ts';
import { fingerprintModules, printBehaviours, printRendered } from './site-modules.ts';
import { BUNDLE_RECORD } from './take-compressed.ts';
import { bundleDir, loadServer } from './ui-server.ts';

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

/** Folders of the engine whose files go into the bundle. */
const ENGINE_SOURCES = ['ui', 'model', 'search'].map((room) => `${CODE}/${room}`);
/** Entries of the browser's files. */
const APP = `${CODE}/ui/client${WITH_MARKUP}`;
const STYLE = join(ENGINE, CODE, 'ui/styles/index.css');
const LATE_STYLE = join(ENGINE, CODE, 'ui/styles/late.css');
/** The sheet of pages that the build makes. */
const GENERATED_STYLE = join(ENGINE, CODE, 'ui/styles/generated.css');
const KEPT_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Builds the shell, or reuses the cached one if none of its sources has changed. */
export async function bundleUi(loaded: LoadedConfig): Promise<UiBundle> {
  const fingerprint = fingerprintOf(loaded);
  const dir = bundleDir(fingerprint);
  const kept = dirname(dir);
  if (existsSync(join(dir, BUNDLE_RECORD))) noteUse(dir);
  else {
    const fresh = `${dir}.${randomUUID()}`;
    const record = await buildBundle(loaded, fresh);
    await writeFile(join(fresh, BUNDLE_RECORD), JSON.stringify(record));
    await rename(fresh, dir).catch(() => rm(fresh, { recursive: true }));
    await dropOldBundles(kept);
  }
  const record: BundleRecord = JSON.parse(readFileSync(join(dir, BUNDLE_RECORD), 'utf8'));
  return { ...record, clientDir: join(dir, 'client'), fingerprint, server: await loadServer(fingerprint) };
}

/** Other builds keep it for another day. They cannot be told of the bundle of another user. */
function noteUse(bundle: string): void {
  try {
    const now = new Date();
    utimesSync(bundle, now, now);
  } catch {
    // It is used all the same.
  }
}

/** What the bundler says of the site's modules, such as a syntax error, is for the operator: without colours and the bundler's own stack. */
function describeFailure(error: unknown): unknown {
  if (!(error instanceof Error) || !error.message.startsWith('Build failed')) return error;
  const [, ...said] = stripVTControlCharacters(error.message).split('\n');
  const lines = said.filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return new OperatorError(`What the site has of its own cannot be bundled:\n${lines.join('\n')}`, { cause: error });
}

function fingerprintOf(loaded: LoadedConfig): string {
  const { siteDir, config } = loaded;
  const styles = config.styles === undefined ? '' : describeModule(join(siteDir, config.styles)).fingerprint;
  const settings = [
    fingerprintModules(loaded),
    config.url,
    config.baseUrl,
    config.storagePrefix,
    config.colorMode.switchable,
    config.theme,
    componentModule(loaded)?.fingerprint,
    styles,
  ];
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const folder of ENGINE_SOURCES.map((name) => join(ENGINE, name))) {
    // All at once: each wait for one of hundreds of small files takes longer than reading it.
    const files = readdirSync(folder, { recursive: true, withFileTypes: true });
    const paths = files.filter((file) => file.isFile() && !/\.test\.tsx?$/.test(file.name)).map((file) => join(file.parentPath, file.name));
    for (const path of paths.toSorted()) hash.update(relative(folder, path)).update(readFileSync(path));
  }
  const own = (name: string): string => join(import.meta.dirname, name + OWN_EXTENSION);
  for (const file of [join(ENGINE, 'package.json'), import.meta.filename, own('site-modules')]) hash.update(readFileSync(file));
  hash.update(describeModule(own('bundle-shell')).fingerprint);
  return hash.digest('hex').slice(0, 12);
}

/** Deletes bundles in a folder that no build or server has begun to use for a day: others may be in use, or be renamed by one meanwhile. */
export async function dropOldBundles(dir: string): Promise<void> {
  const oldest = Date.now() - KEPT_MILLISECONDS;
  for (const name of await readdir(dir)) {
    const bundle = join(dir, name);
    const found = statSync(bundle, { throwIfNoEntry: false });
    if (found !== undefined && found.mtimeMs < oldest) await rm(bundle, { recursive: true, force: true });
  }
}

async function buildBundle(loaded: LoadedConfig, dir: string): Promise<BundleRecord> {
  const { config } = loaded;
  const late = await lateBehaviours(loaded);
  const file = (name: string): string => join(dir, name);
  const [parts, behaviours, style, lateStyle] = [file('site-parts.js'), file('site-behaviours.js'), file('style.css'), file('late.css')];
  await mkdir(dir, { recursive: true });
  await writeFile(parts, printRendered(loaded));
  await writeFile(behaviours, printBehaviours(loaded));
  await writeFile(style, printStyles(loaded));
  await writeFile(lateStyle, printLateStyles(config.url));
  const app = join(ENGINE, APP);
  const modules = new Map([...late].map(([name, { module }]) => [name, fileURLToPath(module)]));
  const { files, prepaint } = await bundleInProcess({
    dir,
    base: config.baseUrl,
    // As `ui/preferences/keys` and `ui/prepaint` name them.
    definitions: { STORAGE_PREFIX: JSON.stringify(config.storagePrefix), HAS_THEMES: String(config.colorMode.switchable) },
    aliases: { '@site-parts': parts, '@site-behaviours': behaviours },
    entries: [app, style, lateStyle, GENERATED_STYLE, ...modules.values()],
  });
  const filesOf = (entry: string): BehaviourFiles => files[entry] ?? { script: '', styles: [] };
  const origins: Record<string, readonly string[]> = {};
  for (const { origins: own = {} } of late.values()) {
    for (const [directive, sources] of Object.entries(own)) origins[directive] = [...(origins[directive] ?? []), ...sources];
  }
  return {
    app: filesOf(app).script,
    css: [filesOf(style).script],
    late: filesOf(lateStyle).script,
    generated: filesOf(GENERATED_STYLE).script,
    prepaint,
    behaviours: Object.fromEntries([...modules].map(([name, file]) => [name, filesOf(file)])),
    origins,
  };
}

/** Bundles in a process of its own: the bundler would keep hundreds of megabytes until the build ends. */
async function bundleInProcess(job: ShellJob): Promise<ShellFiles> {
  const child = fork(join(import.meta.dirname, `bundle-process${OWN_EXTENSION}`), [], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // Readers never get React's development build, wherever the site is built.
    env: { ...process.env, NODE_ENV: 'production' },
    serialization: 'advanced',
  });
  return new Promise((resolve, reject) => {
    child.once('message', (answer: BundleAnswer) => {
      child.kill('SIGKILL');
      if ('error' in answer) reject(describeFailure(answer.error));
      else resolve(answer.result);
    });
    child.once('error', reject);
    onceEnded(child, (code, signal) => reject(new Error(`The bundler ended with ${signal ?? code}.`)));
    child.send(job);
  });
}

/** The style sheet of all pages: the engine's, the site's, which is about articles unless it names another layer, and the theme. */
function printStyles({ siteDir, config }: LoadedConfig): string {
  const own = config.styles === undefined ? '' : `@import ${JSON.stringify(join(siteDir, config.styles))} layer(article);`;
  return `@import ${JSON.stringify(STYLE)};\n${own}\n@layer tokens{${printTheme(config.theme)}}`;
}

/** The style sheet for prints and forced colours, with what prints show before the path of a page, as at the foot of each sheet. */
function printLateStyles(url: string): string {
  return `@import ${JSON.stringify(LATE_STYLE)};\n@layer tokens{:root{--host:${JSON.stringify(new URL(url).host)}}}`;
}

/** The late behaviours of the site's components by their names. */
async function lateBehaviours(loaded: LoadedConfig): Promise<ReadonlyMap<string, LateBehaviour>> {
  const module = componentModule(loaded);
  const components = module === null ? [] : [...(await loadComponents(module))];
  return new Map(components.flatMap(([name, { late }]) => (late ? [[name, late] as const] : [])));
}
