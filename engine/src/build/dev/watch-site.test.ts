import fs, { chmodSync, type FSWatcher, mkdirSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createSiteFixture } from '../../../../tests/support/site-fixture.ts';
import { watchSite } from './watch-site.ts';

/**
 * What a watcher of a site's folder warns of.
 * @param act what happens then
 * @param file one that it notices after that
 */
async function warned(act?: (watcher: FSWatcher, folder: string) => void, file?: string): Promise<unknown[]> {
  using fixture = createSiteFixture({ 'a/a.md': '# A\n', 'index.md': '# Hi\n' });
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const files = new Set<string>();
  const watcher = watchSite(fixture.loaded.siteDir, [], (path) => files.add(path));
  act?.(watcher, fixture.loaded.siteDir);
  if (file !== undefined) await expect.poll(() => [...files]).toContain(file);
  watcher.close();
  const warnings = warn.mock.calls.flat();
  warn.mockRestore();
  return warnings;
}

it('tells if the system lets it watch no more files, which Node leaves out without a word', async () => {
  const { watch } = fs;
  fs.watch = (...given: unknown[]): FSWatcher => {
    if (typeof given[1] === 'object') return Reflect.apply(watch, undefined, given);
    throw Object.assign(new Error('ENOSPC: System limit for number of file watchers reached'), { code: 'ENOSPC' });
  };
  syncBuiltinESMExports();
  const warnings = await warned();
  fs.watch = watch;
  syncBuiltinESMExports();
  expect(warnings).toEqual([expect.stringMatching(/^Changes of some files will not be noticed: .*fs\.inotify\.max_user_watches/)]);
  expect(await warned()).toEqual([]);
});

it('goes on after an error of a folder that appears later', async () => {
  const warnings = await warned((watcher, folder) => {
    watcher.emit('error', new Error('EACCES: permission denied, scandir'));
    writeFileSync(join(folder, 'index.md'), '# Ho\n');
  }, 'index.md');
  expect(warnings).toEqual([expect.stringMatching(/^Changes of some files will not be noticed: EACCES/)]);
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
