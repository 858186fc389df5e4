import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ODD_NAMES } from '../../../../tests/support/odd-names.ts';
import { readBuild } from '../build.ts';
import { pickCompared } from '../testing/compare.ts';
import { EXAMPLE_FILES } from '../testing/example-files.ts';
import { ask, makeIndex, type SmallSite, serveSite } from '../testing/small-site.ts';
import { caddy, nginx, type StartedServer, startWebServer } from '../testing/web-servers.ts';
import { createHostingFiles } from './hosting.ts';

const FILES = {
  ...EXAMPLE_FILES,
  'sdk/page.json': '{}',
  '-/app-1a2b3c4d.css': 'a{}',
  ...Object.fromEntries(
    ODD_NAMES.flatMap(([name]) => [
      [`names/${name}/index.html`, name],
      [`names/${name}/index.md`, name],
    ]),
  ),
  '_headers.json': JSON.stringify({ 'Content-Security-Policy': "default-src 'self'; script-src 'sha256-a+b/c='" }),
};

/** What programs and browsers accept, and what hardly anybody sends. */
const ACCEPTED = [
  'text/markdown, text/html, */*',
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'text/html, text/markdown',
  'text/markdown;q=0.9, text/html;q=0.80',
  'text/markdown;q=0.45, text/html;q=0.5',
  'text/markdown;q=0.5, text/html;q=0.45',
  'text/markdown;q=0.555, */*;q=0.55',
  'text/html;q=0.5, text/markdown;q=0.50',
  'text/markdown;q=0.5, text/html;q=0.500',
  'text/markdown;q=0, */*;q=0',
  'text/markdown;variant=GFM;q=1.0, text/*;q=0.9',
  'text/html;q=0, text/markdown;q=0.001',
  'TEXT/MARKDOWN',
  'text/markdowned',
  '*/*',
];

/** Addresses of a site whose pages have no slash at the end. */
const WITHOUT_SLASH: [path: string, headers?: Record<string, string>, method?: string][] = [
  ['/'],
  ['/?a=1'],
  ['/index.html?a=1'],
  ['/sdk'],
  ['/sdk', { 'Accept-Encoding': 'gzip' }],
  ['/sdk', { Accept: 'text/markdown' }],
  ['/sdk/'],
  ['/sdk/?a=1'],
  ['/sdk/index.html?a=1'],
  ['/sdk/index.md'],
  ['/sdk/push', { Accept: 'text/markdown' }, 'HEAD'],
  ['/sdk/push/'],
  ['/sdk/%E6%8E%A8%20a'],
  ['/sdk/%E6%8E%A8%20a/?b=%2B'],
  ['/en'],
  ['/en/'],
  ['/plain'],
  ['/plain.html?a=1'],
  ...ODD_NAMES.flatMap(([, address]): [string, Record<string, string>?][] => [
    [`/names/${address}?b=2`],
    [`/names/${address}/?b=2`],
    [`/names/${address}/index.html`],
    [`/names/${address}`, { Accept: 'text/markdown' }],
  ]),
  ['/nothing'],
  ['/en/nothing/'],
  ['/404.html'],
  ['/404'],
  ['/assets'],
  ['/assets/'],
  ['/assets/logo.txt'],
  ['/-'],
  ['/-/'],
  ['/-/app-1a2b3c4d.js'],
  ['/old'],
  ['/old/?from=mail'],
];

describe.each([nginx, caddy])('$name with the generated configuration, for pages without a slash at the end', (server) => {
  let site: SmallSite;
  let other: StartedServer;

  beforeAll(async () => {
    if (server.binary === undefined) return;
    const facts: object = JSON.parse(FILES['_site.json']);
    const more = {
      'plain.html': 'static',
      'sdk/推 a/index.html': 'named',
      '_site.json': JSON.stringify({ ...facts, trailingSlash: false }),
    };
    site = await serveSite({ ...FILES, ...more });
    const options = { root: site.dist, search: new URL(site.server.url).host };
    other = await startWebServer(server, await readBuild(site.dist), join(site.dist, '../other'), options);
  });

  afterAll(async () => {
    await other?.stop();
    await site?.[Symbol.asyncDispose]();
  });

  test.skipIf(server.binary === undefined).each(WITHOUT_SLASH)(
    'answers %s %j %s as our own server',
    async (path, headers = {}, method = 'GET') => {
      const [own, theirs] = await Promise.all([site.server.url, other.origin].map((origin) => ask(origin, path, headers, method)));
      expect(theirs && pickCompared(theirs)).toEqual(own && pickCompared(own));
    },
  );

  test.skipIf(server.binary === undefined)('leads nobody to another host', async () => {
    for (const path of ['//example.com/', '//example.com/index.html', '/\\\\example.com/', '//example.com/plain.html', '//sdk/'])
      expect((await ask(other.origin, path)).headers.location ?? '/').not.toMatch(/^(\/[/\\]|https?:)/);
  });
});

