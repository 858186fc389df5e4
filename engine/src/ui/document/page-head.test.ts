import { describe, expect, it } from 'vitest';
import { examplePage, exampleSite } from '../testing/example.ts';
import { documentTitle, pageHead } from './page-head.ts';

const print = (page = examplePage) =>
  pageHead(exampleSite, page).map(({ tag, attributes }) => [tag, ...Object.values(attributes)].join(' '));

describe('the head of a page', () => {
  it('names the page, then the site', () => {
    expect(documentTitle(exampleSite, examplePage)).toBe('推送指南 | 开发者文档');
    expect(documentTitle(exampleSite, { ...examplePage, title: '开发者文档' })).toBe('开发者文档 - 开发者服务');
  });

  it('names the address that counts, and the same page in the other languages', () => {
    expect(print()).toEqual(
      expect.arrayContaining([
        'link canonical https://docs.example/sdk/push/guide/',
        'link alternate zh-Hans https://docs.example/sdk/push/guide/',
        'link alternate en https://docs.example/en/sdk/push/guide/',
        'link alternate x-default https://docs.example/sdk/push/guide/',
        'link alternate text/markdown /sdk/push/guide/index.md',
      ]),
    );
  });

  it('names the feeds of changes of the version', () => {
    const feeds = (page = examplePage) => print(page).filter((tag) => tag.includes('changes'));
    expect(feeds()).toEqual([]);
    expect(feeds({ ...examplePage, changes: { href: '/changes/', last: [] } })).toEqual([
      'link alternate application/atom+xml /changes.atom',
      'link alternate application/feed+json /changes.json',
    ]);
  });

  it('stands for no address where there is no page', () => {
    const missing = print({ ...examplePage, kind: 'notFound', noindex: true });
    expect(missing.filter((tag) => /canonical|og:url|alternate zh/.test(tag))).toEqual([]);
  });

  it('leaves out a language that has another page in its place', () => {
    const locales = examplePage.locales.map((alternate) => ({
      ...alternate,
      ...(alternate.name !== 'zh-Hans' && { isNear: true as const }),
    }));
    expect(print({ ...examplePage, locales }).filter((tag) => tag.includes('alternate en'))).toEqual([]);
  });

  it('keeps search engines out where it is told to', () => {
    expect(print()).not.toContain('meta robots noindex, follow');
    expect(print({ ...examplePage, noindex: true })).toContain('meta robots noindex, follow');
  });

  it('takes what the author has put there', () => {
    expect(print({ ...examplePage, head: [{ tag: 'meta', attributes: { name: 'author', content: 'x' } }] })).toContain('meta author x');
  });
});
