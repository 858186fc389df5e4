import type { SamplePage } from '../blocks.ts';

/** What SDKs throw when the server refuses; without a network they let the exceptions of .NET through (LCHttpClient.Request, LobbyService.Request). */
const REFUSED = /catch \((?:LC|Play)Exception \w+\)\s*(?=\{)/g;

/** Catches of what a server refuses, without one for a network that fails: `file:line` of each. Those that throw again, or have a condition, leave it to the caller. */
export function findNarrowCatches(pages: readonly SamplePage[]): string[] {
  return pages.flatMap(({ file, blocks }) =>
    blocks.flatMap(({ code, line }) =>
      [...code.matchAll(REFUSED)].flatMap((match) => {
        const end = endOfBody(code, match.index + match[0].length);
        const isWide = /^\s*catch\s*(?:\((?:System\.)?Exception\b|\{)/.test(code.slice(end));
        if (isWide || /\bthrow;/.test(code.slice(match.index, end))) return [];
        return [
          `${file}:${line + code.slice(0, match.index).split('\n').length - 1}  a network that fails throws no ${match[0].slice(7).split(' ')[0]}: catch Exception`,
        ];
      }),
    ),
  );
}

/** The offset after the brace that closes the body which opens at `start`. */
function endOfBody(code: string, start: number): number {
  let depth = 0;
  for (let at = start; at < code.length; at++) {
    if (code[at] === '{') depth++;
    if (code[at] === '}' && --depth === 0) return at + 1;
  }
  return code.length;
}
