import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXAMPLE_FILES } from './testing/example-files.ts';
import { ask, type SmallSite, serveSite } from './testing/small-site.ts';

const PAGE = EXAMPLE_FILES['sdk/index.html'];

let site: SmallSite;

beforeAll(async () => {
  site = await serveSite({
    ...EXAMPLE_FILES,
    'sdk/排行榜/index.html': '排行榜',
    '_headers.json': JSON.stringify({ 'Content-Security-Policy': "default-src 'none'" }),
    '.secret/key.txt': 'secret',
    'sdk/push/page.json': '{}',
  });
});

afterAll(() => site[Symbol.asyncDispose]());

const get = (path: string, headers?: Record<string, string>) => ask(site.server.url, path, headers);

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/sdk/index.md', 'text/markdown; charset=utf-8'],
  ['/-/app-1a2b3c4d.js', 'text/javascript; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/icon.svg', 'image/svg+xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/files/demo.zip', 'application/zip'],
  ['/photo.webp', 'image/webp'],
  ['/photo.avif', 'image/avif'],
])('%s is %s', async (path, type) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe(type);
});

test('pages and static files are asked for again each time, wherever they are, hashed files never', async () => {
  for (const path of ['/sdk/', '/assets/', '/assets/logo.txt']) expect((await get(path)).headers['cache-control'], path).toBe('no-cache');
  expect((await get('/-/app-1a2b3c4d.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

describe('compressed siblings', () => {
  test.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
    ['br;q=0, gzip;q=0', undefined],
  ])('Accept-Encoding: %s gives %s', async (accepted, encoding) => {
    const answer = await get('/sdk/', { 'Accept-Encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept, Accept-Encoding');
  });

  test('hold the page', async () => {
    expect(gunzipSync((await get('/sdk/', { 'Accept-Encoding': 'gzip' })).body).toString()).toBe(PAGE);
  });

  test('have entity tags of their own', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (one) => (await get('/sdk/', { 'Accept-Encoding': one })).headers.etag),
    );
    expect(new Set(tags).size).toBe(3);
  });

  test('are not files of the site', async () => {
    expect((await get('/sdk/index.html.gz')).status).toBe(404);
  });
});

describe('revalidation', () => {
  test('an unchanged page is not sent again', async () => {
    const { headers } = await get('/sdk/');
    const again = await get('/sdk/', { 'If-None-Match': `"other", W/${headers.etag}` });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
  });

  test('HEAD says what GET would', async () => {
    const [head, whole] = [await ask(site.server.url, '/sdk/', {}, 'HEAD'), await get('/sdk/')];
    expect([head.status, head.body.length, head.headers['content-length'], head.headers.etag]).toEqual([
      200,
      0,
      String(whole.body.length),
      whole.headers.etag,
    ]);
  });
});

describe('ranges', () => {
  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=4-2', 200, '0123456789', undefined],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
  ])('%s is %i', async (range, status, text, contentRange) => {
    const answer = await get('/files/demo.zip', { Range: range });
    expect([answer.status, answer.body.toString(), answer.headers['content-range']]).toEqual([status, text, contentRange]);
  });

  test('a file that has changed is sent whole', async () => {
    expect((await get('/files/demo.zip', { Range: 'bytes=2-4', 'If-Range': '"old"' })).status).toBe(200);
  });
});

describe('one address for each page', () => {
  test.each([
    ['/sdk', '/sdk/'],
    ['/sdk?a=1&b=%20', '/sdk/?a=1&b=%20'],
    ['/sdk/index.html', '/sdk/'],
    ['/index.html', '/'],
    ['/en', '/en/'],
    [encodeURI('/sdk/排行榜'), encodeURI('/sdk/排行榜/')],
    ['/old/', '/sdk/#init'],
    ['/old?from=mail', '/sdk/?from=mail#init'],
  ])('%s moves to %s', async (path, to) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.location]).toEqual([301, to]);
  });

  test('a redirect keeps its own status and joins queries', async () => {
    const answer = await get('/away/?b=2');
    expect([answer.status, answer.headers.location]).toEqual([302, 'https://example.com/?a=1&b=2']);
  });
});

