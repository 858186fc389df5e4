import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { SamplePage } from '../../site/samples/blocks.ts';
import { findClang } from '../../site/samples/clang.ts';
import { compileCpp } from '../../site/samples/cpp/compile-cpp.ts';
import type { CompiledSamples } from '../../site/samples/run-compiler.ts';
import { expectMistakes, listProblems, type Mistakes } from '../support/sample-mistakes.ts';
import { loadSamplePages, pagesToCompile } from '../support/sample-pages.ts';

const root = join(import.meta.dirname, '../..');
const pages = loadSamplePages('cpp');
const clang = await findClang();
if (clang === undefined) console.log('C++ samples are not compiled: there is no clang.');

const compile = async (some: readonly SamplePage[]): Promise<CompiledSamples> =>
  compileCpp(some, { clang: clang ?? '', folder: join(root, '.signpost/cpp-') });

it('the C++ samples compile, for Unreal on computers and on phones, those of servers with the headers of the system', async () => {
  if (clang === undefined) return;
  const found = await compile(pagesToCompile(pages, 'v3'));
  console.log(`${found.compiled} C++ samples compiled, ${found.outside.length} left out`);
  expect(listProblems(found)).toEqual([]);
  // Only what the machine does not have is left out: headers, not SDKs.
  expect(found.outside.filter(({ needs: [needed = ''] }) => !/^[a-z/]+(\.h)?$/.test(needed))).toEqual([]);
});

it('mistakes are told with their places: kinds of arguments, parameters of callbacks, members, formats, what phones do not have', async () => {
  if (clang === undefined) return;
  const mistakes: Mistakes = [
    ['TapUEDB::SetLevel(TEXT("27"));', /^2 cannot initialize a parameter of type 'int'/],
    ['void Open() {\n  FTapMoment::Open(TEXT("a"));\n}', /^3 cannot initialize a parameter of type 'ETapMomentOrientation'/],
    [
      'FTapLicense::SetLicenseCallback(FSimpleDelegate::CreateLambda([](int Code) {}), nullptr);',
      /^2 no matching function .*'CreateLambda'/,
    ],
    ['FTapBootstrap::Init(FTUConfig(), true);', /^2 too many arguments/],
    ['FTDSUser::GetCurrentUser()->GetObjectID();', /^2 no member named 'GetObjectID'/],
    ['UE_LOG(LogTemp, Log, TEXT("%d"), *FTDSUser::GetCurrentUser()->GetObjectId());', /^2 format specifies type 'int'/],
    // A value of the player's class is none of the base class's.
    ['FLCObject(TEXT("A")).Set(TEXT("owner"), FLCUser::GetCurrentUser());', /^2 no viable conversion/],
    ['UE_LOG(LogTemp, Log, TEXT("%d"), FLCError().Code);', /^2 format specifies type 'int' .*int64/],
  ];
  await expectMistakes(
    mistakes,
    (code) => `\`\`\`cpp
${code}
\`\`\`
`,
    compile,
  );
});
