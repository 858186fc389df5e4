import { join } from 'node:path';
import { expect, it } from 'vitest';
import { collectBlocks, type SamplePage } from '../../site/samples/blocks.ts';
import { type CompiledGo, compileGo, hasGo } from '../../site/samples/go/compile-go.ts';
import { loadSamplePages, pagesToCompile } from '../support/sample-pages.ts';

const root = join(import.meta.dirname, '../..');
const pages = loadSamplePages('go');
const isThere = await hasGo();
if (!isThere) console.log('Go samples are not compiled: there is no go.');

const compile = (some: readonly SamplePage[]): Promise<CompiledGo> =>
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
  const { compiled, outside, problems } = await compile(pagesToCompile(pages, 'v3'));
  console.log(`${compiled} Go samples compiled, ${outside.length} left out`);
  expect(problems.map(({ file, line, message }) => `${file}:${line}  ${message}`)).toEqual([]);
  expect([...new Set(outside.map(({ needs }) => needs))].toSorted()).toEqual(OTHERS);
}, 240_000);

it('mistakes are told with their places: kinds of arguments and results, callbacks, fields, formats', async () => {
  if (!isThere) return;
  const mistakes: readonly (readonly [code: string, told: RegExp])[] = [
    ['leancloud.UseMasterKey("yes")', /^5 cannot use "yes"/],
    ['leancloud.Engine.Define("a", func(name string) (interface{}, error) { return nil, nil })', /^5 cannot use func/],
    ['var id int = leancloud.NewEnvClient().Users.ID("a").ID\n_ = id', /^5 cannot use .*string/],
    ['leancloud.CloudError{Code: "400"}.Error()', /^5 cannot use "400"/],
    ['_ = leancloud.NewEnvClient().Class("A").NewQuery().Limit("10")', /^5 cannot use "10"/],
  ];
  const written = mistakes.map(([code], index) => ({
    file: `${index}.mdx`,
    blocks: collectBlocks(`\`\`\`go\npackage game\nimport "github.com/leancloud/go-sdk/leancloud"\nfunc run() {\n${code}\n}\n\`\`\`\n`),
  }));
  const { problems } = await compile(written);
  const first = written.map(({ file }) => problems.find((problem) => problem.file === file));
  expect(first.map((problem) => `${problem?.line} ${problem?.message}`)).toEqual(
    mistakes.map(([, expected]) => expect.stringMatching(expected)),
  );
  const format = {
    file: 'format.mdx',
    blocks: collectBlocks('```go\npackage game\nimport "log"\nfunc run() {\nlog.Printf("%d", "a")\n}\n```\n'),
  };
  expect((await compile([format])).problems).toEqual([expect.objectContaining({ line: 5, message: expect.stringContaining('%d') })]);
}, 240_000);
