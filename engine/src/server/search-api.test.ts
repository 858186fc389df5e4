import { closeSync, futimesSync, openSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createServer } from './start-server.ts';
import { ask, makeIndex, type SmallSite, serveSite, writeIndex } from './testing/small-site.ts';

let site: SmallSite;

beforeAll(async () => {
  const files = { 'index.html': 'home', '_search.sqlite': makeIndex('排行榜') };
  site = await serveSite(files, { corsOrigins: ['https://docs.example'], searchRateLimit: null });
});

afterAll(() => site[Symbol.asyncDispose]());

async function search(query: string, headers?: Record<string, string>) {
  const answer = await ask(site.server.url, `/api/search?${query}`, headers);
  return { ...answer, json: answer.body.length > 0 ? JSON.parse(answer.body.toString()) : undefined };
}

const ZH = 'locale=zh-Hans';
const Q = `q=${encodeURIComponent('排行榜')}`;

test('answers with hits, for a minute from a cache', async () => {
  const answer = await search(`${Q}&${ZH}`);
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=60, stale-while-revalidate=600',
  });
  expect(answer.json).toMatchObject({ hits: [{ id: 'sdk', source: { title: '排行榜', url: '/sdk/' } }] });
});

test('an answer that is known is not sent again', async () => {
  const { etag } = (await search(`${Q}&${ZH}`)).headers;
  expect((await search(`${Q}&${ZH}`, { 'If-None-Match': String(etag) })).status).toBe(304);
  expect((await search(`q=x&${ZH}`, { 'If-None-Match': String(etag) })).status).toBe(200);
});

test('a long answer is compressed for who takes it', async () => {
  await using large = await serveSite({ 'index.html': 'home', '_search.sqlite': makeIndex('排行榜'.repeat(300)) });
  const ask1 = (headers: Record<string, string>) => ask(large.server.url, `/api/search?${Q}&${ZH}`, headers);
  const plain = await ask1({});
  const compressed = await ask1({ 'Accept-Encoding': 'gzip, br' });
  expect(compressed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(compressed.body).equals(plain.body)).toBe(true);
  expect((await ask1({ 'If-None-Match': String(compressed.headers.etag) })).status).toBe(304);
});

test('names what there is where a language or a section is unknown', async () => {
  const facts = { locales: [{ name: 'zh-Hans', path: '' }], sections: ['sdk', 'store'] };
  await using named = await serveSite({ 'index.html': 'home', '_search.sqlite': makeIndex('排行榜'), '_site.json': JSON.stringify(facts) });
  const messageOf = async (query: string) => {
    const { status, body } = await ask(named.server.url, `/api/search?${query}`);
    return [status, JSON.parse(body.toString()).error?.message];
  };
  expect(await messageOf(`${Q}&locale=de`)).toEqual([400, 'locale: There is no language "de". There are: zh-Hans.']);
  expect(await messageOf(`${Q}&${ZH}&section=stor`)).toEqual([
    400,
    'section: There is no section "stor". Did you mean "store"? There are: sdk, store.',
  ]);
  expect(await messageOf(`${Q}&${ZH}&section=sdk&version=v9`)).toEqual([200, undefined]);
});

test('of a parameter that is given twice the first counts', async () => {
  expect((await search(`${Q}&q=zzz&${ZH}&locale=en`)).json.hits).toHaveLength(1);
});

test.each([
  ['q=a', 'locale'],
  [`q=a&${ZH}&limit=0`, 'limit'],
  [`q=a&${ZH}&limit=51`, 'limit'],
  [`q=a&${ZH}&limit=many`, 'limit'],
  [`q=a&${ZH}&version=`, 'version'],
  [`q=a&locale=${'x'.repeat(65)}`, 'locale'],
])('%s is refused and says that %s is wrong', async (query, field) => {
  const { status, json } = await search(query);
  expect(status).toBe(400);
  expect(json.error).toMatchObject({ code: 'bad-request', message: expect.stringContaining(field) });
});

