import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createSiteFixture, type SiteFixture } from '../../../tests/support/site-fixture.ts';
import { listChanges, recordChanges } from '../cli/changes.ts';
import { createCatalog } from './catalog.ts';
import { readHistory } from './history/history.ts';
import { scanContent } from './scan.ts';

const page = (more = ''): string => `---\ntitle: 页\nlast_update: { date: 2025-01-02 }\n${more}---\n\n文字。\n`;

/** Where the removed pages were that a version's page of changes names, and what is there now. */
async function removedIn({ loaded }: SiteFixture, version: string, locale = 'zh-Hans') {
  const history = await readHistory(loaded.rootDir, loaded.siteDir, loaded.rootDir);
  const catalog = createCatalog(loaded, await scanContent(loaded), [], new Map(), history);
  const list = catalog.pages.find(({ version: own, generated }) => own.name === version && generated?.type === 'changes')?.generated;
  if (list?.type !== 'changes') return undefined;
  return list.removed.get(locale)?.map(({ route, successor }) => [route, successor?.route]);
}

it.each([
  ['/', 'zh-Hans/v3/sdk/old', '/sdk/old/', '/sdk/old/'],
  ['/', 'zh-Hans/v3/sdk/01-旧', '/sdk/%E6%97%A7/', '/sdk/旧/'],
  ['/', 'zh-Hans/v2/sdk/old', '/v2/sdk/old', '/sdk/old/'],
  ['/', 'en/v3/sdk/old', '/en/sdk/old/', '/sdk/old/'],
  ['/docs', 'zh-Hans/v3/sdk/old', '/docs/sdk/old/', '/docs/sdk/old/'],
  ['/docs', 'zh-Hans/v2/sdk/old', '/docs/v2/sdk/old/', '/docs/sdk/old/'],
])('below %s, the address of a removed page (%s) leads to the one that names it (%s)', async (routeBasePath, path, from, route) => {
  const [locale = '', version = ''] = path.split('/');
  using site = createSiteFixture(
    {
      [`content/${locale}/${version}/sdk/new.mdx`]: page(`redirect_from: ["${from}"]\n`),
      'changes.json': JSON.stringify({ pages: {}, changes: [{ date: '2025-01-01', removed: { [`content/${path}.mdx`]: 'Old' } }] }),
    },
    { content: { routeBasePath } },
  );
  const base = routeBasePath === '/' ? '' : routeBasePath;
  expect(await removedIn(site, version, locale)).toEqual([[route, `${base}/sdk/new/`]]);
});

it('a page that is back is no removed one, before that is recorded and afterwards', async () => {
  const [file, other] = ['content/zh-Hans/v3/sdk/back.mdx', 'content/zh-Hans/v3/sdk/start.mdx'];
  using site = createSiteFixture({ [file]: page(), [other]: page() });
  await recordChanges(site.loaded, '');
  rmSync(join(site.loaded.siteDir, file));
  await recordChanges(site.loaded, '');
  expect(await removedIn(site, 'v3')).toEqual([['/sdk/back/', undefined]]);
  site.write(file, page());
  expect(await removedIn(site, 'v3')).toEqual([]);
  const told = vi.spyOn(console, 'log').mockReturnValue();
  await listChanges(site.loaded);
  expect(told.mock.calls.flat().join('\n')).not.toContain('- content');
  vi.restoreAllMocks();
  await recordChanges(site.loaded, '');
  expect((await readHistory(site.loaded.rootDir, site.loaded.siteDir, site.loaded.rootDir)).removed).toEqual([]);
});
