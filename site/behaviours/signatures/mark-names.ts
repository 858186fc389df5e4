import { hashSample, type NamePlace, type SampleData, type SdkName } from './sample-data.ts';

/** A name in a sample, made a control. */
export interface NamedSpan {
  readonly span: HTMLElement;
  readonly entry: SdkName;
}

/** The lines of a block of code, and its hash in the data. */
export function readSample(figure: HTMLElement): { readonly lines: readonly HTMLElement[]; readonly hash: string } {
  const lines = [...figure.querySelectorAll<HTMLElement>('pre .line')];
  return { lines, hash: hashSample(lines.map((line) => line.textContent).join('\n')) };
}

/** Makes the SDK names in a block of code controls. The text stays the same. */
export function markNames(figure: HTMLElement, { blocks, entries }: SampleData): NamedSpan[] {
  const { lines, hash } = readSample(figure);
  const places = blocks[hash] ?? [];
  // From the end, so that the columns before stay as they are.
  const marked = [...places].reverse().flatMap((place) => {
    const line = lines[place[0]];
    const entry = entries[place[3]];
    const span = line && entry && wrap(line, place);
    return span ? [{ span, entry }] : [];
  });
  return marked.reverse();
}

function wrap(line: HTMLElement, [, column, length]: NamePlace): HTMLElement | undefined {
  const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let before = 0;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!(node instanceof Text)) continue;
    const start = column - before;
    before += node.length;
    if (start < 0 || start >= node.length) continue;
    // A name that the highlighter has cut in two stays plain.
    if (start + length > node.length) return undefined;
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + length);
    const span = document.createElement('span');
    span.className = 'sdk-name';
    span.setAttribute('role', 'button');
    range.surroundContents(span);
    return span;
  }
  return undefined;
}
