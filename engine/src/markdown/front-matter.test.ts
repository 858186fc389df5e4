import { expect, test } from 'vitest';
import { parseFrontMatter } from './front-matter.ts';

const FILE = 'site/content/en/v3/a.mdx';

/** The diagnostics as a terminal would show them. */
function told(source: string): string[] {
  return parseFrontMatter(source, FILE).diagnostics.map((d) =>
    `${d.severity} ${d.line}:${d.column} ${d.message} ${d.suggestion ?? ''}`.trim(),
  );
}

test('reads the fields and tells where the text begins', () => {
  const source = '---\ntitle: 排行榜\nsidebar_position: 4.5\nslug: /sdk\n---\n\nText';
  const { frontMatter, bodyOffset, diagnostics } = parseFrontMatter(source, FILE);
  expect(frontMatter).toEqual({ title: '排行榜', sidebar_position: 4.5, slug: '/sdk' });
  expect(source.slice(bodyOffset)).toBe('\nText');
  expect(diagnostics).toEqual([]);
});

test('a file without front matter is all text', () => {
  expect(parseFrontMatter('# Title\n', FILE)).toMatchObject({ frontMatter: {}, bodyOffset: 0, diagnostics: [] });
  expect(parseFrontMatter('', FILE)).toMatchObject({ frontMatter: {}, bodyOffset: 0 });
});

test('an empty block and Windows line ends are front matter too', () => {
  expect(parseFrontMatter('---\n---\ntext', FILE)).toMatchObject({ frontMatter: {}, bodyOffset: 8 });
  expect(parseFrontMatter('---\r\ntitle: A\r\n---\r\ntext', FILE)).toMatchObject({ frontMatter: { title: 'A' }, bodyOffset: 20 });
});

test('a number in a text field is text, and one string is a list of keywords', () => {
  expect(parseFrontMatter('---\ntitle: 3.5\nkeywords: 登录，login, 登陆\n---\n', FILE).frontMatter).toEqual({
    title: '3.5',
    keywords: ['登录', 'login', '登陆'],
  });
});

test('a number as text is what its author wrote, and a text over several lines is one', () => {
  const source =
    '---\ntitle: 1.10\nsidebar_label: 3.0\ntags: [2.0, 0x10]\nsidebar_position: +1.50\ndescription: >\n  One\n  two\n\n  three\n---\n';
  expect(parseFrontMatter(source, FILE)).toMatchObject({
    frontMatter: { title: '1.10', sidebar_label: '3.0', tags: ['2.0', '0x10'], sidebar_position: 1.5, description: 'One two three' },
    diagnostics: [],
  });
});

test('as in Docusaurus, numbers and true or false may stand in quotes, and dates in any order that is clear', () => {
  const source = '---\ndraft: "false"\nsidebar_position: "2"\ntoc_max_heading_level: "4"\nlast_update: { date: 2026/1/31 }\n---\n';
  expect(parseFrontMatter(source, FILE)).toMatchObject({
    frontMatter: { draft: false, sidebar_position: 2, toc_max_heading_level: 4, last_update: { date: '2026-01-31' } },
    diagnostics: [],
  });
});

test('null means "none" where a field allows it', () => {
  expect(parseFrontMatter('---\ndisplayed_sidebar: null\n---\n', FILE).frontMatter).toEqual({ displayed_sidebar: null });
});

test('a wrong field is told with its place, and the others stay', () => {
  const source = '---\ntitle: A\nsidebar_position: second\ntoc:\n  - { value: X, id: x, level: 9 }\n---\n';
  expect(parseFrontMatter(source, FILE).frontMatter).toEqual({ title: 'A' });
  expect(told(source)).toMatchInlineSnapshot(`
    [
      "error 3:1 Front matter field "sidebar_position": must be a number: 2, or 1.5",
      "error 4:1 Front matter field "toc.0.level": must be a heading level from 2 to 6",
    ]
  `);
});

test('an unknown field names the one that is like it', () => {
  expect(told('---\nsidebar_lable: A\n---\n')).toMatchInlineSnapshot(`
    [
      "warning 2:1 Unknown front matter field "sidebar_lable". Did you mean "sidebar_label"?",
    ]
  `);
});

test('broken YAML and an unclosed block are errors, not exceptions', () => {
  expect(told('---\ntitle: "A\n---\n')).toMatchInlineSnapshot(`
    [
      "error 3:1 The front matter is not valid YAML: Missing closing "quote. Close the quote.",
    ]
  `);
  expect(told('---\n- a\n---\n')).toMatchInlineSnapshot(`
    [
      "error 2:1 The front matter is not a list of fields. Write one \`name: value\` per line.",
    ]
  `);
  expect(told('---\ntitle: A\n\nText')).toMatchInlineSnapshot(`
    [
      "error 1:1 The front matter is not closed. End it with a line of its own: ---",
    ]
  `);
});

test('an unclosed block that begins with a comment is no heading', () => {
  const unclosed = ['error 1:1 The front matter is not closed. End it with a line of its own: ---'];
  expect(told('---\n# For the sidebar\nsidebar_label: A\n\nText')).toEqual(unclosed);
  expect(told('\uFEFF---\ntitle: A\n\nText')).toEqual(unclosed);
  expect(told('---\n# Advice\nTip: read\n\nText')).toEqual([]);
});

test('an address on another site is no slug', () => {
  const other = 'error 2:1 Front matter field "slug": must be a path of this site: /sdk/start/';
  expect(told('---\nslug: https://www.example.com/a/\n---\n')).toEqual([other]);
  expect(told('---\nslug: //www.example.com/a/\n---\n')).toEqual([other]);
  expect(told('---\nslug: /a:b/\n---\n')).toEqual([]);
});

test('front matter that something stands above', () => {
  expect(told('\n---\ntitle: A\n---\n\nText')).toEqual([
    'error 1:1 The front matter does not begin in the first line. Remove what is above its ---',
  ]);
  expect(told('\n---\n\nText: a\n\n---\n')).toEqual([]);
});

test('aliases cannot blow a small file up', () => {
  expect(told('---\ntags: &a [x, x]\nkeywords: [*a, *a]\n---\n')).toMatchInlineSnapshot(`
    [
      "error 2:1 The front matter cannot be read: Alias resolution is disabled.",
    ]
  `);
});
