import { expect, test } from 'vitest';
import { compiled, TEST_GUIDE } from './testing/test-context.ts';
import { fillMarkdown } from './tokens.ts';

test('the Markdown rendition unrolls tabs and quotes admonitions', async () => {
  const { markdown } = await compiled(TEST_GUIDE);
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

test('the caption of a picture is emphasis in the Markdown, below the names of its parts', async () => {
  const figure =
    '<figure>\n  <img src="/a.svg" alt="Slots"/>\n  <figcaption><ol><li>Save</li></ol>Choose a `slot`</figcaption>\n</figure>\n\nText.\n';
  const { markdown } = await compiled(figure);
  expect(markdown).toMatch(/!\[Slots\]\(.*\)\n\n1\. Save\n\n\*Choose a .*slot.*\*\n\nText\.\n$/);
});

test('code with backticks is code in the Markdown, too', async () => {
  const source = 'Write ``a `b` c`` or ````d ``e`` ```f``` g````, or `` ` ``.\n';
  const { markdown } = await compiled(source);
  expect((await compiled(markdown)).html).toBe((await compiled(source)).html);
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
