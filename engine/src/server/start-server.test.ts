import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { startStandIn } from '../../../tests/support/stand-in.ts';
import type { SearchEngine, SearchSource } from '../search/engine.ts';
import { startServer } from './start-server.ts';
import { ask, makeIndex, serveSite } from './testing/small-site.ts';

const FILES = { 'index.html': 'home', 'sdk/index.html': 'sdk', '_site.json': JSON.stringify({ build: 'b', baseUrl: '/docs/' }) };

test('a site below a base URL is served there, and its search too', async () => {
  await using site = await serveSite(FILES);
  const status = async (path: string) => (await ask(site.server.url, path)).status;
  expect([await status('/docs/'), await status('/docs/sdk/'), await status('/sdk/')]).toEqual([200, 200, 404]);
  expect((await ask(site.server.url, '/docs')).headers.location).toBe('/docs/');
  expect((await ask(site.server.url, '/docs/sdk?a=1')).headers.location).toBe('/docs/sdk/?a=1');
  expect(await status('/docs/api/search?q=a&locale=en')).toBe(503);
});

test('a site without slashes at the end of its addresses', async () => {
  await using site = await serveSite({ ...FILES, '_site.json': JSON.stringify({ trailingSlash: false }), 'faq.html': 'faq' });
  const answer = (path: string) => ask(site.server.url, path);
  expect((await answer('/sdk')).body.toString()).toBe('sdk');
  expect((await answer('/sdk/')).headers.location).toBe('/sdk');
  expect((await answer('/faq')).body.toString()).toBe('faq');
  expect((await answer('/faq.html')).headers.location).toBe('/faq');
  expect((await answer('/')).status).toBe(200);
});

test('without a port the next free one from 3000 is taken, a port that was asked for is not left', async () => {
  await using first = await serveSite(FILES, { port: undefined });
  await using second = await serveSite(FILES, { port: undefined });
  const port = Number(new URL(first.server.url).port);
  expect(port).toBeGreaterThanOrEqual(3000);
  const next = Number(new URL(second.server.url).port);
  expect(next).toBeGreaterThanOrEqual(3000);
  expect(next).not.toBe(port);
  await expect(startServer({ dist: first.dist, port, logLevel: 'silent' })).rejects.toThrow('EADDRINUSE');
});

test('there must be a site', async () => {
  await expect(startServer({ dist: '/nowhere/dist', port: 0, logLevel: 'silent' })).rejects.toThrow(
    'There is no built site at /nowhere/dist. Run `signpost build` first, or name its folder with --out.',
  );
});

test('behind a proxy that speaks TLS browsers are told to keep to it, if the proxy is believed', async () => {
  await using site = await serveSite({ 'index.html': 'home' });
  await using open = await serveSite({ 'index.html': 'home' }, { trustProxy: '10.0.0.0/8' });
  const strict = async (origin: string, headers = {}) => (await ask(origin, '/', headers)).headers['strict-transport-security'];
  expect(await strict(site.server.url, { 'X-Forwarded-Proto': 'https' })).toBe('max-age=31536000');
  expect(await strict(site.server.url)).toBeUndefined();
  expect(await strict(open.server.url, { 'X-Forwarded-Proto': 'https' })).toBeUndefined();
  vi.stubEnv('SIGNPOST_STRICT_TRANSPORT', 'max-age=60; includeSubDomains');
  await using strictest = await serveSite({ 'index.html': 'home' });
  expect(await strict(strictest.server.url, { 'X-Forwarded-Proto': 'https' })).toBe('max-age=60; includeSubDomains');
});

test('the search is made ready before anybody has searched, also where asking whether it is does not open it', async () => {
  let isOpen = false;
  const engine: SearchEngine = { fingerprint: 'a', search: async () => ({ hits: [] }), close: async () => {} };
  const search: SearchSource = {
    get: async () => {
      isOpen = true;
      return engine;
    },
    isReady: () => isOpen,
    close: async () => {},
  };
  await using site = await serveSite({ 'index.html': 'home' }, { search });
  const ready = async () => JSON.parse((await ask(site.server.url, '/readyz')).body.toString()).search;
  await expect.poll(ready).toBe('ok');
});

test('a cluster that the environment names is asked for the index of the name that it gives as well', async () => {
  await using cluster = await startStandIn();
  vi.stubEnv('SIGNPOST_OPENSEARCH_URL', cluster.origin);
  vi.stubEnv('SIGNPOST_OPENSEARCH_ALIAS', 'another-site');
  await using site = await serveSite({ 'index.html': 'home' });
  vi.unstubAllEnvs();
  expect((await ask(site.server.url, '/api/search?q=a&locale=en')).status).toBe(503);
  expect(cluster.requests.map(({ url }) => url)).toContain('/_alias/another-site');
});

