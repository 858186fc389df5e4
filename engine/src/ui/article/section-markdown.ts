const FENCE = /^ *(`{3,}|~{3,})/;
const HEADING = /^(#{2,6}) /;

/**
 * One section of a page's Markdown: a heading with everything below it, up to the next heading of the same or a higher level.
 * @param index of the heading in the article, whose headings have the same order
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
