import type { SamplePage } from '../blocks.ts';

/** `LCQuery.Get` decodes the `{}` that the server answers for an unknown ID: it neither throws nor returns null. */
const GOT = /\b(\w+) = await (?:new LCQuery<\w+>\([^)]*\)|query)\s*\.Get\(/g;

/** `LCCloud.Run<T>` casts what `LCJsonConverter` has read, and converts nothing. */
const RUN = /\bLCCloud\.Run<(.+?)>\(/g;
const READ_TYPES = new Set(['int', 'double', 'string', 'bool', 'object', 'DateTime', 'List<object>', 'Dictionary<string, object>']);

/** Answers that the C# SDK never gives as samples expect them: `file:line` of each, and what it does instead. */
export function findUncheckedAnswers(pages: readonly SamplePage[]): string[] {
  return pages.flatMap(({ file, blocks }) =>
    blocks.flatMap(({ code, line }) => {
      const find = (pattern: RegExp, tell: (name: string) => string | null) =>
        [...code.matchAll(pattern)].flatMap(({ index, 1: name = '' }) => {
          const told = tell(name);
          return told === null ? [] : [`${file}:${line + code.slice(0, index).split('\n').length - 1}  ${told}`];
        });
      return [
        ...find(GOT, (name) =>
          code.includes(`${name}.ObjectId == null`) ? null : `${name} is empty for an unknown ID: check its ObjectId`,
        ),
        ...find(RUN, (type) => (READ_TYPES.has(type) ? null : `a value is never read as ${type}: the cast fails`)),
      ];
    }),
  );
}
