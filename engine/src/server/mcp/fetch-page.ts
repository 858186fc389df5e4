import { closest } from '../../model/closest.ts';
import { decodePath } from '../../model/href.ts';
import { LIMITS } from '../policies/limits.ts';
import { type Library, type LibraryPage, QuestionError, shorten } from './library.ts';
import { type Part, partsOf } from './markdown-parts.ts';

/** Reads a page or a section of it. */
export async function fetchPage(
  library: Library,
  question: { readonly path: string; readonly section?: string | undefined },
): Promise<string> {
  const page = await library.readPage(question.path);
  const hash = /#(.+)$/s.exec(question.path)?.[1];
  if (question.section !== undefined && question.section !== '') return findPart(page, question.section);
  if (hash !== undefined) return findPart(page, decodePath(hash));
  const { markdown, address } = page;
  if (markdown.length <= LIMITS.toolAnswer) return markdown;
  const parts = partsOf(markdown).filter(({ level }) => level === 2);
  const list = `This page is too long for one answer. Its sections, for fetch_page with "section":\n${printHeadings(parts)}`;
  return `${list}\n\n${markdown.slice(0, markdown.lastIndexOf('\n', LIMITS.toolAnswer - list.length - address.length))}`;
}

/** @param asked text of a heading, or the id of one */
async function findPart(page: LibraryPage, asked: string): Promise<string> {
  const parts = partsOf(page.markdown);
  const headings = await page.readHeadings();
  const wanted = plain(headings.get(asked) ?? asked);
  const found = parts.find(({ heading }) => plain(heading) === wanted) ?? parts.find(({ heading }) => plain(heading).includes(wanted));
  if (found !== undefined && wanted !== '') return `> From "${page.title}", ${page.address}\n\n${found.text}`;
  const nearest = closest(shorten(asked), [...parts.map(({ heading }) => heading), ...headings.keys()]);
  const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  throw new QuestionError(`${page.address} has no section "${shorten(asked)}".${hint} Its sections:\n${printHeadings(parts)}`);
}

function printHeadings(parts: readonly Part[]): string {
  const lines = parts.map(({ heading, level }) => `${'  '.repeat(Math.max(0, level - 2))}- ${heading}`);
  return lines.slice(0, LIMITS.longestName).join('\n');
}

/** A heading as it compares: without Markdown and case. */
function plain(heading: string): string {
  return heading
    .replace(/[\\`*_]/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim()
    .toLowerCase();
}
