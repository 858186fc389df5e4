import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FILE_LIST, writeFileList } from '../../model/file-list.ts';
import { ChangedBuild } from './changed-build.ts';

it('leaves nothing behind where the last build cannot be followed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-changed-'));
  const dist = join(folder, 'dist');
  mkdirSync(dist);
  const listed = { size: 1, hash: 'a', type: 'text/html', encodings: {} };
  writeFileSync(join(dist, FILE_LIST), JSON.stringify({ 'gone.html': listed }));
  try {
    await expect(ChangedBuild.begin(dist, join(folder, 'spare'), [])).rejects.toThrow('ENOENT');
    expect(readdirSync(folder)).toEqual(['dist']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('takes files that are never served from the last build, wherever they are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-changed-'));
  const [dist, spare] = [join(folder, 'dist'), join(folder, 'spare')];
  const hidden = ['_notes.txt', 'files/_notes.txt', 'files/.hidden/a.txt'];
  for (const [dir, text] of [
    [spare, 'before'],
    [dist, 'last'],
  ] as const) {
    for (const path of ['index.html', ...hidden]) {
      mkdirSync(join(dir, path, '..'), { recursive: true });
      writeFileSync(join(dir, path), path === 'index.html' ? 'page' : text);
    }
    writeFileList(dir);
  }
  try {
    const build = await ChangedBuild.begin(dist, spare, hidden);
    await build.publish();
    for (const path of hidden) expect(readFileSync(join(dist, path), 'utf8'), path).toBe('last');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
