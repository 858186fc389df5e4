import { join } from 'node:path';
import { expect, it } from 'vitest';
import { collectBlocks, type SamplePage } from '../../site/samples/blocks.ts';
import { findClang } from '../../site/samples/clang.ts';
import { type CompiledObjc, compileObjc } from '../../site/samples/objc/compile-objc.ts';
import { countLeftOut, loadSamplePages, pagesToCompile } from '../support/sample-pages.ts';

const root = join(import.meta.dirname, '../..');
const pages = loadSamplePages('objc');
const clang = await findClang();
if (clang === undefined) console.log('Objective-C samples are not compiled: there is no clang.');

const compile = async (some: readonly SamplePage[], version: string): Promise<CompiledObjc> =>
  compileObjc(some, { version, clang: clang ?? '', folder: join(root, '.signpost/objc-') });

it.each([
  // The voice SDK publishes nothing to compile against.
  ['v3', { 'v3/sdk/rtc/guide.mdx': 3 }],
  ['v2', {}],
])(
  'the Objective-C samples of %s compile, those of a page together, but for those of SDKs without an index',
  async (version, leftOut) => {
    if (clang === undefined) return;
    const { compiled, outside, problems } = await compile(pagesToCompile(pages, version), version);
    console.log(`${compiled} Objective-C samples of ${version} compiled, ${outside.length} left out`);
    expect(problems.map(({ file, line, message }) => `${file}:${line}  ${message}`)).toEqual([]);
    expect(countLeftOut(outside)).toEqual(leftOut);
  },
  120_000,
);

it('mistakes are told with their places: kinds of arguments, blocks, selectors, properties, formats', async () => {
  if (clang === undefined) return;
  const mistakes: readonly (readonly [code: string, told: RegExp])[] = [
    ['LCQuery *query = [LCQuery queryWithClassName:@"A"];\n[query whereKey:1 equalTo:@"a"];', /^3 .*int/],
    ['[[LCObject objectWithClassName:@"A"] saveInBackgroundWithBlock:^(NSString *done) {}];', /^2 incompatible block pointer types/],
    ['[TapMoment initWithClientID:@"a" isCN:YES];', /^2 no known class method for selector 'initWithClientID:isCN:'/],
    ['NSInteger name = [TDSUser currentUser].objectId;', /^2 incompatible pointer to integer conversion/],
    ['[TDSUser currentUser].objectid = @"a";', /^2 property 'objectid' not found on object of type 'TDSUser/],
    ['NSLog(@"%d", [TDSUser currentUser].objectId);', /^2 format specifies type 'int'/],
  ];
  const { problems } = await compile(
    mistakes.map(([code], index) => ({ file: `${index}.mdx`, blocks: collectBlocks(`\`\`\`objc\n${code}\n\`\`\`\n`) })),
    'v3',
  );
  const first = mistakes.map((_, index) => problems.find(({ file }) => file === `${index}.mdx`));
  expect(first.map((problem) => `${problem?.line} ${problem?.message}`)).toEqual(
    mistakes.map(([, expected]) => expect.stringMatching(expected)),
  );
}, 120_000);
