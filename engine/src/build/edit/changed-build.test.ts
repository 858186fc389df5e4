import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FILE_LIST, writeFileList, writeListEntries } from '../../model/file-list.ts';
import { ChangedBuild } from './changed-build.ts';

it('leaves nothing behind where the last build cannot be followed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-changed-'));
  const dist = join(folder, 'dist');
  mkdirSync(dist);
  const listed = { size: 1, hash: 'a', type: 'text/html', encodings: {} };
  writeListEntries(join(dist, FILE_LIST), [['gone.html', JSON.stringify(listed)]]);
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
    await build?.publish();
    for (const path of hidden) expect(readFileSync(join(dist, path), 'utf8'), path).toBe('last');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('does not follow a build whose list of files was cut off', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-changed-'));
  const dist = join(folder, 'dist');
  mkdirSync(dist);
  for (const name of ['a.html', 'b.html']) writeFileSync(join(dist, name), name);
  writeFileList(dist);
  writeFileSync(join(dist, FILE_LIST), readFileSync(join(dist, FILE_LIST), 'utf8').replace(/,.*/s, ''));
  try {
    expect(await ChangedBuild.begin(dist, join(folder, 'spare'), [])).toBeUndefined();
    expect(readdirSync(folder)).toEqual(['dist']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('has the files of the last build where the one before had others: a folder in the place of a file, and a file in that of a folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-changed-'));
  const [dist, spare] = [join(folder, 'dist'), join(folder, 'spare')];
  const builds = { [spare]: ['a', 'a.b', 'b/c', 'd/e', 'same'], [dist]: ['a/b', 'b', 'd-e', 'same', 'z/é"\\n'] };
  for (const [dir, files] of Object.entries(builds)) {
    for (const file of files) {
      mkdirSync(join(dir, file, '..'), { recursive: true });
      writeFileSync(join(dir, file), file);
    }
    writeFileList(dir);
  }
  const listed = readFileSync(join(dist, FILE_LIST), 'utf8');
  try {
    const build = await ChangedBuild.begin(dist, spare, []);
    await build?.publish();
    expect(readdirSync(dist, { recursive: true }).toSorted()).toEqual(['_files.json', 'a', 'a/b', 'b', 'd-e', 'same', 'z', 'z/é"\\n']);
    expect(readFileSync(join(dist, FILE_LIST), 'utf8')).toBe(listed);
    expect(Object.keys(JSON.parse(listed))).toEqual(builds[dist]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
