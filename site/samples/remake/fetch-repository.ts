import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createFolder, type FetchedPackage, MissingPackageError, run } from './fetch-package.ts';

/** Nobody is there to be asked for a password: a repository that is gone must fail. */
const environment = (): NodeJS.ProcessEnv => ({ ...process.env, GIT_TERMINAL_PROMPT: '0' });

/**
 * Takes folders of a public repository on GitHub, without its history and without what is not in them. Archives in them (`.zip`) are unpacked
 * where they are, which needs a JDK.
 * @param name `leancloud/go-sdk`
 * @param revision a tag or a commit; without one, the newest state is taken
 * @param folders as in `.gitignore`, from the root; all of the repository if there are none
 * @throws MissingPackageError
 */
export async function fetchRepository(name: string, revision = 'HEAD', folders: readonly string[] = []): Promise<FetchedPackage> {
  const fetched = createFolder();
  const git = (...args: readonly string[]): Promise<{ stdout: string }> =>
    run('git', [...args], { cwd: fetched.folder, env: environment(), timeout: 600_000 });
  try {
    await git('init', '--quiet');
    await git('remote', 'add', 'origin', `https://github.com/${name}.git`);
    if (folders.length > 0) await git('sparse-checkout', 'set', '--no-cone', ...folders.map((folder) => `/${folder}`));
    await git('fetch', '--quiet', '--depth', '1', '--filter=blob:none', 'origin', revision);
    await git('checkout', '--quiet', 'FETCH_HEAD');
    await unpackArchives(fetched.folder);
    return { ...fetched, version: revision };
  } catch {
    fetched[Symbol.dispose]();
    const place = revision === 'HEAD' ? name : `${name} at ${revision}`;
    throw new MissingPackageError(`git cannot get ${place}${folders.length > 0 ? ` (${folders.join(', ')})` : ''}`);
  }
}

async function unpackArchives(folder: string): Promise<void> {
  const archives = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.zip'));
  for (const name of archives) await run('jar', ['xf', join(folder, name)], { cwd: join(folder, dirname(name)) });
}
