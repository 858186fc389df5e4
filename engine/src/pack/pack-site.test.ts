import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { build, start } from '../../../tests/support/build-small-site.ts';
import { readPdf } from '../../../tests/support/read-pdf.ts';
import { findBrowser } from './book/print.ts';
import { packSite, renewPacks } from './pack-site.ts';
import { type PackedFile, readPacks } from './record.ts';

it('a link to a place whose name cannot be decoded leads to its page, in a book too', async () => {
  const files = { 'content/zh-Hans/v3/sdk/a.mdx': '---\ntitle: 甲\n---\n\n[半](/sdk/start/#%E4%B8) [此处](#%E4%B8)\n' };
  using site = await build(files, { content: { brokenAnchors: 'ignore' } });
  const to = join(dirname(site.path('.')), 'packs');
  await packSite({ dist: site.path('.'), to, kinds: ['epub'], locale: 'zh-Hans', onPacked: () => undefined });
  const book = unzipSync(readFileSync(join(to, 'docs-zh-Hans-v3.epub')));
  const chapters = Object.entries(book).filter(([path]) => /page-\d+\.xhtml$/.test(path));
  expect(chapters.map(([, content]) => strFromU8(content)).join('')).toMatch(/<a [^>]*href="page-\d+\.xhtml">半<\/a>/);
});

it('a pack is as old as the latest change of its pages', async () => {
  const page = (date: string): string => start.replace('\n---', `\nlast_update: { date: ${date} }\n---`);
  const folder = 'content/zh-Hans/v3/sdk/';
  using site = await build({ [`${folder}a.mdx`]: page('2026-01-31'), [`${folder}b.mdx`]: page('2026-02-01'), [`${folder}c.mdx`]: start });
  const to = join(dirname(site.path('.')), 'packs');
  const packed: PackedFile[] = [];
  await packSite({ dist: site.path('.'), to, kinds: ['epub'], locale: 'zh-Hans', onPacked: (file) => packed.push(file) });
  expect(packed.map(({ date }) => date)).toEqual(['2026-02-01']);
  expect(readPacks(to)).toEqual(packed);
});

it('in a PDF, a heading that is called Part and the part that its page begins are two places', async (context) => {
  if (findBrowser() === undefined) context.skip('There is no browser that prints.');
  using site = await build({ 'content/zh-Hans/v3/sdk/a.mdx': '---\ntitle: 甲\n---\n\n[下面](#part)\n\n## Part\n\n文字\n' });
  const to = join(dirname(site.path('.')), 'packs');
  await packSite({ dist: site.path('.'), to, kinds: ['pdf'], locale: 'zh-Hans', section: 'sdk', onPacked: () => undefined });
  const pdf = readPdf(readFileSync(join(to, 'docs-zh-Hans-v3-sdk.pdf')));
  const places = new Set(Array.from(pdf.matchAll(/\/Dest \/([\w.-]+)/g), ([, name]) => name));
  // That of the part, the page, and the heading.
  expect([...places].filter((name) => name?.includes('p1')).length, [...places].join(' ')).toBe(3);
});

it('a section that was packed is packed again where it has changed, and no other', async () => {
  const page = 'content/zh-Hans/v3/sdk/start.mdx';
  using before = await build({ [page]: start });
  using after = await build({ [page]: start.replace('文字', '别的文字') });
  const to = join(dirname(before.path('.')), 'packs');
  const packed: string[] = [];
  const options = { to, kinds: ['epub'], onPacked: ({ file }: { readonly file: string }) => packed.push(file) } as const;
  await packSite({ ...options, dist: before.path('.'), locale: 'zh-Hans', section: 'sdk' });
  expect(packed).toEqual(['docs-zh-Hans-v3-sdk.epub']);
  expect(await renewPacks({ ...options, dist: after.path('.') })).toBe(true);
  expect(packed.filter((file) => file.includes('sdk'))).toEqual(['docs-zh-Hans-v3-sdk.epub', 'docs-zh-Hans-v3-sdk.epub']);
  expect(existsSync(join(to, 'docs-zh-Hans-v3-sdk.epub'))).toBe(true);
  packed.length = 0;
  expect(await renewPacks({ ...options, dist: after.path('.') })).toBe(false);
  expect(packed).toEqual([]);
});

it('the pages of an older version are at the top of its pack and have a list of their own, where docs are below a folder', async () => {
  using site = await build({ 'content/zh-Hans/v2/sdk/start.mdx': start }, { content: { routeBasePath: 'docs' } });
  expect(site.read('docs/v2/llms.txt')).toContain('https://docs.example/docs/v2/sdk/start/index.md');
  expect(site.read('llms.txt')).not.toContain('https://docs.example/docs/v2/sdk/');
  const to = join(dirname(site.path('.')), 'packs');
  await packSite({ dist: site.path('.'), to, kinds: ['offline'], locale: 'zh-Hans', version: 'v2', onPacked: () => undefined });
  expect(Object.keys(unzipSync(readFileSync(join(to, 'docs-zh-Hans-v2.zip'))))).toContain('docs-zh-Hans-v2/sdk/start/index.html');
});
