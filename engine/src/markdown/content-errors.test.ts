import { describe, expect, test } from 'vitest';
import { compile } from './compile.ts';
import { TEST_CONTEXT, TEST_FILE, told } from './testing/test-context.ts';

describe('headings and links', () => {
  test('two of an explicit id', async () => {
    expect(await told('## A {#a}\n\n## B {#a}\n\n<Anchor id="a b"/>')).toMatchInlineSnapshot(`
      "3:1 error: The id "a" is on this page twice, so links only find the first. Give this one another: "a-2".
      5:1 error: The id "a b" contains a space, so no link can lead to it. Write "a-b"."
    `);
  });

  test('ids of the page’s frame', async () => {
    expect(await told('## A {#~main}\n\n<Anchor id="nprogress"/>\n\n## ~main\n\n## B {#main}\n\n## NProgress')).toMatchInlineSnapshot(`
      "1:1 error: The id "~main" is kept for the frame of the page. Write another, which does not begin with "~".
      3:1 error: The id "nprogress" is kept for the frame of the page. Write another, which does not begin with "~"."
    `);
  });

  test('cells that a table has no column for; an empty one is not missed', async () => {
    expect(
      await told('| a | b |\n|---|---|\n| 1 | `x|y` |\n| 1 | `x\\|y` | |\n\n- | a | b |\n  |---|---|\n  | 1 | 2 | 3 |'),
    ).toMatchInlineSnapshot(`
      "3:9 warning: This row has 3 cells, but the table has 2 columns: the other cells are lost. Give the header as many cells. For the character | itself write \\|, also in code.
      8:11 warning: This row has 3 cells, but the table has 2 columns: the other cells are lost. Give the header as many cells. For the character | itself write \\|, also in code."
    `);
  });

  test('attributes of old HTML are left out; mistyped ones are errors', async () => {
    expect(await told('<table border="1"><tr><td bgcolor="#eee" wdith="2">x</td></tr></table>')).toMatchInlineSnapshot(`
      "1:27 warning: bgcolor has no effect: the site determines the look of <td>. Remove it, or write style="…" if it matters.
      1:42 error: <td> has no attribute "wdith" here. Did you mean "width"?"
    `);
  });

  test('a link without an address', async () => {
    expect(await told('[words]() and <a href="">more</a>, but [the top](#)')).toMatchInlineSnapshot(`
      "1:1 error: This link has no address. Write one in the parentheses, or remove the link: [words](/address/)
      1:15 error: This link has no address. Write one in the parentheses, or remove the link: [words](/address/)"
    `);
  });

  test('a second title', async () => {
    expect(await told('---\ntitle: A\n---\n\n# B')).toMatchInlineSnapshot(
      `"5:1 warning: "# B" is a second title: the page has one in its front matter. Begin with a paragraph, and with ## sections."`,
    );
  });

  test('a picture without words', async () => {
    expect(await told('![](/img/a.png) <img src="/img/b.png"/> <img src="/img/c.png" alt=""/>')).toMatchInlineSnapshot(`
      "1:1 warning: The picture /img/a.png has no alternative text. Describe it in a few words: ![alternative text](address)
      1:17 warning: The picture /img/b.png has no alternative text. Describe it in a few words: ![alternative text](address)"
    `);
  });

  test('addresses that would run code', async () => {
    const source = '[a](javascript:alert(1)) <a href={"java\\nscript:x"}>b</a> ![c](data:text/html,x) <img src="vbscript:x" alt="d"/>';
    expect(await told(source)).toMatchInlineSnapshot(`
      "1:1 error: An address that begins with "javascript:" is not allowed. Allowed are paths and http, https, mailto, tel, pathname.
      1:26 error: An address that begins with "javascript:" is not allowed. Allowed are paths and http, https, mailto, tel, pathname.
      1:59 error: An address that begins with "data:" is not allowed. Allowed are paths and http, https, data, pathname.
      1:82 error: An address that begins with "vbscript:" is not allowed. Allowed are paths and http, https, data, pathname."
    `);
  });
});

