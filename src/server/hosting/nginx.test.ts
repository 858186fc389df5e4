import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readBuild } from '../build.ts';
import { type Answer, ask, type SmallSite, serveSite, writeIndex } from '../testing/small-site.ts';
import { createHostingFiles } from './hosting.ts';

const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find((file) => existsSync(file));
const FILES = {
  'index.html': '首页',
  '404.html': '未找到页面',
  'en/index.html': 'Home',
  'en/404.html': 'Page Not Found',
  'sdk/index.html': `<!doctype html>${'<p>排行榜</p>'.repeat(50)}`,
  'sdk/index.md': '# SDK',
  'sdk/page.json': '{}',
  'assets/app-1a2b3c4d.js': 'export {};',
  'assets/app-1a2b3c4d.css': 'a{}',
  'files/demo.zip': '0123456789',
  'sitemap.xml': '<urlset/>',
  'icon.svg': '<svg/>',
  'photo.webp': 'webp',
  'photo.avif': 'avif',
  'robots.txt': 'User-agent: *',
  '_site.json': JSON.stringify({
    build: 'one',
    locales: [
      { name: 'zh-Hans', path: '' },
      { name: 'en', path: 'en' },
    ],
  }),
  '_headers.json': JSON.stringify({ 'Content-Security-Policy': "default-src 'self'; script-src 'sha256-a+b/c='" }),
  '_redirects.json': JSON.stringify([
    { from: '/old/', to: '/sdk/#init', status: 301 },
    { from: '/away/', to: 'https://example.com/?a=1', status: 302 },
  ]),
};

const COMPARED = [
  ...['content-type', 'content-encoding', 'content-range', 'cache-control', 'location', 'vary', 'content-security-policy'],
  ...['x-content-type-options', 'referrer-policy', 'permissions-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy'],
];

describe.skipIf(NGINX === undefined)('nginx with the generated configuration', () => {
  let site: SmallSite;
  let origin: string;
  let stop: () => void;

  beforeAll(async () => {
    site = await serveSite(FILES, { searchRateLimit: null });
    writeIndex(join(site.dist, '_search.sqlite'), '排行榜');
    const port = await findFreePort();
    origin = `http://127.0.0.1:${port}`;
    const folder = join(site.dist, '../nginx');
    stop = startNginx(
      folder,
      createHostingFiles(await readBuild(site.dist), {
        serverName: 'docs.example',
        root: site.dist,
        search: new URL(site.server.url).host,
        port,
      }).get('nginx.conf') ?? '',
    );
    await vi.waitFor(() => ask(origin, '/'), 3000);
  });

  afterAll(async () => {
    stop();
    await site[Symbol.asyncDispose]();
  });

  test.each([
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
    ['/sdk/page.json'],
    ['/assets/app-1a2b3c4d.js'],
    ['/assets/app-1a2b3c4d.css'],
    ['/assets/missing.js'],
    ['/assets'],
    ['/assets/'],
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
    ['/sdk/', {}, 'POST'],
    [`/api/search?q=${encodeURIComponent('排行榜')}&locale=zh-Hans`],
    ['/api/search?q=a'],
  ])('answers %s %j %s as our own server', async (path, headers = {}, method = 'GET') => {
    const [own, other] = await Promise.all([ask(site.server.url, path, headers, method), ask(origin, path, headers, method)]);
    expect(pickCompared(other)).toEqual(pickCompared(own));
  });

  test('leads nobody to another host', async () => {
    for (const path of ['//example.com/index.html', '/\\example.com/index.html', '//example.com/..%2f']) {
      expect((await ask(origin, path)).headers.location ?? '/').not.toMatch(/^(\/[/\\]|https?:)/);
    }
  });
});

test.skipIf(NGINX === undefined)('the configuration with TLS is one that nginx takes', async () => {
  await using site = await serveSite(FILES);
  const folder = join(site.dist, '../tls');
  mkdirSync(folder, { recursive: true });
  const [certificate, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const subject = ['-subj', '/CN=docs.example', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  execFileSync('openssl', ['req', '-x509', '-nodes', '-keyout', key, '-out', certificate, ...subject], { stdio: 'ignore' });
  const options = { serverName: 'docs.example', root: site.dist, search: '127.0.0.1:3000', port: 80, tls: { certificate, key } };
  const conf = createHostingFiles(await readBuild(site.dist), options).get('nginx.conf') ?? '';
  expect(conf).toContain('add_header Strict-Transport-Security "max-age=63072000; includeSubDomains" always;');
  expect(() => execFileSync(NGINX ?? '', ['-t', ...prepareNginx(folder, conf)], { stdio: 'pipe' })).not.toThrow();
});

/** What a redirect or a refusal says besides where to is for nobody. */
function pickCompared({ status, headers, body }: Answer): Record<string, unknown> {
  const isContent = status < 300 || status === 404;
  const names = isContent ? COMPARED : COMPARED.filter((name) => !/^(content-type|cache-control)$/.test(name));
  return { status, ...(isContent ? { body: body.toString() } : {}), ...Object.fromEntries(names.map((name) => [name, headers[name]])) };
}

/** Writes a whole configuration around that of the site. @returns the arguments to use it */
function prepareNginx(folder: string, conf: string): string[] {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'site.conf'), conf);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`).join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {} http { access_log off; ${temporary} include ${folder}/site.conf; }`,
  );
  return ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
}

function startNginx(folder: string, conf: string): () => void {
  const child = spawn(NGINX ?? '', [...prepareNginx(folder, conf), '-g', 'daemon off; master_process off;'], { stdio: 'inherit' });
  return () => child.kill();
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
