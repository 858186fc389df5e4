import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigError } from '../../config/config-error.ts';
import { compare } from '../../model/compare.ts';
import { replaceFile } from '../../model/replace-file.ts';
import type { SourceDoc } from '../catalog-types.ts';
import { hashSource } from '../translations.ts';
import type { Change, RemovedPage } from './git-history.ts';
import type { SectionChanges } from './section-changes.ts';

/** Name of the ledger in the site's folder. It is committed with the content. */
export const CHANGE_LEDGER = 'changes.json';

const ledgerSchema = z.strictObject({
  /** By file, the hash of the text whose last change is recorded. */
  pages: z.record(z.string(), z.string()),
  /** The last one first. */
  changes: z.array(
    z.strictObject({
      date: z.iso.date(),
      title: z.string().default(''),
      /** Files that it changed, and files that began with it. */
      changed: z.array(z.string()).default([]),
      added: z.array(z.string()).default([]),
      /** Files that it removed, with the titles of their pages. */
      removed: z.record(z.string(), z.string()).default({}),
    }),
  ),
  /** By file, which of its sections its last change has changed, by their headings. */
  sections: z
    .record(
      z.string(),
      z.strictObject({
        date: z.iso.date(),
        added: z.array(z.string()).default([]),
        changed: z.array(z.string()).default([]),
        removed: z.array(z.string()).default([]),
      }),
    )
    .default({}),
});

/** The recorded changes of a site, for builds that have no history, or not all of it. */
export type ChangeLedger = z.output<typeof ledgerSchema>;

/** What the last change of a page has changed, and when that was. */
export type RecordedSections = ChangeLedger['sections'][string];

/**
 * Reads the recorded changes; undefined without a ledger.
 * @throws ConfigError if the ledger cannot be read
 */
export async function readChangeLedger(siteDir: string): Promise<ChangeLedger | undefined> {
  const file = join(siteDir, CHANGE_LEDGER);
  if (!existsSync(file)) return undefined;
  try {
    return ledgerSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    // Without git, the file may be all that is known: no command writes over it.
    const advice = 'Take back the changes that broke it, such as the marks of a merge conflict, and run `signpost changes --record`.';
    throw new ConfigError(`${file} cannot be read: ${reason}\n${advice} With a whole history in git, you can remove it instead.`, {
      cause: error,
    });
  }
}

/** The recorded changes by file, the last first. */
export function changesByFile({ changes }: ChangeLedger): Map<string, Change[]> {
  const byFile = new Map<string, Change[]>();
  const note = (file: string, change: Change): void => {
    byFile.set(file, [...(byFile.get(file) ?? []), change]);
  };
  for (const { date, title, changed, added } of changes) {
    for (const file of changed) note(file, { date, title });
    for (const file of added) note(file, { date, title, isNew: true });
  }
  return byFile;
}

/** Writes the changes of the pages that there are, one line for each change and page, so that two branches seldom touch the same line. */
export async function writeChangeLedger(
  siteDir: string,
  docs: readonly SourceDoc[],
  changesOf: (file: string) => readonly Change[],
  removed: readonly RemovedPage[],
  sections: ReadonlyMap<string, SectionChanges & { readonly date: string }>,
): Promise<void> {
  const byChange = new Map<string, { change: Change; changed: string[]; added: string[]; removed: Record<string, string> }>();
  for (const { file } of docs) {
    for (const change of changesOf(file)) {
      const key = `${change.date} ${change.title}`;
      const entry = byChange.get(key) ?? { change, changed: [], added: [], removed: {} };
      // Without titles, the changes of a day are one.
      const list = change.isNew ? entry.added : entry.changed;
      if (!list.includes(file)) list.push(file);
      byChange.set(key, entry);
    }
  }
  for (const { file, date, title } of removed) {
    const change = { date, title: '' };
    const entry = byChange.get(`${date} `) ?? { change, changed: [], added: [], removed: {} };
    byChange.set(`${date} `, { ...entry, removed: { ...entry.removed, [file]: title } });
  }
  const changes = [...byChange.entries()]
    .toSorted(([a], [b]) => compare(b, a))
    .map(([, { change, changed, added, removed: gone }]) => ({
      ...{ date: change.date, ...(change.title !== '' && { title: change.title }) },
      ...(changed.length > 0 && { changed: changed.toSorted() }),
      ...(added.length > 0 && { added: added.toSorted() }),
      ...(Object.keys(gone).length > 0 && { removed: gone }),
    }));
  const pages = docs.map((doc) => [doc.file, hashSource(doc)] as const).toSorted(([a], [b]) => compare(a, b));
  const lines = [
    '{',
    '  "pages": {',
    pages.map(([file, hash]) => `    ${JSON.stringify(file)}: ${JSON.stringify(hash)}`).join(',\n'),
    '  },',
    '  "changes": [',
    changes.map((change) => `    ${JSON.stringify(change)}`).join(',\n'),
    '  ],',
    '  "sections": {',
    [...sections]
      .toSorted(([a], [b]) => compare(a, b))
      .flatMap(([file, { date, ...kinds }]) => {
        const told = Object.entries(kinds).filter(([, headings]) => headings.length > 0);
        return told.length === 0 ? [] : [`    ${JSON.stringify(file)}: ${JSON.stringify({ date, ...Object.fromEntries(told) })}`];
      })
      .join(',\n'),
    '  }',
    '}',
  ];
  replaceFile(join(siteDir, CHANGE_LEDGER), `${lines.filter((line) => line !== '').join('\n')}\n`);
}
