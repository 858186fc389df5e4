import { hashSample, type NamePlace, type SampleData, type SdkName } from './sample-data.ts';
import { wrapInLine } from './wrap-in-line.ts';

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
  const span = document.createElement('span');
  span.className = 'sdk-name';
  span.setAttribute('role', 'button');
  return wrapInLine(line, column, length, span) ? span : undefined;
}
