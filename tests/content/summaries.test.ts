import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { summarizePages } from '../../site/samples/summarize-pages.ts';
import { createSampleParser } from '../../site/samples/syntax/parse-sample.ts';

it('grammars and summaries that are asked for at the same time are made once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-samples-'));
  mkdirSync(join(folder, 'en', 'v3'), { recursive: true });
  const sample = '```csharp\nusing TapTap.Login;\nawait TapLogin.Login();\n```\n';
  writeFileSync(join(folder, 'en', 'v3', 'a.mdx'), `---\ntitle: A\n---\n\n${sample}`);
  const ask = () => summarizePages(folder, join(folder, 'cache.json'));
  const [first, second, one, other] = await Promise.all([ask(), ask(), createSampleParser(), createSampleParser()]);
  rmSync(folder, { recursive: true });
  expect(first).toBe(second);
  expect(one).toBe(other);
  expect(first.get('en/v3/a.mdx')?.modules).toEqual(['csharp/tap-login']);
});

it('pages have the same order whether they have changed or not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-samples-'));
  mkdirSync(join(folder, 'en', 'v3'), { recursive: true });
  const write = (name: string, title: string): void =>
    writeFileSync(join(folder, 'en', 'v3', `${name}.mdx`), `---\ntitle: ${title}\n---\n`);
  const ask = async () => [...(await summarizePages(folder, join(folder, 'cache.json'))).keys()];
  for (const name of ['a', 'b', 'c']) write(name, name);
  const first = await ask();
  write('a', 'changed');
  const second = await ask();
  rmSync(folder, { recursive: true });
  expect(second).toEqual(first);
});
