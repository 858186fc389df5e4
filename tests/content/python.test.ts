import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { SamplePage } from '../../site/samples/blocks.ts';
import { checkPython } from '../../site/samples/python/check-python.ts';
import { type CompiledSamples, isInstalled } from '../../site/samples/run-compiler.ts';
import { expectMistakes, listProblems, type Mistakes } from '../support/sample-mistakes.ts';
import { loadSamplePages, pagesToCompile } from '../support/sample-pages.ts';

const root = join(import.meta.dirname, '../..');
const pages = loadSamplePages('python');
const isThere = await isInstalled('mypy');
if (!isThere) console.log('The types of Python samples are not checked: there is no mypy.');

const check = (some: readonly SamplePage[]): Promise<CompiledSamples> =>
  checkPython(some, { folder: join(root, '.signpost/python-'), cache: join(root, '.signpost/mypy') });

it('the Python samples have the types that the SDK and the library ask for', async () => {
  if (!isThere) return;
  const found = await check(['v3', 'v2'].flatMap((version) => pagesToCompile(pages, version)));
  console.log(`${found.compiled} Python samples checked`);
  expect(listProblems(found)).toEqual([]);
});

it('mistakes are told with their places: kinds of arguments, members, what the library takes, names that nothing declares', async () => {
  if (!isThere) return;
  const mistakes: Mistakes = [
    ['leancloud.init(42, app_key="a")', /^3 Argument 1 to "init" has incompatible type "int"; expected "str"/],
    ['leancloud.Query("A").contained_in("tags", "a")', /^3 Argument 2 to "contained_in" .* expected "(Union\[List|list)\[Any\]/],
    ['leancloud.Object.extend("A")().set_acl({"*": True})', /^3 Argument 1 to "set_acl" .* expected "ACL"/],
    ['leancloud.use_master_key("yes")', /^3 Argument 1 to "use_master_key" .* expected "bool"/],
    ['for row in leancloud.Query("A").count():\n    print(row)', /^3 "int" has no attribute "__iter__"/],
    ['leancloud.User().logIn("a", "b")', /^3 "User" has no attribute "logIn"/],
    ['hashlib.md5("text")', /^3 Argument 1 to "(openssl_)?md5" has incompatible type "str"/],
    ['def save(record):\n    return recrod.save()', /^4 Name "recrod" is not defined/],
  ];
  await expectMistakes(
    mistakes,
    (code) => `\`\`\`python
import hashlib, leancloud
${code}
\`\`\`
`,
    check,
  );
});
