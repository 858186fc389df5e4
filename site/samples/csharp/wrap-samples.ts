import type { SampleBlock } from '../blocks.ts';
import { type Shape, titleOf } from '../programs.ts';

const USING = /^[ \t]*using\s+(?:static\s+)?[\w.]+(?:\s*=\s*[\w.<>]+)?;[^\n]*$/gm;

/** Namespaces that samples import, by what they write after `using`. */
export function importsOf(code: string): string[] {
  return (code.match(USING) ?? []).map((line) =>
    line
      .trim()
      .replace(/^using\s+(static\s+)?(\w+\s*=\s*)?/, '')
      .replace(/;.*$/, ''),
  );
}

/**
 * Puts the samples of a page into one source, with the places that they have on the page. Those with the same title, and those without one, go
 * into one file; samples without a title also see what the page has imported before them.
 * @param name of the namespace, so that pages do not see each other, and of the places
 * @param shapeOf tells what a sample is
 */
export function wrapSamples(name: string, blocks: readonly SampleBlock[], shapeOf: (block: SampleBlock) => Shape): string {
  const files = [...Map.groupBy(blocks, titleOf)];
  return files
    .map(([title, own], index) => {
      const last = own.at(-1)?.line ?? 0;
      const visible = title === '' ? blocks.filter(({ line }) => line <= last) : own;
      return wrapFile(name, `RunSample${index}`, own, usingsOf(name, visible), shapeOf);
    })
    .join('\n');
}

function wrapFile(
  name: string,
  method: string,
  blocks: readonly SampleBlock[],
  usings: readonly string[],
  shapeOf: (block: SampleBlock) => Shape,
): string {
  const parts: Record<Shape, string[]> = { file: [], members: [], statements: [], imports: [] };
  for (const block of blocks) {
    parts[shapeOf(block)].push(`${place(name, block.line)}\n${block.code.replaceAll(USING, '')}\n#line default`);
  }
  const { members, statements } = parts;
  const run = statements.length > 0 ? [`async System.Threading.Tasks.Task ${method}() {`, ...statements, '}'] : [];
  const body =
    members.length + run.length > 0 ? ['public partial class Sample : UnityEngine.MonoBehaviour {', ...members, ...run, '}'] : [];
  return [`namespace ${name} {`, ...usings, '#line default', ...parts.file, ...body, '}'].join('\n');
}

function usingsOf(name: string, blocks: readonly SampleBlock[]): string[] {
  const usings = new Map<string, string>();
  for (const { code, line: first } of blocks) {
    for (const { 0: line, index } of code.matchAll(USING)) {
      const own = first + code.slice(0, index).split('\n').length - 1;
      if (!usings.has(line.trim())) usings.set(line.trim(), `${place(name, own)}\n${line}`);
    }
  }
  return [...usings.values()];
}

const place = (name: string, line: number): string => `#line ${line} "${name}"`;
