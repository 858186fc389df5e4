import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** An npm script of the repository that has printed its address. */
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

function serve(command: 'start' | 'serve' | 'dev', folder: string): Promise<Served> {
  const script = ['run', '--silent', command, '--', ...argsOf(command, folder), '--port', '0'];
  // In a group of its own, so that nothing of it outlives the test.
  const npm = spawn('npm', script, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], detached: true });
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
  ['SIGTERM', 'serve'],
  ['SIGHUP', 'serve'],
  ['SIGTERM', 'start'],
  ['SIGTERM', 'dev'],
  ['SIGHUP', 'dev'],
] as const)('%s to npm ends the server that it has started by npm run %s, and frees its port', async (signal, command) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-signals-'));
  const { npm, url } = await serve(command, join(folder.path, 'site'));
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
});
