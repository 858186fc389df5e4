import fs, { chmodSync, type FSWatcher, mkdirSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createSiteFixture } from '../../../../tests/support/site-fixture.ts';
import { watchSite } from './watch-site.ts';

/** Lets the system watch only so many folders, and returns what is warned of meanwhile. */
async function warned(most: number, act: () => Promise<unknown>): Promise<unknown[]> {
  const { watch } = fs;
  let left = most;
  fs.watch = (...given: unknown[]): FSWatcher => {
    left -= 1;
    if (left >= 0) return Reflect.apply(watch, undefined, given);
    throw Object.assign(new Error("ENOSPC: System limit for number of file watchers reached, watch 'a'"), { code: 'ENOSPC' });
  };
  syncBuiltinESMExports();
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  try {
    await act();
    return warn.mock.calls.flat();
  } finally {
    warn.mockRestore();
    fs.watch = watch;
    syncBuiltinESMExports();
  }
}

it('tells once if the system lets it watch no more folders, at the start or later, and goes on with the others', async () => {
  using fixture = createSiteFixture({ 'a/a.md': '# A\n', 'b/b.md': '# B\n', 'index.md': '# Hi\n' });
  const { siteDir } = fixture.loaded;
  const files = new Set<string>();
  const warnings = await warned(1, async () => {
    const watcher = watchSite(siteDir, [], (path) => files.add(path));
    mkdirSync(join(siteDir, 'c'));
    writeFileSync(join(siteDir, 'index.md'), '# Ho\n');
    await expect.poll(() => [...files]).toContain('index.md');
    watcher.close();
  });
  const limit =
    /^Changes of some files will not be noticed: ENOSPC: System limit for number of file watchers reached\. .*fs\.inotify\.max_user_watches/;
  expect(warnings).toEqual([expect.stringMatching(limit)]);
  expect(await warned(9, async () => watchSite(siteDir, [], () => undefined).close())).toEqual([]);
});

it.skipIf(process.getuid?.() === 0)('watches what comes after a folder that this user may not read', async () => {
  using fixture = createSiteFixture({ 'b/b.md': '# B\n', 'index.md': '# Hi\n' });
  const { siteDir } = fixture.loaded;
  mkdirSync(join(siteDir, 'a'), { mode: 0 });
  const files = new Set<string>();
  const watcher = watchSite(siteDir, [], (path) => files.add(path));
  writeFileSync(join(siteDir, 'b/b.md'), '# C\n');
  try {
    await expect.poll(() => [...files]).toContain('b/b.md');
  } finally {
    watcher.close();
    chmodSync(join(siteDir, 'a'), 0o700);
  }
});

it.each([
  ['content', 'content/dist/a.md', ['dist/a.md', 'packages/b/dist/a.md', 'dist.12.new/a.md']],
  ['.', 'guide/dist/a.md', ['dist/a.md']],
])('watches sections of %s that are called like builds, and no builds', async (pages, section, builds) => {
  const paths = [...builds, section];
  using fixture = createSiteFixture(Object.fromEntries(paths.map((path) => [path, '# A\n'])));
  const { siteDir } = fixture.loaded;
  const noticed = new Set<string>();
  const watcher = watchSite(siteDir, [join(siteDir, pages)], (path) => noticed.add(path));
  for (const path of paths) writeFileSync(join(siteDir, path), '# B\n');
  // Events come in the order of the changes: those of builds would have come before.
  await expect.poll(() => [...noticed]).toContain(section);
  watcher.close();
  expect([...noticed]).toEqual([section]);
});
