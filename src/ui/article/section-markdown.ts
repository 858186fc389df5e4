const FENCE = /^ *(`{3,}|~{3,})/;
const HEADING = /^(#{2,6}) /;

/**
 * The part of a page's Markdown below one of its headings, with the heading and all that is subordinate to it.
 * @param index of the heading among those of the article, which are in both in the same order
 * @returns null where the Markdown has no such heading
 */
export function sectionMarkdown(markdown: string, index: number): string | null {
  const lines = markdown.split('\n');
  const headings = findHeadings(lines);
  const heading = headings[index];
  if (!heading) return null;
  const next = headings.slice(index + 1).find(({ level }) => level <= heading.level);
  return `${lines.slice(heading.line, next?.line).join('\n').trim()}\n`;
}

function findHeadings(lines: readonly string[]): { readonly line: number; readonly level: number }[] {
  let fence = '';
  return lines.flatMap((text, line) => {
    const mark = FENCE.exec(text)?.[1] ?? '';
    if (fence === '') fence = mark;
    else if (mark.startsWith(fence) && text.trim() === mark) fence = '';
    const level = fence === '' ? HEADING.exec(text)?.[1]?.length : undefined;
    return level === undefined ? [] : [{ line, level }];
  });
}
