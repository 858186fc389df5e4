import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { cacheDirOf } from '../config/cache-dir.ts';
import { ConfigError } from '../config/config-error.ts';
import type { LoadedConfig } from '../config/load.ts';
import { PACK_KINDS, PACKS_FOLDER, type PackKind } from '../pack/kinds.ts';
import { runBuild, tellOutcome, tellPages } from './build.ts';
import type { BuildOptions } from './options.ts';
import { withConfig } from './tell-operator.ts';

/** How much less of the processor background work gets (`os.setPriority`): readers of the served site come first. */
const LOWER = 10;

/**
 * Builds the site, packs it if the options say so, and offers the packs in it.
 * @returns whether the site in the folder of the options is up to date
 */
export async function buildWithPacks(options: BuildOptions): Promise<boolean> {
  // Programs read one list, when all is done; people the problems of the texts once, as soon as they are known.
  const isJson = options.format === 'json';
  let last = await runBuild(options);
  if (last && !isJson) tellOutcome(last, options);
  let isBuilt = last?.isBuilt ?? false;
  const all = await kindsOf(options);
  // A PDF takes a minute, so the others are offered before it. The page that offers the first packs has become another one by that, and
  // it is in all of them: they are made once more, until nothing changes.
  for (const kinds of [all.filter((kind) => kind !== 'pdf'), all, all]) {
    if (!isBuilt || kinds.length === 0) continue;
    const isNew = await renew(options, kinds);
    if (isNew === false) continue;
    // What was packed is what the site is made from, too: the page that offers it, and the files.
    const next = isNew ? await runBuild(options) : undefined;
    if (next && !isJson) (next.isBuilt ? tellPages : tellOutcome)(next, options);
    isBuilt = next?.isBuilt ?? false;
    last = next ?? last;
  }
  if (last && isJson) tellOutcome(last, options);
  return isBuilt;
}

/**
 * Does the same in a process of its own, beside the server of the built site, which takes up the new build. A site that offers no packs is
 * served as it is.
 */
export async function packBeside(options: BuildOptions): Promise<void> {
  const { loadConfig } = await import('../config/load.ts');
  if (!offersPacks(await loadConfig(options.config, options))) return;
  const [program = '', , ...args] = process.argv.slice(1);
  const child = spawn(process.execPath, [...process.execArgv, program, 'build', ...withoutServing(args)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  child.once('error', (error) => console.error(`The packs are not made, as no process can be started for them: ${error.message}`));
  if (child.pid !== undefined) setPriority(child.pid, LOWER);
  // Whoever ends the server does not wait for packs.
  child.unref();
  process.once('exit', () => child.kill());
}

function offersPacks({ config }: LoadedConfig): boolean {
  return config.plugins.some(({ name }) => name === PACKS_FOLDER);
}

/** The options of `start` without those of the server. */
function withoutServing(args: readonly string[]): string[] {
  const isServing = (arg: string | undefined): boolean => arg === '--port' || arg === '--host';
  return args.filter((arg, index) => !isServing(arg) && !isServing(args[index - 1]) && !/^--(?:port|host)=/.test(arg));
}

async function kindsOf({ packs = [] }: BuildOptions): Promise<readonly PackKind[]> {
  if (packs !== true) return packs;
  const { findBrowser } = await import('../pack/book/print.ts');
  return PACK_KINDS.filter((kind) => kind !== 'pdf' || findBrowser() !== undefined);
}

/** @returns whether there are other packs now; undefined after an error */
function renew(options: BuildOptions, kinds: readonly PackKind[]): Promise<boolean | undefined> {
  return withConfig(options, async (loaded) => {
    if (!offersPacks(loaded))
      throw new ConfigError("No page offers packs. Add offerPacks({ page: 'offline' }) to the plug-ins, or use `signpost pack`.");
    const { renewPacks } = await import('../pack/pack-site.ts');
    const { formatSize } = await import('../pack/format-size.ts');
    const say = options.format === 'json' ? console.error : console.log;
    return renewPacks({
      ...{ dist: resolve(options.out), to: join(cacheDirOf(loaded), PACKS_FOLDER), kinds },
      onPacked: ({ file, bytes, pages }) => say(`${file}  ${formatSize(bytes)}, ${pages} pages`),
    });
  });
}
