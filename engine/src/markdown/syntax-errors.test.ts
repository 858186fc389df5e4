import { describe, expect, test } from 'vitest';
import { compile } from './compile.ts';
import { TEST_CONTEXT, told } from './testing/test-context.ts';

describe('syntax', () => {
  test('a tag that is not closed', async () => {
    expect(await told('Text\n\n<Tabs>\n\nmore')).toMatchInlineSnapshot(
      `"3:1 error: <Tabs> is not closed. Add </Tabs> at the same depth, with blank lines around the content."`,
    );
  });

  test('a closing tag without an opening one, told once in a section', async () => {
    expect(await told('## A\n\n<div>\n\n</p></div>\n\n## B\n\n</Steps>')).toMatchInlineSnapshot(`
      "5:1 error: </p> comes before <div> of line 3 is closed. Add </div> before it, or remove </p>.
      9:1 error: </Steps> comes before <div> of line 3 is closed. Add </div> before it, or remove </Steps>."
    `);
  });

  test('braces and angle brackets that begin nothing, all of them', async () => {
    expect(await told('A { brace\n\nand 1<2\n\nand {a b}\n\n<br> too')).toMatchInlineSnapshot(`
      "1:3 error: { begins an expression that cannot be parsed: Unexpected end of file in expression, expected a corresponding closing brace for \`{\`. For the character itself write \\{ or put it inside backticks.
      3:6 error: < begins a tag that cannot be parsed. For the character itself write \\< or put it inside backticks.
      5:5 error: { begins an expression that cannot be parsed: Expected \`,\` or \`)\` but found \`Identifier\`. For the character itself write \\{ or put it inside backticks.
      7:1 error: <br> is not closed. Write <br/>"
    `);
  });

  test('the same in a .md file is text', async () => {
    expect(await told('A { brace, 1<2, <br> and <https://example.com>.', TEST_CONTEXT, 'a.md')).toBe('');
  });

  test('but tags in a .md file are told: what they hold would be lost', async () => {
    const source = 'The <li> tag and\n\n## A\n\n<div>\n\nmore\n\n## B\n\n</p>\n\n## C\n\nVec<T> and List<int>';
    expect(await told(source, TEST_CONTEXT, 'a.md')).toMatchInlineSnapshot(`
      "1:5 error: <li> is not closed. Add </li> at the same depth, with blank lines around the content. For the character itself write \\< or put it inside backticks.
      5:1 error: <div> is not closed. Add </div> at the same depth, with blank lines around the content.
      11:1 error: </p> comes before <div> of line 5 is closed. Add </div> before it, or remove </p>.
      15:4 error: <T> is not closed. If it is code, put all of it inside backticks; if it is a tag, add </T>."
    `);
  });

  test('lines and columns count the front matter', async () => {
    expect(await told('---\ntitle: A\n---\n\n中文 <Foo/>')).toMatchInlineSnapshot(
      `"5:4 error: There is no component <Foo>. The components are Admonition, Anchor, Card, CardGrid, CodeBlock, Details, DocCardList, Link, Mermaid, Popup, Steps, TabItem, Tabs, ThemedImage, TOCInline, Translate, Marked, When, Parts; partials must be imported."`,
    );
  });

  test('a tag whose content goes on below its paragraph or list item, and one that another is closed before', async () => {
    const torn = [
      '<Tabs>\n\n<TabItem value="a">\n\ntext\n\n</Tabs>',
      '<Tabs>\n<TabItem value="a">x\n\ny</TabItem>\n</Tabs>',
      '- <Tabs>\n\n<TabItem value="a">x</TabItem>\n\n</Tabs>',
    ];
    expect((await Promise.all(torn.map((source) => told(source)))).join('\n')).toMatchInlineSnapshot(`
      "7:1 error: </Tabs> comes before <TabItem> of line 3 is closed. Add </TabItem> before it, or remove </Tabs>.
      2:1 error: <TabItem> is not closed. Put <TabItem> and </TabItem> on lines of their own, with blank lines around the content.
      1:3 error: <Tabs> is not closed before its list item ends. Indent all lines up to </Tabs> like <Tabs>."
    `);
  });

  test('a heading id in the wrong place', async () => {
    expect(await told('## Title {#id} more')).toMatchInlineSnapshot(
      `"1:10 error: A heading id must be at the end of its line. Move {#id} after the last word of the heading."`,
    );
  });

  test('other words in the braces after a heading; in a .md file they are text, and attributes beside an id are none', async () => {
    const source = '## 版本 {v1.2}\n\n## Body {key: value}\n\n## C {#c onclick="alert(1)" .d}\n\n## D {#d}\n';
    expect(await told(source)).toMatchInlineSnapshot(`
      "1:7 error: Braces at the end of a heading can only hold its id. Write an id as {#set-up}; for the characters themselves write \\{ or put them inside backticks.
      3:9 error: Braces at the end of a heading can only hold its id. Write an id as {#set-up}; for the characters themselves write \\{ or put them inside backticks.
      5:6 error: Braces at the end of a heading can only hold its id. Write an id as {#set-up}; for the characters themselves write \\{ or put them inside backticks."
    `);
    const { html } = await compile(source, 'a.md', TEST_CONTEXT);
    expect(html.replace(/<a .*?<\/a>/g, '')).toMatch(/>版本 {v1\.2}<.*>Body {key: value}<.*<h2 id="c">C<.*<h2 id="d">D</);
    expect(await told(source, TEST_CONTEXT, 'a.md')).toBe('');
  });

  test('an admonition that is not closed, and one that is not known', async () => {
    expect(await told(':::tip\n\nText\n\n:::hint\n\nb\n\n:::')).toMatchInlineSnapshot(`
      "1:1 error: :::tip is not closed. End it with a line of its own: :::
      5:1 error: Unknown admonition :::hint. The types are note, tip, info, caution, warning, danger."
    `);
  });

  test('Markdown that stays literal', async () => {
    expect(await told('A **bold * text, a [link](/a b/) and\n\n:::\n\n\\*\\*meant\\*\\*')).toMatchInlineSnapshot(`
      "1:3 warning: "**" appears as text on the page. A space beside the marks, or another kind of bracket, keeps them from being bold; for the characters themselves write \\*\\*.
      1:25 warning: "](" appears as text on the page. The link is not closed, or its address contains a space.
      3:1 warning: ":::" appears as text on the page. An admonition begins and ends on its own lines, with no space after the colons."
    `);
  });

  test('links, headings, tables, imports and footnotes that came out as text, each of them', async () => {
    const source = [
      '[a] (/a/) and [甲]（/b/）, ![乙]（./c.png）, 【丙】(/d/)',
      '[a](/x y/) and [b](/x y/)',
      '#标题 and `#` #no',
      '| a | b |\n| 1 | 2 |',
      'Text\nimport Tabs from "@theme/Tabs"',
      'word[^1] and list[^abc]',
      '-一\n-二\n\n1.一\n2.二\n\n*一\n*二\n\n-5 度\n-6 度，a-b\n\n2025.元旦',
      '__粗__文字\n\n文字__粗__文字，a__b__c，用__init__方法',
    ];
    expect(await told(source.join('\n\n'))).toMatchInlineSnapshot(`
      "1:1 warning: "[…](…)" appears as text on the page. Write a link as [words](address), with these brackets and no space between them.
      1:15 warning: "[…](…)" appears as text on the page. Write a link as [words](address), with these brackets and no space between them.
      1:26 warning: "[…](…)" appears as text on the page. Write a link as [words](address), with these brackets and no space between them.
      1:40 warning: "[…](…)" appears as text on the page. Write a link as [words](address), with these brackets and no space between them.
      3:3 warning: "](" appears as text on the page. The link is not closed, or its address contains a space.
      3:18 warning: "](" appears as text on the page. The link is not closed, or its address contains a space.
      5:1 warning: "#…" appears as text on the page. A heading needs a space after its marks; for the character itself write \\#.
      7:1 warning: "|…|" appears as text on the page. A table needs a line |---|---| below its header, with as many cells as the header.
      11:1 warning: "import …" appears as text on the page. An import must begin its line, with blank lines above and below.
      13:5 warning: "[^…]" appears as text on the page. A footnote needs a line with its text: [^1]: The text.
      15:1 warning: "-…" appears as text on the page. An item of a list needs a space after its mark: - words, or 1. words.
      18:1 warning: "-…" appears as text on the page. An item of a list needs a space after its mark: - words, or 1. words.
      21:1 warning: "-…" appears as text on the page. An item of a list needs a space after its mark: - words, or 1. words.
      29:1 warning: "__…__" appears as text on the page. Beside letters, these marks are text: write **words**.
      31:3 warning: "__…__" appears as text on the page. Beside letters, these marks are text: write **words**."
    `);
  });

  test('a code block without an end', async () => {
    expect(await told('- ```js\n  a\n\n## B\n\n````\n```\n\n## C')).toMatchInlineSnapshot(`
      "1:3 warning: This code block is not closed. End it with a line of the same marks and indentation as its first one.
      6:1 warning: This code block is not closed. End it with a line of the same marks and indentation as its first one."
    `);
  });

  test('attributes without quotes, and placeholders with spaces; in .md files the quotes are not missed', async () => {
    const source = '<a href=/a/ target=_blank>x</a> <img width="1" src=/a.png alt=a />';
    expect(await told(`${source}\n\n{{ sdkVersions.taptap.unity }}`)).toMatchInlineSnapshot(`
      "1:1 error: The value of href needs quotes. Write href="/a/"
      3:1 error: {{ sdkVersions.taptap.unity }} is not a constant: constants have no spaces. Write {{sdkVersions.taptap.unity}}; for the characters themselves \\{{…}}"
    `);
    expect(await told(source, TEST_CONTEXT, 'a.md')).toBe('');
  });

  test('a tag without content in another one; in .md files it needs no slash', async () => {
    const table = '<table>\n<tr><td>a<br>b</td><td><img src="/a.png" alt="a"></td></tr>\n</table>';
    expect(await told(table)).toMatchInlineSnapshot(`"2:10 error: <br> is not closed. Write <br/>"`);
    const source = `${table}\n\n<div align="center">\n  <img src="/b.png" width=20 alt=b>\n\n# A\n\n</div>`;
    expect(await told(source, TEST_CONTEXT, 'a.md')).toBe('');
    const { html } = await compile(source, 'a.md', TEST_CONTEXT);
    expect(html).toMatch(
      /<td>a<br>b<\/td><td>.*<img [^>]*alt="a".*<\/table>.*<div align="center">.*<img [^>]*width="20" alt="b".*<h1 .*<\/div>/s,
    );
  });

  test('a component in small letters', async () => {
    expect(await told('<tabs><TabItem value="a">x</TabItem></tabs>')).toMatchInlineSnapshot(`
      "1:1 error: There is no component <tabs>. Did you mean <Tabs>?
      1:7 error: <TabItem> is outside of <Tabs>."
    `);
  });

  test('a comment without an end', async () => {
    expect(await told('a <!-- b')).toMatchInlineSnapshot(`"1:3 error: The comment <!-- is not closed. End it with -->"`);
  });
});

