import { describe, expect, it, test } from 'vitest';
import { compile } from '../compile.ts';
import { htmlOf, TEST_CONTEXT, TEST_FILE, told } from '../testing/test-context.ts';
import { scanLines } from './scan-lines.ts';

/** The lines of a text that are code, by their numbers from 1. */
const codeLines = (text: string): number[] => scanLines(text).flatMap(({ fence }, index) => (fence ? [index + 1] : []));

test.each([
  ['a\n```js\nb\n```\nc', [2, 3, 4]],
  ['````\n```\n````\nc', [1, 2, 3]],
  ['~~~\n```\n~~~\nc', [1, 2, 3]],
  ['```\n``` x\n```\nc', [1, 2, 3]],
  ['``` a`b\nc', []],
  ['1. ```bash\n   a\n   ```\nb', [1, 2, 3]],
  ['- ```bash\n  a\n  ```\nb', [1, 2, 3]],
  ['> 10) ~~~\n>     a\n>     ~~~\nb', [1, 2, 3]],
  ['> ```\n> a\nb', [1, 2]],
  ['- ```\n  a\n\n  b\nc', [1, 2, 3, 4]],
  ['```\r\na\r\n```\r\nb', [1, 2, 3]],
  ['```\na', [1, 2]],
])('%j has code in the lines %j', (text, lines) => {
  expect(codeLines(text)).toEqual(lines);
});

// In proportion to its length, which takes seconds; in proportion to its square, hours.
it.each([' ', '> ', '- ', '1. ', '`', '> > - '])('is done with a line of a million %j', (part) => {
  expect(scanLines(part.repeat(1_000_000))).toHaveLength(1);
});

describe('what follows a code block in a list', () => {
  test.each(['1. ```bash\n   npm install\n   ```\n', '- ~~~bash\n  npm install\n  ~~~\n'])('is not taken for code: %j', async (list) => {
    const source = `${list}\n:::tip\n\nouter\n\n:::note\n\ninner\n\n:::\n\nrest\n\n:::\n\nafter\n`;
    expect(await told(source)).toBe('');
    const html = htmlOf(await compile(source, TEST_FILE, TEST_CONTEXT));
    expect(html).toMatch(/<aside class="admonition admonition-tip">.*<p>inner<\/p><\/aside><p>rest<\/p><\/aside><p>after<\/p>$/);
  });
});

test('a fence for other Markdown tools is removed in files with Windows line ends, too', async () => {
  const source = 'a\n\n```mdx-code-block\n<Link to="/b/">b</Link>\n```\n\nc\n'.replaceAll('\n', '\r\n');
  expect(htmlOf(await compile(source, TEST_FILE, TEST_CONTEXT))).toContain('>b</a>');
});

test('optional end tags are not added to code in a list', async () => {
  const source = '1. ```html\n   <ul><li>a\n   ```\n\n<ul>\n<li>b\n<li>c\n</ul>\n';
  const html = htmlOf(await compile(source, 'site/content/zh-Hans/v3/a.md', TEST_CONTEXT));
  expect(html.match(/<li>/g)).toHaveLength(3);
  expect(html).not.toContain('/li&gt;');
});
