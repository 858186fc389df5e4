import { compare } from '../../model/compare.ts';
import type { SourceDoc } from '../catalog-types.ts';
import { hashSource } from '../translations.ts';
import { CHANGE_LEDGER, type ChangeLedger, changesByFile, type RecordedSections, readChangeLedger } from './change-ledger.ts';
import { type Change, type DayEdit, type GitHistory, type RemovedPage, readGitHistory } from './git-history.ts';

type Doc = Pick<SourceDoc, 'file' | 'source' | 'frontMatter'>;

/** When the pages were changed, from git, the ledger, and their authors. */
export interface History {
  /** The known changes of a page, the last first. */
  changesOf(doc: Doc): readonly Change[];
  /** The day of a page's last change, as ISO 8601; undefined if it is not known. */
  lastUpdated(doc: Doc): string | undefined;
  /** Which sections its last change has changed, and when that was; undefined if they are not recorded. */
  sectionsOf(doc: Doc): RecordedSections | undefined;
  /** Whether a page was changed after the ledger was recorded, on a day that nobody knows. */
  isStale(doc: Doc): boolean;
  /** The known changes of a file, whatever its author says. */
  recordOf(file: string): readonly Change[];
  /** The last days in git, by file. */
  readonly lastEdits: ReadonlyMap<string, DayEdit>;
  /** Pages that are no more, the last removed first. */
  readonly removed: readonly RemovedPage[];
  /** `git` if it has the whole history. */
  readonly source: 'git' | 'shallow' | 'ledger';
  /** Why dates are missing, for a message. */
  readonly problem?: string;
}

/**
 * Reads the changes of the pages below a folder. A whole history says all. Without one, or with a shallow one, the ledger counts, and of a
 * shallow history what it has beyond it; a page whose text is not the recorded one has no date then, so none is wrong.
 * @throws ConfigError if the ledger cannot be read
 */
export async function readHistory(rootDir: string, siteDir: string, folder: string): Promise<History> {
  const [git, ledger] = await Promise.all([readGitHistory(rootDir, folder), readChangeLedger(siteDir)]);
  // A repository may be that of a project around the site, and not have its pages.
  const isWhole = git !== undefined && !git.isShallow && git.changes.size > 0;
  return joinHistory(git, isWhole ? undefined : ledger, ledger?.sections ?? {});
}

/** @param sections are in the ledger alone: to compare all texts in git takes long */
function joinHistory(git: GitHistory | undefined, ledger: ChangeLedger | undefined, sections: ChangeLedger['sections']): History {
  const recorded = ledger && changesByFile(ledger);
  const known = (file: string): readonly Change[] => {
    const own = git?.changes.get(file) ?? [];
    // A ledger may be without titles.
    const isOwn = (change: Change): boolean =>
      own.some(({ date, title }) => date === change.date && (change.title === '' || title === change.title));
    return [...own, ...(recorded?.get(file) ?? []).filter((change) => !isOwn(change))];
  };
  const isStale = (doc: Doc): boolean =>
    ledger !== undefined && !git?.changes.has(doc.file) && !doc.frontMatter.last_update?.date && ledger.pages[doc.file] !== hashSource(doc);
  const lastUpdated = (doc: Doc): string | undefined =>
    doc.frontMatter.last_update?.date ?? (isStale(doc) ? undefined : known(doc.file)[0]?.date);
  const problem = describe(git, ledger);
  return {
    changesOf: (doc) => {
      const written = doc.frontMatter.last_update?.date;
      return written === undefined ? known(doc.file) : [{ date: written, title: '' }];
    },
    lastUpdated,
    sectionsOf: (doc) => {
      const own = sections[doc.file];
      return own?.date === lastUpdated(doc) ? own : undefined;
    },
    isStale,
    recordOf: known,
    lastEdits: git?.lastEdits ?? new Map(),
    removed: joinRemoved(git?.removed ?? [], ledger),
    source: git?.isShallow ? 'shallow' : git && git.changes.size > 0 ? 'git' : 'ledger',
    ...(problem !== undefined && { problem }),
  };
}

/** A ledger may know of pages that were removed before a shallow history begins. */
function joinRemoved(own: readonly RemovedPage[], ledger: ChangeLedger | undefined): readonly RemovedPage[] {
  const recorded = (ledger?.changes ?? []).flatMap(({ date, removed }) =>
    Object.entries(removed).map(([file, title]) => ({ file, date, title })),
  );
  return [...own, ...recorded.filter(({ file }) => !own.some((one) => one.file === file))].toSorted((a, b) => compare(b.date, a.date));
}

function describe(git: GitHistory | undefined, ledger: ChangeLedger | undefined): string | undefined {
  if (git?.problem !== undefined) return `cannot be read: ${git.problem}`;
  if (!git?.isShallow || ledger) return undefined;
  return (
    'is shallow: pages that were changed before it have no date; `git fetch --unshallow` fetches all of it, ' +
    `or record it in ${CHANGE_LEDGER} with \`signpost changes --record\` where all of it is`
  );
}