test.each([
  ['q='],
  ['q=%20%20'],
  ['q=%00%01'],
  [`q=${'a'.repeat(1500)}`],
  ['q=%22%20OR%20*%20NEAR(a%2C'],
  ['q[]=a&q[0]=b'],
  ['__proto__=a'],
])('%s is answered', async (query) => {
  expect((await search(`${query}&${ZH}`)).status).toBe(200);
});

describe('pages of other origins', () => {
  test('may ask where they are configured, with the headers of the overlay', async () => {
    const headers = {
      Origin: 'https://docs.example',
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'x-doc-search-source,x-doc-search-session,x-doc-search-sequence',
    };
    const preflight = await ask(site.server.url, '/api/search', headers, 'OPTIONS');
    expect(preflight.status).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': 'https://docs.example',
      'access-control-allow-headers': 'X-Doc-Search-Source, X-Doc-Search-Session, X-Doc-Search-Sequence',
    });
    expect((await search(`${Q}&${ZH}`, { Origin: 'https://docs.example' })).headers['access-control-allow-origin']).toBe(
      'https://docs.example',
    );
  });

  test('may not where they are not', async () => {
    expect((await search(`${Q}&${ZH}`, { Origin: 'https://other.example' })).headers['access-control-allow-origin']).not.toBe(
      'https://other.example',
    );
  });
});

/** An index is opened by another thread, which has to start. */
const OPENED = { timeout: 120_000 };

describe('the index', () => {
  test('may be missing, broken or exchanged: the pages stay, the search recovers', async () => {
    await using small = await serveSite({ 'index.html': 'home' });
    const file = join(small.dist, '_search.sqlite');
    const ask1 = () => ask(small.server.url, `/api/search?${Q}&${ZH}`);
    const titles = async () =>
      JSON.parse((await ask1()).body.toString()).hits?.map((hit: { source: { title: string } }) => hit.source.title);

    const whole = makeIndex('排行榜');
    const missing = await ask1();
    expect([missing.status, missing.headers['cache-control']]).toEqual([503, 'no-store']);
    expect(JSON.parse(missing.body.toString())).toEqual({
      error: { code: 'search-unavailable', message: 'Search is not available at the moment. All pages are.' },
    });
    expect((await ask(small.server.url, '/')).status).toBe(200);

    for (const damaged of [
      Buffer.from('this is no database'),
      Buffer.alloc(0),
      whole.subarray(0, 4096),
      whole.subarray(0, whole.length / 2),
    ]) {
      writeFileSync(file, damaged);
      await vi.waitFor(async () => expect((await ask1()).status).toBe(503), OPENED);
    }
    rmSync(file);
    const strange = new DatabaseSync(file);
    strange.exec('CREATE TABLE meta (key TEXT, value TEXT); CREATE TABLE pages (name TEXT)');
    strange.close();
    await vi.waitFor(async () => expect((await ask1()).status).toBe(503), OPENED);
    expect((await ask(small.server.url, '/')).status).toBe(200);
    rmSync(file);
    writeIndex(file, '排行榜一');
    await vi.waitFor(async () => expect(await titles()).toEqual(['排行榜一']), OPENED);
    writeIndex(file, '排行榜二');
    await vi.waitFor(async () => expect(await titles()).toEqual(['排行榜二']), OPENED);
    rmSync(file);
    writeFileSync(file, 'a bad one in the place of a good one');
    expect(await titles()).toEqual(['排行榜二']);
  });

  test('is opened and searched by another thread than the one that serves pages', async () => {
    const [first, second] = [makeIndex('排行榜一'), makeIndex('排行榜二')];
    const used = vi.spyOn(DatabaseSync.prototype, 'prepare');
    await using small = await serveSite({ 'index.html': 'home', '_search.sqlite': first });
    const answer = async () => (await ask(small.server.url, `/api/search?${Q}&${ZH}`)).body.toString();
    expect(await answer()).toContain('排行榜一');
    const file = join(small.dist, '_search.sqlite');
    writeFileSync(`${file}.new`, second);
    renameSync(`${file}.new`, file);
    await vi.waitFor(async () => expect(await answer()).toContain('排行榜二'), OPENED);
    expect(used).not.toHaveBeenCalled();
  });

  test('that could not be read is tried again, though nothing has changed of the file: too many may have been open', async () => {
    const whole = makeIndex('排行榜');
    await using small = await serveSite({ 'index.html': 'home', '_search.sqlite': Buffer.alloc(whole.length) });
    const file = join(small.dist, '_search.sqlite');
    const status = async () => (await ask(small.server.url, `/api/search?${Q}&${ZH}`)).status;
    expect(await status()).toBe(503);
    const handle = openSync(file, 'r+');
    const time = new Date(2026, 0);
    futimesSync(handle, time, time);
    await wait(100);
    expect(await status()).toBe(503);
    writeSync(handle, whole, 0, whole.length, 0);
    futimesSync(handle, time, time);
    closeSync(handle);
    await vi.waitFor(async () => expect(await status()).toBe(200), OPENED);
  });
});

