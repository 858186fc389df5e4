import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { samplesOf } from '../../site/samples/page-samples.ts';
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

it('the plug-ins about samples read of a page what they say, and no more', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-samples-'));
  mkdirSync(join(folder, 'en', 'v3'), { recursive: true });
  const sample = (call: string): string => `\`\`\`csharp\nusing TapTap.Login;\nawait TapLogin.${call}();\n\`\`\`\n`;
  const page = (text: string, id: string, call: string): string =>
    `---\ntitle: A\n---\n\n${text}\n\n## One {#one}\n\n${text}\n\n## Two {#${id}}\n\n${sample(call)}\n${text}\n\n${sample('Logout')}`;
  const read = async (source: string) => {
    writeFileSync(join(folder, 'en', 'v3', 'a.mdx'), source);
    const { hash: _, ...summary } = { hash: '', ...(await summarizePages(folder, join(folder, 'cache.json'))).get('en/v3/a.mdx') };
    return { read: samplesOf({ file: 'content/en/v3/a.mdx', source }), summary };
  };
  const [first, text, heading, code] = [
    await read(page('Text.', 'two', 'Login')),
    await read(page('Other text.\n\nOn more lines.', 'two', 'Login')),
    await read(page('Text.', 'second', 'Login')),
    await read(page('Text.', 'two', 'GetProfile')),
  ];
  rmSync(folder, { recursive: true });
  expect(text).toEqual(first);
  for (const other of [heading, code]) {
    expect(other.summary).not.toEqual(first.summary);
    expect(other.read).not.toEqual(first.read);
  }
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
