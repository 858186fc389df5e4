import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Largest output of git, in bytes: some hundred thousand commits. */
const MOST_OUTPUT = 1 << 28;
/** Removed pages that readers are told of. */
const MOST_REMOVED = 100;
/** Commits that git itself leaves out where it tells who wrote a line. Their changes are mechanical. */
const IGNORED_COMMITS = '.git-blame-ignore-revs';

/** A change of a page, as readers are told of it. */
export interface Change {
  /** ISO 8601, without a time. */
  readonly date: string;
  /** The first line of the commit's message; may be empty. */
  readonly title: string;
  /** Whether the page began with it. */
  readonly isNew?: boolean;
}

/** A page that is no more. */
export interface RemovedPage {
  readonly file: string;
  /** The day on which it was removed. */
  readonly date: string;
  /** What it was called; empty if that is not known. */
  readonly title: string;
}

/** The texts of a page before and after a day, as names of objects in git; the page began on that day if there is none before. */
export interface DayEdit {
  readonly date: string;
  readonly before: string | undefined;
  readonly after: string;
}

/** What git knows of the files of a folder. */
export interface GitHistory {
  /** By path from the project's root, the last change first. */
  readonly changes: ReadonlyMap<string, readonly Change[]>;
  /** By path, how the last day with a change found and left the file. */
  readonly lastEdits: ReadonlyMap<string, DayEdit>;
  /** The pages that were removed and are not back, the last first. */
  readonly removed: readonly RemovedPage[];
  /** Whether older commits are missing. */
  readonly isShallow: boolean;
  /** Why nothing could be read, for a message. */
  readonly problem?: string;
}

/**
 * Reads the changes of the files below a folder from git, in one call. A moved file keeps its changes; the move itself is none, nor are the
 * commits in `.git-blame-ignore-revs`; those of a day with the same message are one. The oldest commits of a shallow history seem to add all
 * files, so they do not count.
 * @returns undefined without git or a repository
 */
export async function readGitHistory(rootDir: string, folder: string): Promise<GitHistory | undefined> {
  // What git says is looked at below, and the folder is one: no pattern.
  const env = { ...process.env, LC_ALL: 'C', GIT_LITERAL_PATHSPECS: '1' };
  const git = async (...args: string[]): Promise<string> => (await run('git', args, { cwd: rootDir, maxBuffer: MOST_OUTPUT, env })).stdout;
  const none = { changes: new Map(), lastEdits: new Map(), removed: [] };
  const places = await git('rev-parse', '--git-path', 'shallow', '--show-toplevel').catch(describeRefusal);
  if (places === undefined) return undefined;
  if (typeof places !== 'string') return { ...none, isShallow: false, problem: places.refusal };
  const [shallowFile = '', top = ''] = places.split('\n');
  const shallow = await readHashes(resolve(rootDir, shallowFile));
  const ignored = await readHashes(join(top, IGNORED_COMMITS));
  const isShallow = shallow.size > 0;
  try {
    const format = '--format=%x00%H%x1f%cI%x1f%s';
    const log = await git('-c', 'core.quotepath=off', 'log', '-M', format, '--raw', '--no-abbrev', '--relative', '--', folder);
    const { changes, lastEdits, removed } = collect(log, new Set([...shallow, ...ignored]));
    return { changes, lastEdits, removed: await readTitles(rootDir, removed), isShallow };
  } catch (error) {
    // A repository without a commit has no log.
    const problem = error instanceof Error ? error.message : String(error);
    return { ...none, isShallow, ...(/does not have any commits/.test(problem) ? {} : { problem }) };
  }
}

/** Why git does not say where it keeps what it knows, such as that the folder is another user's; undefined if there is no git, or no repository. */
function describeRefusal(error: Error & { readonly code?: unknown }): { readonly refusal: string } | undefined {
  return error.code === 'ENOENT' || /not a git repository/.test(error.message) ? undefined : { refusal: error.message.trim() };
}

