import { expect, test } from 'vitest';
import { compile } from '../compile.ts';
import { TEST_CONTEXT } from '../testing/test-context.ts';

/** The HTML of one line. */
async function html(line: string): Promise<string> {
  const page = await compile(line, 'a.mdx', TEST_CONTEXT);
  return page.html.replace(/^<p>|<\/p>$/g, '');
}

test.each([
  ['a **中文（注）**后文', 'a <strong>中文（注）</strong>后文'],
  ['前**（注）中文**后', '前<strong>（注）中文</strong>后'],
  ['**“引用”**后文', '<strong>“引用”</strong>后文'],
  ['**c（d）**e', '<strong>c（d）</strong>e'],
  ['***粗斜（a）***后', '<em><strong>粗斜（a）</strong></em>后'],
  ['*斜（a）*后', '<em>斜（a）</em>后'],
  ['~~删（除）~~后', '<del>删（除）</del>后'],
  ['前**`code`**后', '前<strong><code>code</code></strong>后'],
  ['**中文（注）**后文**又粗**。', '<strong>中文（注）</strong>后文<strong>又粗</strong>。'],
  ['**外*内（a）*外（b）**后', '<strong>外<em>内（a）</em>外（b）</strong>后'],
  ['한국어**(괄호)**는', '한국어<strong>(괄호)</strong>는'],
])('%s is emphasis', async (line, expected) => {
  expect(await html(line)).toBe(expected);
});

test.each([
  ['\\*\\*中（x）\\*\\*后', '**中（x）**后'],
  ['中 ** （x）** 后', '中 ** （x）** 后'],
  ['`**中（注）**后`', '<code>**中（注）**后</code>'],
  ['*a (b)*c', '*a (b)*c'],
])('%s stays as it is', async (line, expected) => {
  expect(await html(line)).toBe(expected);
});

test('what the emphasis holds keeps its place', async () => {
  const page = await compile('**中（[链接](javascript:x)）**后', 'a.mdx', TEST_CONTEXT);
  expect(page.diagnostics).toMatchObject([{ code: 'unsafe-address', line: 1, column: 5 }]);
});