describe('expressions and constants', () => {
  test('single braces around a constant in code', async () => {
    const source =
      '`TapLogin_{sdkVersions.taptap.unity}.aar` `{sdkVersions.other}` `{{sdkVersions.taptap.unity}}`\n\n```js\n\nf({a.b}) {sdkVersions.taptap.unity}\n```';
    expect(await told(source)).toMatchInlineSnapshot(`
      "1:1 warning: {sdkVersions.taptap.unity} is not filled here, so readers see the braces. Write {{sdkVersions.taptap.unity}}.
      5:10 warning: {sdkVersions.taptap.unity} is not filled here, so readers see the braces. Write {{sdkVersions.taptap.unity}}."
    `);
  });

  test('a constant in the form that text has is told where it is not filled: in plain Markdown too', async () => {
    const plain = { ...TEST_CONTEXT, dialect: { format: 'detect', math: false, readable: [] } } as const;
    expect(await told('Version {sdkVersions.taptap.unity}, {curly}.', plain, 'a.md')).toBe(
      '1:1 warning: {sdkVersions.taptap.unity} is not filled here, so readers see the braces. Write {{sdkVersions.taptap.unity}}.',
    );
  });

  test('nothing is run', async () => {
    expect(await told('{Date.now()} {1 + 1} {() => 1} {[1, x]}')).toMatchInlineSnapshot(`
      "1:1 error: Pages do not run code, so calls are not allowed here. Allowed are texts, numbers, true, false, null, lists and objects of these, conditions over them, and the constants toc, sdkVersions, appid, appkey, masterkey, host, BRAND, REGION.
      1:14 error: An expression here can only be a literal or a known constant. Allowed are texts, numbers, true, false, null, lists and objects of these, conditions over them, and the constants toc, sdkVersions, appid, appkey, masterkey, host, BRAND, REGION.
      1:22 error: An expression here can only be a literal or a known constant. Allowed are texts, numbers, true, false, null, lists and objects of these, conditions over them, and the constants toc, sdkVersions, appid, appkey, masterkey, host, BRAND, REGION.
      1:32 error: Unknown constant {x}. For the characters themselves write \\{x}. Allowed are texts, numbers, true, false, null, lists and objects of these, conditions over them, and the constants toc, sdkVersions, appid, appkey, masterkey, host, BRAND, REGION."
    `);
  });

  test('in the title of an admonition too', async () => {
    expect(await told(':::tip {sdkVersions.taptap.unty}\n\nx\n\n:::')).toMatchInlineSnapshot(
      `"1:8 error: Unknown constant {sdkVersions.taptap.unty}. Did you mean {sdkVersions.taptap.unity}?"`,
    );
  });

  test('an unknown constant names the nearest', async () => {
    expect(
      await told('{sdkVersions.taptap.unty}\n\n```json\n{\n  "v": "{{sdkVersions.taptap.andriod}}"\n}\n```\n\n`{{nothing}}`'),
    ).toMatchInlineSnapshot(`
      "1:1 error: Unknown constant {sdkVersions.taptap.unty}. Did you mean {sdkVersions.taptap.unity}?
      5:9 error: Unknown constant {{sdkVersions.taptap.andriod}}. Did you mean {{sdkVersions.taptap.android}}?
      9:1 error: Unknown constant {{nothing}}. For the characters themselves write \\{{nothing}}."
    `);
  });

  test('attributes are literals', async () => {
    expect(await told('<Popup\n  content={getText()} {...props}/>')).toMatchInlineSnapshot(`
      "1:1 error: Attributes cannot be spread into a tag: nothing on a page is run as code. Write them one by one.
      2:3 error: Pages do not run code, so calls are not allowed here. Allowed are texts, numbers, true, false, null, lists and objects of these, conditions over them, and the constants toc, sdkVersions, appid, appkey, masterkey, host, BRAND, REGION."
    `);
  });
});
