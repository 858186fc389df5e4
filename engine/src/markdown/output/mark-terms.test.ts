import { expect, it } from 'vitest';
import { compile } from '../compile.ts';
import { TEST_CONTEXT } from '../testing/test-context.ts';

const terms = [
  { name: 'Key', to: '/start/#keys', file: 'site.config.ts' },
  { name: 'Master Key', to: '/start/#keys', file: 'site.config.ts' },
  { name: '云函数', to: '/functions/', file: 'site.config.ts' },
];
const htmlOf = async (source: string, file = 'docs/page.mdx') => (await compile(source, file, { ...TEST_CONTEXT, terms })).html;
const linksIn = (html: string): string[] => [...html.matchAll(/<a class="term"[^>]*>(.*?)<\/a>/g)].map(([, text = '']) => text);

it('links the first occurrence of each term to where it is explained, the longest where several fit', async () => {
  expect(linksIn(await htmlOf('A Master Key is a Key. Another Key calls 一个云函数.\n'))).toEqual(['Master Key', 'Key', '云函数']);
});

it('leaves headings, links, samples and longer words alone, and takes code that is nothing but a term', async () => {
  const source = '## Key\n\n[Key](https://a.example) Keys KeyPair `Key = 1`\n\n```js\nKey\n```\n';
  expect(linksIn(await htmlOf(source))).toEqual([]);
  expect(linksIn(await htmlOf('The `Key` and the Key.\n'))).toEqual(['<code>Key</code>']);
});

it('marks a term that the home page explains', async () => {
  const home = [{ name: 'Key', to: '/#keys', file: 'site.config.ts' }];
  expect(linksIn((await compile('A Key.\n', 'docs/page.mdx', { ...TEST_CONTEXT, terms: home })).html)).toEqual(['Key']);
});

it('has no link on the page that explains a term, and none in its Markdown', async () => {
  expect(linksIn(await htmlOf('A Key and a 云函数.\n', 'docs/functions.mdx'))).toEqual(['Key']);
  expect((await compile('A Key.\n', 'docs/page.mdx', { ...TEST_CONTEXT, terms })).markdown.trim()).toBe('A Key.');
});

it('marks as many terms on a page that explains some itself', async () => {
  const many = Array.from('ABCDEFGHIJKL', (letter, index) => ({
    name: `Term${letter}`,
    to: index < 4 ? '/page/' : '/other/',
    file: 'site.config.ts',
  }));
  const { html } = await compile(many.map(({ name }) => name).join(', '), 'docs/page.mdx', { ...TEST_CONTEXT, terms: many });
  expect(linksIn(html)).toEqual(Array.from('EFGHIJKL', (letter) => `Term${letter}`));
});
