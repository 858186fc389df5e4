/**
 * Puts a part of a line of code into an element. The text stays the same.
 * @param start characters before the part
 * @param length characters of it
 * @returns whether it is in it: what the highlighter has cut in two stays as it is
 */
export function wrapInLine(line: HTMLElement, start: number, length: number, element: HTMLElement): boolean {
  const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let before = 0;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!(node instanceof Text)) continue;
    const from = start - before;
    before += node.length;
    if (from < 0 || from >= node.length) continue;
    if (from + length > node.length) return false;
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, from + length);
    range.surroundContents(element);
    return true;
  }
  return false;
}
