/** Where characters of an element's text begin and end. */
export type Span = readonly [start: number, end: number];

/** The ranges of spans of an element's text, whatever elements it is in; found in one walk. */
export function rangesOf(element: Element, spans: readonly Span[]): Range[] {
  const ranges = spans.map(() => document.createRange());
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let before = 0;
  for (let node = texts.nextNode(); node instanceof Text; node = texts.nextNode()) {
    const after = before + node.length;
    for (const [index, [start, end]] of spans.entries()) {
      if (start >= before && start < after) ranges[index]?.setStart(node, start - before);
      if (end > before && end <= after) ranges[index]?.setEnd(node, end - before);
    }
    before = after;
  }
  return ranges;
}
