import { readSiteHistory } from '../build/site.ts';
import { ConfigError } from '../config/config-error.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { SourceDoc } from '../content/catalog-types.ts';
import { CHANGE_LEDGER, readChangeLedger, writeChangeLedger } from '../content/history/change-ledger.ts';
import { type Change, readTexts } from '../content/history/git-history.ts';
import type { History } from '../content/history/history.ts';
import { compareSections, type SectionChanges } from '../content/history/section-changes.ts';
import { scanContent } from '../content/scan.ts';
import { hashSource } from '../content/translations.ts';

/** Prints the changes with the pages that they changed, the last first. */
export async function listChanges(loaded: LoadedConfig, since = ''): Promise<void> {
  const [docs, history] = await Promise.all([writtenDocs(loaded), readSiteHistory(loaded)]);
  if (history.problem !== undefined) console.error(`The history ${history.problem}.`);
  const entries = docs.flatMap((doc) => history.changesOf(doc).map((change) => ({ ...change, file: doc.file })));
  const shown = entries.filter(({ date }) => date >= since);
  const byChange = Map.groupBy(shown, ({ date, title }) => `${date}  ${title}`.trimEnd());
  for (const [change, pages] of [...byChange].toSorted(([a], [b]) => (a < b ? 1 : -1))) {
    console.log(change);
    for (const { file, isNew } of pages) console.log(`  ${isNew ? '+' : ' '} ${file}`);
  }
  const written = new Set(docs.map(({ file }) => file));
  for (const { file, date } of history.removed) if (date >= since && !written.has(file)) console.log(`${date}\n  - ${file}`);
  const stale = docs.filter((doc) => history.isStale(doc));
  for (const { file } of stale) console.log(`not recorded: ${file}`);
  if (shown.length === 0) console.log(since === '' ? 'No changes are known.' : `No changes are known since ${since}.`);
}

/**
 * Writes the ledger: from git, or else by adding today's changes to what it has.
 * @param title of today's changes
 * @returns what was done, for people
 * @throws ConfigError in a shallow clone
 */
export async function recordChanges(loaded: LoadedConfig, title: string): Promise<string> {
  const { siteDir } = loaded;
  const [docs, history, ledger] = await Promise.all([writtenDocs(loaded), readSiteHistory(loaded), readChangeLedger(siteDir)]);
  if (history.source === 'shallow') {
    throw new ConfigError(
      'This clone does not have the whole history. Fetch it with `git fetch --unshallow`, and record the changes again.',
    );
  }
  const today = new Date().toISOString().slice(0, 10);
  const isChanged = (doc: SourceDoc): boolean => history.source !== 'git' && ledger?.pages[doc.file] !== hashSource(doc);
  const fresh = docs.filter(isChanged).map(({ file }) => file);
  // Messages of commits that readers are not to see need not be in a file of the site. Titles that somebody wrote for it stay.
  const hasTitles = history.source !== 'git' || loaded.config.changes?.titles === true;
  const known = (file: string): Change[] => history.recordOf(file).map((change) => (hasTitles ? change : { ...change, title: '' }));
  const changes = new Map(docs.map((doc) => [doc.file, known(doc.file)] as const));
  const gone = Object.keys(history.source === 'git' ? {} : (ledger?.pages ?? {})).filter((file) => !changes.has(file));
  const removed = [...gone.map((file) => ({ file, date: today, title: '' })), ...history.removed.filter(({ file }) => !changes.has(file))];
  for (const file of fresh) {
    const change: Change = { date: today, title, ...(ledger?.pages[file] === undefined && { isNew: true }) };
    changes.set(file, [change, ...(changes.get(file) ?? [])]);
  }
  const sections = history.source === 'git' ? await readSections(loaded, docs, history) : recordedSections(docs, changes, history);
  await writeChangeLedger(siteDir, docs, (file) => changes.get(file) ?? [], removed, sections);
  const from = history.source === 'git' ? 'the history' : `${fresh.length} of them changed since the last record`;
  return `${CHANGE_LEDGER}: ${docs.length} pages, ${from}`;
}

type Sections = ReadonlyMap<string, SectionChanges & { readonly date: string }>;

/** Which sections the last change of each page has changed. A page that began with it is new as a whole. */
async function readSections({ rootDir }: LoadedConfig, docs: readonly SourceDoc[], { lastEdits }: History): Promise<Sections> {
  const edits = docs.flatMap(({ file }) => {
    const edit = lastEdits.get(file);
    return edit?.before === undefined ? [] : [{ ...edit, file, before: edit.before }];
  });
  const texts = await readTexts(
    rootDir,
    edits.flatMap(({ before, after }) => [before, after]),
  );
  return new Map(
    edits.map(({ file, date }, index) => [file, { date, ...compareSections(texts[2 * index] ?? '', texts[2 * index + 1] ?? '') }]),
  );
}

/** Without git, what was recorded of pages that have not changed since: their former texts are not known. */
function recordedSections(docs: readonly SourceDoc[], changes: ReadonlyMap<string, readonly Change[]>, history: History): Sections {
  return new Map(
    docs.flatMap((doc) => {
      const known = history.sectionsOf(doc);
      return known && known.date === changes.get(doc.file)?.[0]?.date ? [[doc.file, known] as const] : [];
    }),
  );
}

/** The pages that have a file. */
async function writtenDocs(loaded: LoadedConfig): Promise<SourceDoc[]> {
  const { trees } = await scanContent(loaded);
  return trees.flatMap(({ docs }) => docs.filter(({ isMade }) => !isMade));
}
