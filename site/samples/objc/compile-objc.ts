import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isModuleOf, loadModules } from '../api/load-index.ts';
import type { SamplePage } from '../blocks.ts';
import { UNINDEXED } from '../check/externals.ts';
import { runClang } from '../clang.ts';
import { assertIndexCompiles, type CompiledSamples, inFolder } from '../run-compiler.ts';
import { undeclaredClasses, wrapSamples } from './wrap-samples.ts';
import { writeHeader } from './write-header.ts';

const OPTIONS = [
  ...['-fsyntax-only', '-x', 'objective-c', '-fobjc-arc', '-fblocks', '-target', 'arm64-apple-ios13', '-nostdinc'],
  ...['-ferror-limit=0', '-fno-caret-diagnostics', '-Wno-arc-retain-cycles'],
];

/** Names that a sample leaves to its surroundings: variables and properties. */
const SURROUNDINGS = [
  /^use of undeclared identifier '[a-z]/,
  // What the compiler says of a block that stands beside such a name.
  /^reference to local variable '\w+' declared in enclosing block/,
  /^property '\w+' not found on object of type '(Sample|Around) /,
];

export interface ObjcSurroundings {
  readonly version: string;
  readonly clang: string;
  /** Beginning of the path of a folder where sources are written; it is removed. */
  readonly folder: string;
}

/** Compiles the Objective-C samples of a version against the index's types, as far as to their meaning. Throws if these do not compile. */
export async function compileObjc(pages: readonly SamplePage[], { version, clang, folder }: ObjcSurroundings): Promise<CompiledSamples> {
  return inFolder(folder, async (own) => {
    await writeSdk(version, own, clang);
    // What such an SDK makes stands in the other samples of its page, too.
    const isOutside = ({ blocks }: SamplePage): boolean =>
      blocks.some(({ code }) => (code.match(/\w+/g) ?? []).some((name) => UNINDEXED.objc?.test(name)));
    const sources = new Map<string, SamplePage>();
    for (const page of pages.filter((each) => !isOutside(each))) {
      const name = `P${sources.size}`;
      writeFileSync(join(own, `${name}.m`), wrapSamples(name, 'sdk.h', page.blocks));
      sources.set(name, page);
    }
    const outside = pages.filter(isOutside).flatMap(({ file, blocks }) => blocks.map(({ line }) => ({ file, line, needs: [] })));
    const told = await runClang(
      clang,
      OPTIONS,
      own,
      [...sources.keys()].map((name) => `${name}.m`),
    );
    const problems = told.flatMap(({ source, line, message }) => {
      const page = sources.get(source);
      return page && isSurroundings(message, page) ? [] : [{ file: page?.file ?? source, line, message }];
    });
    return { compiled: [...sources.values()].reduce((sum, { blocks }) => sum + blocks.length, 0), outside, problems };
  });
}

function isSurroundings(message: string, { blocks }: SamplePage): boolean {
  const owner = /^property '\w+' not found on object of type '(\w+) /.exec(message)?.[1];
  if (owner !== undefined && undeclaredClasses(blocks.map(({ code }) => code)).includes(owner)) return true;
  return SURROUNDINGS.some((pattern) => pattern.test(message));
}

async function writeSdk(version: string, folder: string, clang: string): Promise<void> {
  const modules = loadModules(['objc']);
  // Of what both generations have, pages see their own.
  const used = modules
    .filter((module) => isModuleOf(module, version, modules))
    .toSorted((a, b) => Number(b.id.startsWith('v2-')) - Number(a.id.startsWith('v2-')));
  const texts = used.map(({ id }) => readFileSync(join(import.meta.dirname, '../index/objc', `${id}.txt`), 'utf8'));
  const file = join(import.meta.dirname, 'outside.h');
  const outside = readFileSync(file, 'utf8');
  const header = `${outside}\n${writeHeader(texts, outside)}`;
  writeFileSync(join(folder, 'sdk.h'), header);
  writeFileSync(join(folder, 'sdk.m'), '#import "sdk.h"\n');
  const problems = await runClang(clang, OPTIONS, folder, ['sdk.m']);
  assertIndexCompiles(problems, header, "Apple's frameworks", file);
}
