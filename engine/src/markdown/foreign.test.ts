import { expect, it } from 'vitest';
import { compile } from './compile.ts';
import type { CompileContext, CompiledPage } from './compiled.ts';
import { htmlOf, TEST_CONTEXT } from './testing/test-context.ts';

/** A page of a Docusaurus project. */
const CONTEXT: CompileContext = {
  ...TEST_CONTEXT,
  locale: 'en',
  constants: {},
  dialect: { format: 'detect', math: true, readable: [] },
};
const compileForeign = (source: string, file = 'site/docs/a.mdx'): Promise<CompiledPage> => compile(source, file, CONTEXT);

it('formulas are MathML, without scripts and styles; dollars elsewhere are dollars', async () => {
  const page = await compileForeign('Let $x_{i}^2$ be `$a$`, for $5 and $6.\n\n$$\n\\frac{1}{2}\n$$\n\n```sh\necho $A$B\n```\n');
  const html = htmlOf(page);
  expect(page.diagnostics).toEqual([]);
  expect(html).toContain('<span class="formula"><span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML">');
  expect(html).toContain('display="block"');
  expect(html).toContain('<mfrac>');
  expect(html).toContain('<code>$a$</code>, for $5 and $6.');
  expect(html).not.toContain(' style=');
  expect(page.markdown).toContain('Let $x_{i}^2$ be');
  expect(page.markdown).toContain('$$\\frac{1}{2}$$');
});

it('a line of a formula may begin with a minus, and a list after it is a list', async () => {
  const page = await compileForeign('It is $y = \\begin{cases} x \\\\\n-x\n= 1\n\\end{cases}$ here\n- one costs $5\n- two cost $9\n');
  expect(page.diagnostics).toEqual([]);
  expect(htmlOf(page)).toMatch(/<math[\s\S]*<\/math>[\s\S]*<li>one costs \$5[\s\S]*<li>two cost \$9/);
});

it('a formula that cannot be read stays as it is', async () => {
  const page = await compileForeign('See $\\frac{1$ here.\n');
  expect(htmlOf(page)).toContain('<code>$\\frac{1$</code>');
  expect(page.diagnostics.map(({ code, line }) => [code, line])).toEqual([['formula', 1]]);
  const unknown = await compileForeign('See $\\own{1}$ here.\n');
  expect(unknown.diagnostics.map(({ message }) => message)).toEqual(['KaTeX does not know \\own: this formula is shown as it is written.']);
});

it('a summary in the line of its details, as in HTML, is one; big tables with an attribute in each line are tables', async () => {
  const cells = Array.from(
    { length: 150 },
    (_, index) => `    <tr>\n      <td\n        width="20"\n      >\n        cell ${index}\n      </td>\n    </tr>`,
  );
  const source = `- item\n\n<details><summary>Fields</summary>\n\n<table>\n  <tbody>\n${cells.join('\n')}\n  </tbody>\n</table>\n\n</details>\n`;
  const page = await compileForeign(source, 'site/docs/a.md');
  expect(page.diagnostics).toEqual([]);
  expect(htmlOf(page)).toMatch(/<details[^>]*><summary>Fields<\/summary>[\s\S]*cell 149[\s\S]*<\/table>[\s\S]*<\/details>/);
});

it('files that are plain Markdown keep their indented code and braces', async () => {
  const command = ['echo "$', '{fpath[1]}/_helm"'].join('');
  const page = await compileForeign(`Run\n\n    ${command}\n\nand {this}.\n`, 'site/docs/a.md');
  const html = htmlOf(page);
  expect(page.diagnostics).toEqual([]);
  expect(html).toContain(command);
  expect(html).toContain('<figure class="code"');
  expect(html).toContain('and {this}.');
  expect(htmlOf(await compileForeign('A \\{b}, \\\\{c}, `\\{d}`.\n', 'site/docs/a.md'))).toBe('<p>A {b}, \\{c}, <code>\\{d}</code>.</p>');
});

it.each([
  ['sentences', 'import a file.\n\nexport it again.\n', '<p>import a file.</p><p>export it again.</p>'],
  ['statements', 'import a from "b"\n\nexport const a = 1\n', '<p>import a from "b"</p><p>export const a = 1</p>'],
  ['a fence that is code by its indentation', '    ```js\n    a\n    ```\n', '<pre>```js\na\n```</pre>'],
  ['code at the beginning of an item', '1.     a\n\n   b\n', '<ol>\n<li>\n<pre>a</pre>\n<p>b</p>\n</li>\n</ol>'],
  ['code that quotes', '    > a\n    > b\n', '<pre>> a\n> b</pre>'],
  ['code before a line', '    # a\n---\n', '<pre># a</pre><hr>'],
  ['preformatted text', '<pre>\na &lt;b&gt;\n  *c* {d}\n\n\te\n</pre>\n', '<pre>a <b>\n  *c* {d}\n\n\te</pre>'],
  ['a highlighted part of it', '<pre>a <b>b</b></pre>\n', '<pre>a <b>b</b></pre>'],
])('plain Markdown keeps %s', async (_name, source, expected) => {
  const { html, diagnostics } = await compileForeign(source, 'site/docs/a.md');
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const plain = html.replace(
    /<figure.*?<code>(.*?)<\/code><\/pre><\/figure>/gs,
    (_, code: string) => `<pre>${code.replace(/<\/?span.*?>/g, '')}</pre>`,
  );
  expect(plain.replaceAll('&lt;', '<').replaceAll('&gt;', '>')).toBe(expected);
});

