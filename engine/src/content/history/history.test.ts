import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { parseFrontMatter } from '../../markdown/front-matter.ts';
import { readHistory } from './history.ts';

const ZERO = '0000000000000000';

/** Runs git in a folder, on a day of January 2024. */
function gitIn(folder: string): (day: number, ...args: string[]) => string {
  return (day, ...args) => {
    const date = `2024-01-${String(day).padStart(2, '0')}T12:00:00Z`;
    const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
    const own = ['-c', 'user.name=a', '-c', 'user.email=a@a.example', '-c', 'init.defaultBranch=main'];
    return execFileSync('git', [...own, ...args], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], env });
  };
}

const text = (word: string): string => Array.from({ length: 20 }, (_, line) => `${word} ${line}\n`).join('');

/** Commits all files. */
function commit(folder: string, day: number, title: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const git = gitIn(folder);
  if (!existsSync(join(folder, '.git'))) git(day, 'init');
  git(day, 'add', '-A');
  git(day, 'commit', '-m', title);
}

async function changesOf(folder: string, file: string, ledger?: object) {
  if (ledger) writeFileSync(join(folder, 'changes.json'), JSON.stringify(ledger));
  const history = await readHistory(folder, folder, 'docs');
  const source = readFileSync(join(folder, file), 'utf8');
  const doc = { file, source, ...parseFrontMatter(source, file) };
  return { changes: history.changesOf(doc), day: history.lastUpdated(doc), isStale: history.isStale(doc), problem: history.problem };
}

it('tells when each page was changed, and how; a moved page keeps its changes, and the move is none', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-git-'));
  commit(folder.path, 1, 'Begin', { 'docs/old.md': text('one'), 'docs/other.md': text('two') });
  commit(folder.path, 2, 'Say more', { 'docs/old.md': `${text('one')}more\n` });
  gitIn(folder.path)(3, 'mv', 'docs/old.md', 'docs/new name.md');
  commit(folder.path, 3, 'Move', {});
  commit(folder.path, 4, 'Another page at the old address', { 'docs/old.md': text('three') });
  expect(await changesOf(folder.path, 'docs/new name.md')).toEqual({
    changes: [
      { date: '2024-01-02', title: 'Say more' },
      { date: '2024-01-01', title: 'Begin', isNew: true },
    ],
    ...{ day: '2024-01-02', isStale: false, problem: undefined },
  });
  expect((await changesOf(folder.path, 'docs/old.md')).changes).toEqual([
    { date: '2024-01-04', title: 'Another page at the old address', isNew: true },
  ]);
});

it('leaves out commits that git leaves out where it tells who wrote a line', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-git-'));
  commit(folder.path, 1, 'Begin', { 'docs/a.md': 'a\n' });
  commit(folder.path, 2, 'Rename a component on all pages', { 'docs/a.md': 'b\n' });
  const hash = gitIn(folder.path)(2, 'rev-parse', 'HEAD').trim();
  writeFileSync(join(folder.path, '.git-blame-ignore-revs'), `# Mechanical\n${hash} # no text\n`);
  expect((await changesOf(folder.path, 'docs/a.md')).day).toBe('2024-01-01');
});

it('has what its author says in place of the history', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-git-'));
  commit(folder.path, 1, 'Begin', { 'docs/a.md': '---\nlast_update:\n  date: 2023-05-06\n---\n' });
  expect(await changesOf(folder.path, 'docs/a.md')).toMatchObject({ day: '2023-05-06', changes: [{ date: '2023-05-06', title: '' }] });
});

it('knows no day of a page whose change is not in a shallow history, and says so', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-git-'));
  const [whole, shallow] = [join(folder.path, 'whole'), join(folder.path, 'shallow')];
  commit(whole, 1, 'Begin', { 'docs/old.md': 'one' });
  commit(whole, 2, 'Go on', { 'docs/new.md': 'two' });
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${whole}`, shallow]);
  const { day, changes, problem } = await changesOf(shallow, 'docs/old.md');
  expect([day, changes]).toEqual([undefined, []]);
  expect(problem).toMatch(/is shallow: .*`git fetch --unshallow`.*changes\.json/);
});

it('takes the ledger for the truth in a shallow clone, and never a day that may be wrong', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-git-'));
  const [whole, shallow] = [join(folder.path, 'whole'), join(folder.path, 'shallow')];
  commit(whole, 1, 'Begin', { 'docs/a.md': 'one', 'docs/b.md': 'one', 'docs/c.md': 'one' });
  commit(whole, 2, 'Go on', { 'docs/b.md': 'two' });
  commit(whole, 3, 'Go on again', { 'docs/c.md': 'three' });
  execFileSync('git', ['clone', '-q', '--depth', '2', `file://${whole}`, shallow]);
  // The hash of "one".
  const one = '7692c3ad3540bb80';
  const ledger = {
    pages: { 'docs/a.md': one, 'docs/b.md': ZERO, 'docs/c.md': one },
    changes: [{ date: '2024-01-01', title: 'Begin', added: ['docs/a.md', 'docs/b.md', 'docs/c.md'] }],
  };
  expect(await changesOf(shallow, 'docs/a.md', ledger)).toMatchObject({ day: '2024-01-01', isStale: false, problem: undefined });
  expect(await changesOf(shallow, 'docs/b.md', ledger)).toMatchObject({ day: undefined, isStale: true });
  expect(await changesOf(shallow, 'docs/c.md', ledger)).toMatchObject({
    day: '2024-01-03',
    changes: [
      { date: '2024-01-03', title: 'Go on again' },
      { date: '2024-01-01', title: 'Begin', isNew: true },
    ],
  });
});