describe('HTML', () => {
  test('what runs or loads foreign code', async () => {
    const source =
      '<script>alert(1)</script>\n\n<p onClick={() => alert(1)}>a</p>\n\n<iframe src="https://example.com/"/>\n\n<iframe/>\n\n<iframe src="/a.html"/>\n\n<style>{`a`}</style>';
    expect(await told(source)).toMatchInlineSnapshot(`
      "1:1 error: <script> is not allowed on a page. Pages only contain content; code belongs to the site.
      3:4 error: The event handler onClick is not allowed. Pages only contain content; code belongs to the site.
      5:1 error: An <iframe> of another site is not allowed. Link to it instead, or add "https://example.com" to content.embeds in site.config.ts.
      7:1 error: An <iframe> without an address shows nothing. Write src="…".
      9:1 warning: This <iframe> has no title, so screen readers cannot say what it shows. Write title="…".
      11:1 error: <style> is not allowed on a page. Pages only contain content; code belongs to the site."
    `);
  });

  test('unknown elements, attributes and styles', async () => {
    expect(await told('<dvi>a</dvi>\n\n<td colspn="2">b</td>\n\n<p style="background: url(x)">c</p>')).toMatchInlineSnapshot(`
      "1:1 error: There is no element <dvi>. Did you mean <div>?
      3:5 error: <td> has no attribute "colspn" here. Did you mean "colspan"?
      5:4 error: The style "background: url(x)" is not allowed. Use plain sizes, colours and alignment."
    `);
  });

  test('what is in quotes ends no style, and names no attribute', async () => {
    expect(await told('<p style="background: url(\'data:image/png;base64,AA\')" data-x1="y">a</p>')).toMatchInlineSnapshot(
      `"1:4 error: The style "background: url('data:image/png;base64,AA')" is not allowed. Use plain sizes, colours and alignment."`,
    );
    expect(await told('<Card label="from a to b" to={[1]}>x</Card>')).toMatchInlineSnapshot(
      `"1:27 error: <Card to> must be a text. Write to="…""`,
    );
  });

  test('styles that load something, cover the page, or are no declarations', async () => {
    const styles = [
      'background: image-set("a.png" 1x)',
      '--x: }',
      'color: red } * { color: blue',
      'color',
      'position: fixed',
      'color: "<"',
    ];
    expect(await told(styles.map((style) => `<p style={${JSON.stringify(style)}}>a</p>`).join('\n\n'))).toMatchInlineSnapshot(`
      "1:4 error: The style "background: image-set("a.png" 1x)" is not allowed. Use plain sizes, colours and alignment.
      3:4 error: The style "--x: }" is not allowed. Use plain sizes, colours and alignment.
      5:4 error: The style "color: red } * { color: blue" is not allowed. Use plain sizes, colours and alignment.
      7:4 error: The style "color" is not allowed. Use plain sizes, colours and alignment.
      9:4 error: The style "position: fixed" is not allowed. Use plain sizes, colours and alignment.
      11:4 error: The style "color: "<"" is not allowed. Use plain sizes, colours and alignment."
    `);
  });

  test('what a page cannot say in its head', async () => {
    expect(await told('<head><meta http-equiv="refresh" content="0"/><title>x</title></head>')).toMatchInlineSnapshot(`
      "1:7 error: This <meta> is not allowed in <head>. Headers and style sheets belong to the site.
      1:47 error: <title> is not allowed in <head>. Only <meta name content/> and <link rel href/> are."
    `);
  });

  test('nor in the front matter; what is allowed there is taken over', async () => {
    const source = [
      '---',
      'title: A',
      'head:',
      '  - { tag: script, attributes: { src: x } }',
      '  - [meta, { http-equiv: refresh, content: "0" }]',
      '  - { tag: link, attrs: { rel: alternate, href: "javascript:x" } }',
      '  - [meta, { name: robots, content: noindex }]',
      '---',
    ].join('\n');
    expect(await told(source)).toMatchInlineSnapshot(`
      "3:1 error: <script> is not allowed in <head>. Only <meta name content/> and <link rel href/> are.
      3:1 error: This <meta> is not allowed in <head>. Headers and style sheets belong to the site.
      3:1 error: This <link> is not allowed in <head>. Headers and style sheets belong to the site."
    `);
    const { head } = await compile(source, TEST_FILE, TEST_CONTEXT);
    expect(head).toEqual([{ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }]);
  });

  test('nor under names written otherwise', async () => {
    expect(await told('<head><meta httpEquiv="refresh" content="0"/></head>')).toContain('1:7 error: This <meta> is not allowed');
    expect(await told('---\ntitle: A\n"head":\n  - { tag: script, attributes: {} }\n---\n')).toContain(
      '3:1 error: <script> is not allowed',
    );
    expect(await told('---\n{ title: A, head: [{ tag: script, attributes: {} }] }\n---\n')).toContain('1:1 error: <script> is not allowed');
  });
});

describe('code and diagrams', () => {
  test('an unknown language and a mark without an end', async () => {
    expect(await told('```javscript\na\n```\n\n```js\n// highlight-start\na\n```')).toMatchInlineSnapshot(`
      "1:1 warning: The highlighter does not know the language "javscript"; the code has no colours. Did you mean "javascript"?
      5:1 warning: A highlight-start in this code block has no highlight-end. Write both, each in a comment on its own line."
    `);
    expect(await told('```js{1}\na\n```')).toMatchInlineSnapshot(
      `"1:1 warning: The highlighter does not know the language "js{1}"; the code has no colours. Did you mean "js {1}"?"`,
    );
    expect(await told('```constructor\na\n```')).toContain('does not know the language "constructor"');
  });

  test('a diagram that cannot be read', async () => {
    const source = '```mermaid\nflowchart LR\n  A[x --> B\n```\n\n```mermaid\n\nsequenceDiagram\n  A->>B\n```\n\n```mermaid\npie\n```';
    expect(await told(source)).toMatchInlineSnapshot(`
      "3:1 error: The text of this node is not closed: "[x --> B". Write A[text] -->|label| B; text with brackets or other signs stands in quotes: A["text (note)"].
      9:1 error: This is not a line of a sequence diagram: "A->>B". A message is A->>B: text, an answer A-->>B: text, a note Note over A,B: text.
      13:1 error: A diagram of the kind "pie" cannot be drawn. Use flowchart, sequenceDiagram, or stateDiagram-v2."
    `);
  });

  test('a subgraph within itself', async () => {
    expect(await told('```mermaid\nflowchart LR\nsubgraph a\nsubgraph b\nsubgraph a\nx\nend\nend\nend\n```')).toMatchInlineSnapshot(
      `"5:1 error: The subgraph "a" is inside itself. Give one of the two another name."`,
    );
  });

  test('a diagram with an open frame', async () => {
    expect(
      await told('```mermaid\nsequenceDiagram\nA->>B: x\nalt y\n```\n\n```mermaid\nflowchart LR\nA --> B\nend\n```'),
    ).toMatchInlineSnapshot(`
      "4:1 error: This "alt" is not closed. Add a line "end".
      10:1 error: This "end" closes no subgraph."
    `);
  });
});
