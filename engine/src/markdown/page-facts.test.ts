import { expect, test } from 'vitest';
import { compile } from './compile.ts';
import { compiled, contextWithPartials, htmlOf, TEST_COMPONENTS, TEST_CONTEXT, TEST_FILE } from './testing/test-context.ts';
import { fillMarkdown } from './tokens.ts';

test('links and pictures are noted with their places, in partials with the partial', async () => {
  const source = 'import P from \'./_p.mdx\'\n\n[a](/a/#b) ![c](./c.png)\n\n<P/>\n\n<Card to="/d/" label="D"/>';
  const { links, dependencies, html } = await compiled(source, { 'site/content/zh-Hans/v3/_p.mdx': 'Text\n\n[e](/e/)\n' });
  expect(links.map(({ kind, target, file, line, column }) => `${kind} ${target} ${file.split('/').at(-1)}:${line}:${column}`)).toEqual([
    'link /a/#b a.mdx:3:1',
    'image ./c.png a.mdx:3:12',
    'link /e/ _p.mdx:3:1',
    'link /d/ a.mdx:7:1',
  ]);
  expect(Object.keys(dependencies.partials)).toEqual(['site/content/zh-Hans/v3/_p.mdx']);
  expect(html).toContain('<a \uE000href0\uE001>a</a>');
});

test('a partial that is not there is a dependency too: the page changes when it comes', async () => {
  const { dependencies } = await compiled("import P from './_later.mdx'\n\nimport Q from '../../../../../outside.mdx'\n\n<P/><Q/>");
  expect(dependencies.partials).toEqual({ 'site/content/zh-Hans/v3/_later.mdx': null });
});

test('headings with code carry their text in pieces, every second of which is code', async () => {
  const { headings } = await compiled('## 提示 `state` 或 **`a_b`**，怎么办？\n\n## `only`\n\n## 文字\n');
  expect(headings.map(({ text, pieces }) => [text, pieces])).toEqual([
    ['提示 state 或 a_b，怎么办？', ['提示 ', 'state', ' 或 ', 'a_b', '，怎么办？']],
    ['only', ['', 'only']],
    ['文字', undefined],
  ]);
});

test('headings carry their line and whether their id is their author’s; anchors are all ids', async () => {
  const { headings, anchors } = await compiled('## A {#a}\n\n### B 二\n\n<Anchor id="old"/>\n\n<Parts><>x</></Parts>');
  expect(headings).toEqual([
    { id: 'a', level: 2, text: 'A', line: 1, explicit: true },
    { id: 'b-二', level: 3, text: 'B 二', line: 3, explicit: false },
  ]);
  expect(anchors).toEqual(['a', 'b-二', 'old']);
});

test('a heading that is one long name can break before its dots, a long part of it before its words, and keeps its text and its id', async () => {
  const { headings, html } = await compiled('## Sample.Login.Mobile.ResultListener\n\n## Sample.Login\n');
  expect(headings.map(({ id, text }) => [id, text])).toEqual([
    ['sampleloginmobileresultlistener', 'Sample.Login.Mobile.ResultListener'],
    ['samplelogin', 'Sample.Login'],
  ]);
  expect(html).toContain('>Sample<wbr>.Login<wbr>.Mobile<wbr>.ResultListener<a');
  expect(html).toContain('>Sample.Login<a');
  const { html: long } = await compiled('## SampleMarqueeOrientationScrollWidthType\n');
  expect(long).toContain('>Sample<wbr>Marquee<wbr>Orientation<wbr>Scroll<wbr>Width<wbr>Type<a');
});

test('what an author puts into the head is not part of the article', async () => {
  const { head, html } = await compiled(
    '<head>\n  <meta name="robots" content="noindex"/>\n  <link rel="canonical" href="https://example.com/"/>\n</head>\n\nText',
  );
  expect(head).toEqual([
    { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } },
    { tag: 'link', attributes: { rel: 'canonical', href: 'https://example.com/' } },
  ]);
  expect(html).toBe('<p>Text</p>');
});

test('styles become classes, the same style the same class', async () => {
  const { html, styles } = await compiled(
    '<p style={{textAlign: \'center\', width: 20}}>a</p>\n\n<p style="text-align:center; width: 20px">b</p>',
  );
  const [name] = Object.keys(styles);
  expect(styles).toEqual({ [String(name)]: 'text-align:center;width:20px' });
  expect(html).toBe(`<p class="${name}">a</p><p class="${name}">b</p>`);
});

