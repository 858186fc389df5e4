import { expect, it } from 'vitest';
import type { SidebarItem, SidebarLine } from '../model/sidebar.ts';
import { partSidebar } from './sidebar-part.ts';

const pages = (start: string, count: number): SidebarItem[] =>
  Array.from({ length: count }, (_, index) => ({ type: 'link', label: `${index}`, href: `${start}${index}/` }));

const category = (key: string, items: SidebarItem[], shows?: 'open'): SidebarItem => ({
  ...{ type: 'category', key, label: key, ...(shows ? { shows } : {}) },
  items,
});

const hrefs = (lines: readonly SidebarLine[]): string[] =>
  lines.flatMap((line) => {
    if (line.type === 'category') return [line.key, ...(line.items ? hrefs(line.items) : [`(${line.entry})`])];
    return line.type === 'caption' ? [] : [line.type === 'more' ? `${line.count} more: ${line.href}` : line.href];
  });

it('opens the categories above the page, and leaves the first address of closed ones', () => {
  const part = partSidebar([category('a', pages('/a/', 2)), category('b', pages('/b/', 1)), category('c', pages('/c/', 1), 'open')]);
  expect(hrefs(part(['a'], '/a/1/'))).toEqual(['a', '/a/0/', '/a/1/', 'b', '(/b/0/)', 'c', '/c/0/']);
});

it('shows of a long list what is around the page, with links to the rest', () => {
  const part = partSidebar([category('a', pages('/a/', 1000))]);
  const around = hrefs(part(['a'], '/a/520/'));
  expect(around).toEqual([
    'a',
    '450 more: /a/449/',
    ...pages('/a/', 600)
      .slice(450)
      .flatMap((item) => hrefs([item])),
    '400 more: /a/600/',
  ]);
  const atStart = hrefs(part(['a'], '/a/0/'));
  expect([atStart.length, atStart[1], atStart.at(-1)]).toEqual([152, '/a/0/', '850 more: /a/150/']);
  const atEnd = hrefs(part(['a'], '/a/999/'));
  expect([atEnd[1], atEnd.at(-1)]).toEqual(['900 more: /a/899/', '/a/999/']);
});

it('follows its links through all pages', () => {
  const part = partSidebar(pages('/', 701));
  const seen = new Set<string>();
  let next: string | undefined = '/0/';
  while (next !== undefined) {
    const lines: readonly SidebarLine[] = part([], next);
    for (const line of lines) if (line.type === 'link') seen.add(line.href);
    const last = lines.at(-1);
    next = last?.type === 'more' ? last.href : undefined;
  }
  expect(seen.size).toBe(701);
});

it('keeps the way to a page in each of several long lists, and whole lists where they are short', () => {
  const folders = Array.from({ length: 300 }, (_, index) => category(`${index}`, pages(`/${index}/`, 10)));
  const lines = hrefs(partSidebar(folders)(['250'], '/250/3/'));
  expect(lines).toContain('/250/3/');
  expect(lines.filter((line) => line.startsWith('/250/'))).toHaveLength(10);
  expect(lines[0]).toBe('200 more: /199/0/');
});

it('gives pages next to each other the same part, in time that grows with their number alone', () => {
  const part = partSidebar(pages('/', 100_000));
  const parts = new Set(pages('/', 100_000).map((item) => part([], item.type === 'link' ? item.href : '')));
  expect(parts.size).toBe(2000);
});