it.each([
  ['an unknown expression', 'It is {frontMatter.name} here.', 'It is {frontMatter.name} here.'],
  ['an escaped id of a heading', '## Over view \\{#over}', '<h2 id="over">Over view<'],
  ['a template in text', 'It is {{ name }} and `{{name}}`.', '<code>{{name}}</code>'],
  ['a diagram of another kind', '```mermaid\ngantt\n  title Plan\n```', 'title Plan'],
  ['a frame', '<iframe src="https://sandbox.example/demo" title="A sandbox"/>', 'href="https://sandbox.example/demo"'],
  ['a component with code', "import Chart from '@site/src/Chart';\n\n<Chart/>", 'The part &#x3C;Chart> cannot be shown here.'],
  ['the content of such a component', "import Box from '@site/src/Box';\n\n<Box>\n\nInside\n\n</Box>", '<p>Inside</p>'],
])('%s leaves what it can', async (_name, source, expected) => {
  expect(htmlOf(await compileForeign(`${source}\n`))).toContain(expected);
});

it('a partial that is not there beside pages elsewhere is told as such', async () => {
  const dialect = { format: 'mdx', math: false, readable: ['docs'] } as const;
  const page = await compile("import Made from './made/index.md'\n\n<Made/>\n", 'docs/a.mdx', { ...CONTEXT, dialect });
  expect(page.diagnostics.map(({ message, suggestion }) => `${message} ${suggestion}`)).toEqual([
    'There is no file docs/made/index.md. Correct the path of the import of Made.',
  ]);
});

it('what the parser says of an expression has the characters of its author', async () => {
  const page = await compileForeign('<>\n  {props.on && <div>\n\n```sh\nnpm\n\n> a\n\n#  #\n```\n\n  </div>}\n</>\n');
  expect(page.diagnostics.length).toBeGreaterThan(0);
  expect(page.diagnostics.map(({ message }) => message).join('\n')).not.toMatch(/[\uFDD0-\uFDEF]/);
});

it('a frame that may be shown keeps what limits it', async () => {
  const source = '<iframe src="/demo/" title="Demo" sandbox="allow-scripts" referrerPolicy="no-referrer"/>';
  const page = await compileForeign(source);
  expect(page.diagnostics.filter(({ message }) => message.includes('has no attribute'))).toEqual([]);
  expect(htmlOf(page)).toMatch(/<iframe[^>]* sandbox="allow-scripts" referrerpolicy="no-referrer"/);
});

it.each([
  ['in lines of their own', '<CodeBlock language="sh">\n  run --on {at.name}\n</CodeBlock>'],
  ['in one line', '<CodeBlock language="sh">run --on {at.name}</CodeBlock>'],
])('code has the values of expressions among its words, %s', async (_, source) => {
  const page = await compileForeign(`export const at = { name: 'production' };\n\n${source}\n`);
  expect(page.diagnostics).toEqual([]);
  expect(page.markdown).toContain('```bash\nrun --on production\n```');
});

it('an imported file is plain Markdown if its name says so, whoever imports it', async () => {
  const partials: Readonly<Record<string, string>> = {
    'site/docs/_plain.md': 'Sign in with {provider}.\n',
    'site/docs/_code.mdx': "It is {'code'}.\n",
  };
  const source = "import Plain from './_plain.md'\nimport Code from './_code.mdx'\n\n<Plain/>\n\n<Code/>\n";
  const page = await compile(source, 'site/docs/a.mdx', { ...CONTEXT, readPartial: (file) => partials[file] });
  expect(page.diagnostics).toEqual([]);
  expect(htmlOf(page)).toContain('Sign in with {provider}.');
  expect(htmlOf(page)).toContain('It is code.');
});

it('fences that hide MDX may be in each other', async () => {
  const inner = '```mdx-code-block\n<Details summary="Inner">\n```\n\nWords\n\n```mdx-code-block\n</Details>\n```\n';
  const page = await compileForeign(`\`\`\`\`mdx-code-block\n<div>\n\n${inner}\n</div>\n\`\`\`\`\n`);
  expect(page.diagnostics).toEqual([]);
  expect(page.markdown).not.toContain('mdx-code-block');
  expect(page.markdown).toContain('Words');
});
