// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the expressions are authors' texts
import { describe, expect, test } from 'vitest';
import { compile } from './compile.ts';
import { TEST_CONTEXT } from './testing/test-context.ts';

/** As long as a page can be by mistake: a file pasted twice, a generator gone wild. */
const LENGTH = 100_000;

function fill(part: string, length = LENGTH): string {
  return part.repeat(Math.ceil(length / part.length));
}

function nest(open: string, close: string, depth: number): string {
  return open.repeat(depth) + close.repeat(depth);
}

/** Twelve exports, each made of ten times the last. */
function growing(tenfold: string): string {
  const exports = Array.from({ length: 12 }, (_, at) => `export const a${at + 1} = ${tenfold.replaceAll('a', `a${at}`)}`);
  return `export const a0 = 'xxxxxxxxxx'\n${exports.join('\n')}`.replaceAll('a12', 'a');
}

/** Input that takes a parser the square of its length, or overflows its stack, unless it is bounded. Each compiles in good time. */
const PATHOLOGICAL: readonly (readonly [name: string, source: string])[] = [
  ['marks', fill('*a_ ')],
  ['marks on many lines', fill('**a\n')],
  ['Chinese beside marks', fill('中**，b** \n')],
  ['Chinese beside marks in one line', fill('中**，', 15_000)],
  ['white space within lines', fill(`a${' '.repeat(19_000)}b\n\n- **c${' '.repeat(19_000)}d**\n\n`, 3_000_000)],
  ['open brackets', nest('[', ']', LENGTH / 2)],
  ['links in links', '[a '.repeat(3000) + '](x)'.repeat(3000)],
  ['quotations in quotations', fill('> ')],
  ['lists in lists', Array.from({ length: 400 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
  ['items of a list', fill('- a\n')],
  ['a table with a wide head', `|${fill('a|', 2000)}\n|${fill('-|', 2000)}\n${fill('x\n')}`],
  ['rows of a table', `|a|b|\n|-|-|\n${fill('|1|2|\n')}`],
  ['tags that are open', fill('<b>')],
  [
    'components that multiply each other',
    `${Array.from({ length: 9 }, (_, n) => `export const C${n} = () => <b>${n === 0 ? 'x' : fill(`<C${n - 1} />`, 80)}</b>;`).join('\n')}\n\n<C8 />\n`,
  ],
  ['conditions with markup', `{${fill("BRAND === 'x' ? <b>a</b> : ", 3000)}<b>b</b>}`],
  ['conditions that are never whole', `{${fill('BRAND && (<b> ? : ', 3000)}}`],
  ['lists of lists with markup', `{${fill('[1,2,3,4,5,6,7,8,9].map((a) => ', 600)}<b>{a}</b>${')'.repeat(20)}}`],
  ['tags that are open, on lines of their own', fill('<Tabs>\n\n')],
  ['tags that close nothing', fill('</b>')],
  ['tags that never end', fill('<a ')],
  ['tags that never end, on lines of their own', fill('<a\n')],
  ['comments that are not closed', fill('<!-- \n')],
  ['braces', fill('{a \n')],
  ['brackets in an expression', `{${fill('[')}}`],
  ['brackets in an expression, closed', `{${nest('(', ')', LENGTH / 2)}}`],
  ['brackets in an export', `export const a = ${nest('[', ']', LENGTH / 2)}`],
  ['texts that grow tenfold', `${growing('`${a}${a}${a}${a}${a}${a}${a}${a}${a}${a}`')}\n\n{a}\n`],
  ['sums that grow tenfold', `${growing('a+a+a+a+a+a+a+a+a+a')}\n\n{a}\n`],
  ['joined lists that grow tenfold', `${growing("[a,a,a,a,a,a,a,a,a,a].join('')")}\n\n{a}\n`],
  ['lists that grow tenfold', `${growing('[a,a,a,a,a,a,a,a,a,a]')}\n\n{a}\n`],
  ['constants', fill('{{sdkVersions.taptap.unity}} a\n')],
  ['attributes', `<b ${fill('data-a={1} ')}>a</b>`],
  ['admonitions', fill(':::tip\n')],
  ['colons', fill(':::\n')],
  ['directives', fill(':a[ ')],
  ['footnotes', `[^1]: x\n\n${fill('[^1] \n')}`],
  ['headings', fill('## 同样\n\n')],
  ['a line of code', `\`\`\`js\n${fill('a(b,')}\n\`\`\``],
  ['lines of code', `\`\`\`cpp\n${fill('a<b<c<\n')}\n\`\`\``],
  ['ranges of lines', `\`\`\`js {${fill('1-99999,')}}\na\n\`\`\``],
  [
    'steps of a diagram',
    `\`\`\`mermaid\nflowchart LR\n${Array.from({ length: 3000 }, (_, at) => `A${at} --> A${at + 1}`).join('\n')}\n\`\`\``,
  ],
  ['front matter', `---\n${Array.from({ length: 8000 }, (_, at) => `a${at}: b`).join('\n')}\n---\n`],
  ['front matter that is not closed', `---\n${fill('a: b\n')}`],
  ['aliases in front matter', '---\na: &a [x,x]\nb: &b [*a,*a]\nc: [*b,*b]\n---\n'],
];

describe('what is beyond all measure ends in good time, in .mdx and .md', () => {
  // A test has more than a hundred times what it takes: its limit tells a hang, not a busy machine.
  test.each(PATHOLOGICAL)('%s', async (_, source) => {
    // What is a fault in .mdx may be text in .md.
    for (const file of /[<{]/.test(source) ? ['a.mdx', 'a.md'] : ['a.mdx'])
      await expect(compile(source, file, TEST_CONTEXT)).resolves.toHaveProperty('html');
  });
});

test('a page of ordinary size is never refused for its size', async () => {
  const section = '## 标题\n\n**正文**，见[链接](/a/)。\n\n- 一\n- 二\n\n| a | b |\n|---|---|\n| `x<y>` | 2 |\n\n```js\nf([1]);\n```\n\n';
  const { diagnostics, headings } = await compile(section.repeat(100), 'a.mdx', TEST_CONTEXT);
  expect(diagnostics).toEqual([]);
  expect(headings).toHaveLength(100);
});

test('more than twenty-five constants in a page are all filled in, and its tags stay tags', async () => {
  const source = `${'Version {{sdkVersions.taptap.unity}}.\n\n'.repeat(40)}<Link to="/m/">menu</Link>`;
  const { html, diagnostics } = await compile(source, 'a.mdx', TEST_CONTEXT);
  expect(diagnostics).toEqual([]);
  expect(html.match(/Version 3\.29\.1\./g)).toHaveLength(40);
  expect(html).toContain('>menu</a>');
});

/** What is Markdown or HTML, but stops the parser of MDX. */
const REPAIRED: readonly (readonly [part: string, files: readonly string[]])[] = [
  ['- <https://a.example/b>\n', ['a.mdx', 'a.md']],
  ['<!-- note -->\n\n`a <!-- b -->`\n\n', ['a.mdx', 'a.md']],
  ['Text <!-- note --> {BRAND} and *more*.\n\n', ['a.mdx', 'a.md']],
  ['| a<br>b | `c<br>` | <img src="/a.png" alt="a"> |\n', ['a.md']],
];

test.each(REPAIRED)('a page with hundreds of %j keeps its tags', async (part, files) => {
  for (const file of files) {
    const table = part.startsWith('|') ? '| a | b | c |\n|---|---|---|\n' : '';
    const { html, diagnostics } = await compile(`<Link to="/m/">menu</Link>\n\n${table}${part.repeat(400)}`, file, TEST_CONTEXT);
    expect(diagnostics).toEqual([]);
    expect(html).toContain('>menu</a>');
    expect(html).not.toContain('note');
    expect(html.split('</code>')).toHaveLength(part.includes('`') ? 401 : 1);
  }
});
