import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import type { PageData } from '../../engine/src/model/page.ts';
import { readBuild } from '../../engine/src/server/build.ts';
import { pickCompared } from '../../engine/src/server/testing/compare.ts';
import { ask } from '../../engine/src/server/testing/small-site.ts';
import { caddy, nginx, startWebServer, type WebServer } from '../../engine/src/server/testing/web-servers.ts';

const dist = inject('dist');
const own = inject('siteUrl');

/** One address of each kind that the real site has: pages by what makes them differ, files by their ending, and what is not there. */
function listAddresses(): string[] {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const pages = Map.groupBy(
    files.filter((file) => file.endsWith('page.json')).map((file) => `/${file.slice(0, -'page.json'.length)}`),
    (path) => {
      const page: PageData = JSON.parse(readFileSync(join(dist, path, 'page.json'), 'utf8'));
      return [page.locale, page.version, page.kind, page.translation, page.sidebar?.name, page.markdownUrl === null].join();
    },
  );
  const examples = [...pages.values()].flatMap(([path = '/']) => [
    path,
    `${path}page.json`,
    `${path}index.html`,
    path.replace(/(.)\/$/, '$1'),
  ]);
  const assets = Map.groupBy(
    files.filter((file) => extname(file) !== '' && !/(^|\/)_|\.html(\.br|\.gz)?$|page\.json$/.test(file)),
    (file) => `${file.startsWith('-/')} ${extname(file)}`,
  );
  const redirects: readonly { from: string }[] = JSON.parse(readFileSync(join(dist, '_redirects.json'), 'utf8'));
  return [
    ...examples,
    ...[...assets.values()].map(([file]) => `/${file}`),
    ...redirects.map(({ from }) => from),
    ...['', 'en/', 'v2/', 'en/v2/'].flatMap((prefix) => [`/${prefix}none/`, `/${prefix}none`, `/${prefix}none/page.json`]),
    ...['/404.html', '/en/404.html', '/_site.json', '/_search.sqlite', '/_headers.json', '/-/none-1234.js', '/api/search?q=a'],
    ...['/mcp/server-card', '/.well-known/ai-catalog.json'],
  ];
}

/** What two servers answer differently, as text; an address may be asked in several ways. */
async function compare(server: WebServer, theirs: string): Promise<string[]> {
  const ways: readonly (readonly [method: string, headers: Record<string, string>])[] = [
    ['GET', {}],
    ['GET', { 'Accept-Encoding': 'gzip' }],
    ...(server.hasBrotli ? [['GET', { 'Accept-Encoding': 'gzip, deflate, br, zstd' }] as const] : []),
    ['GET', { Accept: 'text/markdown, text/html;q=0.9' }],
    ['GET', { Range: 'bytes=10-19' }],
    ['GET', { 'If-None-Match': '*' }],
    ['HEAD', { 'Accept-Encoding': 'gzip' }],
    ['POST', {}],
  ];
  const problems: string[] = [];
  for (const path of new Set(listAddresses())) {
    for (const [method, headers] of ways) {
      const [one, other] = await Promise.all([own, theirs].map((origin) => ask(origin, path, headers, method)));
      const [expected, received] = [one, other].map((answer) => answer && pickCompared(answer));
      for (const [field, value] of Object.entries(expected ?? {})) {
        if (received?.[field] !== value) problems.push(`${method} ${path} ${JSON.stringify(headers)}: ${field}`);
      }
    }
  }
  return problems;
}

describe.each([nginx, caddy])('the real site on $name', (server) => {
  it.skipIf(server.binary === undefined)('is answered as by our own server: every kind of page, file, redirect and refusal', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'signpost-hosting-'));
    const other = await startWebServer(server, await readBuild(dist), folder, { root: dist, search: new URL(own).host });
    try {
      expect(await compare(server, other.origin)).toEqual([]);
    } finally {
      await other.stop();
      rmSync(folder, { recursive: true });
    }
  });
});
