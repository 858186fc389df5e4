import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { SamplePage } from '../../site/samples/blocks.ts';
import { findClang } from '../../site/samples/clang.ts';
import { compileObjc } from '../../site/samples/objc/compile-objc.ts';
import type { CompiledSamples } from '../../site/samples/run-compiler.ts';
import { expectMistakes, listProblems, type Mistakes } from '../support/sample-mistakes.ts';
import { countLeftOut, loadSamplePages, pagesToCompile } from '../support/sample-pages.ts';

const root = join(import.meta.dirname, '../..');
const pages = loadSamplePages('objc');
const clang = await findClang();
if (clang === undefined) console.log('Objective-C samples are not compiled: there is no clang.');

const compile = async (some: readonly SamplePage[], version: string): Promise<CompiledSamples> =>
  compileObjc(some, { version, clang: clang ?? '', folder: join(root, '.signpost/objc-') });

it.each([
  // The voice SDK publishes nothing to compile against.
  ['v3', { 'v3/sdk/rtc/guide.mdx': 3 }],
  ['v2', {}],
])('the Objective-C samples of %s compile, those of a page together, but for those of SDKs without an index', async (version, leftOut) => {
  if (clang === undefined) return;
  const found = await compile(pagesToCompile(pages, version), version);
  console.log(`${found.compiled} Objective-C samples of ${version} compiled, ${found.outside.length} left out`);
  expect(listProblems(found)).toEqual([]);
  expect(countLeftOut(found.outside)).toEqual(leftOut);
});

it('mistakes are told with their places: kinds of arguments, blocks, selectors, properties, formats', async () => {
  if (clang === undefined) return;
  const mistakes: Mistakes = [
    ['LCQuery *query = [LCQuery queryWithClassName:@"A"];\n[query whereKey:1 equalTo:@"a"];', /^3 .*int/],
    ['[[LCObject objectWithClassName:@"A"] saveInBackgroundWithBlock:^(NSString *done) {}];', /^2 incompatible block pointer types/],
    ['[TapMoment initWithClientID:@"a" isCN:YES];', /^2 no known class method for selector 'initWithClientID:isCN:'/],
    ['NSInteger name = [TDSUser currentUser].objectId;', /^2 incompatible pointer to integer conversion/],
    ['[TDSUser currentUser].objectid = @"a";', /^2 property 'objectid' not found on object of type 'TDSUser/],
    ['NSLog(@"%d", [TDSUser currentUser].objectId);', /^2 format specifies type 'int'/],
  ];
  await expectMistakes(
    mistakes,
    (code) => `\`\`\`objc
${code}
\`\`\`
`,
    (some) => compile(some, 'v3'),
  );
});
