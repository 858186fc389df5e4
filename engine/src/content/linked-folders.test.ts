import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createSiteFixture } from '../../../tests/support/site-fixture.ts';
import { createCatalog } from './catalog.ts';
import { scanContent } from './scan.ts';

it('pages of folders that are links have addresses below them; links in a circle and to nowhere have none', async () => {
  using fixture = createSiteFixture({
    'content/zh-Hans/v3/sdk/start.md': '# 开始\n',
    'shared/guide.md': '# 指南\n',
    'shared/more/deep.md': '# 深入\n',
  });
  const { rootDir } = fixture.loaded;
  const link = (target: string, path: string): void => symlinkSync(join(rootDir, target), join(rootDir, path));
  link('shared', 'content/zh-Hans/v3/sdk/shared');
  link('shared/guide.md', 'content/zh-Hans/v3/sdk/alone.md');
  link('content/zh-Hans', 'content/zh-Hans/v3/sdk/above');
  link('content/zh-Hans/v3/sdk', 'shared/more/back');
  link('shared/more/itself', 'shared/more/itself');
  link('nowhere', 'shared/nowhere');
  const catalog = createCatalog(fixture.loaded, await scanContent(fixture.loaded), []);
  expect(catalog.pages.map(({ route }) => route).toSorted()).toEqual([
    '/sdk/alone/',
    '/sdk/shared/guide/',
    '/sdk/shared/more/deep/',
    '/sdk/start/',
  ]);
});