test('labels are in the language of the page', async () => {
  const { html } = await compile(':::tip\n\nText[^1]\n\n:::\n\n[^1]: Note', TEST_FILE, { ...TEST_CONTEXT, locale: 'en' });
  expect(html).toContain('<p class="admonition-title">Tip</p>');
  expect(html).toContain('>Footnotes</h2>');
});

test.each([
  ['width: calc(100% - 2px', 'width:calc(100% - 2px)'],
  ['color: red /* x', 'color:red'],
  ['color: red;; margin: 0', 'color:red;margin:0'],
  ['font-family: "A', 'font-family:A'],
])('the style %s is whole in the style sheet, so that the rules after it count', async (written, style) => {
  const { styles, diagnostics } = await compiled(`<p style={${JSON.stringify(written)}}>a</p>\n`);
  expect(diagnostics).toEqual([]);
  expect(Object.values(styles)).toEqual([style]);
});

test('there is room for smaller formats and a size at every picture that has none from its author', async () => {
  const { html } = await compiled(
    '![a](/a.png)\n\n<img alt="b" src="/b.png" srcSet="/c.png 2x" width="10"/>\n\n<picture><source srcSet="/d.webp"/><img alt="d" src="/d.png"/></picture>\n',
  );
  expect(html.replace(/\uE000(\w+)\uE001/g, '{$1}')).toMatchInlineSnapshot(
    `"<p>{pictureStart0}<img loading="lazy" alt="a" src="{0}" {size0}>{pictureEnd0}</p><p><img loading="lazy" alt="b" width="10" srcset="{1} 2x" src="{2}"></p><picture><source srcset="{3}"><img loading="lazy" alt="d" src="{4}" {size4}></picture>"`,
  );
});

test('every address of a set of pictures is checked, however they are separated', async () => {
  const sets = ['a.png 1x,b.png 2x', 'a.png 1x, b.png 2x', 'a.png,b.png', ' a.png , b.png 100w'];
  const { links, html } = await compiled(sets.map((set) => `<img alt="" src="/x.png" srcSet="${set}"/>`).join('\n\n'));
  expect(links.map(({ target }) => target).filter((target) => target !== '/x.png')).toEqual([
    'a.png',
    'b.png',
    'a.png',
    'b.png',
    'a.png,b.png',
    'a.png',
    'b.png',
  ]);
  expect(html).toMatch(/srcset="\uE000\d\uE001 1x, \uE000\d\uE001 2x"/);
});

test('the name of an old anchor is a target for links', async () => {
  expect((await compiled('<a name="old"></a>\n\nText.\n')).anchors).toEqual(['old']);
});

test('values of tabs are names that readers’ choices can be kept by', async () => {
  const items = ['C#', 'C++', 'macOS Intel', '安卓', 'unity'].map((value) => `<TabItem value="${value}">\n\nx\n\n</TabItem>`);
  const { html, diagnostics } = await compiled(`<Tabs groupId="操作 系统" defaultValue="C++">\n\n${items.join('\n\n')}\n\n</Tabs>\n`);
  expect(diagnostics).toEqual([]);
  const values = [...html.matchAll(/role="tab"[^>]* data-value="([^"]*)"/g)].map(([, value]) => value);
  expect(values).toHaveLength(new Set(values).size);
  expect(html).toContain(`data-values="${values.join(' ')}"`);
  for (const name of [...values, /data-group="([^"]*)"/.exec(html)?.[1]]) expect(name).toMatch(/^[\w-]+$/);
  expect(values.at(-1)).toBe('unity');
  expect(html).toMatch(/aria-selected="true"[^>]*>C\+\+</);
});

test.each([
  '\\[x\\](y)',
  '\\# a',
  '1\\. a',
  '1\\) a',
  '\\- a',
  '\\+ a',
  '\\> a',
  '\\![x](y)',
  '\\_a\\_ snake_case',
  '\\~~a\\~~',
  '&amp;amp; &amp;#35;',
  'a<br/>\\# b',
  '\\=== a',
  '`` ` `` a\\`b',
  '[a \\] b \\[c](/x/)',
  '![a \\] \\*b\\*](/x.png)',
  'a  \nb',
  '```js diff\n a();\n-b();\n+c();\n```',
  '```diff\n--- a\n a\n-b\n```',
  '## a \\#',
  '`  a  `, ` ` and `  b`',
  '1. > a\n\n   | b |\n   | --- |\n   | c |',
])('the Markdown rendition of %s reads the same when it is compiled again', async (source) => {
  const first = await compiled(source);
  const again = await compiled(fillMarkdown(first.markdown, (index) => first.links[index]?.target ?? ''));
  const [written, read] = [first, again].map((page) => htmlOf(page).replaceAll('<br>\n', '<br>'));
  expect(read).toBe(written);
});

