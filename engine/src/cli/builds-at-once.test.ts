import { mkdirSync, mkdtempDisposableSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCommand } from '../../../tests/support/command.ts';

/** A site whose build waits in its plug-in until there is a file `go`. */
const CONFIG = `import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
const gate = {
  name: 'gate',
  inputs: [],
  build: async ({ siteDir }) => {
    console.error('at the gate');
    while (existsSync(siteDir) && !existsSync(siteDir + '/go')) await setTimeout(20);
    return new Map();
  },
};
export default { title: 'Docs', url: 'https://docs.example', plugins: [gate] };
`;

it('a build waits for another one into the same folder, and sees what has changed since', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-at-once-'));
  const write = (text: string): void => writeFileSync(join(folder.path, 'docs/content/start.md'), `---\ntitle: Start\n---\n\n${text}\n`);
  mkdirSync(join(folder.path, 'docs/content'), { recursive: true });
  writeFileSync(join(folder.path, 'docs/site.config.mjs'), CONFIG);
  write('First.');
  const build = () => runCommand(['build', '--config', 'docs'], folder.path);
  const first = build();
  await first.says('at the gate');
  write('Second.');
  const others = [build(), build()];
  for (const other of others) await other.says('Another build into dist is running');
  writeFileSync(join(folder.path, 'docs/go'), '');
  for (const { finished } of [first, ...others]) expect(await finished).toMatchObject({ status: 0 });
  expect(readFileSync(join(folder.path, 'dist/start/index.html'), 'utf8')).toContain('Second.');
  expect(readdirSync(folder.path).toSorted()).toEqual(['.signpost', 'dist', 'docs']);
  expect(await build().finished).toMatchObject({ status: 0 });
});
