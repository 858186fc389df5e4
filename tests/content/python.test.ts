import { join } from 'node:path';
import { expect, it } from 'vitest';
import { collectBlocks, type SamplePage } from '../../site/samples/blocks.ts';
import { type CheckedPython, checkPython, hasMypy } from '../../site/samples/python/check-python.ts';
import { loadSamplePages, pagesToCompile } from '../support/sample-pages.ts';

const root = join(import.meta.dirname, '../..');
const pages = loadSamplePages('python');
const isThere = await hasMypy();
if (!isThere) console.log('The types of Python samples are not checked: there is no mypy.');

const check = (some: readonly SamplePage[]): Promise<CheckedPython> =>
  checkPython(some, { folder: join(root, '.signpost/python-'), cache: join(root, '.signpost/mypy') });

it('the Python samples have the types that the SDK and the library ask for', async () => {
  if (!isThere) return;
  const { checked, problems } = await check(['v3', 'v2'].flatMap((version) => pagesToCompile(pages, version)));
  console.log(`${checked} Python samples checked`);
  expect(problems.map(({ file, line, message }) => `${file}:${line}  ${message}`)).toEqual([]);
}, 240_000);

it('mistakes are told with their places: kinds of arguments, members, what the library takes, names that nothing declares', async () => {
  if (!isThere) return;
  const mistakes: readonly (readonly [code: string, told: RegExp])[] = [
    ['leancloud.init(42, app_key="a")', /^3 Argument 1 to "init" has incompatible type "int"; expected "str"/],
    ['leancloud.Query("A").contained_in("tags", "a")', /^3 Argument 2 to "contained_in" .* expected "Union\[List\[Any\], Tuple/],
    ['leancloud.Object.extend("A")().set_acl({"*": True})', /^3 Argument 1 to "set_acl" .* expected "ACL"/],
    ['leancloud.use_master_key("yes")', /^3 Argument 1 to "use_master_key" .* expected "bool"/],
    ['for row in leancloud.Query("A").count():\n    print(row)', /^3 "int" has no attribute "__iter__"/],
    ['leancloud.User().logIn("a", "b")', /^3 "User" has no attribute "logIn"/],
    ['hashlib.md5("text")', /^3 Argument 1 to "md5" has incompatible type "str"/],
    ['def save(record):\n    return recrod.save()', /^4 Name "recrod" is not defined/],
  ];
  const { problems } = await check(
    mistakes.map(([code], index) => ({
      file: `${index}.mdx`,
      blocks: collectBlocks(`\`\`\`python\nimport hashlib, leancloud\n${code}\n\`\`\`\n`),
    })),
  );
  const first = mistakes.map((_, index) => problems.find(({ file }) => file === `${index}.mdx`));
  expect(first.map((problem) => `${problem?.line} ${problem?.message}`)).toEqual(
    mistakes.map(([, expected]) => expect.stringMatching(expected)),
  );
}, 240_000);