test.each([
  '[a](/a/) &#xE000;7&#xE001; **&#57344;cards7&#57345;**',
  '<p title="&#xE000;7&#xE001;" id="&#xE000;id7&#xE001;">{"\\uE0007\\uE001"}</p>',
  '![&#xE000;7&#xE001;](/a.png "&#xE000;size7&#xE001;")',
  '| `a` |\n| --- |\n| &#xE000;7&#xE001; |',
  '<CodeBlock title="&#xE000;7&#xE001;">{"\\uE0007\\uE001"}</CodeBlock>',
  '<Tabs><TabItem value="&#xE000;7&#xE001;" label="&#xE000;7&#xE001;">x</TabItem></Tabs>',
  ':::note[&#xE000;7&#xE001;]\n\nText\n\n:::',
  'export const code = "\\uE0007\\uE001"\n\n{code} `{{code}}`\n\n```js title="{{code}}"\n{{code}}\n```',
])('an author’s own private-use characters are no tokens: %s', async (source) => {
  const { html, markdown } = await compiled(source);
  expect(html + markdown).not.toMatch(/7\uE001/);
  expect(html).toContain('7\uFFFD');
});

test('an author’s icons of private use stay, as characters and as references', async () => {
  const { html, markdown, sections } = await compiled('a &#xE010; \uE012 `\uE013` &#xE014;0&#xE015; $`&#57365;`\n');
  const shown = 'a \uE010 \uE012 \uE013 \uE0140\uE015 $&#57365;';
  expect(html.replace(/<.*?>/g, '').replaceAll('&#x26;', '&')).toBe(shown);
  expect(markdown.replaceAll('`', '').trim()).toBe(shown);
  expect(sections[0]?.text).toBe(shown);
});

test('an admonition has the id and the classes of its braces', async () => {
  const { html, anchors, diagnostics } = await compiled(':::tip[标题]{#more .wide}\n\na\n\n:::\n');
  expect(diagnostics).toEqual([]);
  expect(html).toContain('<aside class="admonition admonition-tip wide" id="more"><p class="admonition-title">标题</p>');
  expect(anchors).toEqual(['more']);
});

test('a fixed space alone keeps its room', async () => {
  expect((await compiled('a\n\n&nbsp;\n\nb\n')).html).toBe('<p>a</p><p>\u00A0</p><p>b</p>');
});

test('a page whose lines end as on Windows is the same page, with the same places in messages', async () => {
  const lines = [
    '---',
    'title: A',
    '---',
    '',
    'import P from "./_p.mdx"',
    '',
    'import Code from "!!raw-loader!./a.js"',
    '',
    '> [!TIP]',
    '> An alert',
    '',
    '- item',
    '',
    '  ```js',
    '  a',
    '',
    '  b',
    '  ```',
    '',
    '```mermaid',
    '---',
    'title: Steps',
    '---',
    'flowchart LR',
    '  A --> B',
    '```',
    '',
    '<div>',
    '  <b>one</b>',
    '</div>',
    '',
    'A {nothing}',
    '',
    '<P/>',
    '',
    '<CodeBlock>{Code}</CodeBlock>',
    '',
  ];
  const partial = '> [!NOTE]\n> In the partial\n';
  const pageWith = (end: string) => {
    const context = contextWithPartials({
      'site/content/en/v3/_p.mdx': partial.replaceAll('\n', end),
      'site/content/en/v3/a.js': 'x\n\ny\n'.replaceAll('\n', end),
    });
    return compile(lines.join(end), 'site/content/en/v3/a.mdx', context, undefined, TEST_COMPONENTS);
  };
  const { dependencies: _, ...unix } = await pageWith('\n');
  expect(unix.html.match(/class="admonition /g)).toHaveLength(2);
  expect(unix.diagnostics.map(({ line }) => line)).toEqual([32]);
  expect(await pageWith('\r\n')).toMatchObject(unix);
});
