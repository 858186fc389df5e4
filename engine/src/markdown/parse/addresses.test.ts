import { expect, test } from 'vitest';
import { compile } from '../compile.ts';
import { TEST_CONTEXT } from '../testing/test-context.ts';

const compiled = (source: string) => compile(source, 'a.mdx', TEST_CONTEXT);

test.each([
  'https://a.example/_foo_/',
  'https://a.example/?q=*&r=*',
  'https://a.example/~~old~~/`a`/{id}',
  'https://me@host.example/@me',
  'mailto:a_b_c@host.example',
])('an address in angle brackets is a whole link, whatever marks it has: %s', async (address) => {
  const { html, links, diagnostics } = await compiled(`See <${address}>, **<${address}>**后.\n`);
  const words = address.replace('mailto:', '');
  expect(diagnostics).toEqual([]);
  expect(links.map((link) => link.target)).toEqual([address, address]);
  expect(html.replaceAll('&#x26;', '&').split(`>${words}</a>`)).toHaveLength(3);
  expect(html).toContain('</strong>后');
});

test.each([
  ['`<https://a.example>`', '<code>&#x3C;https://a.example></code>'],
  ['\\<https://a.example', '&#x3C;<a'],
  ['[x](<https://a.example/b>)', '>x</a>'],
  ['[x]\n\n[x]: <https://a.example/b>', '>x</a>'],
  ['[in <https://a.example/_b_> text](/c/)', '>in https://a.example/_b_ text</a>'],
  ['<Popup content="<me@a.example>">x</Popup>', '&#x3C;me@a.example>'],
  ['```text\n<https://a.example>\n```', '&lt;https://a.example&gt;'],
])('brackets that belong to something else stay: %s', async (source, expected) => {
  const { html, diagnostics } = await compiled(source);
  expect(diagnostics).toEqual([]);
  expect(html).toContain(expected);
});
