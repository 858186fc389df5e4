import { z } from 'zod';
import { encodePath } from '../../model/href.ts';
import type { SiteBuild } from '../build.ts';
import { chooseEdition, chooseSection, type Scope } from './choose.ts';
import { type Library, QuestionError, shorten } from './library.ts';

/** Changes of an answer. */
const MOST_CHANGES = 50;

const feedSchema = z.object({
  items: z.array(z.object({ url: z.string(), title: z.string(), date_modified: z.string(), summary: z.string().optional() })),
});

export interface ChangesQuestion extends Scope {
  readonly since?: string | undefined;
}

/** The pages that were changed since a day, the last first, or those whose text differs from that of an older version. */
export async function whatChanged(library: Library, question: ChangesQuestion): Promise<string> {
  const { build } = library;
  const { since } = question;
  const older = build.versions.slice(1).find(({ name }) => name.toLowerCase() === since?.toLowerCase());
  if (older !== undefined) return listComparisons(library, question, older);
  if (since !== undefined && (!/^\d{4}-\d{2}-\d{2}$/.test(since) || Number.isNaN(Date.parse(since)))) {
    const versions = build.versions.slice(1).map(({ name }) => name);
    const named = versions.length === 0 ? '' : ` Older versions can be named, too: ${versions.join(', ')}.`;
    throw new QuestionError(`"${shorten(since)}" is not a day. Write it as in 2026-01-31.${named}`);
  }
  const { locale, version } = chooseEdition(build, question);
  const section = chooseSection(build, question.section);
  const feed = await library.readFile([locale?.path, version?.path, section, 'changes.json'].filter(Boolean).join('/'));
  if (feed === undefined) return 'This site does not know when its pages were changed.';
  const { items } = feedSchema.parse(JSON.parse(feed));
  const dated = items.map(({ date_modified, ...item }) => ({ ...item, date: date_modified.slice(0, 10) }));
  const found = dated.filter(({ date }) => since === undefined || date >= since);
  const [last] = dated;
  if (last === undefined) return 'No changes are known.';
  if (found.length === 0) return `Nothing has changed since ${since}. The last change was on ${last.date}.`;
  return printList(
    found.map(({ url, title, date, summary }) => [`${date} ${title} ${url}`, ...(summary?.split('\n') ?? [])].join('\n  ')),
    'section or a later day',
  );
}

/** The pages that compare a version with the current one. */
async function listComparisons(library: Library, question: ChangesQuestion, older: SiteBuild['versions'][number]): Promise<string> {
  const { build } = library;
  const { locale } = chooseEdition(build, { locale: question.locale });
  const folder = `/${[locale?.path, 'compare', older.path || older.name, question.section].filter(Boolean).join('/')}/`;
  const found = [...build.files.keys()].filter((path) => path.startsWith(folder) && path.endsWith('/index.md')).toSorted();
  if (found.length === 0) return `This site compares no pages of ${older.name} with the current version here. Try without a section.`;
  const addressOf = (path: string): string => encodePath(build.baseUrl.slice(0, -1) + path.slice(0, -'index.md'.length));
  const shown = await Promise.all(found.slice(0, MOST_CHANGES).map((path) => library.readPage(addressOf(path))));
  const lines = [...shown.map(({ title, address }) => `${title} ${address}`), ...found.slice(MOST_CHANGES).map(addressOf)];
  return `Pages whose text differs from that of ${older.name}; fetch_page shows what was added and removed:\n${printList(lines, 'section')}`;
}

function printList(lines: readonly string[], narrower: string): string {
  const more = lines.length > MOST_CHANGES ? [`… and ${lines.length - MOST_CHANGES} more; narrow it by ${narrower}.`] : [];
  return [...lines.slice(0, MOST_CHANGES), ...more].join('\n');
}
