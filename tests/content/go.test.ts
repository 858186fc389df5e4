import { join } from 'node:path';
import { expect, it } from 'vitest';
import { collectBlocks, type SamplePage } from '../../site/samples/blocks.ts';
import { compileGo } from '../../site/samples/go/compile-go.ts';
import { type CompiledSamples, isInstalled } from '../../site/samples/run-compiler.ts';
import { expectMistakes, listProblems, type Mistakes } from '../support/sample-mistakes.ts';
import { loadSamplePages, pagesToCompile } from '../support/sample-pages.ts';

const root = join(import.meta.dirname, '../..');
const pages = loadSamplePages('go');
const isThere = await isInstalled('go', 'version');
if (!isThere) console.log('Go samples are not compiled: there is no go.');

const compile = (some: readonly SamplePage[]): Promise<CompiledSamples> =>
  compileGo(some, { folder: join(root, '.signpost/go-'), cache: join(root, '.signpost/go') });

/** Clients of databases and frameworks, which are no SDKs of the platform. */
const OTHERS = [
  'github.com/elastic/go-elasticsearch/v7',
  'github.com/go-redis/redis/v8',
  'github.com/go-sql-driver/mysql',
  'github.com/labstack/echo',
  'go.mongodb.org/mongo-driver/bson',
];

it('the Go samples compile, those of a page and a package together, but for those of other modules', async () => {
  if (!isThere) return;
  const found = await compile(pagesToCompile(pages, 'v3'));
  console.log(`${found.compiled} Go samples compiled, ${found.outside.length} left out`);
  expect(listProblems(found)).toEqual([]);
  expect([...new Set(found.outside.flatMap(({ needs }) => needs))].toSorted()).toEqual(OTHERS);
});

it('mistakes are told with their places: kinds of arguments and results, callbacks, fields, formats', async () => {
  if (!isThere) return;
  const mistakes: Mistakes = [
    ['leancloud.UseMasterKey("yes")', /^5 cannot use "yes"/],
    ['leancloud.Engine.Define("a", func(name string) (interface{}, error) { return nil, nil })', /^5 cannot use func/],
    ['var id int = leancloud.NewEnvClient().Users.ID("a").ID\n_ = id', /^5 cannot use .*string/],
    ['leancloud.CloudError{Code: "400"}.Error()', /^5 cannot use "400"/],
    ['_ = leancloud.NewEnvClient().Class("A").NewQuery().Limit("10")', /^5 cannot use "10"/],
  ];
  const head = 'package game\nimport "github.com/leancloud/go-sdk/leancloud"\nfunc run() {';
  await expectMistakes(mistakes, (code) => `\`\`\`go\n${head}\n${code}\n}\n\`\`\`\n`, compile);
  const format = {
    file: 'format.mdx',
    blocks: collectBlocks('```go\npackage game\nimport "log"\nfunc run() {\nlog.Printf("%d", "a")\n}\n```\n'),
  };
  expect((await compile([format])).problems).toEqual([expect.objectContaining({ line: 5, message: expect.stringContaining('%d') })]);
});
