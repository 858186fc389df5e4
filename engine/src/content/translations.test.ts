import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createSiteFixture } from '../../../tests/support/site-fixture.ts';
import { createCatalog } from './catalog.ts';
import { scanContent } from './scan.ts';
import { compareTranslations, confirmTranslations, readLedger } from './translations.ts';

it('a translation that was confirmed stays up to date in a checkout with Windows line ends, until its source changes', async () => {
  const source = '---\ntitle: 甲\n---\n\n文字。\n';
  using fixture = createSiteFixture({ 'content/zh-Hans/v3/a.mdx': source, 'content/en/v3/a.mdx': '---\ntitle: A\n---\n' });
  const { loaded, write } = fixture;
  const statusNow = async (): Promise<string | undefined> => {
    const catalog = createCatalog(loaded, await scanContent(loaded), []);
    return compareTranslations(catalog, await readLedger(loaded.siteDir))[0]?.status;
  };
  const catalog = createCatalog(loaded, await scanContent(loaded), []);
  expect(await statusNow()).toBe('unconfirmed');
  confirmTranslations(loaded.siteDir, catalog);
  write('content/zh-Hans/v3/a.mdx', source.replaceAll('\n', '\r\n'));
  expect(await statusNow()).toBe('up to date');
  write('content/zh-Hans/v3/a.mdx', source.replace('文字', '新字'));
  expect(await statusNow()).toBe('outdated');
});

it('a translation that is gone is forgotten by the next confirmation', async () => {
  using fixture = createSiteFixture({ 'content/zh-Hans/v3/a.mdx': '# 甲\n', 'content/en/v3/a.mdx': '# A\n' });
  const { loaded, write } = fixture;
  write('translations.json', JSON.stringify({ 'site/content/en/v3/gone.mdx': 'abc' }));
  confirmTranslations(loaded.siteDir, createCatalog(loaded, await scanContent(loaded), []));
  expect(Object.keys(await readLedger(loaded.siteDir))).toEqual([expect.stringMatching(/content\/en\/v3\/a\.mdx$/)]);
});

it('a list that is there and cannot be read is no empty one', async () => {
  using fixture = createSiteFixture({});
  expect(await readLedger(fixture.loaded.siteDir)).toEqual({});
  mkdirSync(join(fixture.loaded.siteDir, 'translations.json'));
  await expect(readLedger(fixture.loaded.siteDir)).rejects.toThrow('translations.json cannot be read: EISDIR');
});
