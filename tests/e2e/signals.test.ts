import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempDisposableSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** A server that npm has started and that has printed its address. */
interface Served {
  readonly npm: ChildProcess;
  readonly url: string;
}

/** Arguments of each command. `start` and `dev` serve the example of a new site, in a folder. */
function argsOf(command: 'start' | 'serve' | 'dev', folder: string): readonly string[] {
  if (command === 'serve') return ['--out', inject('dist')];
  cpSync(join(root, 'engine/starter'), folder, { recursive: true });
  return ['--config', join(folder, 'site.config.mjs'), ...(command === 'start' ? ['--out', join(folder, 'dist')] : [])];
}

/** Runs an npm script of the repository. */
function runScript(command: 'start' | 'serve' | 'dev', folder: string): Promise<Served> {
  return serve('npm', ['run', '--silent', command, '--', ...argsOf(command, folder)], root);
}

/** Runs the command of the package, where it is installed. */
function runInstalled(command: 'start' | 'dev', folder: string): Promise<Served> {
  cpSync(join(root, 'engine/starter'), folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  symlinkSync(join(root, 'engine'), join(folder, 'node_modules/signpost'));
  symlinkSync('../signpost/bin/signpost.mjs', join(folder, 'node_modules/.bin/signpost'));
  return serve('npx', ['signpost', command], folder);
}

function serve(program: string, args: readonly string[], cwd: string): Promise<Served> {
  // In a group of its own, so that nothing of it outlives the test.
  const npm = spawn(program, [...args, '--port', '0'], { cwd, stdio: ['ignore', 'pipe', 'ignore'], detached: true });
  return new Promise((resolve, reject) => {
    let output = '';
    npm.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const url = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/.exec(output)?.[0];
      if (url !== undefined) resolve({ npm, url });
    });
    npm.once('exit', () => reject(new Error(`It ended without an address: ${output}`)));
  });
}

it.each([
  ['SIGTERM', 'npm run serve', (folder) => runScript('serve', folder)],
  ['SIGHUP', 'npm run serve', (folder) => runScript('serve', folder)],
  ['SIGTERM', 'npm run start', (folder) => runScript('start', folder)],
  ['SIGTERM', 'npm run dev', (folder) => runScript('dev', folder)],
  ['SIGHUP', 'npm run dev', (folder) => runScript('dev', folder)],
  ['SIGTERM', 'npx signpost start', (folder) => runInstalled('start', folder)],
  ['SIGTERM', 'npx signpost dev', (folder) => runInstalled('dev', folder)],
  ['SIGHUP', 'npx signpost dev', (folder) => runInstalled('dev', folder)],
] satisfies [NodeJS.Signals, string, (folder: string) => Promise<Served>][])(
  '%s to npm ends the server that it has started by %s, and frees its port',
  async (signal, _command, run) => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-signals-'));
    const { npm, url } = await run(join(folder.path, 'site'));
    try {
      expect((await fetch(url)).status).toBe(200);
      const ended = once(npm, 'exit');
      npm.kill(signal);
      await ended;
      const isServed = () =>
        fetch(url).then(
          () => true,
          () => false,
        );
      await expect.poll(isServed).toBe(false);
    } finally {
      if (npm.pid !== undefined) {
        try {
          process.kill(-npm.pid, 'SIGKILL');
        } catch {
          // All of it has ended.
        }
      }
    }
  },
);
