import { expect, test } from 'vitest';
import { compile } from './compile.ts';
import { compiled, contextWithPartials, TEST_CONTEXT, TEST_FILE, TEST_GUIDE } from './testing/test-context.ts';

test('sections are plain text from heading to heading, with code on its own lines and tabs by their labels', async () => {
  const { sections, firstParagraph } = await compiled(TEST_GUIDE);
  expect(firstParagraph).toBe('First paragraph with a link.');
  expect(sections).toMatchInlineSnapshot(`
    [
      {
        "heading": "",
        "id": null,
        "text": "First paragraph with a link.",
      },
      {
        "heading": "提交",
        "id": "submit",
        "text": "Part 1
    A.cs
    Submit(1);
    Part 2
    Use REST.
    标题
    one
    two
    a · b
    x · y
    z",
      },
      {
        "heading": "Shell",
        "id": "shell",
        "text": "tds login",
      },
    ]
  `);
});

test('the same source gives the same result', async () => {
  expect(await compiled(TEST_GUIDE)).toEqual(await compiled(TEST_GUIDE));
});

test('a backslash before braces keeps them in addresses, as it does in text', async () => {
  const page = await compiled(
    '[a](/\\{{appid}}/) [b][c] ![d](/\\{{appid}}.png) <a href="/\\{{appid}}/">e</a> <img src="/{{appid}}.png" alt="f"/>\n\n[c]: /\\{{appid}}/c/\n',
  );
  const kept = ['/{{appid}}/', '/{{appid}}/c/', '/{{appid}}.png', '/{{appid}}/'];
  expect(page.links.map(({ target }) => target)).toEqual([...kept, '/your_client_id.png']);
});

test('the title of a code block may have quotes', async () => {
  const page = await compiled('<CodeBlock title=\'say "x"\'>a</CodeBlock>\n');
  expect(page.html).toContain('<span class="code-title">say "x"</span>');
});

test('the names that a site gives languages of code mean the same in any case', async () => {
  const context = { ...TEST_CONTEXT, codeLanguages: { GSC: 'c' } };
  const { html, diagnostics } = await compile('```gsc\nint a;\n```\n', TEST_FILE, context);
  expect([html.includes('data-lang="c"'), diagnostics]).toEqual([true, []]);
});

test('a row of a table whose cells name their columns on phones is one line for search, without these names', async () => {
  const page = await compiled(
    '---\ntitle: 错误码\n---\n\n| 码 | 名称 | 做法 |\n|---|---|---|\n| 4301 | `SERVICE_TEMPORARILY_UNAVAILABLE` | 房间已经不在了，可能是所有人都离开了，也可能是名称写错了：换一个房间，或者新建一个 |\n',
  );
  expect(page.html).toContain('<td data-label="名称">');
  expect(page.sections.map(({ text }) => text)).toEqual([
    '码 · 名称 · 做法\n4301 · SERVICE_TEMPORARILY_UNAVAILABLE · 房间已经不在了，可能是所有人都离开了，也可能是名称写错了：换一个房间，或者新建一个',
  ]);
});

test('a link to another site is one, too, where a constant has its address', async () => {
  const context = { ...contextWithPartials({}), constants: { sites: { console: 'https://console.example' } } };
  const { html } = await compile('[a]({{sites.console}}/a) [b][b]\n\n[b]: {{sites.console}}/b\n', TEST_FILE, context);
  expect(html.match(/<a class="external" [^>]*target="_blank" rel="noopener noreferrer">/g)).toHaveLength(2);
});
