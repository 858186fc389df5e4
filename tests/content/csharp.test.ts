import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { collectBlocks, declaredNames, type SampleBlock, type SamplePage } from '../../site/samples/blocks.ts';
import { compileCsharp } from '../../site/samples/csharp/compile-csharp.ts';
import leftOut from '../../site/samples/csharp/left-out.json' with { type: 'json' };
import { findNarrowCatches } from '../../site/samples/csharp/narrow-catches.ts';
import { findUncheckedAnswers } from '../../site/samples/csharp/unchecked-answers.ts';
import { type ReadSyntax, readSample } from '../../site/samples/programs.ts';
import { type CompiledSamples, isInstalled } from '../../site/samples/run-compiler.ts';
import { createSyntaxReader } from '../../site/samples/syntax/parse-sample.ts';
import { listProblems } from '../support/sample-mistakes.ts';
import { countLeftOut, loadSamplePages, pagesToCompile } from '../support/sample-pages.ts';

const root = join(import.meta.dirname, '../..');
const pages = loadSamplePages('csharp');
const hasCompiler = await isInstalled('mcs');
if (!hasCompiler) console.log('C# samples are not compiled: there is no mcs (mono-mcs).');

let read: ReadSyntax;
let ownNames: ReadonlySet<string>;
beforeAll(async () => {
  read = await createSyntaxReader();
  const declared = pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => [...declaredNames(block.code), ...readSample(block, read).names]),
  );
  // The page says that this class is the reader's own.
  ownNames = new Set([...declared.map((name) => name.replace(/\(.*/, '')), 'OaidStore']);
});

const compile = (some: readonly SamplePage[], version: string): Promise<CompiledSamples> => {
  const shapeOf = (block: SampleBlock) => readSample(block, read).shape;
  return compileCsharp(some, { version, folder: join(root, '.signpost/csharp-'), shapeOf, ownNames });
};

it.each(['v3', 'v2'] as const)(
  'the C# samples of %s compile, those of a page together, but for those that are named with what they need',
  async (version) => {
    if (!hasCompiler) return;
    const found = await compile(pagesToCompile(pages, version), version);
    const { outside } = found;
    console.log(`${found.compiled} C# samples of ${version} compiled, ${outside.length} left out`);
    expect(listProblems(found)).toEqual([]);
    const known = Object.entries(leftOut.samples).filter(([file]) => file.startsWith(version));
    expect(countLeftOut(outside)).toEqual(Object.fromEntries(known));
    const needs = new Set(outside.flatMap((one) => one.needs));
    expect([...needs].filter((name) => !Object.keys(leftOut.reasons).some((prefix) => name.startsWith(prefix)))).toEqual([]);
  },
);

/** Compiles pages that each have these samples, at the same time. */
const compileAll = async (...all: readonly (readonly string[])[]): Promise<string[][]> => {
  const written = all.map((samples, index) => ({
    file: `${index}.mdx`,
    blocks: collectBlocks(samples.map((code) => `\`\`\`csharp\n${code}\n\`\`\`\n`).join('\n')),
  }));
  const { problems } = await compile(written, 'v3');
  return written.map(({ file }) => problems.filter((problem) => problem.file === file).map(({ line, message }) => `${line} ${message}`));
};

it('mistakes are told with their places: types of arguments, results and callbacks, what is not imported, what one platform has', async () => {
  if (!hasCompiler) return;
  const mistakes: readonly (readonly [code: string, told: RegExp])[] = [
    ['using LeanCloud.Storage;\nvar user = new LCUser();\nint level = user["level"] as string;', /^4 CS0029/],
    ['using LeanCloud.Storage;\nnew LCQuery<LCUser>("A").Limit("10");', /^3 CS150[23]/],
    ['using TapTap.Bootstrap;\nTDSUser user = TDSUser.GetCurrent();', /^3 CS0029/],
    ['using TapTap.Common;\nTapCommon.GetRegionCode((a, b) => {});', /^3 CS1593/],
    ['void Save(LCUser user) {}', /^2 CS0246/],
    ['#if UNITY_IOS\nDebug.Logg("a");\n#endif', /^3 CS0103/],
  ];
  const told = await compileAll(...mistakes.map(([code]) => [code]));
  expect(told.map(([first]) => first)).toEqual(mistakes.map(([, expected]) => expect.stringMatching(expected)));
});

it('samples of a page see what those before them import and declare', async () => {
  if (!hasCompiler) return;
  const first = 'using TapTap.Bootstrap;\nTDSUser user = await TDSUser.LoginWithTapTap();';
  const told = await compileAll([first, 'string id = user.ObjectId;'], [first, 'int id = user.ObjectId;']);
  expect(told).toEqual([[], [expect.stringMatching(/^7 CS0029/)]]);
});

it('no sample leaves out the exceptions of a network that fails', () => {
  expect(findNarrowCatches(pages)).toEqual([]);
});

it('a catch that leaves out a network that fails is told with its line', () => {
  const tell = (code: string) =>
    findNarrowCatches([{ file: 'guide.mdx', blocks: collectBlocks(`\`\`\`csharp\ntry\n{\n}\n${code}\n\`\`\``) }]);
  expect(tell('catch (LCException e)\n{\n}')).toEqual([expect.stringMatching(/^guide\.mdx:5 .*LCException/)]);
  expect(tell('catch (PlayException e) { if (e.Code == 1) { } }')).toHaveLength(1);
  expect(tell('catch (LCException e) { }\ncatch (Exception e) { }')).toEqual([]);
  expect(tell('catch (LCException e) when (e.Code == 305) { }')).toEqual([]);
  expect(tell('catch (PlayException e) { throw; }')).toEqual([]);
});

it('samples expect of queries by ID and of cloud functions what the SDK answers', () => {
  expect(findUncheckedAnswers(pages)).toEqual([]);
  const tell = (code: string) => findUncheckedAnswers([{ file: 'guide.mdx', blocks: collectBlocks(`\`\`\`csharp\n${code}\n\`\`\``) }]);
  const get = 'LCObject guild = await new LCQuery<LCObject>("Guild").Get(id);';
  expect(tell(`\n${get}`)).toEqual([expect.stringMatching(/^guide\.mdx:3 .*guild/)]);
  expect(tell('LCObject notice = await query.Get(id);\nif (notice == null) { }')).toHaveLength(1);
  expect(tell(`${get}\nif (guild.ObjectId == null) { }`)).toEqual([]);
  expect(tell('long score = await LCCloud.Run<long>("score");')).toEqual([expect.stringMatching(/long/)]);
  expect(tell('var result = await LCCloud.Run<Dictionary<string, object>>("score");')).toEqual([]);
});
