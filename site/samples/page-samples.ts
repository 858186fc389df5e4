import type { PluginSource } from 'signpost';
import { fillConstants } from './fill-constants.ts';

/** A code block of a page. */
export interface Fence {
  /** The name of the language in the fence: `ts`. */
  readonly fence: string;
  readonly meta: string;
  /** Without the indentation of the fence. */
  readonly code: string;
  /** Line of the file on which the code begins; the first is 1. */
  readonly line: number;
  /** Columns of the file before the code. */
  readonly indent: number;
}

const FENCE = /^(?<indent>[ \t]*)(?<fence>`{3,}|~{3,})(?<language>[\w+#-]+)(?<meta>[^\n]*)\n(?<body>[\s\S]*?)^[ \t]*\k<fence>[ \t]*$/gm;

/** All code blocks of a page, whatever their language. */
export function collectFences(source: string): Fence[] {
  return [...source.matchAll(FENCE)].map(({ index, groups: { indent = '', language = '', meta = '', body = '' } = {} }) => ({
    fence: language.toLowerCase(),
    meta,
    code: fillConstants(
      body
        .split('\n')
        .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
        .join('\n'),
    ),
    line: source.slice(0, index).split('\n').length + 1,
    indent: indent.length,
  }));
}

/** Headings with an id of their own, by line. */
export function headingsOf(source: string): { readonly line: number; readonly id: string }[] {
  return source.split('\n').flatMap((text, index) => {
    const id = /^#{2,6} .*\{#([\w-]+)\}\s*$/.exec(text)?.[1];
    return id === undefined ? [] : [{ line: index + 1, id }];
  });
}

/** All that the plug-ins about samples read of a page: its code blocks with the headings that they are below, and its title and address. */
export function samplesOf({ source }: PluginSource): unknown {
  const headings = headingsOf(source);
  const fences = collectFences(source).map(({ line, ...fence }) => [fence, headings.findLast((heading) => heading.line < line)?.id]);
  return [source.split(/^---$/m)[1], fences];
}
