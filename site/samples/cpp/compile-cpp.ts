import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadModules } from '../api/load-index.ts';
import type { SampleBlock, SamplePage, SampleProblem } from '../blocks.ts';
import { SDK_NAMES, UNINDEXED } from '../check/externals.ts';
import { runClang } from '../clang.ts';
import { assertIndexCompiles, type CompiledSamples, inFolder, type Told } from '../run-compiler.ts';
import { isSystem, wrapSamples } from './wrap-samples.ts';
import { writeHeader } from './write-header.ts';

const COMMON = ['-fsyntax-only', '-x', 'c++', '-std=c++17', '-ferror-limit=0', '-fno-caret-diagnostics', '-Wformat'];
const ENGINE = [...COMMON, '-nostdinc', '-nostdinc++'];

/**
 * On computers, TapSDK's plug-ins use LeanCloud's own SDK; on phones, they have a smaller one with the same names. Pages about LeanCloud's SDK
 * are compiled with that alone.
 */
const PLATFORMS = [
  { header: 'computer.h', options: ['-DPLATFORM_IOS=0', '-DPLATFORM_ANDROID=0'] },
  { header: 'phone.h', options: ['-DPLATFORM_IOS=1', '-DPLATFORM_ANDROID=0'] },
  { header: 'phone.h', options: ['-DPLATFORM_IOS=0', '-DPLATFORM_ANDROID=1'] },
] as const;

export interface CppSurroundings {
  readonly clang: string;
  /** Beginning of the path of a folder where sources are written; it is removed. */
  readonly folder: string;
}

interface Source {
  readonly page: SamplePage;
  readonly blocks: readonly SampleBlock[];
}

/**
 * Compiles C++ samples as far as to their meaning: those for Unreal against the index's types, on computers and on phones, those of servers
 * against the system's headers. Throws if the types of the index do not compile.
 */
export async function compileCpp(pages: readonly SamplePage[], { clang, folder }: CppSurroundings): Promise<CompiledSamples> {
  return inFolder(folder, async (own) => {
    const names = await writeSdks(own, clang);
    const sources = new Map<string, Source>();
    const outside: { file: string; line: number; needs: string[] }[] = [];
    for (const page of pages) {
      const engine = page.blocks.filter(({ code }) => !isSystem(code));
      const needs = wordsOf(engine).find((name) => /^[FU]?Tap/.test(name) && UNINDEXED.cpp?.test(name) && !names.computer.has(name));
      if (needs !== undefined) outside.push(...engine.map(({ line }) => ({ file: page.file, line, needs: [needs] })));
      else if (engine.length > 0) sources.set(`P${sources.size}.cpp`, { page, blocks: engine });
      for (const block of page.blocks.filter(({ code }) => isSystem(code))) sources.set(`S${sources.size}.cpp`, { page, blocks: [block] });
    }
    const told = [...(await compileEngine(sources, names, own, clang)), ...(await compileSystem(sources, own, clang))];
    const problems = new Map<string, SampleProblem>();
    for (const { source, line, message } of told) {
      const file = sources.get(source)?.page.file ?? source;
      const missing = /^'(\S+)' file not found/.exec(message)?.[1];
      if (missing !== undefined) {
        outside.push({ file, line, needs: [missing] });
        sources.delete(source);
      } else if (!isSurroundings(message)) problems.set(`${file}:${line} ${message}`, { file, line, message });
    }
    const compiled = [...sources.values()].reduce((sum, { blocks }) => sum + blocks.length, 0);
    return { compiled, outside, problems: [...problems.values()] };
  });
}

const wordsOf = (blocks: readonly SampleBlock[]): string[] => blocks.flatMap(({ code }) => code.match(/\w+/g) ?? []);

/** The names that the headers declare. */
interface SdkNames {
  readonly computer: ReadonlySet<string>;
  readonly phone: ReadonlySet<string>;
}

async function compileEngine(sources: ReadonlyMap<string, Source>, names: SdkNames, folder: string, clang: string): Promise<Told[]> {
  const engine = [...sources].filter(([name]) => name.startsWith('P'));
  const told: Told[] = [];
  for (const { header, options } of PLATFORMS) {
    const used = engine.filter(([, { blocks }]) => header === 'computer.h' || wordsOf(blocks).every((name) => isOnPhones(name, names)));
    for (const [name, { blocks }] of used) writeFileSync(join(folder, name), wrapSamples(name, header, blocks, names.computer));
    const files = used.map(([name]) => name);
    if (files.length > 0) told.push(...(await runClang(clang, [...ENGINE, ...options], folder, files)));
  }
  return told;
}

const isOnPhones = (name: string, { phone }: SdkNames): boolean => phone.has(name) || !/^[FTEU](LC|LeanCloud)[A-Z]/.test(name);

async function compileSystem(sources: ReadonlyMap<string, Source>, folder: string, clang: string): Promise<Told[]> {
  const system = [...sources].filter(([name]) => name.startsWith('S'));
  for (const [name, { blocks }] of system) {
    const [block] = blocks;
    if (block) writeFileSync(join(folder, name), `#line ${block.line} "${name}"\n${block.code}`);
  }
  const files = system.map(([name]) => name);
  return files.length > 0 ? runClang(clang, COMMON, folder, files) : [];
}

/** A variable that a sample leaves to its surroundings. */
function isSurroundings(message: string): boolean {
  const name = /^use of undeclared identifier '(\w+)'/.exec(message)?.[1];
  return name !== undefined && !SDK_NAMES.cpp?.test(name) && !/^[FUTE][A-Z]/.test(name);
}

async function writeSdks(folder: string, clang: string): Promise<SdkNames> {
  const texts = loadModules(['cpp']).map(({ id }) => ({
    isOwn: id === 'leancloud',
    text: readFileSync(join(import.meta.dirname, '../index/cpp', `${id}.txt`), 'utf8'),
  }));
  // Of what both have, the first is taken.
  const computer = texts.toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn));
  const phone = texts.filter(({ isOwn }) => !isOwn);
  const write = (name: string, used: readonly { readonly text: string }[]): Promise<ReadonlySet<string>> =>
    writeSdk(
      name,
      used.map(({ text }) => text),
      folder,
      clang,
    );
  return { computer: await write('computer', computer), phone: await write('phone', phone) };
}

/** Returns the names that the header declares. */
async function writeSdk(name: string, texts: readonly string[], folder: string, clang: string): Promise<ReadonlySet<string>> {
  const file = join(import.meta.dirname, 'outside.h');
  const outside = readFileSync(file, 'utf8');
  const header = `${outside}\n${writeHeader(texts, outside)}`;
  writeFileSync(join(folder, `${name}.h`), header);
  writeFileSync(join(folder, `${name}.cpp`), `#include "${name}.h"\n`);
  const problems = await runClang(clang, ENGINE, folder, [`${name}.cpp`]);
  assertIndexCompiles(problems, header, 'Unreal', file);
  return new Set(header.match(/\b[A-Za-z_]\w+\b/g) ?? []);
}
