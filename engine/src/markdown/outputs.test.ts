import { expect, test } from 'vitest';
import { compile } from './compile.ts';
import type { CompiledPage } from './compiled.ts';
import { contextWithPartials, TEST_COMPONENTS, TEST_CONTEXT } from './testing/test-context.ts';
import { fillMarkdown } from './tokens.ts';

const FILE = 'site/content/zh-Hans/v3/a.mdx';

async function compiled(source: string, partials: Readonly<Record<string, string>> = {}): Promise<CompiledPage> {
  return compile(source, FILE, contextWithPartials(partials), undefined, TEST_COMPONENTS);
}

const GUIDE = `---
title: 指南
---

<When is="tds">

First **paragraph** with a [link](/sdk/im/).

</When>

## 提交 {#submit}

<Parts>

\`\`\`csharp title="A.cs"
// highlight-next-line
Submit(1);
\`\`\`

<>

Use *REST*.

</>

</Parts>

:::tip[标题]

- one
- two

:::

| a | b |
|---|---|
| \`x\` | <Marked>y</Marked><br/>z |

### Shell

\`\`\`bash
$ tds login
\`\`\`
`;

test('sections are plain text from heading to heading, with code on its own lines and tabs by their labels', async () => {
  const { sections, firstParagraph } = await compiled(GUIDE);
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

test('the Markdown rendition unrolls tabs and quotes admonitions', async () => {
  const { markdown } = await compiled(GUIDE);
  expect(fillMarkdown(markdown, (index) => `{${index}}`)).toMatchInlineSnapshot(`
    "First **paragraph** with a [link]({0}).

    ## 提交

    **Part 1**

    \`\`\`csharp title="A.cs"
    Submit(1);
    \`\`\`

    **Part 2**

    Use *REST*.

    ---

    > **标题**
    >
    > - one
    > - two

    | a | b |
    | --- | --- |
    | \`x\` | y<br>z |

    ### Shell

    \`\`\`bash
    tds login
    \`\`\`
    "
  `);
});

test('the Markdown rendition keeps lists, tables, links and what Markdown has no mark for', async () => {
  const source = `3. Third

   \`\`\`\`md
   \`\`\`js
   \`\`\`
   \`\`\`\`

4. Fourth
   - nested

- [x] done

Signs \\* \\\` \\< stay, so does <sup>1</sup> and ![alt](/a.png).

<table><tr><td rowSpan={2}>a</td><td>b</td></tr></table>

<CardGrid><Card label="Card" to="/a/">Text</Card></CardGrid>

<details>
<summary>More</summary>

Folded.

</details>

\`\`\`mermaid
flowchart LR
  A --> B
\`\`\`

<Popup content="why">word</Popup>
`;
  const { markdown } = await compiled(source);
  expect(fillMarkdown(markdown, (index) => `{${index}}`)).toMatchInlineSnapshot(`
    "3. Third

       \`\`\`\`md
       \`\`\`js
       \`\`\`
       \`\`\`\`

    4. Fourth

       - nested

    - [x] done

    Signs \\* \\\` \\< stay, so does <sup>1</sup> and ![alt]({0}).

    <table><tr><td rowspan="2">a</td><td>b</td></tr></table>

    - [Card]({1}): Text

    **More**

    Folded.

    \`\`\`mermaid
    flowchart LR
      A --> B
    \`\`\`

    word (why)
    "
  `);
});

test('elements of old HTML stay in their line in the Markdown, too', async () => {
  const { markdown } = await compiled('- a <tt>b</tt> <big>c</big>\n');
  expect(markdown).toBe('- a b c\n');
});

test('the same source gives the same result', async () => {
  expect(await compiled(GUIDE)).toEqual(await compiled(GUIDE));
});

test('a diagram says the constants it names; other words in such braces are a shape', async () => {
  const page = await compiled(
    '```mermaid\nflowchart LR\n  A{{Choose}} --> B["Needs {{sdkVersions.taptap.unity}}"]\n  B --> C{{some.name}}\n```\n',
  );
  expect(page.diagnostics).toEqual([]);
  expect(page.html).toMatch(/>Choose<[\s\S]*>Needs 3\.29\.1<[\s\S]*>some\.name</);
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

test('a drawing that is kept is not that of another language, some of whose words are the same', async () => {
  const keptHtml = new Map<string, string>();
  const source = '```mermaid\nsequenceDiagram\nloop 每秒\nA->>B: x\nend\n```\n';
  const shown = async (locale: string) => (await compile(source, FILE, { ...TEST_CONTEXT, locale, keptHtml })).html;
  expect(await shown('zh-Hans')).toContain('>循环<');
  expect(await shown('zh-Hant')).toContain('>迴圈<');
});

test('the names that a site gives languages of code mean the same in any case', async () => {
  const context = { ...TEST_CONTEXT, codeLanguages: { GSC: 'c' } };
  const { html, diagnostics } = await compile('```gsc\nint a;\n```\n', FILE, context);
  expect([html.includes('data-lang="c"'), diagnostics]).toEqual([true, []]);
});

test.each([
  ['---\ntitle: "谁看到登录窗口"\n---\nflowchart LR\n  A --> B', '谁看到登录窗口'],
  ['sequenceDiagram\n  title 谁签名: 服务器\n  A->>B: x', '谁签名: 服务器'],
])('the title of a diagram is its caption, and its words stay its name: %j', async (source, title) => {
  const page = await compiled(`\`\`\`mermaid\n${source}\n\`\`\`\n`);
  expect(page.html).toContain(`<figcaption>${title}</figcaption></figure>`);
  expect(page.html).toMatch(/aria-label="A → B/);
  expect(page.sections.map(({ text }) => text).join()).toContain(title);
  expect((await compiled('```mermaid\nflowchart LR\n  accTitle: 名字\n  A --> B\n```\n')).html).not.toContain('figcaption');
});

test('the caption of a picture is emphasis in the Markdown, below the names of its parts', async () => {
  const figure =
    '<figure>\n  <img src="/a.svg" alt="Slots"/>\n  <figcaption><ol><li>Save</li></ol>Choose a `slot`</figcaption>\n</figure>\n\nText.\n';
  const { markdown } = await compiled(figure);
  expect(markdown).toMatch(/!\[Slots\]\(.*\)\n\n1\. Save\n\n\*Choose a .*slot.*\*\n\nText\.\n$/);
});

test('frames of a sequence are named in the language of the page', async () => {
  const page = await compiled('```mermaid\nsequenceDiagram\n  alt 通过\n  A->>B: x\n  end\n```\n');
  expect(page.html).toMatch(/dg-group-kind[^>]*><tspan[^>]*>若</);
});

test('code with backticks is code in the Markdown, too', async () => {
  const source = 'Write ``a `b` c`` or ````d ``e`` ```f``` g````, or `` ` ``.\n';
  const { markdown } = await compiled(source);
  expect((await compiled(markdown)).html).toBe((await compiled(source)).html);
});

test('a row of a table whose cells name their columns on phones is one line for search, without these names', async () => {
  const page = await compiled(
    '---\ntitle: 错误码\n---\n\n| 码 | 名称 | 做法 |\n|---|---|---|\n| 4301 | `ROOM_NOT_FOUND` | 房间已经不在了，换一个房间，或者新建一个 |\n',
  );
  expect(page.html).toContain('<td data-label="名称">');
  expect(page.sections.map(({ text }) => text)).toEqual([
    '码 · 名称 · 做法\n4301 · ROOM_NOT_FOUND · 房间已经不在了，换一个房间，或者新建一个',
  ]);
});

test('what plays, captions, titles with quotes and preformatted text are in the Markdown, and explanations apart from their words in the search', async () => {
  const source = `<video src="/a.mp4" title="Level [1]"/>

See <audio controls><source src="/b.mp3"/></audio>.

<table><caption>The *best*</caption><tr><td>a</td><td>b</td></tr></table>

\`\`\`js title='a "b".js'
1
\`\`\`

<pre><code>{\`a
  b\`}</code></pre>

<Popup content="why">word</Popup>
`;
  const { markdown, sections } = await compiled(source);
  expect(fillMarkdown(markdown, (index) => `{${index}}`)).toMatchInlineSnapshot(`
    "[Level \\[1\\]]({0})

    See

    [{1}]({1})

    .

    The *best*

    | a | b |
    | --- | --- |

    \`\`\`js title='a "b".js'
    1
    \`\`\`

    \`\`\`
    a
      b
    \`\`\`

    word (why)
    "
  `);
  expect(sections.map(({ text }) => text)).toMatchInlineSnapshot(`
    [
      "See .
    The best
    a · b
    a "b".js
    1
    a
      b
    word (why)",
    ]
  `);
});

test('a table that is HTML in the Markdown has words, code and explanations, and nothing for looks and hands', async () => {
  const cells = [
    '```js title="a.js"\nlet x = 1;\n\n  f(x < 2);\n```',
    'one\ntwo **a** `b|c`\n<b>d</b>\n<b>e</b>\n\n- [f](/g/)',
    '<Popup content="why">word</Popup> ![h](/i.png)',
    '<Tabs><TabItem value="x" label="X">y</TabItem></Tabs>',
  ];
  const { markdown } = await compiled(`<table>\n<tr>\n${cells.map((cell) => `<td>\n\n${cell}\n\n</td>\n`).join('')}</tr>\n</table>\n`);
  expect(fillMarkdown(markdown, (index) => `/${index}/`)).toMatchInlineSnapshot(`
    "<table><tr><td><p>a.js</p><pre>let x = 1;<br><br>  f(x &#x3C; 2);</pre></td><td><p>one two <strong>a</strong> <code>b|c</code> <b>d</b> <b>e</b></p><ul><li><a href="/0/">f</a></li></ul></td><td><p><span>word (why)</span> <img alt="h" src="/1/"></p></td><td><div><div><p><strong>X</strong></p>y</div></div></td></tr></table>
    "
  `);
});

test('a link to another site is one, too, where a constant has its address', async () => {
  const context = { ...contextWithPartials({}), constants: { sites: { console: 'https://console.example' } } };
  const { html } = await compile('[a]({{sites.console}}/a) [b][b]\n\n[b]: {{sites.console}}/b\n', FILE, context);
  expect(html.match(/<a class="external" [^>]*target="_blank" rel="noopener noreferrer">/g)).toHaveLength(2);
});

test('ends tabs where text for all of them follows, and not where a heading or the end of the page does', async () => {
  const tabs = '<Tabs><TabItem value="x" label="X">甲</TabItem></Tabs>';
  const { markdown } = await compiled(`${tabs}\n\n乙\n\n${tabs}\n\n${tabs}\n\n## 丙\n\n- 丁\n\n  ${tabs}\n\n  戊\n\n${tabs}\n`);
  expect(markdown.split('\n\n')).toEqual([
    ...['**X**', '甲', '---', '乙', '**X**', '甲', '**X**', '甲', '## 丙'],
    ...['- 丁', '  **X**', '  甲', '  ---', '  戊', '**X**', '甲\n'],
  ]);
  const folded = await compiled(`<details>\n<summary>己</summary>\n\n${tabs}\n\n</details>\n\n庚\n`);
  expect(folded.markdown.split('\n\n')).toEqual(['**己**', '**X**', '甲', '---', '庚\n']);
  const others = '<Tabs><TabItem value="y" label="Y">辛</TabItem></Tabs>';
  const differing = await compiled(`${tabs}\n\n${others}\n\n<details>\n<summary>己</summary>\n\n${others}\n\n</details>\n\n${tabs}\n`);
  expect(differing.markdown.split('\n\n')).toEqual([
    '**X**',
    '甲',
    '---',
    '**Y**',
    '辛',
    '---',
    '**己**',
    '**Y**',
    '辛',
    '---',
    '**X**',
    '甲\n',
  ]);
});

test('a table with lists in its cells is a list of its rows in the Markdown, and brackets without a link are as they were', async () => {
  const cells = '<tr><td>发布</td><td>准备。<ul><li>[甲](/a/)</li><li>乙</li></ul></td><td>无</td></tr>';
  const { markdown } = await compiled(
    `<table><thead><tr><th>阶段</th><th>页面</th><th>费用</th></tr></thead><tbody>${cells}</tbody></table>\n\nobject[] a[0] \\[](x)\n`,
  );
  expect(fillMarkdown(markdown, () => '/a/')).toBe(
    '- **发布**\n  - 页面: 准备。\n    - [甲](/a/)\n    - 乙\n  - 费用: 无\n\nobject[] a\\[0\\] \\[\\](x)\n',
  );
});
