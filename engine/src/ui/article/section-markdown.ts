import { partsOf } from '../../model/markdown-parts.ts';

/**
 * One section of a page's Markdown: a heading with everything below it, up to the next heading of the same or a higher level.
 * @param index of the heading in the article, whose headings have the same order
 * @returns null where the Markdown has no such heading
 */
export function sectionMarkdown(markdown: string, index: number): string | null {
  const part = partsOf(markdown).filter(({ level }) => level > 1)[index];
  return part ? `${part.text}\n` : null;
}