/** The hashes of a list with comments; empty if there is no such file. */
async function readHashes(file: string): Promise<ReadonlySet<string>> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return new Set(
    text
      .split('\n')
      .map((line) => line.replace(/#.*/, '').trim())
      .filter(Boolean),
  );
}

/** A page that a commit has removed. */
interface Removal extends Omit<RemovedPage, 'title'> {
  readonly hash: string;
}

/** Reads what removed pages were called, from their last texts. A shallow history may not have them. */
async function readTitles(rootDir: string, removals: readonly Removal[]): Promise<RemovedPage[]> {
  const asked = removals.slice(0, MOST_REMOVED);
  const texts = await readTexts(
    rootDir,
    asked.map(({ hash, file }) => `${hash}^:./${file}`),
  );
  return asked.map(({ file, date }, index) => ({ file, date, title: titleOf(texts[index] ?? '') }));
}

/**
 * Reads files as they were, in one call.
 * @param names of objects, as git understands them
 * @returns undefined for what git does not have
 */
export async function readTexts(rootDir: string, names: readonly string[]): Promise<(string | undefined)[]> {
  if (names.length === 0) return [];
  const reading = run('git', ['cat-file', '--batch'], { cwd: rootDir, maxBuffer: MOST_OUTPUT, encoding: 'buffer' });
  // Why it ends before it has read all is told by its end.
  reading.child.stdin?.on('error', () => undefined).end(names.map((name) => `${name}\n`).join(''));
  const { stdout } = await reading;
  let place = 0;
  return names.map(() => {
    const end = stdout.indexOf('\n', place);
    const size = / blob (\d+)$/.exec(stdout.toString('utf8', place, end))?.[1];
    const start = end + 1;
    place = size === undefined ? start : start + Number(size) + 1;
    return size === undefined ? undefined : stdout.toString('utf8', start, place - 1);
  });
}

/** The title in a page's front matter, or its first heading. */
function titleOf(source: string): string {
  const written = /^title: *(.*)$/m.exec(source)?.[1] ?? /^# (.*)$/m.exec(source)?.[1] ?? '';
  return written.trim().replace(/^(["'])(.*)\1$/, '$2');
}

/** @param uncounted hashes of commits whose changes are none */
function collect(log: string, uncounted: ReadonlySet<string>): Pick<GitHistory, 'changes' | 'lastEdits'> & { readonly removed: Removal[] } {
  const changes = new Map<string, Change[]>();
  const lastEdits = new Map<string, DayEdit>();
  const removed: Removal[] = [];
  /** Where the file at an older path is today; null if it is no more, as another one has its path. */
  const today = new Map<string, string | null>();
  for (const commit of log.split('\0').slice(1)) {
    const [head = '', ...lines] = commit.split('\n').filter((line) => line !== '');
    const [hash = '', time = '', title = ''] = head.split('\x1f');
    for (const line of lines) {
      const [facts = '', first = '', second] = line.split('\t').map(withoutQuotes);
      const [, , before = '', after = '', status = ''] = facts.split(' ');
      const path = second ?? first;
      const file = today.has(path) ? today.get(path) : path;
      const isNew = status === 'A';
      if (status === 'D' && !today.has(path) && isPage(path)) removed.push({ file: path, date: time.slice(0, 10), hash });
      if (status === 'D' && !today.has(path)) today.set(path, null);
      if (second !== undefined || isNew) today.set(path, null);
      if (typeof file !== 'string' || status === 'D') continue;
      if (second !== undefined) today.set(first, file);
      if (!uncounted.has(hash) && status !== 'R100') {
        const date = time.slice(0, 10);
        const last = lastEdits.get(file);
        if (!last || last.date === date) lastEdits.set(file, { date, before: isNew ? undefined : before, after: last?.after ?? after });
        const others = (changes.get(file) ?? []).filter((one) => one.date !== date || one.title !== title);
        changes.set(file, [...others, { date, title, ...(isNew && { isNew }) }]);
      }
    }
  }
  return { changes, lastEdits, removed };
}

/** A path as git prints it: in quotation marks if it has one, a backslash or a tab. */
function withoutQuotes(printed: string): string {
  return /^"(?:[^"\\]|\\["\\tnrbf])*"$/.test(printed) ? JSON.parse(printed) : printed;
}

/** Partials and pictures are no pages. */
function isPage(path: string): boolean {
  return /\.mdx?$/.test(path) && !/(?:^|\/)_/.test(path);
}
