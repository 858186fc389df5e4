import { expect, test } from 'vitest';
import { compile } from './compile.ts';
import type { CompiledPage } from './compiled.ts';
import { contextWithPartials, TEST_COMPONENTS } from './testing/test-context.ts';
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

test('long names in tables break where they have parts, shorter ones only on phones or where the table has no room for them; readers copy, find and download them whole', async () => {
  const name = 'getMemberStatistics(LCLeaderboard.MEMBER_TYPE, names)';
  const fits = 'SERVICE_TEMPORARILY_UNAVAILABLE';
  const page = await compiled(
    `---\ntitle: 表\n---\n\n| 操作 | 写法 |\n|---|---|\n| 查询 | \`${name}\` |\n| 短 | \`${fits}\` |\n| 站 | <https://www.example.com/reference/of/long/names> |\n`,
  );
  expect(page.html).toContain('<code>getMemberStatistics(<wbr>LCLeaderboard.<wbr>MEMBER_<wbr>TYPE, <wbr>names)</code>');
  expect(page.html).toContain('<code>SERVICE_<wbr class="on-phones">TEMPORARILY_<wbr class="on-phones">UNAVAILABLE</code>');
  expect(page.html).toContain('>https://<wbr>www.<wbr>example.<wbr>com/<wbr>reference/<wbr>of/<wbr>long/<wbr>names</a>');
  expect(page.markdown).toContain(`\`${name}\``);
  expect(JSON.stringify(page.sections)).toContain(name);
  const five = await compiled(`| ${'a | '.repeat(5)}\n|${'---|'.repeat(5)}\n| ${`\`${fits}\` | `.repeat(5)}\n`);
  expect(five.html).toContain('<code>SERVICE_<wbr>TEMPORARILY_<wbr>UNAVAILABLE</code>');
  const calls = ['User->GetNickName()', 'blockByShortCode'].map((call) => `\`${call}\``);
  const narrow = await compiled(`| ${'a | '.repeat(6)}\n|${'---|'.repeat(6)}\n| ${`${calls.join(' ')} | `.repeat(6)}\n`);
  expect(narrow.html).toContain('<code>User-><wbr>GetNickName()</code> <code>blockByShortCode</code>');
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

test('on phones, names of columns that are long stand above the cells, and two columns that stand for themselves stay so where they take few lines', async () => {
  const classesOf = async (table: string): Promise<string | undefined> =>
    / class="([^"]+)"/.exec((await compiled(table)).html.split('<table')[1] ?? '')?.[1];
  const row = '| 首发 | 想知道是什么游戏、什么时候能玩 | 让人记住 |\n';
  expect(await classesOf(`| 阶段 | 玩家关心 | 目标 |\n|---|---|---|\n${row}`)).toBe('stacks');
  expect(await classesOf(`| 阶段 | 这个时候的玩家最关心什么 | 目标 |\n|---|---|---|\n${row}`)).toBe('stacks tall');
  const pair = '| 做 | 不做 |\n|---|---|\n| 把新攻略拆成单篇、具体的题目 | 一篇几万字的合集 |\n';
  expect(await classesOf(pair)).toBe('peers');
  const long = await compiled(pair.replace('把新', '把这一周里玩家问得最多的新'));
  expect(long.html).toContain('<table class="peers stacks">');
  expect(long.html).toContain('<td data-label="不做">');
});

test('tables of a page that have the same columns give them the same widths', async () => {
  const table = (heads: string, cells: string) => `| ${heads} |\n|---|---|---|\n| ${cells} |\n`;
  const page = await compiled(
    `---\ntitle: 错误码\n---\n\n${table('码 | 名称 | 做法', '1 | A | 等一会儿再试，或者换一个房间')}\n${table('码 | 名称 | 做法', '40020 | ROOM_NOT_FOUND | 检查')}\n${table('甲 | 乙 | 丙', '1 | 2 | 3')}`,
  );
  const widths = [...page.html.matchAll(/<th\b[^>]*>/g)].map(([tag]) => /width="([^"]+)"/.exec(tag)?.[1]);
  expect(widths).toEqual(['30.8%', '30.8%', '38.5%', '30.8%', '30.8%', '38.5%', undefined, undefined, undefined]);
});
