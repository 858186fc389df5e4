import { expect, it, vi } from 'vitest';
import { createSiteFixture } from '../../../../tests/support/site-fixture.ts';
import { DevServer } from './dev-server.ts';

it('the problems of a page are printed when they change, not each time that the page is asked for', async () => {
  using fixture = createSiteFixture({
    'content/zh-Hans/v3/sdk/start.mdx': '---\ntitle: 开始\n---\n\n[丢](/nowhere/)\n',
    'glossary.yml': 'terms: []\n',
  });
  const printed = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const server = await DevServer.open(fixture.loaded);
  const url = await server.listen(0);
  for (const file of ['', 'page.json', '']) await (await fetch(`${url}sdk/start/${file}`)).text();
  await server.close();
  const lines = printed.mock.calls.flat();
  vi.restoreAllMocks();
  expect(lines).toEqual(['content/zh-Hans/v3/sdk/start.mdx:5:1  error  /nowhere/: there is no such page']);
});
