import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createSiteFixture } from '../../../../tests/support/site-fixture.ts';
import { DevServer } from './dev-server.ts';

const pages = 'content/zh-Hans/v3/sdk';

it('pages of a folder that is moved are at their new addresses, those of one that goes are none, and of a new one they are there', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  using fixture = createSiteFixture({
    [`${pages}/start.mdx`]: '# 开始\n',
    [`${pages}/old/deep/page.mdx`]: '# 页\n',
    [`${pages}/gone/page.mdx`]: '# 页\n',
    'glossary.yml': 'terms: []\n',
  });
  const { siteDir } = fixture.loaded;
  const server = await DevServer.open(fixture.loaded);
  try {
    const url = await server.listen();
    const statusOf = async (path: string): Promise<number> => (await fetch(`${url}sdk/${path}/`)).status;
    const all = (): Promise<number[]> => Promise.all(['old/deep/page', 'moved/deep/page', 'gone/page', 'new/page'].map(statusOf));
    expect(await all()).toEqual([200, 404, 200, 404]);
    renameSync(join(siteDir, pages, 'old'), join(siteDir, pages, 'moved'));
    rmSync(join(siteDir, pages, 'gone'), { recursive: true });
    fixture.write(`${pages}/new/page.mdx`, '# 页\n');
    await expect.poll(all, { timeout: 20_000 }).toEqual([404, 200, 404, 200]);
  } finally {
    await server.close();
    log.mockRestore();
  }
});
