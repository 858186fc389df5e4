import { get } from 'node:http';
import { expect, it } from 'vitest';
import { createSiteFixture } from '../../../../tests/support/site-fixture.ts';
import { DevServer } from './dev-server.ts';

it('drafts are shown to the author alone, not to a page of a name that was made to mean this machine', async () => {
  using fixture = createSiteFixture({
    'content/zh-Hans/v3/sdk/start.mdx': '---\ntitle: 草稿\n---\n\n正文\n',
    'glossary.yml': 'terms: []\n',
  });
  const server = await DevServer.open(fixture.loaded);
  const { port } = new URL(await server.listen(0));
  const statusAt = (host: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const headers = { Host: host };
      get({ hostname: '127.0.0.1', port, path: '/sdk/start/', headers, agent: false }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      }).on('error', reject);
    });
  const statuses: Record<string, number | undefined> = {};
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, 'tunnel.example', `evil.example:${port}`]) {
    statuses[host.replace(port, '…')] = await statusAt(host);
  }
  await server.close();
  expect(statuses).toEqual({ 'localhost:…': 200, '127.0.0.1:…': 200, 'tunnel.example': 200, 'evil.example:…': 403 });
});
