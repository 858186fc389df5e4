import type { SampleBlock } from './blocks.ts';

/** A line that only marks others, or begins or ends a hidden part, in the comment syntax of any language. */
const MARKER = /^\s*(?:\/\/|#|--|\/\*)\s*(?:highlight-(?:next-line|start|end)|(?<hide>hide)-(?<end>start|end))\s*(?:\*\/)?\s*$/i;

/** The lines of a block as readers see them, each with its row in the source; undefined if signs of a diff stand before them. */
export function shownLines({
  code,
  meta,
}: Pick<SampleBlock, 'code' | 'meta'>): { readonly text: string; readonly row: number }[] | undefined {
  if (/(?:^|\s)diff(?:\s|$)/.test(meta)) return undefined;
  let isHidden = false;
  const shown: { readonly text: string; readonly row: number }[] = [];
  for (const [row, text] of code.split('\n').entries()) {
    const marker = MARKER.exec(text);
    if (marker?.groups?.hide) isHidden = marker.groups.end?.toLowerCase() === 'start';
    if (!marker && !isHidden) shown.push({ text, row });
  }
  return shown;
}

/** The code with its hidden parts, without the lines that only mark others. */
export function wholeCode({ code }: Pick<SampleBlock, 'code'>): string {
  return code
    .split('\n')
    .filter((text) => !MARKER.test(text))
    .join('\n');
}
