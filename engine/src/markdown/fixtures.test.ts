import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { compile } from './compile.ts';
import { htmlOf, readable, TEST_COMPONENTS, TEST_CONTEXT } from './testing/test-context.ts';

/** Each folder is one feature of the dialect: what an author writes, and the HTML that comes of it. */
const FIXTURES = join(import.meta.dirname, 'fixtures');
const CONTENT_ROOT = 'site/content/zh-Hans/v3';

const features = readdirSync(FIXTURES, { withFileTypes: true }).filter((entry) => entry.isDirectory());

test.each(features.map(({ name }) => name))('%s', async (feature) => {
  const folder = join(FIXTURES, feature);
  const input = existsSync(join(folder, 'input.md')) ? 'input.md' : 'input.mdx';
  const readPartial = (file: string): string | undefined => {
    const path = join(folder, file.slice(CONTENT_ROOT.length));
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  };
  const source = readFileSync(join(folder, input), 'utf8');
  const page = await compile(source, `${CONTENT_ROOT}/${basename(input)}`, { ...TEST_CONTEXT, readPartial }, undefined, TEST_COMPONENTS);
  expect(page.diagnostics).toEqual([]);
  await expect(readable(htmlOf(page))).toMatchFileSnapshot(join(folder, 'expected.html'));
});