test('an address that asks too much is told to wait', async () => {
  await using small = await serveSite({ 'index.html': 'home', '_search.sqlite': makeIndex('排行榜') }, { searchRateLimit: 2 });
  const statuses: number[] = [];
  const ask1 = (q: string) => ask(small.server.url, `/api/search?q=${q}&${ZH}`);
  // An answer that is known costs nothing.
  for (const q of ['a', 'a', 'a', 'b', 'c', 'a']) statuses.push((await ask1(q)).status);
  const refused = await ask1('d');
  expect(statuses).toEqual([200, 200, 200, 200, 429, 200]);
  expect(JSON.parse(refused.body.toString()).error.code).toBe('too-many-requests');
  expect(refused.headers['retry-after']).toBeDefined();
  expect((await ask(small.server.url, '/')).status).toBe(200);
});

test('searches while there is no index do not count: their reader has got nothing', async () => {
  await using small = await serveSite({ 'index.html': 'home' }, { searchRateLimit: 1 });
  const status = async (q: string) => (await ask(small.server.url, `/api/search?q=${q}&${ZH}`)).status;
  expect([await status('a'), await status('b'), await status('c')]).toEqual([503, 503, 503]);
  writeIndex(join(small.dist, '_search.sqlite'), '排行榜');
  await vi.waitFor(async () => expect(await status('d')).toBe(200), OPENED);
  expect(await status('e')).toBe(429);
});

test('thirty readers behind one address type at full speed for a minute, and none of their searches is refused', async () => {
  await using small = await serveSite({ 'index.html': 'home', '_search.sqlite': makeIndex('排行榜') });
  const app = await createServer({ dist: small.dist, logLevel: 'silent' });
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const begin = Date.now();
    const statuses = new Map<number, number>();
    // A key each fifth of a second; what they type is never the same, so that each answer has to be computed.
    for (let key = 0; key < 300; key++) {
      vi.setSystemTime(begin + key * 200);
      const asked = Array.from({ length: 30 }, (_, reader) => app.inject(`/api/search?q=${reader}x${key}&${ZH}`));
      for (const { statusCode } of await Promise.all(asked)) statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([[200, 9000]]);
    expect((await app.inject(`/api/search?q=oneMore&${ZH}`)).statusCode).toBe(429);
    vi.setSystemTime(begin + 60_000);
    expect((await app.inject(`/api/search?q=oneMore&${ZH}`)).statusCode).toBe(200);
  } finally {
    vi.useRealTimers();
    await app.close();
  }
});

test('the log knows neither who asked nor what for', async () => {
  let log = '';
  const logStream = new Writable({
    write(chunk, _encoding, done) {
      log += chunk;
      done();
    },
  });
  await using small = await serveSite({ 'index.html': 'home' }, { logLevel: 'info', logStream });
  await ask(small.server.url, '/api/search?q=geheim&locale=zh-Hans', { 'User-Agent': 'Finder/1' });
  await vi.waitFor(() => expect(log).toContain('"path":"/api/search"'), OPENED);
  expect(log).not.toMatch(/geheim|127\.0\.0\.1"|Finder/);
});
