import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DiskError, describeDiskError } from './disk-error.ts';
import { createOutput, recoverOutput } from './output.ts';

const DAY = 24 * 60 * 60 * 1000;
let parent: string;
let dist: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'signpost-output-'));
  dist = join(parent, 'dist');
});
afterEach(() => rmSync(parent, { recursive: true }));

function put(path: string, text: string): void {
  const file = join(parent, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const read = (path: string): string => readFileSync(join(dist, path), 'utf8');

describe('a new build', () => {
  it('takes the place of the last one whole, and leaves nothing beside it', async () => {
    put('dist/old.html', 'old');
    const output = await createOutput(dist);
    await output.write('sdk/index.html', 'new');
    expect(read('old.html')).toBe('old');
    await output.publish();
    expect(readdirSync(dist, { recursive: true }).toSorted()).toEqual(['_files.json', 'sdk', 'sdk/index.html']);
    expect(readdirSync(parent)).toEqual(['dist']);
  });

  it('is written to its own folder alone', async () => {
    const output = await createOutput(dist);
    await expect(output.write('sdk/../../out.html', 'new')).rejects.toThrow('out.html is not below');
    await output.discard();
    expect(readdirSync(parent)).toEqual([]);
  });

  it('has copies of what links among the static files lead to', async () => {
    put('static/a.txt', 'one');
    put('elsewhere/b.bin', 'two');
    symlinkSync(join(parent, 'elsewhere'), join(parent, 'static/folder'));
    symlinkSync(join(parent, 'elsewhere/b.bin'), join(parent, 'static/c.bin'));
    symlinkSync(join(parent, 'static'), join(parent, 'static/circle'));
    const output = await createOutput(dist);
    await output.copy(join(parent, 'static'));
    await output.publish();
    expect([read('a.txt'), read('folder/b.bin'), read('c.bin')]).toEqual(['one', 'two', 'two']);
    expect(existsSync(join(dist, 'circle'))).toBe(false);
    expect(Object.keys(JSON.parse(read('_files.json')))).toEqual(['a.txt', 'c.bin', 'folder/b.bin']);
  });

  it('lists its files for the server: sizes, hashes, types, compressed forms; a file that stays has the hash that it had', async () => {
    const build = async () => {
      const output = await createOutput(dist);
      await output.write('a.html', 'a'.repeat(2000));
      await output.write('_own.json', '{}');
      await output.publish();
      return JSON.parse(read('_files.json'));
    };
    const list = await build();
    const forms = { br: statSync(join(dist, 'a.html.br')).size, gzip: statSync(join(dist, 'a.html.gz')).size };
    const hash = createHash('sha256').update('a'.repeat(2000)).digest('base64url').slice(0, 27);
    expect(list).toEqual({ 'a.html': { size: 2000, hash, type: 'text/html; charset=utf-8', encodings: forms } });
    expect(await build()).toEqual(list);
  });

  it('that is given up leaves the last one', async () => {
    put('dist/index.html', 'good');
    const output = await createOutput(dist);
    await output.write('index.html', 'half');
    await output.discard();
    expect(read('index.html')).toBe('good');
    expect(readdirSync(parent)).toEqual(['dist']);
  });

  it('takes over what the last one has the same, compressed forms too, and nothing that differs', async () => {
    const same = '同'.repeat(2000);
    const build = async (other: string) => {
      put('static/same.svg', same);
      const output = await createOutput(dist);
      await output.write('same.html', same);
      await output.write('other.html', other.repeat(2000));
      await output.copy(join(parent, 'static'));
      await output.publish();
      const inodeOf = (path: string) => statSync(join(dist, path)).ino;
      return ['same.html.br', 'same.svg.gz', 'other.html.br'].map(inodeOf);
    };
    const [first, second] = [await build('a'), await build('b')];
    expect(second.map((inode, index) => inode === first[index])).toEqual([true, true, false]);
    expect(brotliDecompressSync(readFileSync(join(dist, 'other.html.br'))).toString()).toBe('b'.repeat(2000));
    expect(gunzipSync(readFileSync(join(dist, 'same.svg.gz'))).toString()).toBe(same);
  });

  it('keeps the hashed files of the one in service for 30 days from when they went out of it, and its own where the name is the same', async () => {
    for (const name of ['app-1.js', 'app-1.js.br', 'same-3.js']) put(`dist/-/${name}`, 'first');
    for (const page of ['index.html', 'assets/index.html']) put(`dist/${page}`, 'first');
    vi.useFakeTimers({ toFake: ['Date'] });
    const build = async (day: number, name: string) => {
      vi.setSystemTime(day * DAY);
      const output = await createOutput(dist);
      await output.write('-/same-3.js', name);
      await output.write(`-/${name}-4.js`, name);
      await output.publish(dist);
      return readdirSync(join(dist, '-')).toSorted();
    };
    expect(await build(100, 'second')).toEqual(['app-1.js', 'app-1.js.br', 'same-3.js', 'second-4.js']);
    expect(await build(129, 'third')).toEqual(['app-1.js', 'app-1.js.br', 'same-3.js', 'second-4.js', 'third-4.js']);
    expect(await build(131, 'fourth')).toEqual(['fourth-4.js', 'same-3.js', 'second-4.js', 'third-4.js']);
    vi.useRealTimers();
    expect(read('-/same-3.js')).toBe('fourth');
    for (const page of ['index.html', 'assets/index.html']) expect(existsSync(join(dist, page)), page).toBe(false);
  });

  it('keeps the hashed files in folders too, whether or not the new build has the folder', async () => {
    const build = async (...pictures: readonly string[]) => {
      const output = await createOutput(dist);
      await output.write('index.html', 'page');
      for (const name of pictures) await output.write(`-/files/${name}`, name);
      await output.publish(dist);
      return readdirSync(join(dist, '-/files')).toSorted();
    };
    expect(await build('a-1.png')).toEqual(['a-1.png']);
    expect(await build('b-2.png')).toEqual(['a-1.png', 'b-2.png']);
    expect(await build()).toEqual(['a-1.png', 'b-2.png']);
  });
});

describe('what a killed build has left', () => {
  /** No process has this id: it is above the highest that Linux gives. */
  const DEAD = 2 ** 22 + 1;

  it('between the two renames, is put right by the next one', async () => {
    put('dist.previous/index.html', 'good');
    put(`dist.${DEAD}.new/index.html`, 'never seen');
    await recoverOutput(dist);
    expect(read('index.html')).toBe('good');
    expect(readdirSync(parent)).toEqual(['dist']);
  });

  it('while it cleaned up, goes away; what others are at work on stays', async () => {
    put('dist/index.html', 'new');
    put('dist.previous/index.html', 'old');
    put(`dist.${DEAD}.new/index.html`, 'half');
    put(`dist.${process.ppid}.new/index.html`, 'at work');
    put('dist.backup/index.html', 'of the operator');
    await recoverOutput(dist);
    expect(read('index.html')).toBe('new');
    expect(readdirSync(parent).toSorted()).toEqual(['dist', `dist.${process.ppid}.new`, 'dist.backup']);
  });
});

it('an error of the disk says what is wrong and what to do; others are left as they are', () => {
  const full = new Error('ENOSPC: no space left on device, write');
  expect(String(describeDiskError(full, '/srv/site'))).toMatchInlineSnapshot(
    `"DiskError: The new build of /srv/site could not be written: the disk is full (ENOSPC: no space left on device, write). The last build stays in service. Make room or give the right to write there, or name another folder with --out; then build again."`,
  );
  expect(describeDiskError(new SuppressedError(full, new Error('of what was being written')), '/srv/site')).toBeInstanceOf(DiskError);
  const unreadable = new Error("EACCES: permission denied, open '/elsewhere/page.mdx'");
  expect(describeDiskError(unreadable, '/srv/site')).toBe(unreadable);
});

it('a file that cannot be compressed is told too, by a thread as by the build itself, and the last build stays', async () => {
  for (const count of [1, 30]) {
    put('dist/index.html', 'good');
    const output = await createOutput(dist);
    mkdirSync(join(output.dir, '0.html.br'), { recursive: true });
    const writeAll = async () => {
      for (let index = 0; index < count; index++) await output.write(`${index}.html`, 'text '.repeat(40_000));
      await output.publish();
    };
    await expect(writeAll()).rejects.toThrow(/EISDIR/);
    await output.discard();
    expect(read('index.html')).toBe('good');
    expect(readdirSync(parent)).toEqual(['dist']);
  }
});

describe('a build that another is written over', () => {
  it('is the one before the last: what all have stays, what two of them have is linked, the rest goes', async () => {
    const build = async (files: Readonly<Record<string, string>>) => {
      const output = await createOutput(dist, join(parent, 'cache/spare'));
      for (const [path, text] of Object.entries(files)) await output.write(path, text);
      await output.publish();
      return Object.fromEntries(
        readdirSync(dist, { recursive: true, encoding: 'utf8' })
          .filter((path) => !path.startsWith('_') && statSync(join(dist, path)).isFile())
          .toSorted()
          .map((path) => [path, `${statSync(join(dist, path)).ino}`]),
      );
    };
    const long = 'long '.repeat(500);
    const first = await build({ 'same.html': long, 'a/b/old.html': 'old', 'page.html': long, name: 'a file' });
    const second = await build({ 'same.html': long, 'page.html': 'short', 'a/new.html': 'new', 'name/index.html': 'a folder' });
    const held = statSync(join(parent, 'cache/spare')).ino;
    const third = await build({ 'same.html': long, 'page.html': `other ${long}`, 'a/new.html': 'new', name: 'a file' });
    expect(statSync(dist).ino).toBe(held);
    expect(Object.keys(second)).toEqual([
      'a/new.html',
      'name/index.html',
      'page.html',
      ...['', '.br', '.gz'].map((form) => `same.html${form}`),
    ]);
    expect(Object.keys(third)).toEqual([
      'a/new.html',
      'name',
      'page.html',
      'page.html.br',
      'page.html.gz',
      'same.html',
      'same.html.br',
      'same.html.gz',
    ]);
    expect(existsSync(join(dist, 'a/b'))).toBe(false);
    expect([third['same.html.br'], third['a/new.html']]).toEqual([first['same.html.br'], second['a/new.html']]);
    expect(read('page.html')).toBe(`other ${long}`);
    expect(readFileSync(join(parent, 'cache/spare/page.html'), 'utf8')).toBe('short');
    const list = JSON.parse(read('_files.json'));
    expect(Object.keys(list)).toEqual(['a/new.html', 'name', 'page.html', 'same.html']);
    expect(list['page.html']).toMatchObject({ size: long.length + 6, encodings: { br: statSync(join(dist, 'page.html.br')).size } });
  });
});
