import { closest } from '../../model/closest.ts';
import { declaredName } from '../../model/declared-name.ts';
import { decodePath } from '../../model/href.ts';
import { type Part, partsOf } from '../../model/markdown-parts.ts';
import { LIMITS } from '../policies/limits.ts';
import { alignHeadings, idOf } from './heading-ids.ts';
import { isFor, keepPlatform } from './keep-platform.ts';
import { type Library, type LibraryPage, QuestionError, shorten } from './library.ts';
import { comparableLine } from './page-places.ts';

/** Headings of a page that an answer lists. */
const MOST_HEADINGS = 300;

export interface PageQuestion {
  readonly path: string;
  readonly section?: string | undefined;
  readonly platform?: string | undefined;
}

/** Reads a page or a section of it. */
export async function fetchPage(library: Library, question: PageQuestion): Promise<string> {
  const whole = await library.readPage(question.path);
  const { page, note } = await choosePlatform(whole, question.platform);
  const hash = /#(.+)$/s.exec(question.path)?.[1];
  const asked = question.section || (hash === undefined ? '' : decodePath(hash));
  if (asked !== '') return note + printFound(library, page, await findPart(page, asked.replace(/^#/, '')));
  const { markdown } = page;
  if (markdown.length + note.length <= LIMITS.toolAnswer) return note + markdown;
  const parts = partsOf(markdown).filter(({ level }) => level === 2);
  // The end of the answer is cut off.
  return `${note}This page is too long for one answer. Its sections, for fetch_page with "section":\n${printHeadings(parts)}\n\n${markdown}`;
}

/** A page without the tabs of other platforms; whole where it has none for this one, which the note says. */
async function choosePlatform(page: LibraryPage, platform: string | undefined): Promise<{ page: LibraryPage; note: string }> {
  if (!platform) return { page, note: '' };
  const { tabs } = await page.readPlaces();
  if ([...tabs].some((label) => isFor(label, platform)))
    return { page: { ...page, markdown: keepPlatform(page.markdown, tabs, platform) }, note: '' };
  const there = tabs.size === 0 ? 'has no tabs' : `has tabs for ${[...tabs].join(', ')}`;
  return { page, note: `(This page ${there}, none for "${shorten(platform)}": here is all of it.)\n\n` };
}

/** A part of a page. */
interface Found {
  readonly part: Part;
  /** What of it was asked for, if that is less: lines of code, or a row of a table. */
  readonly lines: readonly string[];
  readonly id: string | undefined;
}

/** @param asked id of a heading, of a row, or of a member of the type that a heading names; or the text of a heading */
async function findPart(page: LibraryPage, asked: string): Promise<Found> {
  const parts = partsOf(page.markdown);
  const known = await page.readPlaces();
  const numbers = alignHeadings(known, parts);
  const partAt = (id: string): Part | undefined => parts[numbers.get(known.places.get(id)?.heading ?? -1) ?? -1];
  const part = partAt(asked);
  if (part !== undefined) return { part, lines: rowsIn(part, known.places.get(asked)?.row), id: asked };
  const [, id = '', member = ''] = /^(.+)\.([^.]+)$/s.exec(asked) ?? [];
  const type = partAt(id);
  if (type !== undefined)
    return { part: type, lines: type.text.split('\n').filter((line) => declaredName(line)?.name === member), id: asked };
  const wanted = comparableLine(asked);
  const texts = parts.map(({ heading }) => comparableLine(heading));
  const same = texts.indexOf(wanted);
  const number = same >= 0 ? same : texts.findIndex((text) => text.includes(wanted));
  const named = wanted === '' ? undefined : parts[number];
  if (named !== undefined) return { part: named, lines: [], id: idOf(known, numbers, number) };
  const nearest = closest(shorten(asked), [...parts.map(({ heading }) => heading), ...known.places.keys()]);
  const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  throw new QuestionError(`${page.address} has no section "${shorten(asked)}".${hint} Its sections:\n${printHeadings(parts)}`);
}

/** A row of a table, with the head of that. */
function rowsIn({ text }: Part, row: string | undefined): string[] {
  const lines = row === undefined ? [] : text.split('\n');
  const at = lines.findIndex((line) => line.startsWith('|') && comparableLine(line) === row);
  const rule = lines.slice(0, Math.max(0, at)).findLastIndex((line) => /^\|(?: --- \|)+$/.test(line));
  return at < 0 ? [] : [...(rule > 0 ? lines.slice(rule - 1, rule + 1) : []), ...lines.slice(at, at + 1)];
}

/** A part with what it is of: it is read, and quoted, without the page. */
function printFound(library: Library, { title, address, markdown }: LibraryPage, { part, lines, id }: Found): string {
  const facts = /^> (version: .*?)(?: · source: .*)?$/m.exec(markdown)?.[1];
  const source = library.urlOf(address) + (id === undefined ? '' : `#${encodeURI(id)}`);
  const head = [`> From "${title}", ${source}`, ...(facts === undefined ? [] : [`> ${facts}`])].join('\n');
  const isRow = lines[0]?.startsWith('|') === true;
  const first = lines.length === 0 ? [] : [isRow ? lines.join('\n') : ['```', ...lines, '```'].join('\n')];
  return [head, ...first, part.text].join('\n\n');
}

function printHeadings(parts: readonly Part[]): string {
  const lines = parts.map(({ heading, level }) => `${'  '.repeat(Math.max(0, level - 2))}- ${heading}`);
  return lines.slice(0, MOST_HEADINGS).join('\n');
}
