import { describe, expect, it } from 'vitest';
import { splitNumberPrefix } from '../model/number-prefix.ts';
import { placeFile } from './route.ts';

describe('number prefixes', () => {
  it.each([
    ['01-start', 'start', 1],
    ['2. faq', 'faq', 2],
    ['3_guide', 'guide', 3],
    ['start', 'start', undefined],
    ['2021-11-notes', '2021-11-notes', undefined],
    ['7.0-notes', '7.0-notes', undefined],
  ])('%s is %s', (segment, name, position) => {
    expect(splitNumberPrefix(segment)).toEqual({ name, position });
  });
});

describe('the place of a file', () => {
  it.each([
    ['sdk/guide.mdx', {}, 'sdk/guide', '/sdk/guide/'],
    ['01-sdk/03-get-ready.md', {}, 'sdk/get-ready', '/sdk/get-ready/'],
    ['sdk/index.mdx', {}, 'sdk/index', '/sdk/'],
    ['sdk/README.md', {}, 'sdk/README', '/sdk/'],
    ['sdk/im/im.mdx', {}, 'sdk/im/im', '/sdk/im/'],
    ['sdk/guide.mdx', { id: 'quickstart' }, 'sdk/quickstart', '/sdk/quickstart/'],
    ['sdk/guide.mdx', { slug: '/start' }, 'sdk/guide', '/start/'],
    ['sdk/guide.mdx', { slug: 'first' }, 'sdk/guide', '/sdk/first/'],
    ['sdk/guide.mdx', { slug: '../first' }, 'sdk/guide', '/first/'],
    ['sdk/guide.mdx', { slug: '/' }, 'sdk/guide', '/'],
    ['sdk/guide.mdx', { slug: '/../../etc' }, 'sdk/guide', '/etc/'],
    ['sdk/guide.mdx', { slug: '/%E4%B8%AD//a' }, 'sdk/guide', '/中/a/'],
    ['sdk/guide.mdx', { slug: '/a/index.html' }, 'sdk/guide', '/a/'],
    ['sdk/C#.mdx', {}, 'sdk/C#', '/sdk/C#/'],
  ])('%s with %o is %s at %s', (path, frontMatter, id, route) => {
    expect(placeFile(path, frontMatter)).toMatchObject({ id, route });
  });
});
