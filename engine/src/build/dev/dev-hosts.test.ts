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
  const statuses: Record<string, number | undefined> = {};
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, 'tunnel.example', `evil.example:${port}`]) {
    statuses[host.replace(port, '…')] = await statusOf(port, '/sdk/start/', { Host: host });
  }
  await server.close();
  expect(statuses).toEqual({ 'localhost:…': 200, '127.0.0.1:…': 200, 'tunnel.example': 200, 'evil.example:…': 403 });
});

it.each([
  ['//', 200],
  ['//docs.example/sdk/start/', 404],
])('%s is a path of this site, of which no part is a host', async (path, expected) => {
  using fixture = createSiteFixture({ 'content/zh-Hans/v3/sdk/start.mdx': '---\ntitle: 开始\n---\n\n正文\n' });
  const server = await DevServer.open(fixture.loaded);
  const { port } = new URL(await server.listen(0));
  const status = await statusOf(port, path);
  await server.close();
  expect(status).toBe(expected);
});

function statusOf(port: string, path: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get({ hostname: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    }).on('error', reject);
  });
}
