import { describe, expect, test } from 'vitest';
import { compile } from './compile.ts';
import { contextWithPartials, TEST_FILE, told } from './testing/test-context.ts';

describe('components', () => {
  test('a component of the page that would never end, or whose markup is not whole', async () => {
    expect(
      await told('export const A = () => <b><B /></b>;\nexport const B = () => <i><A /></i>;\nexport const C = () => f(<b />);\n\n<A />\n'),
    ).toMatchInlineSnapshot(`
      "1:27 error: B cannot be rendered: its markup is incomplete, contains itself, or comes after its use in another component. Put its content into a partial, and import that.
      3:1 error: C is a component with code, but pages do not run code. Put its content into a partial, and import that."
    `);
  });

  test('an unknown component', async () => {
    expect(await told('<Cardgrid/>\n\n<Whatever/>')).toMatchInlineSnapshot(`
      "1:1 error: There is no component <Cardgrid>. Did you mean <CardGrid>?
      3:1 error: There is no component <Whatever>. The components are Admonition, Anchor, Card, CardGrid, CodeBlock, Details, DocCardList, Link, Mermaid, Popup, Steps, TabItem, Tabs, ThemedImage, TOCInline, Translate, Marked, When, Parts; partials must be imported."
    `);
  });

  test('an unknown, a missing and a wrong attribute', async () => {
    expect(await told('<Card too="/a/" label={[1]}>x</Card>')).toMatchInlineSnapshot(`
      "1:1 error: <Card> needs to="…".
      1:7 error: <Card> has no attribute "too". Did you mean "to"?
      1:17 error: <Card label> must be a text. Write label="…""
    `);
  });

  test('tabs without items, with text between, with two of a value', async () => {
    const source =
      '<Tabs default="c">\n\ntext\n\n<TabItem value="a">x</TabItem>\n\n<TabItem value="a">y</TabItem>\n\n</Tabs>\n\n<TabItem value="b"/>\n\n' +
      '<Tabs>\n\n<TabItem value="C#">x</TabItem>\n\n<TabItem value="C-23">y</TabItem>\n\n</Tabs>';
    expect(await told(source)).toMatchInlineSnapshot(`
      "1:7 error: No item of these tabs has the value "c". The values are a, a.
      3:1 error: Only <TabItem> is allowed directly in <Tabs>. Move this into one of the items.
      7:10 error: Two items of these tabs have the value "a".
      11:1 error: <TabItem> is outside of <Tabs>.
      17:10 error: The values "C#" and "C-23" have one name in the reader's choices. Change one of them."
    `);
  });

  test('steps without a list', async () => {
    expect(await told('<Steps>\n\nText\n\n</Steps>')).toMatchInlineSnapshot(
      `"1:1 error: <Steps> contains no numbered list. Write the steps as 1. 2. 3. with blank lines around the list."`,
    );
  });
});