it('has the ledger alone without a repository, and nothing without both', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-git-'));
  mkdirSync(join(folder.path, 'docs'));
  writeFileSync(join(folder.path, 'docs/a.md'), 'one');
  expect(await changesOf(folder.path, 'docs/a.md')).toEqual({ changes: [], day: undefined, isStale: false, problem: undefined });
  const ledger = { pages: { 'docs/a.md': '7692c3ad3540bb80' }, changes: [{ date: '2024-01-01', changed: ['docs/a.md'] }] };
  expect((await changesOf(folder.path, 'docs/a.md', ledger)).day).toBe('2024-01-01');
});

it('says how to mend a ledger that cannot be read', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-git-'));
  writeFileSync(join(folder.path, 'changes.json'), '<<<<<<<');
  await expect(readHistory(folder.path, folder.path, 'docs')).rejects.toThrow(
    /changes\.json cannot be read: .*\nTake back the changes .*signpost changes --record.*remove it/,
  );
});

it('knows pages that were removed and are not back, with what they were called; files that are no pages do not count', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-git-'));
  const [whole, shallow] = [join(folder.path, 'whole'), join(folder.path, 'shallow')];
  const files = {
    'docs/gone page.md': `---\ntitle: "Gone: 文"\n---\n${text('a')}`,
    'docs/back.md': '# Back\n',
    'docs/_part.md': 'b',
    'docs/c.png': 'c',
  };
  commit(whole, 1, 'Begin', { ...files, 'docs/stays.md': text('d') });
  gitIn(whole)(2, 'rm', '-q', ...Object.keys(files));
  commit(whole, 2, 'Remove', {});
  commit(whole, 3, 'Again', { 'docs/back.md': '# Back again\n' });
  const gone = { file: 'docs/gone page.md', date: '2024-01-02', title: 'Gone: 文' };
  expect((await readHistory(whole, whole, 'docs')).removed).toEqual([gone]);

  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${whole}`, shallow]);
  expect((await readHistory(shallow, shallow, 'docs')).removed).toEqual([]);
  const ledger = { pages: {}, changes: [{ date: gone.date, removed: { [gone.file]: gone.title } }] };
  writeFileSync(join(shallow, 'changes.json'), JSON.stringify(ledger));
  expect((await readHistory(shallow, shallow, 'docs')).removed).toEqual([gone]);
});

it('says why, where git refuses to read a repository, as in a container whose user does not own it', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-git-'));
  commit(folder.path, 1, 'Begin', { 'docs/page.md': text('one') });
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  const { changes, problem } = await changesOf(folder.path, 'docs/page.md');
  expect(changes).toEqual([]);
  expect(problem).toMatch(/^cannot be read: .*dubious ownership.*safe\.directory/s);
});

it('says nothing where there is no repository', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-git-'));
  mkdirSync(join(folder.path, 'docs'));
  writeFileSync(join(folder.path, 'docs/page.md'), text('one'));
  expect((await changesOf(folder.path, 'docs/page.md')).problem).toBeUndefined();
});

it('finds pages whatever is in the names of their files and folders', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-git-'));
  const file = 'docs [new]/say "hi"\t中文 \\.md';
  commit(folder.path, 2, 'Begin', { [file]: text('one'), 'docs n/other.md': text('two') });
  const history = await readHistory(folder.path, folder.path, 'docs [new]');
  expect(history.recordOf(file)).toEqual([{ date: '2024-01-02', title: 'Begin', isNew: true }]);
  expect(history.recordOf('docs n/other.md')).toEqual([]);
});

it('commits of one day with the same message are one change of a page', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-git-'));
  for (const word of ['one', 'two', 'three']) commit(folder.path, 2, 'Write', { 'docs/page.md': text(word) });
  commit(folder.path, 3, 'Write', { 'docs/page.md': text('four') });
  expect((await changesOf(folder.path, 'docs/page.md')).changes).toEqual([
    { date: '2024-01-03', title: 'Write' },
    { date: '2024-01-02', title: 'Write', isNew: true },
  ]);
});
