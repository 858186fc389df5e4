import { join } from 'node:path';
import { expect, it } from 'vitest';
import { collectBlocks, declaredNames, type SampleBlock } from '../../site/samples/blocks.ts';
import { checkGradle } from '../../site/samples/java/check-gradle.ts';
import { compileJava } from '../../site/samples/java/compile-java.ts';
import { findClasses } from '../../site/samples/java/find-classes.ts';
import leftOut from '../../site/samples/java/left-out.json' with { type: 'json' };
import { collectFences } from '../../site/samples/page-samples.ts';
import { joinProgram, programsOf } from '../../site/samples/programs.ts';
import type { CompiledSamples } from '../../site/samples/run-compiler.ts';
import { countLeftOut, loadPages, loadSamplePages, pagesToCompile, type SamplePage } from '../support/sample-pages.ts';

const root = join(import.meta.dirname, '../..');
const pages = loadSamplePages('java');
const ownNames = new Set(pages.flatMap(({ source }) => declaredNames(source)));
const found = await findClasses(join(root, '.signpost/java'));
if ('missing' in found) console.log(`Java samples are not compiled: ${found.missing}.`);

const compile = (some: Parameters<typeof compileJava>[0], version: string): Promise<CompiledSamples> =>
  compileJava(some, { version, classPath: 'missing' in found ? '' : found.classPath, folder: join(root, '.signpost/java-'), ownNames });

/** The pages again, with the samples that go into one file as one sample. */
function joinPrograms(some: readonly SamplePage[]): SamplePage[] {
  return some.flatMap((page) => {
    const programs = programsOf(page.blocks);
    const joined = programs.flatMap((program): SampleBlock[] => {
      const [first] = program.blocks;
      return first ? [{ ...first, code: joinProgram(program) }] : [];
    });
    const rest = page.blocks.filter((block) => !programs.some(({ blocks }) => blocks.includes(block)));
    return joined.length === 0 ? [] : [{ ...page, file: `${page.file}${PROGRAM}`, blocks: [...joined, ...rest] }];
  });
}

const PROGRAM = ' (one program)';

/** Pages with mistakes. They are compiled with those of v3: to start a compiler and to tell it of all classes takes longer than they do. */
const MISTAKES = wrongPage('mistakes', [
  'import cn.leancloud.LCObject;\n\nLCObject todo = new LCObject("Todo");',
  'todo.put("title");\nString name = todo.getInt("a");',
  '@Override\npublic void onCreate(Bundle state) {\n    super.onCreate(state);\n    new LCObject("A").setObjectId(1);\n}',
]);
const UNREPORTED = wrongPage('unreported', [
  'import com.tapsdk.lc.LCObject;\n\npublic void keep(LCObject score) {\n    score.saveEventually();\n}',
]);
const isWrong = (file: string): boolean => [MISTAKES, UNREPORTED].some((page) => page.file === file);

function wrongPage(name: string, samples: readonly string[]): SamplePage {
  const source = ['# Page\n', ...samples.map((code) => `\`\`\`java\n${code}\n\`\`\`\n`)].join('\n');
  return { file: `${name}.mdx`, source, blocks: collectBlocks(source) };
}

const compilations = new Map<string, Promise<CompiledSamples & { readonly programs: number }>>();

/** Compiles the samples of a version, once. */
function samplesOf(version: 'v3' | 'v2'): Promise<CompiledSamples & { readonly programs: number }> {
  const known = compilations.get(version);
  if (known) return known;
  const own = pagesToCompile(pages, version);
  const programs = joinPrograms(own);
  const wrong = version === 'v3' ? [MISTAKES, UNREPORTED] : [];
  const compilation = compile([...own, ...programs, ...wrong], version).then(({ compiled, ...told }) => ({
    ...told,
    compiled: compiled - wrong.flatMap(({ blocks }) => blocks).length,
    programs: programs.length,
  }));
  compilations.set(version, compilation);
  return compilation;
}

const problemsOf = async ({ file }: SamplePage) => (await samplesOf('v3')).problems.filter((problem) => problem.file === file);

it.each(['v3', 'v2'] as const)(
  'the Java samples of %s compile, each and those of a page as one program, but for those that are named with what they need',
  async (version) => {
    if ('missing' in found) return;
    const { compiled, outside: all, problems: told, programs } = await samplesOf(version);
    const outside = all.filter(({ file }) => !file.endsWith(PROGRAM));
    const problems = told.filter(({ file }) => !isWrong(file));
    const shown = `${compiled} Java samples of ${version} compiled, ${outside.length} left out`;
    console.log(`${shown}; among them ${programs} programs of a page's samples`);
    expect(problems.map(({ file, line, message }) => `${file}:${line}  ${message}`)).toEqual([]);
    const leftOutHere = Object.entries(leftOut.samples).filter(([file]) => file.startsWith(version));
    expect(countLeftOut(outside)).toEqual(Object.fromEntries(leftOutHere));
    const packages = new Set(outside.flatMap(({ needs }) => needs));
    expect([...packages].filter((name) => !Object.keys(leftOut.reasons).some((prefix) => name.startsWith(prefix)))).toEqual([]);
  },
);

it('a mistake in Java is told with its place, whatever the sample leaves out around it', async () => {
  if ('missing' in found) return;
  expect((await problemsOf(MISTAKES)).map(({ line, message }) => `${line} ${message}`)).toEqual([
    expect.stringMatching(/^10 .*put/),
    expect.stringMatching(/^11 incompatible types: int cannot be converted to String/),
    expect.stringMatching(/^18 incompatible types: int cannot be converted to String/),
  ]);
});

it('a checked exception that only the published archive declares is told', async () => {
  if ('missing' in found) return;
  const problems = await problemsOf(UNREPORTED);
  expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual([expect.stringMatching(/^7 unreported exception LCException/)]);
});

it("Gradle's scripts are valid for Groovy", async () => {
  if ('missing' in found) return;
  const scripts = loadPages().flatMap(({ file, source }) =>
    collectFences(source)
      .filter(({ fence }) => fence === 'groovy' || fence === 'gradle')
      .map(({ line, code }) => ({ file, line, code })),
  );
  console.log(`${scripts.length} Gradle scripts read`);
  const folder = join(root, '.signpost/gradle-');
  expect(scripts.length).toBeGreaterThan(40);
  expect(await checkGradle(scripts, found.classPath, folder)).toEqual([]);
  const mistakes = ['dependencies {\n  implementation "a:b:1\n}', 'android {\n  ndk {\n}', "plugins { id 'a' }"];
  const wrong = mistakes.map((code, index) => ({ file: `${index}.mdx`, line: 5, code }));
  expect(await checkGradle(wrong, found.classPath, folder)).toEqual([
    expect.stringMatching(/^0\.mdx:6 {2}/),
    expect.stringMatching(/^1\.mdx:5 {2}/),
  ]);
});
