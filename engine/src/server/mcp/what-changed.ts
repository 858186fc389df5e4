import { z } from 'zod';
import { encodePath, pathOf } from '../../model/href.ts';
import type { SiteBuild } from '../build.ts';
import { chooseEdition, chooseSection, type Scope, trimSlashes } from './choose.ts';
import { type Library, QuestionError, shorten } from './library.ts';

/** Changes of an answer. */
const MOST_CHANGES = 50;

const feedSchema = z.object({
  /** The feed that goes on where this one ends. */
  next_url: z.string().optional(),
  items: z.array(z.object({ url: z.string(), title: z.string(), date_modified: z.string(), summary: z.string().optional() })),
});

export interface ChangesQuestion extends Scope {
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  readonly offset?: number | undefined;
}

interface Change {
  readonly url: string;
  readonly title: string;
  readonly date: string;
  readonly summary?: string | undefined;
}

/** The pages that were changed since a day, the last first, or those whose text differs from that of an older version. */
export async function whatChanged(library: Library, question: ChangesQuestion): Promise<string> {
  const { build } = library;
  const { offset = 0 } = question;
  const [since, until] = [question.since || undefined, question.until || undefined];
  const older = build.versions.slice(1).find(({ name }) => name.toLowerCase() === since?.toLowerCase());
  if (older !== undefined) return listComparisons(library, question, older);
  for (const day of [since, until]) if (day !== undefined) checkDay(build, day);
  const { locale, version } = chooseEdition(build, question);
  const section = chooseSection(build, question.section);
  const pathFor = (name: string | undefined): string => [locale?.path, version?.path, name, 'changes.json'].filter(Boolean).join('/');
  const known = await readChanges(library, pathFor(section), since, until);
  if (known === undefined) return tellUnknown(library, section, pathFor);
  const [last] = known;
  if (last === undefined) return 'No changes are known.';
  const found = known.filter(({ date }) => (since === undefined || date >= since) && (until === undefined || date <= until));
  const span = [...(since === undefined ? [] : [`since ${since}`]), ...(until === undefined ? [] : [`until ${until}`])].join(' ');
  if (found.length === 0) return `Nothing has changed ${span}. The last change was on ${last.date}.`;
  const lines = found.map(({ url, title, date, summary }) => [`${date} ${title} ${url}`, ...(summary?.split('\n') ?? [])].join('\n  '));
  const head = span === '' ? [] : [`${found.length} ${found.length === 1 ? 'page was' : 'pages were'} changed ${span}:`];
  return [...head, printList(lines, offset, 'a section, or "since" and "until"')].join('\n');
}

/** All changes since a day, or up to one; without either, those of the feed that is read again and again. Undefined if there is no feed. */
async function readChanges(library: Library, path: string, since?: string, until?: string): Promise<Change[] | undefined> {
  const changes: Change[] = [];
  const { baseUrl } = library.build;
  for (let next: string | undefined = path; next !== undefined; ) {
    const text = await library.readFile(next);
    if (text === undefined) return next === path ? undefined : changes;
    const feed = feedSchema.parse(JSON.parse(text));
    changes.push(...feed.items.map(({ date_modified, ...item }) => ({ ...item, date: date_modified.slice(0, 10) })));
    const isEnough = since === undefined ? until === undefined : (changes.at(-1)?.date ?? '') < since;
    next =
      isEnough || feed.next_url === undefined
        ? undefined
        : pathOf(new URL(feed.next_url, 'http://localhost').pathname).slice(baseUrl.length);
  }
  return changes;
}

/** @param pathFor the feed of a section */
function tellUnknown({ build }: Library, section: string | undefined, pathFor: (section: string) => string): string {
  const others = build.sections.filter((name) => build.files.has(`/${pathFor(name)}`));
  if (section === undefined || others.length === 0) return 'This site does not know when its pages were changed.';
  throw new QuestionError(`No changes are known of the pages in "${section}". There are some in: ${others.join(', ')}.`);
}

/** @throws QuestionError if it is no day; it says what else can be named */
function checkDay({ versions }: SiteBuild, text: string): void {
  const day = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : Number.NaN);
  if (!Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)) return;
  const names = versions.slice(1).map(({ name }) => name);
  const named = names.length === 0 ? '' : ` Older versions of the documentation can be named, too: ${names.join(', ')}.`;
  const release = /^v?\d+(?:\.\d+)+/.test(text) ? ` For a release, ask search_docs for "release notes ${shorten(text)}".` : '';
  throw new QuestionError(`"${shorten(text)}" is not a day. Write it as in 2026-01-31.${named}${release}`);
}

/** The pages that compare a version with the current one. */
async function listComparisons(library: Library, question: ChangesQuestion, older: SiteBuild['versions'][number]): Promise<string> {
  const { build } = library;
  const { locale } = chooseEdition(build, { locale: question.locale });
  const asked = trimSlashes(question.section ?? '');
  const section = build.folders.get(asked) ?? asked;
  const folder = `/${[locale?.path, 'compare', older.path || older.name, section].filter(Boolean).join('/')}/`;
  const found = [...build.files.keys()].filter((path) => path.startsWith(folder) && path.endsWith('/index.md')).toSorted();
  if (found.length === 0) return `This site compares no pages of ${older.name} with the current version here. Try without a section.`;
  const addressOf = (path: string): string => encodePath(build.baseUrl.slice(0, -1) + path.slice(0, -'index.md'.length));
  const { offset = 0 } = question;
  const lines = await Promise.all(
    found.map(async (path, place) => {
      if (place < offset || place >= offset + MOST_CHANGES) return library.urlOf(addressOf(path));
      const { title, address } = await library.readPage(addressOf(path));
      return `${title} ${library.urlOf(address)}`;
    }),
  );
  return `Pages whose text differs from that of ${older.name}; fetch_page shows what was added and removed:\n${printList(lines, offset, 'a section')}`;
}

function printList(lines: readonly string[], offset: number, narrower: string): string {
  if (offset >= lines.length) return `(There are ${lines.length}: none is left from "offset": ${offset} on.)`;
  const end = offset + MOST_CHANGES;
  const more = lines.length > end ? [`… and ${lines.length - end} more, from "offset": ${end}; or narrow it by ${narrower}.`] : [];
  return [...lines.slice(offset, end), ...more].join('\n');
}
