import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeText } from './generator.ts';

/**
 * Installs packages from the registry that npm is set up for, unless they are there.
 * @param main package whose version counts
 * @returns its version
 * @throws Error with what npm says
 */
export function installPackages(folder: string, packages: readonly string[], main: string): string {
  if (!existsSync(join(folder, 'node_modules', main, 'package.json'))) {
    writeText(folder, 'package.json', '{ "name": "peer", "private": true }\n');
    const { status, stderr } = spawnSync(
      'npm',
      ['install', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder, ...packages],
      {
        cwd: folder,
        encoding: 'utf8',
        env: stockEnvironment(),
        shell: process.platform === 'win32',
      },
    );
    if (status !== 0) throw new Error(`npm could not install ${packages.join(' ')}:\n${(stderr ?? '').slice(-2000)}`);
  }
  return readVersion(folder, main);
}

/** Version of an installed package. */
export function readVersion(folder: string, name: string): string {
  const text = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}

/** The environment without what the scripts of this project set for its own Node, so that a peer runs as it is used. */
export function stockEnvironment(): NodeJS.ProcessEnv {
  const own = /^(NODE_OPTIONS|MALLOC_ARENA_MAX)$/;
  return { ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name))), CI: 'true' };
}