/** The status of one search for each reader, of which an address may do one. An answer that is known would not count. */
async function statusesFor(readers: readonly string[], trustProxy?: boolean | string): Promise<number[]> {
  await using site = await serveSite({ 'index.html': 'home', '_search.sqlite': makeIndex('推送') }, { searchRateLimit: 1, trustProxy });
  const statuses: number[] = [];
  for (const [index, reader] of readers.entries())
    statuses.push((await ask(site.server.url, `/api/search?q=${index}&locale=en`, { 'X-Forwarded-For': reader })).status);
  return statuses;
}

test('readers behind a proxy are counted one by one', async () => {
  expect(await statusesFor(['192.0.2.1', '192.0.2.2', '192.0.2.1'])).toEqual([200, 200, 429]);
});

test.each([
  [true, ['192.0.2.1', '192.0.2.2'], [200, 200]],
  ['true', ['192.0.2.1', '192.0.2.2'], [200, 200]],
  ['1', ['192.0.2.1', '192.0.2.2'], [200, 200]],
  // The last proxy is trusted, what came to it is not.
  ['1', ['192.0.2.9, 192.0.2.1', '192.0.2.8, 192.0.2.1'], [200, 429]],
  ['127.0.0.1, 10.0.0.0/8', ['192.0.2.1', '192.0.2.2'], [200, 200]],
  ['false', ['192.0.2.1', '192.0.2.2'], [200, 429]],
])('with %j as trusted proxies, readers who come as %j', async (trustProxy, readers, statuses) => {
  expect(await statusesFor(readers, trustProxy)).toEqual(statuses);
});

test('an answer to another origin depends on the origin and on the accepted encodings', async () => {
  const index = makeIndex('推送');
  vi.stubEnv('SIGNPOST_CORS_ORIGINS', 'https://a.example, https://b.example');
  await using site = await serveSite({ 'index.html': 'home', '_search.sqlite': index });
  vi.unstubAllEnvs();
  for (const origin of ['https://a.example', 'https://b.example']) {
    const { headers } = await ask(site.server.url, '/api/search?q=a&locale=zh-Hans', { Origin: origin });
    expect(headers['access-control-allow-origin']).toBe(origin);
    expect(headers.vary).toBe('Origin, Accept-Encoding');
  }
});

test('a file that cannot be opened is an answer of its own: the build is there, and is not read again', async () => {
  const log: string[] = [];
  const logStream = new Writable({
    write(chunk, _encoding, done) {
      log.push(String(chunk));
      done();
    },
  });
  await using site = await serveSite({ 'index.html': 'home', 'a.txt': 'a' }, { logStream, logLevel: 'error' });
  const file = join(site.dist, 'a.txt');
  rmSync(file);
  symlinkSync('a.txt', file);
  const answer = await ask(site.server.url, '/a.txt');
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '1']);
  expect(log.join()).toContain('a file cannot be opened');
  rmSync(file);
  writeFileSync(file, 'a');
  expect((await ask(site.server.url, '/a.txt')).status).toBe(200);
});

test('what a reader says of their own address counts for nothing', async () => {
  expect(await statusesFor(['192.0.2.1', '192.0.2.2'], '10.0.0.0/8')).toEqual([200, 429]);
});

test('closing under load: what has begun is answered whole', async () => {
  const site = await serveSite({ 'index.html': 'x'.repeat(200_000) });
  let begun = 0;
  const sizes: Promise<number>[] = [];
  const read = () =>
    new Promise<number>((resolve, reject) => {
      const sent = request(site.server.url, { agent: false }, (response) => {
        begun += 1;
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        response.on('end', () => resolve(response.statusCode === 200 ? bytes : 0));
        response.on('error', reject);
      });
      // Nobody has taken the connection: another server would.
      sent.on('error', () => resolve(0));
      sent.end();
    });
  const timer = setInterval(() => sizes.push(read(), read()), 2);
  await expect.poll(() => begun).toBeGreaterThan(20);
  await site.server.close();
  clearInterval(timer);
  const answered = (await Promise.all(sizes)).filter((size) => size > 0);
  expect(answered.length).toBeGreaterThan(0);
  expect(new Set(answered)).toEqual(new Set([200_000]));
  await site[Symbol.asyncDispose]();
});

test('closing finishes what is in flight', async () => {
  const site = await serveSite({ 'index.html': 'home', 'large.bin': Buffer.alloc(8 * 1024 * 1024) });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${site.server.url}/large.bin`, resolve).on('error', reject).end();
  });
  const closed = site.server.close();
  await wait(50);
  let bytes = 0;
  for await (const chunk of response) bytes += chunk.length;
  expect(bytes).toBe(8 * 1024 * 1024);
  await closed;
  await site[Symbol.asyncDispose]();
});
