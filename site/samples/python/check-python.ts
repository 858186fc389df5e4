import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SampleBlock, SamplePage } from '../blocks.ts';
import { titleOf } from '../programs.ts';
import { type CompiledSamples, inFolder, runCompiler } from '../run-compiler.ts';
import { writeStubs } from './write-stubs.ts';

export interface PythonSurroundings {
  /** Beginning of the path of a folder where sources are written; it is removed. */
  readonly folder: string;
  /** What the type checker keeps of the library's types, from one run to the next. */
  readonly cache: string;
}

/** Frameworks and clients of others have no types here: what is made of them is not judged. */
const OPTIONS = ['--check-untyped-defs', '--ignore-missing-imports', '--no-error-summary', '--no-color-output', '--config-file='];

/** A dictionary may get a value of another type than those that it was made with, a set its type later, and types of other libraries may be missing. */
const OPEN = /^Incompatible types in assignment \(.*, target has type |\[var-annotated\]$|\[import[a-z-]*\]$/;

/** Checks Python samples with the index's types. Those of a page with the same title are one file; a build file of Bazel is no Python. */
export async function checkPython(pages: readonly SamplePage[], { folder, cache }: PythonSurroundings): Promise<CompiledSamples> {
  return inFolder(folder, async (own) => {
    const index = readFileSync(join(import.meta.dirname, '../index/python/leancloud-3.txt'), 'utf8');
    for (const [path, text] of writeStubs(index)) {
      mkdirSync(dirname(join(own, 'stubs', path)), { recursive: true });
      writeFileSync(join(own, 'stubs', path), text);
    }
    const places = new Map<string, string>();
    let compiled = 0;
    for (const { file, blocks } of pages) {
      const python = blocks.filter((block) => titleOf(block) !== 'BUILD');
      compiled += python.length;
      const files = Map.groupBy(python, (block) => titleOf(block) || String(block.line));
      for (const samples of files.values()) {
        const name = `sample${places.size}.py`;
        places.set(name, file);
        writeFileSync(join(own, name), joinSamples(samples));
      }
    }
    const args = [...OPTIONS, '--cache-dir', cache, ...places.keys()];
    const env = { MYPYPATH: join(own, 'stubs') };
    const { said: output } = await runCompiler('mypy', args, { cwd: own, output: 'stdout', env });
    const told = [...output.matchAll(/^(sample\d+\.py):(\d+): error: (.*)$/gm)].filter(([, , , message = '']) => !OPEN.test(message));
    const problems = told.map(([, name = '', line = '', message = '']) => ({
      file: places.get(name) ?? name,
      line: Number(line),
      message,
    }));
    if (output.includes('error:') && !/^sample\d+\.py:\d+: error:/m.test(output))
      throw new Error(`mypy cannot read what it is given: ${output.slice(0, 1000)}`);
    return { compiled, outside: [], problems };
  });
}

/** Each sample stands on the lines that it has on its page. */
function joinSamples(blocks: readonly SampleBlock[]): string {
  let text = '';
  for (const { code, line } of blocks.toSorted((a, b) => a.line - b.line)) text += `${'\n'.repeat(line - text.split('\n').length)}${code}`;
  return text;
}
