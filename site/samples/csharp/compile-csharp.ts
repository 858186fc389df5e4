import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isModuleOf, loadModules } from '../api/load-index.ts';
import type { SampleBlock, SamplePage } from '../blocks.ts';
import { type Shape, titleOf } from '../programs.ts';
import { assertIndexCompiles, type CompiledSamples, inFolder, runCompiler, type Told } from '../run-compiler.ts';
import { importsOf, wrapSamples } from './wrap-samples.ts';
import { writeStubs } from './write-stubs.ts';

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
): Promise<CompiledSamples> {
  return inFolder(folder, async (own) => {
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
  });
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
  const problems = await runMcs(folder, ['-out:stubs.dll', 'stubs.cs', 'outside.cs']);
  assertIndexCompiles(problems, source, 'other libraries', file);
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
    const found = await runMcs(folder, options);
    told.push(...found);
    const broken = new Set(found.map(({ source }) => source.replace(/\.cs$/, '')));
    if (broken.size === 0) break;
    rest = rest.filter((name) => !broken.has(name));
  }
  return told;
}

async function runMcs(cwd: string, options: readonly string[]): Promise<Told[]> {
  const { said } = await runCompiler('mcs', ['-target:library', '-warn:0', ...options], { cwd });
  const lines = said.matchAll(/^(\S+)\((\d+),\d+\+?\): error (CS\d+: .*)$/gm);
  return [...lines].map(([, source = '', line = '', message = '']) => ({ source, line: Number(line), message }));
}
