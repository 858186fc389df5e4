import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { FolderTree } from './watch-folders.ts';

/** A watched folder with `a/a.md` and `a/deep/b.md`, and a place beside it. */
class Watched {
  readonly folder = mkdtempSync(join(tmpdir(), 'signpost-watched-'));
  readonly #noticed = new Set<string>();
  readonly #tree: FolderTree;
  #last = 0;

  constructor() {
    this.write('in/a/a.md', 'in/a/deep/b.md', 'in/left/c.md', 'out/d.md');
    this.#tree = new FolderTree(
      join(this.folder, 'in'),
      (path) => path.startsWith('left'),
      (path) => this.#noticed.add(path),
      (error) => {
        throw error;
      },
    );
  }

  write(...paths: readonly string[]): void {
    for (const path of paths) {
      mkdirSync(dirname(join(this.folder, path)), { recursive: true });
      writeFileSync(join(this.folder, path), `${Math.random()}`);
    }
  }

  move(from: string, to: string): void {
    renameSync(join(this.folder, from), join(this.folder, to));
  }

  remove(path: string): void {
    rmSync(join(this.folder, path), { recursive: true });
  }

  /** What has been noticed since the last time. Changes are told of in their order, so that the last one ends the wait. */
  async noticed(): Promise<string[]> {
    const end = `end${this.#last++}`;
    this.write(`in/${end}`);
    await expect.poll(() => this.#noticed.has(end)).toBe(true);
    const all = [...this.#noticed].filter((path) => !path.startsWith('end')).sort();
    this.#noticed.clear();
    return all;
  }

  [Symbol.dispose](): void {
    this.#tree.close();
    this.remove('.');
  }
}

test('tells of files that are written, made and removed, wherever they are, and of nothing at the start', async () => {
  using watched = new Watched();
  expect(await watched.noticed()).toEqual([]);
  watched.write('in/a/deep/b.md');
  expect(await watched.noticed()).toEqual(['a/deep/b.md']);
  watched.write('in/a/new.md', 'in/left/c.md', 'in/left/new/c.md');
  expect(await watched.noticed()).toEqual(['a/new.md']);
  watched.remove('in/a/a.md');
  expect(await watched.noticed()).toEqual(['a/a.md']);
});

test('tells of a page that an editor saves under another name first, again and again', async () => {
  using watched = new Watched();
  for (let saves = 0; saves < 3; saves++) {
    watched.write('in/a/a.md.new');
    watched.move('in/a/a.md.new', 'in/a/a.md');
    expect(await watched.noticed()).toContain('a/a.md');
  }
});

test('tells of all that is in a folder that is made with files at once, and of what is written there later', async () => {
  using watched = new Watched();
  watched.write('in/new/deep/e.md', 'in/new/f.md');
  expect(await watched.noticed()).toEqual(['new', 'new/deep', 'new/deep/e.md', 'new/f.md']);
  watched.write('in/new/deep/e.md');
  expect(await watched.noticed()).toEqual(['new/deep/e.md']);
});

test('tells of what was in a folder and is elsewhere now, and of what is written there', async () => {
  using watched = new Watched();
  watched.move('in/a', 'in/z');
  const [before, now] = ['a', 'z'].map((name) => [name, `${name}/a.md`, `${name}/deep`, `${name}/deep/b.md`]);
  expect(await watched.noticed()).toEqual([...(before ?? []), ...(now ?? [])]);
  watched.write('in/z/deep/b.md');
  expect(await watched.noticed()).toEqual(['z/deep/b.md']);
});

test('follows folders that are moved out and in', async () => {
  using watched = new Watched();
  watched.move('in/a', 'out/a');
  expect(await watched.noticed()).toEqual(['a', 'a/a.md', 'a/deep', 'a/deep/b.md']);
  watched.write('out/a/a.md', 'out/a/deep/b.md');
  expect(await watched.noticed()).toEqual([]);
  watched.move('out', 'in/out');
  expect(await watched.noticed()).toEqual(['out', 'out/a', 'out/a/a.md', 'out/a/deep', 'out/a/deep/b.md', 'out/d.md']);
  watched.write('in/out/a/deep/b.md');
  expect(await watched.noticed()).toEqual(['out/a/deep/b.md']);
});

test('watches a folder that is removed and made anew at once, with other files or a file in its place', async () => {
  using watched = new Watched();
  watched.remove('in/a');
  watched.write('in/a/deep/g.md');
  expect(await watched.noticed()).toEqual(['a', 'a/a.md', 'a/deep', 'a/deep/b.md', 'a/deep/g.md']);
  watched.write('in/a/deep/g.md', 'in/a/h.md');
  expect(await watched.noticed()).toEqual(['a/deep/g.md', 'a/h.md']);
  watched.remove('in/a');
  watched.write('in/a');
  await watched.noticed();
  watched.write('in/a');
  expect(await watched.noticed()).toEqual(['a']);
});

test('tells of a link when the file that it leads to is written', async () => {
  using watched = new Watched();
  symlinkSync(join(watched.folder, 'out/d.md'), join(watched.folder, 'in/a/link.md'));
  expect(await watched.noticed()).toEqual(['a/link.md']);
  watched.write('out/d.md');
  expect(await watched.noticed()).toEqual(['a/link.md']);
  watched.remove('in/a/link.md');
  expect(await watched.noticed()).toEqual(['a/link.md']);
  watched.write('out/d.md');
  expect(await watched.noticed()).toEqual([]);
});
