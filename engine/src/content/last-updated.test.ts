import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readLastUpdated } from './last-updated.ts';

/** A repository with a commit on each of two days, the second of which changes one of two pages. */
function createRepository(folder: string): void {
  const git = (day: number, ...args: string[]): unknown =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args], {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, GIT_AUTHOR_DATE: `2024-01-0${day}T12:00:00Z`, GIT_COMMITTER_DATE: `2024-01-0${day}T12:00:00Z` },
    });
  mkdirSync(join(folder, 'docs'), { recursive: true });
  git(1, 'init');
  for (const [index, text] of ['one', 'two'].entries()) {
    writeFileSync(join(folder, 'docs/new.md'), text);
    if (index === 0) writeFileSync(join(folder, 'docs/old.md'), text);
    git(index + 1, 'add', '.');
    git(index + 1, 'commit', '-m', text);
  }
}

it('reads when each file was last changed', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-git-'));
  createRepository(folder.path);
  const { dates, problem } = await readLastUpdated(folder.path, 'docs');
  expect(dates).toEqual(
    new Map([
      ['docs/new.md', '2024-01-02'],
      ['docs/old.md', '2024-01-01'],
    ]),
  );
  expect(problem).toBeUndefined();
});

it('knows no date of a file whose change is not in a shallow history, and says so', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-git-'));
  createRepository(join(folder.path, 'whole'));
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${join(folder.path, 'whole')}`, join(folder.path, 'shallow')]);
  const { dates, problem } = await readLastUpdated(join(folder.path, 'shallow'), 'docs');
  expect(dates).toEqual(new Map());
  expect(problem).toMatch(/shallow/);
});

it('knows no dates without a repository, and needs none', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-git-'));
  expect(await readLastUpdated(folder.path, folder.path)).toEqual({ dates: new Map() });
});