describe('what is missing', () => {
  test.each([
    ['/nothing/', '未找到页面'],
    ['/en/nothing/', 'Page Not Found'],
    ['/english/', '未找到页面'],
    ['/SDK/', '未找到页面'],
    ['/404.html', '未找到页面'],
    ['/en/404.html', 'Page Not Found'],
    ['/_site.json', '未找到页面'],
    ['/.secret/key.txt', '未找到页面'],
  ])('%s is not found, in its language', async (path, text) => {
    const answer = await get(path);
    expect([answer.status, answer.body.toString()]).toEqual([404, text]);
  });

  test.each([
    ['/nothing/', { Accept: 'text/markdown' }],
    ['/sdk/puhs/index.md', {}],
    ['/sdk/puhs.md', {}],
    ['/sdk/puhs/llms.txt', {}],
  ])('%s is not found, and programs are told where to look', async (path, headers) => {
    const { status, headers: said, body } = await get(path, headers);
    expect([status, said['content-type'], said['cache-control']]).toEqual([404, 'text/markdown; charset=utf-8', 'no-store']);
    expect(body.toString()).toMatch(/^# Page Not Found\n\n(?:The nearest page: \S*\/sdk\/push\/\n\n)?All pages: \S*\/llms\.txt\n$/);
    if (path.includes('puhs')) expect(body.toString()).toContain('The nearest page: ');
  });

  test('other methods are refused', async () => {
    const answer = await ask(site.server.url, '/sdk/', {}, 'POST');
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('safety headers', () => {
  test.each(['/sdk/', '/-/app-1a2b3c4d.js', '/nothing/', '/sdk', '/healthz', '/api/search?q=a&locale=en'])('%s', async (path) => {
    const { headers } = await get(path);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

describe('a page that is there as Markdown, too', () => {
  test.each([
    ['text/markdown, text/html, */*', 'text/markdown'],
    ['text/markdown', 'text/markdown'],
    ['text/html;q=0.8, text/markdown;q=0.9', 'text/markdown'],
    ['text/markdown;q=0.5, */*;q=0.1', 'text/markdown'],
    ['text/markdown, */*', 'text/markdown'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8', 'text/html'],
    ['text/html, text/markdown', 'text/html'],
    ['text/markdown;q=0.2, text/html', 'text/html'],
    ['text/markdown;q=0', 'text/html'],
    ['*/*', 'text/html'],
    ['text/*', 'text/html'],
    ['', 'text/html'],
    [`${','.repeat(4000)}text/markdown;q=nonsense;;`, 'text/markdown'],
  ])('is answered to Accept: %s as %s', async (accept, type) => {
    const answer = await get('/sdk/', { Accept: accept });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe(`${type}; charset=utf-8`);
    expect(answer.headers.vary).toMatch(/^Accept(, Accept-Encoding)?$/);
    expect(answer.body.toString().startsWith(type === 'text/markdown' ? '# SDK' : '<!doctype html>')).toBe(true);
  });

  test('is answered to those who accept nothing in particular as HTML', async () => {
    expect((await get('/sdk/')).headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('has an entity tag for each form', async () => {
    const markdown = await get('/sdk/', { Accept: 'text/markdown' });
    const html = await get('/sdk/');
    expect(markdown.headers.etag).not.toBe(html.headers.etag);
    const tag = String(markdown.headers.etag);
    const again = await get('/sdk/', { Accept: 'text/markdown', 'If-None-Match': tag });
    expect([again.status, again.headers.vary, again.headers.etag]).toEqual([304, markdown.headers.vary, tag]);
    expect((await get('/sdk/', { 'If-None-Match': tag })).status).toBe(200);
    const head = await ask(site.server.url, '/sdk/', { Accept: 'text/markdown' }, 'HEAD');
    expect([head.headers['content-length'], head.body.length]).toEqual(['5', 0]);
  });

  test('names its Markdown and the nearest list of pages', async () => {
    const links = async (path: string) => (await get(path)).headers.link;
    expect(await links('/sdk/')).toBe('</sdk/index.md>; rel="alternate"; type="text/markdown", </llms.txt>; rel="describedby"');
    expect(await links('/sdk/push/')).toBe(
      '</sdk/push/index.md>; rel="alternate"; type="text/markdown", </sdk/push/llms.txt>; rel="describedby"',
    );
    expect(await links('/en/')).toBeUndefined();
  });

  test('is found at the address with an ending, too', async () => {
    for (const path of ['/sdk.md', '/sdk/.md']) {
      const answer = await get(`${path}?a=1`);
      expect([answer.status, answer.headers.location], path).toEqual([301, '/sdk/index.md?a=1']);
    }
  });

  test('may be read by pages of other sites, as may lists and feeds', async () => {
    const origin = async (path: string, headers = {}) => (await get(path, headers)).headers['access-control-allow-origin'];
    for (const path of ['/sdk/index.md', '/llms.txt']) expect(await origin(path), path).toBe('*');
    expect(await origin('/sdk/', { Accept: 'text/markdown' })).toBe('*');
    for (const path of ['/sdk/', '/icon.svg', '/nothing/']) expect(await origin(path), path).toBeUndefined();
  });

  test('answers other addresses as ever', async () => {
    const accept = { Accept: 'text/markdown' };
    expect((await get('/en/', accept)).headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8' });
    expect((await get('/en/', accept)).headers.vary).toBe('Accept-Encoding');
    expect((await get('/nothing/', accept)).status).toBe(404);
    expect((await get('/sdk', accept)).headers.location).toBe('/sdk/');
  });
});

test('the card of the tools has no half of a character where the title of the site is too long for it', async () => {
  const facts = { url: 'https://docs.example', title: `${'a'.repeat(99)}😀` };
  await using long = await serveSite({ 'index.html': 'home', '_site.json': JSON.stringify(facts) });
  expect(JSON.parse((await ask(long.server.url, '/mcp/server-card')).body.toString()).title).toBe('a'.repeat(99));
});

test('a catalog for programs among the files of the site is answered instead of the server’s own', async () => {
  const files = { 'index.html': 'home', '.well-known/ai-catalog.json': '{"entries":[]}' };
  await using own = await serveSite(files);
  expect((await ask(own.server.url, '/.well-known/ai-catalog.json')).body.toString()).toBe('{"entries":[]}');
  await using below = await serveSite({ ...files, '_site.json': JSON.stringify({ baseUrl: '/docs/' }) });
  for (const path of ['/.well-known/ai-catalog.json', '/docs/.well-known/ai-catalog.json?a=1'])
    expect((await ask(below.server.url, path)).body.toString(), path).toBe('{"entries":[]}');
});
