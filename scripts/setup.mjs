// Installs what is missing. Plain JavaScript without dependencies, as it runs on Node 20 or newer before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The first releases of Node 20 do not have `import.meta.dirname`. */
export const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = join(root, 'node_modules', '.installed');

/** First version that runs TypeScript directly and has SQLite. */
const LEAST_NODE = 24;
/** Debian's Chromium without a user interface: the same browser, which loads pages in 0.4 of the time. */
const HEADLESS = 'chromium-headless-shell';
const BROWSERS = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Installs the dependencies if `package-lock.json` has changed since the last installation. */
export function installDependencies() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (installed === wanted) return;
  console.log('Installing the dependencies …');
  run(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'],
    'The dependencies could not be installed. Is the npm registry reachable?',
  );
  writeFileSync(stampFile, wanted);
}

/** Path of the pinned Node. On platforms without one, the machine's own if it is new enough. */
export function findNode() {
  const pinned = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= LEAST_NODE) return process.execPath;
  fail(`Node ${LEAST_NODE} or newer is needed on ${process.platform} ${process.arch}; this is ${process.version}.`);
}

/** Path of a Chrome or Chromium for the browser tests. Installs Debian's if there is none. */
export function installBrowser() {
  const found = process.env.CHROMIUM_PATH ?? findInPath(BROWSERS);
  const isRoot = process.getuid?.() === 0;
  // Do not ask for a password just to replace a browser by a faster one.
  if (found && (!isRoot || process.env.CHROMIUM_PATH || found.endsWith(HEADLESS))) return found;
  if (findInPath(['apt-get']) === undefined) {
    return found ?? fail('The browser tests need Chrome or Chromium. Install one, or set CHROMIUM_PATH.');
  }
  console.log('Installing Chromium for the browser tests …');
  const [program, ...first] = isRoot ? ['apt-get'] : ['sudo', 'apt-get'];
  const apt = (...args) => spawnSync(program, [...first, ...args], { stdio: 'inherit' }).status === 0;
  const install = (browser) => apt('install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-noto-cjk');
  apt('update', '-qq');
  if (!install(HEADLESS) && !found) install('chromium');
  return findInPath(BROWSERS) ?? fail('Chromium could not be installed. Install it by hand, or set CHROMIUM_PATH.');
}

function run(name, args, hint) {
  const { status } = spawnSync(name, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) fail(hint);
}

function findInPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
