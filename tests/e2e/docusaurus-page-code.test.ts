import { expect, it } from 'vitest';
import { buildProject } from '../support/build-project.ts';

const PART = 'export const Part = ({ children }) => <b>{children}</b>;\n\nA <Part>part</Part>.\n';

/** Pages that define components and values themselves, as authors write them. */
const PAGES = {
  'closely.mdx': 'Words\nexport const X = () => <b>one</b>;\n\n<X />\n\nexport function Y() { return <i>two</i> };\n<Y />\n',
  'indented.mdx': '  export const X = () => <b>one</b>;\n\n- <X />\n',
  'note.mdx':
    ':::note\n\nimport Part from "./_part.mdx";\n\nexport const X = () => {\n\n  return <b>one</b>;\n};\n\n<Part />\n\n<X />\n\n:::\n',
  'code.mdx': '```jsx\nexport const X = () => <b>one</b>;\n```\n\n<pre>{`\nimport shown from "./shown";\n`}</pre>\n',
  'prose.mdx': 'export the *data* first.\n\nimport it from the console.\n',
  'order.mdx':
    'export const Y = () => <i><X /></i>;\nexport const X = () => <b>one</b>, z = 2;\n\n<Y />\n\n{z}\n\nexport { X as Z };\n\nexport class C extends React.Component { render() { return <u>three</u>; } }\n\n<C />\n',
  'values.mdx': `---
title: Values
level: 3
---

export const Bag = (props) => <b {...props}>{[1, 2].map((n) => <i key={n}>{n < 2 ? 'few' : 'many'}</i>)}</b>;

<Bag title="t" />

{2 + 3} {new Date(0).getUTCFullYear()} {frontMatter.level}

<div {...{ title: 'spread' }} id={'i' + 1}>d</div>

{(() => {
  const words = 'made here';
  return <u>{words}</u>;
})()}

<ul>
  {[3, 4].map((n) => <li key={n}>{n * 2}</li>)}
  {['a', ''].filter(Boolean).map((name) => (
    <li key={name}>{name.toUpperCase()}</li>
  ))}
</ul>
`,
  'layout.mdx': 'export default ({ children }) => <main>{children}</main>;\n\nWords.\n\nexport const X = () => <b>one</b>;\n\n<X />\n',
  'open.mdx':
    'export const X = () => {\n  return <b>one</b>;\n\n## After\n\nexport const Y = () => {\n  const a = ;\n\n  return <b>{a}</b>;\n};\n\nexport const Z = () => <i>three</i>;\n\n<X />\n\n<Z />\n',
  'fault.mdx':
    '\n\nexport const X = () => {\n  throw new Error("no luck");\n};\n\nexport const Y = 1;\n\n<X />\n\n{missing.length} {Y.a.b()}\n\nconst Z = () => <b>one</b>\n\n<Z />\n',
};

const project = buildProject({
  'docusaurus.config.js':
    "export default { title: 'Code', url: 'https://code.example', baseUrl: '/', presets: [['classic', { blog: { blogTitle: 'B' } }]] };",
  'package.json': '{ "name": "code" }',
  ...Object.fromEntries(Object.entries(PAGES).map(([name, text]) => [`docs/${name}`, text])),
  'docs/_part.mdx': PART,
  'docs/uses.mdx': "import Part from './_part.mdx';\n\n<Part />\n",
  'blog/2024-01-31-one.mdx': `# One\n\n${PAGES['closely.mdx']}`,
  'src/pages/two.mdx': `# Two\n\n${PAGES['closely.mdx']}`,
});

const articleOf = (path: string): string =>
  /<div id="~content"[^>]*>(.*)<\/div><\/article>/s.exec(project.read(`${path}/index.html`))?.[1]?.replaceAll('\n', '') ?? '';
const toldOf = (page: string): string[] => project.output.split('\n').filter((line) => line.startsWith(`docs/${page}.mdx`));

it.each([
  ['docs/closely', '<p>Words</p><b>one</b><i>two</i>'],
  ['docs/indented', '<ul><li><b>one</b></li></ul>'],
  ['docs/prose', '<p>export the <em>data</em> first.</p><p>import it from the console.</p>'],
  ['docs/order', '<i><b>one</b></i><p>2</p><u>three</u>'],
  ['docs/uses', '<p>A <b>part</b>.</p>'],
  ['blog/2024/01/31/one', '<b>one</b><i>two</i>'],
  ['two', '<b>one</b><i>two</i>'],
])('what a page defines is shown where it is used, and never its source: %s', (path, shown) => {
  expect(articleOf(path)).toContain(shown);
  expect(toldOf(path.replace('docs/', ''))).toEqual([]);
});

it('statements are those of an admonition, too; code that shows some is none', () => {
  expect(articleOf('docs/note')).toMatch(/<p>A <b>part<\/b>\.<\/p><b>one<\/b><\/aside>/);
  expect(toldOf('note')).toEqual([]);
  expect(articleOf('docs/code')).toContain('import shown from "./shown";');
  expect(project.read('docs/code/index.md')).toContain('export const X = () => <b>one</b>;');
  expect(toldOf('code')).toEqual([]);
});

it('any expression shows its value', () => {
  const page = articleOf('docs/values');
  expect(page).toContain('<b title="t"><i>few</i><i>many</i></b>');
  expect(page).toContain('<p>5 1970 3</p>');
  expect(page).toContain('<div title="spread" id="i1">d</div>');
  expect(page).toContain('<u>made here</u>');
  expect(page).toContain('<ul><li>6</li><li>8</li><li>A</li></ul>');
  expect(toldOf('values')).toEqual([]);
});

it('a layout of its own is left out, with a message', () => {
  expect(articleOf('docs/layout')).toBe('<p>Words.</p><b>one</b>');
  expect(toldOf('layout')).toEqual([
    'docs/layout.mdx:1:1  warning  The layout that `export default` gives this page is left out.  →  Write it as a component, and put its tag around the page.',
  ]);
});

it('code that cannot be parsed is left out alone, and named with what is wrong, once', () => {
  const page = articleOf('docs/open');
  expect(page).not.toMatch(/return|const/);
  expect(page).toContain('After');
  expect(page).toContain('&#x3C;X> ');
  expect(page).toContain('<i>three</i>');
  expect(toldOf('open')).toEqual([
    'docs/open.mdx:2:21  warning  The code from line 1 on cannot be parsed here: Unexpected token.  →  It is left out. Docusaurus stops at it, too.',
    'docs/open.mdx:7:13  warning  The code from line 6 on cannot be parsed here: Unexpected token.  →  It is left out. Docusaurus stops at it, too.',
  ]);
});

it('code that fails is left out, with a note for readers and its place for its author', () => {
  const page = articleOf('docs/fault');
  expect(page).toContain('The part &#x3C;X> (docs/fault.mdx:9) cannot be shown here.');
  expect(page).not.toMatch(/missing|Y\.a/);
  expect(toldOf('fault')).toEqual([
    'docs/fault.mdx:9:1  warning  <X> cannot be rendered: no luck (docs/fault.mdx:4).  →  It is left out. Its content is shown, or a note that it is missing.',
    'docs/fault.mdx:11:1  warning  {missing.length} cannot be shown: missing is not defined.  →  It is left out.',
    expect.stringMatching(/^docs\/fault\.mdx:11:18 {2}warning {2}\{Y\.a\.b\(\)\} cannot be shown: Cannot read .*→ {2}It is left out\.$/),
    'docs/fault.mdx:15:1  warning  There is no component <Z>.  →  Write export const Z, with a blank line above.',
  ]);
});