describe('partials', () => {
  test.each(['@site/../.git/config', '../../../../../package.json', '@site/.env', '@site/.git/config', '@site/node_modules/a/secret.txt'])(
    'no file outside of the site, nor one of its tools, is read: %s',
    async (path) => {
      const read: string[] = [];
      const readPartial = (file: string): string => {
        read.push(file);
        return 'secret';
      };
      const context = { ...contextWithPartials({}), readPartial };
      const { html } = await compile(`import K from '!!raw-loader!${path}'\n\n<CodeBlock>{K}</CodeBlock>\n`, TEST_FILE, context);
      expect(read).toEqual([]);
      expect(html).not.toContain('secret');
    },
  );

  test('a file that pages must not show', async () => {
    expect(await told("import K from '!!raw-loader!@site/.cache/a.ts'\n\n<CodeBlock>{K}</CodeBlock>")).toContain(
      "1:1 error: site/.cache/a.ts is hidden or a package's: such files never appear on pages. Copy it into a folder of the site, and import that.",
    );
  });

  test('a file that is not there', async () => {
    expect(await told("import A from '../_partials/a.mdx'\n\n<A/>")).toMatchInlineSnapshot(
      `"1:1 error: There is no file site/content/zh-Hans/_partials/a.mdx. Correct the path of the import of A."`,
    );
  });

  test('a file outside of the site', async () => {
    expect(await told("import A from '@site/../README.md'\n\n<A/>")).toContain(
      "1:1 error: README.md is outside of the site's folder: such files never appear on pages. Copy it into a folder of the site, and import that.",
    );
  });

  test('an import of anything else, and no blank line below it', async () => {
    expect(await told("import A from 'lodash'\n\nimport B from './b.mdx'\ntext")).toMatchInlineSnapshot(`
      "1:1 error: A cannot be imported from "lodash". Only Markdown partials and pictures can be imported; components and constants of the site need no import.
      3:1 error: There is no file site/content/zh-Hans/v3/b.mdx. Correct the path of the import of B.
      4:1 error: Only imports of partials and \`export const name = literal\` are allowed here. If this is text, begin it with another word than "import" or "export"."
    `);
  });

  test('code, styles and what a partial does not have; told at the import, and not again where they are used', async () => {
    const context = contextWithPartials({ 'site/content/zh-Hans/v3/_p.mdx': '## P' });
    const imports = [
      "import React from 'react'",
      "import Mark from '@site/src/components/Mark'",
      "import styles from './page.module.css'",
      "import P, { toc as more, metadata } from './_p.mdx'",
    ];
    expect(await told(`${imports.join('\n')}\n\n<Mark>x</Mark>\n\n<P />\n\n<TOCInline toc={more} />`, context)).toMatchInlineSnapshot(`
      "2:1 error: Mark cannot be imported from "@site/src/components/Mark". Pages do not run code. Put its content into a partial (.mdx) and import that, or write it on the page: export const Mark = ({ children }) => <span>{children}</span>
      3:1 error: styles cannot be imported from "./page.module.css". Remove it, and write style={{ … }} instead of its classes.
      4:1 error: metadata cannot be imported from "./_p.mdx". A partial only exports itself (import Name from "…") and its toc."
    `);
  });

  test('content for a partial', async () => {
    const context = contextWithPartials({ 'site/content/zh-Hans/v3/_p.mdx': 'x' });
    expect(await told("import P from './_p.mdx'\n\n<P>text</P>", context)).toMatchInlineSnapshot(
      `"3:1 error: <P> is a partial that does not show the content of its tag. Write {props.children} in the partial where the content belongs, or use attributes."`,
    );
  });

  test('a fault in a partial is told there', async () => {
    const context = contextWithPartials({ 'site/content/zh-Hans/v3/_p.mdx': '---\nx: 1\n---\n\n<Foo/>' });
    expect(await told("import P from './_p.mdx'\n\n<P/>", context)).toMatchInlineSnapshot(
      `"site/content/zh-Hans/v3/_p.mdx:5:1 error: There is no component <Foo>. The components are Admonition, Anchor, Card, CardGrid, CodeBlock, Details, DocCardList, Link, Mermaid, Popup, Steps, TabItem, Tabs, ThemedImage, TOCInline, Translate, Marked, When, Parts; partials must be imported."`,
    );
  });

  test('partials in partials in partials', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `site/content/zh-Hans/v3/_p${index}.mdx`);
    const partials = Object.fromEntries(names.map((name, index) => [name, `import P from './_p${index + 1}.mdx'\n\n<P/>\n`]));
    const context = contextWithPartials({ ...partials, 'site/content/zh-Hans/v3/_p12.mdx': 'x' });
    expect(await told("import P from './_p0.mdx'\n\n<P/>\n", context)).toMatch(
      /: More than 10 partials are in each other: a\.mdx → .* → _p10\.mdx\./,
    );
  });

  test('partials that include each other', async () => {
    const context = contextWithPartials({
      'site/content/zh-Hans/v3/_a.mdx': "import B from './_b.mdx'\n\n<B/>",
      'site/content/zh-Hans/v3/_b.mdx': "import A from './_a.mdx'\n\n<A/>",
    });
    expect(await told("import A from './_a.mdx'\n\n<A/>", context)).toMatchInlineSnapshot(
      `"site/content/zh-Hans/v3/_b.mdx:3:1 error: The partials include each other: _a.mdx → _b.mdx → _a.mdx. Remove one of the imports."`,
    );
  });
});
