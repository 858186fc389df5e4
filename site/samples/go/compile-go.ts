import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SampleBlock, SamplePage } from '../blocks.ts';
import { type CompiledSamples, inFolder, runCompiler } from '../run-compiler.ts';
import { writeStubs } from './write-stubs.ts';

export interface GoSurroundings {
  /** Beginning of the path of a folder where sources are written; it is removed. */
  readonly folder: string;
  /** What Go keeps of the packages of its library, from one run to the next. */
  readonly cache: string;
}

const SDK = 'github.com/leancloud/go-sdk';

/** Other modules: `github.com/elastic/go-elasticsearch/v7`. Go's own packages have no dot in their first name. */
function needsOf(code: string): string | undefined {
  // A part of a file leaves out its imports.
  if (!isFile(code) && /\becho\./.test(code)) return 'github.com/labstack/echo';
  const paths = [...code.matchAll(/^\s*(?:import\s+)?(?:\w+\s+)?"([\w.-]+\/[\w./-]+)"$/gm)].map(([, path = '']) => path);
  return paths.find((path) => /^[^/]*\./.test(path) && !path.startsWith(`${SDK}/`));
}

const isFile = (code: string): boolean => /^package \w/m.test(code);
const packageOf = ({ code }: SampleBlock): string => /^package (\w+)/m.exec(code)?.[1] ?? 'main';

/** Compiles Go samples against the index's types: those of a page with one package name are one package, so that they see each other. */
export async function compileGo(pages: readonly SamplePage[], { folder, cache }: GoSurroundings): Promise<CompiledSamples> {
  return inFolder(folder, async (own) => {
    writeSdk(own);
    const outside: { file: string; line: number; needs: string[] }[] = [];
    const places = new Map<string, string>();
    let compiled = 0;
    for (const [index, { file, blocks }] of pages.entries()) {
      const inside = blocks.filter(({ code, line }) => {
        const needs = needsOf(code);
        if (needs !== undefined) outside.push({ file, line, needs: [needs] });
        return needs === undefined;
      });
      compiled += inside.length;
      for (const [name, files] of Map.groupBy(inside, packageOf)) {
        places.set(`p${index}/${name}`, file);
        writePackage(join(own, `p${index}`, name), name, files);
      }
    }
    const env = { GOCACHE: cache, GOFLAGS: '-mod=mod', GOPROXY: 'off', GOWORK: 'off', GOTOOLCHAIN: 'local', GOENV: 'off' };
    const built = await runCompiler('go', ['build', '-gcflags=-e', './p...'], { cwd: own, env });
    // What compiles is also compared with the formats that it prints.
    const { said: output } = built.said === '' ? await runCompiler('go', ['vet', './p...'], { cwd: own, env }) : built;
    const lines = [...output.matchAll(/^(?:vet: )?(?:\.\/)?(p\d+\/\w+)\/\w+\.go:(\d+):\d+: (.*(?:\n\t.*)*)/gm)];
    if (output !== '' && lines.length === 0) throw new Error(`Go does not compile the samples: ${output.slice(0, 1000)}`);
    const problems = lines.map(([, place = '', line = '', message = '']) => ({
      file: places.get(place) ?? place,
      line: Number(line),
      message: message.replaceAll(/\s+/g, ' '),
    }));
    return { compiled, outside, problems };
  });
}

function writeSdk(folder: string): void {
  const text = readFileSync(join(import.meta.dirname, '../index/go/leancloud.txt'), 'utf8');
  const version = /v[\d.]+/.exec(text)?.[0] ?? 'v0.0.0';
  mkdirSync(join(folder, 'sdk/leancloud'), { recursive: true });
  writeFileSync(join(folder, 'sdk/go.mod'), `module ${SDK}\n\ngo 1.18\n`);
  writeFileSync(join(folder, 'sdk/leancloud/leancloud.go'), writeStubs(text, 'leancloud'));
  const needs = `require ${SDK} ${version}\n\nreplace ${SDK} => ./sdk`;
  writeFileSync(join(folder, 'go.mod'), `module samples\n\ngo 1.18\n\n${needs}\n`);
}

/** Each sample begins on the line that it has on its page. */
function writePackage(folder: string, name: string, blocks: readonly SampleBlock[]): void {
  // What a sample embeds is the reader's own.
  mkdirSync(join(folder, 'public'), { recursive: true });
  writeFileSync(join(folder, 'public/index.html'), '');
  for (const [index, { code, line }] of blocks.entries()) {
    const lines = '\n'.repeat(line - 1);
    const source = isFile(code) ? `${lines}${code}` : `package ${name}; func sample${index}() {${lines}${code}\n}`;
    writeFileSync(join(folder, `s${index}.go`), source);
  }
  const isProgram = blocks.some(({ code }) => /^func main\(\)/m.test(code));
  if (name === 'main' && !isProgram) writeFileSync(join(folder, 'around.go'), 'package main\n\nfunc main() {}\n');
}
