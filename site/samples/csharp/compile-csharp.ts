import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { isModuleOf, loadModules } from '../api/load-index.ts';
import type { SampleBlock, SamplePage, SampleProblem } from '../blocks.ts';
import { type Shape, titleOf } from '../programs.ts';
import { importsOf, wrapSamples } from './wrap-samples.ts';
import { writeStubs } from './write-stubs.ts';

export interface CompiledCsharp {
  /** How many samples were compiled. */
  readonly compiled: number;
  /** Samples that need what is not at hand. */
  readonly outside: readonly { readonly file: string; readonly line: number; readonly needs: readonly string[] }[];
  readonly problems: readonly SampleProblem[];
}

const run = promisify(execFile);

/** Whether Mono's compiler is there. */
export async function findCompiler(): Promise<boolean> {
  return run('mcs', ['--version']).then(
    () => true,
    () => false,
  );
}

/** Platforms that samples tell apart; each is compiled. */
const PLATFORMS = ['UNITY_ANDROID', 'UNITY_IOS'];

export interface CsharpSurroundings {
  readonly version: string;
  /** Beginning of the path of a folder where sources are written; it is removed. */
  readonly folder: string;
  readonly shapeOf: (block: SampleBlock) => Shape;
  /** Types and methods that samples of any page declare. */
  readonly ownNames: ReadonlySet<string>;
}

/** Compiles the C# samples of a version against the index's types. Throws if these themselves do not compile. */
export async function compileCsharp(
  pages: readonly SamplePage[],
  { version, folder, shapeOf, ownNames }: CsharpSurroundings,
): Promise<CompiledCsharp> {
  mkdirSync(dirname(folder), { recursive: true });
  const own = mkdtempSync(folder);
  try {
    const known = await compileStubs(version, own);
    const outside = pages.flatMap(({ file, blocks }) => findOutside(blocks, known).map((each) => ({ file, ...each })));
    const left = new Set(outside.map(({ block }) => block));
    const sources = new Map<string, SamplePage>();
    for (const { file, blocks } of pages) {
      const rest = blocks.filter((block) => !left.has(block));
      if (rest.length === 0) continue;
      const name = `P${sources.size}`;
      writeFileSync(join(own, `${name}.cs`), wrapSamples(name, rest, shapeOf));
      sources.set(name, { file, blocks: rest });
    }
    const found: Told[] = [];
    for (const platform of PLATFORMS) found.push(...(await compileAll(own, platform, [...sources.keys()])));
    const told = found.filter(({ message }) => !isSurroundings(message, ownNames));
    const problems = told.map(({ source, line, message }) => ({ file: sources.get(source)?.file ?? source, line, message }));
    return {
      compiled: [...sources.values()].reduce((sum, { blocks }) => sum + blocks.length, 0),
      outside: outside.map(({ file, block: { line }, needs }) => ({ file, line, needs })),
      problems: [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()],
    };
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

/** Samples that import what is not at hand, or that the compiler cannot read, with those that stand in the same file. */
function findOutside(
  blocks: readonly SampleBlock[],
  known: (name: string) => boolean,
): { readonly block: SampleBlock; readonly needs: readonly string[] }[] {
  const needsOf = ({ code }: SampleBlock): string[] => importsOf(code).filter((name) => !known(name));
  return blocks.flatMap((block) => {
    const title = titleOf(block);
    const file = title === '' ? [block] : blocks.filter((other) => titleOf(other) === title);
    const needs = [...new Set(file.flatMap(needsOf))].toSorted();
    return needs.length > 0 ? [{ block, needs }] : [];
  });
}

/** Names that a sample leaves to its surroundings: variables, and what other samples declare. */
function isSurroundings(message: string, ownNames: ReadonlySet<string>): boolean {
  const name = /^CS(?:0103|0246): The (?:type or namespace )?name `(\w+)'/.exec(message)?.[1];
  return name !== undefined && (ownNames.has(name) || (message.startsWith('CS0103') && /^[a-z]/.test(name)));
}

/** @returns whether samples can import a namespace or a type */
async function compileStubs(version: string, folder: string): Promise<(name: string) => boolean> {
  const modules = loadModules(['csharp']);
  const used = modules.filter((module) => isModuleOf(module, version, modules));
  const texts = used.map(({ id }) => readFileSync(join(import.meta.dirname, '../index/csharp', `${id}.txt`), 'utf8'));
  const file = join(import.meta.dirname, 'outside.cs');
  const outside = readFileSync(file, 'utf8');
  const { source, names } = writeStubs(texts);
  writeFileSync(join(folder, 'stubs.cs'), source);
  writeFileSync(join(folder, 'outside.cs'), outside);
  const problems = await runCompiler(folder, ['-out:stubs.dll', 'stubs.cs', 'outside.cs']);
  if (problems.length > 0) {
    const lines = source.split('\n');
    const shown = problems.slice(0, 5).map(({ line, message }) => `${message}: ${lines[line - 1] ?? ''}`);
    throw new Error(`The types of the index do not compile; what they need of other libraries stands in ${file}:\n${shown.join('\n')}`);
  }
  const parts = names.map((name) => name.split('.'));
  const all = new Set([
    ...parts.flatMap((each) => each.map((_, index) => each.slice(0, index + 1).join('.'))),
    ...(outside.match(/(?<=^namespace )[\w.]+/gm) ?? []),
  ]);
  return (name) => all.has(name) || /^System(?!\.(Text\.Json|Web))\b/.test(name);
}

/** Compiles what can be compiled: a mistake in one stage keeps the compiler from the next, so that files with one are taken out. */
async function compileAll(folder: string, platform: string, names: readonly string[]): Promise<Told[]> {
  const told: Told[] = [];
  let rest = names;
  while (rest.length > 0) {
    const options = ['-out:samples.dll', '-r:stubs.dll', `-define:${platform}`, ...rest.map((name) => `${name}.cs`)];
    const found = await runCompiler(folder, options);
    told.push(...found);
    const broken = new Set(found.map(({ source }) => source.replace(/\.cs$/, '')));
    if (broken.size === 0) break;
    rest = rest.filter((name) => !broken.has(name));
  }
  return told;
}

interface Told {
  /** As the compiler names it. */
  readonly source: string;
  readonly line: number;
  readonly message: string;
}

async function runCompiler(folder: string, options: readonly string[]): Promise<Told[]> {
  const output = await run('mcs', ['-target:library', '-warn:0', ...options], { cwd: folder, maxBuffer: 100_000_000 }).then(
    () => '',
    (error: unknown) => {
      if (error instanceof Error && 'stderr' in error && typeof error.stderr === 'string' && error.stderr !== '') return error.stderr;
      throw error;
    },
  );
  return [...output.matchAll(/^(\S+)\((\d+),\d+\+?\): error (CS\d+: .*)$/gm)].map(([, source = '', line = '', message = '']) => ({
    source,
    line: Number(line),
    message,
  }));
}