describe.each([nginx, caddy])('$name with the generated configuration', (server) => {
  let site: SmallSite;
  let other: StartedServer;

  beforeAll(async () => {
    if (server.binary === undefined) return;
    const facts: object = JSON.parse(FILES['_site.json']);
    const more = { '_site.json': JSON.stringify({ ...facts, feedback: true }), '_search.sqlite': makeIndex('排行榜') };
    site = await serveSite({ ...FILES, ...more }, { searchRateLimit: null });
    const options = { root: site.dist, search: new URL(site.server.url).host };
    other = await startWebServer(server, await readBuild(site.dist), join(site.dist, '../other'), options);
  });

  afterAll(async () => {
    await other?.stop();
    await site?.[Symbol.asyncDispose]();
  });

  test
    .skipIf(server.binary === undefined)
    .each([
      ['/'],
      ['/sdk/'],
      ['/en/'],
      ['/sdk/', { 'Accept-Encoding': 'gzip' }],
      ['/sdk/', {}, 'HEAD'],
      ['/sdk/', { Range: 'bytes=0-9' }],
      ['/sdk'],
      ['/sdk?a=1'],
      ['/en'],
      ['/sdk/index.html'],
      ['/index.html?a=1'],
      ['/sdk/index.md'],
      ['/sdk/push/'],
      ['/sdk/push/llms.txt'],
      ...ACCEPTED.map((accept): [string, Record<string, string>] => ['/sdk/', { Accept: accept }]),
      ['/sdk/push/', { Accept: 'text/markdown' }, 'HEAD'],
      ['/sdk/C%23%3F/'],
      ['/en/', { Accept: 'text/markdown' }],
      ['/nothing/', { Accept: 'text/markdown' }],
      ['/sdk', { Accept: 'text/markdown' }],
      ['/icon.svg', { Accept: 'text/markdown' }],
      ['/sdk/page.json'],
      ['/-/app-1a2b3c4d.js'],
      ['/-/app-1a2b3c4d.css'],
      ['/-/missing.js'],
      ['/assets'],
      ['/assets/'],
      ['/assets/logo.txt'],
      ['/-'],
      ['/-/'],
      ['/files/demo.zip'],
      ['/files/demo.zip', { Range: 'bytes=2-4' }],
      ['/sitemap.xml'],
      ['/icon.svg'],
      ['/photo.webp'],
      ['/photo.avif'],
      ['/robots.txt'],
      ['/nothing/'],
      ['/en/nothing/'],
      ['/english/'],
      ['/SDK/'],
      ['/404.html'],
      ['/en/404.html'],
      ['/_site.json'],
      ['/_search.sqlite'],
      ['/sdk/index.html.gz'],
      ['/old/'],
      ['/old'],
      ['/old?from=mail'],
      ['/away/?b=2'],
      ['/price/?b=2'],
      ['/braces/?d={http.request.host}'],
      ...ODD_NAMES.flatMap(([, address]): [string, Record<string, string>?][] => [
        [`/names/${address}/`],
        [`/names/${address}?b=2`],
        [`/names/${address}/`, { Accept: 'text/markdown' }],
      ]),
      ...['100%25', '%7Bx%7D', '{x}', 'C%23', 'what%3F', 'a*b', 'acb', '%E6%8E%A8%20%E8%8D%90', 'a%22b', 'US$args'].map(
        (name): [string] => [`/was/${name}/`],
      ),
      ['/sdk/', {}, 'POST'],
      [`/api/search?q=${encodeURIComponent('排行榜')}&locale=zh-Hans`],
      ['/api/search?q=a'],
      ['/mcp', {}, 'DELETE'],
      ['/mcp', { Accept: 'text/event-stream' }],
      ['/mcp', { Origin: 'https://evil.example' }, 'POST'],
      ['/sdk/mcp', {}, 'POST'],
    ])('answers %s %j %s as our own server', async (path, headers = {}, method = 'GET') => {
    const [own, theirs] = await Promise.all([site.server.url, other.origin].map((origin) => ask(origin, path, headers, method)));
    expect(theirs && pickCompared(theirs)).toEqual(own && pickCompared(own));
  });

  test.skipIf(server.binary === undefined)('passes on what pages of its own port send, and what others send is refused', async () => {
    const report = JSON.stringify({ page: '/sdk/', kind: 'wrong' });
    const send = async (path: string, origin: string): Promise<number> => {
      const headers = { 'Content-Type': 'application/json', Origin: origin };
      return (await fetch(other.origin + path, { method: 'POST', headers, body: report })).status;
    };
    expect(await send('/api/feedback', other.origin)).toBe(201);
    expect(await send('/mcp', other.origin)).not.toBe(403);
    for (const path of ['/api/feedback', '/mcp']) expect(await send(path, 'http://127.0.0.1'), path).toBe(403);
  });

  test.skipIf(server.binary === undefined)('leads nobody to another host', async () => {
    for (const path of ['//example.com/index.html', '/\\example.com/index.html', '//example.com/..%2f']) {
      expect((await ask(other.origin, path)).headers.location ?? '/').not.toMatch(/^(\/[/\\]|https?:)/);
    }
  });
});

test.each([nginx, caddy])('the configuration with TLS is one that $name takes', async (server) => {
  if (server.binary === undefined) return;
  await using site = await serveSite(FILES);
  const folder = join(site.dist, '../tls');
  mkdirSync(folder, { recursive: true });
  const [certificate, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const subject = ['-subj', '/CN=docs.example', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  execFileSync('openssl', ['req', '-x509', '-nodes', '-keyout', key, '-out', certificate, ...subject], { stdio: 'ignore' });
  const options = { serverName: 'docs.example', root: site.dist, search: '127.0.0.1:3000', port: 80, tls: { certificate, key } };
  const files = createHostingFiles(await readBuild(site.dist), options);
  for (const name of ['nginx.conf', 'Caddyfile']) expect(files.get(name)).toMatch(/Strict-Transport-Security ["`]max-age=31536000["`]/);
  execFileSync(server.binary, server.prepare(folder, files).check, { stdio: 'pipe' });
});
