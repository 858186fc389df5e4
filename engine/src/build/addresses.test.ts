import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ODD_NAMES } from '../../../tests/support/odd-names.ts';
import { createSiteFixture, type SiteFixture } from '../../../tests/support/site-fixture.ts';
import type { PagePayload } from '../model/page.ts';
import { openIndex } from '../search/sqlite/open-index.ts';
import { startServer } from '../server/start-server.ts';
import { buildSite } from './build-site.ts';
import { DevServer } from './dev/dev-server.ts';
import { silentProgress } from './progress.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="5"><path d="M0 0h1v1z"/></svg>';

const links = ODD_NAMES.map(([, address]) => `- [a](/sdk/${address}/) [b](/sdk/${address}/?x=1#part) ![c](/img/${address}.svg)`);
const files = Object.fromEntries(
  ODD_NAMES.flatMap(([name, address], index) => [
    [
      `content/zh-Hans/v3/sdk/${name}.mdx`,
      `---\ntitle: Page ${index}\nredirect_from: ["/was/${address}/"]\n---\n\nword${index}x\n\n## 部分 {#part}\n`,
    ],
    [`static/img/${name}.svg`, svg],
  ]),
);

let fixture: SiteFixture;
let out: string;

beforeAll(async () => {
  const start = `---\ntitle: 开始\ntags: [云 存储, "???"]\n---\n\n${links.join('\n')}\n\n[host](//example.com/a) [top](#top)\n`;
  fixture = createSiteFixture(
    { ...files, 'content/zh-Hans/v3/sdk/start.mdx': start, 'glossary.yml': 'terms: []\n' },
    {
      redirects: [{ from: '/away/', to: 'https://example.com/中文/?q=词' }],
      content: { editUrl: 'https://code.example/edit/main/<site-file>' },
    },
  );
  out = join(fixture.loaded.rootDir, 'dist');
  const { diagnostics } = await buildSite(fixture.loaded, { out, progress: silentProgress });
  expect(diagnostics).toEqual([]);
});
afterAll(() => fixture[Symbol.dispose]());

const read = (path: string): string => readFileSync(join(out, path), 'utf8');
const pageAt = (folder: string): PagePayload => JSON.parse(read(`${folder}page.json`));

describe.each(ODD_NAMES)('a page called %s', (name, address) => {
  const path = `/sdk/${address}/`;

  it('is in the folder of that name and has that address in all that leads to it', () => {
    const page = pageAt(`sdk/${name}/`);
    expect(page.path).toBe(path);
    expect(new URL(page.path, 'https://docs.example').pathname).toBe(path);
    expect(page.canonical).toBe(`https://docs.example${path}`);
    expect(page.markdownUrl).toBe(`${path}index.md`);
    expect(page.editUrl).toBe(`https://code.example/edit/main/content/zh-Hans/v3/sdk/${address}.mdx`);
    expect(page.locales.map(({ href }) => href)).toEqual([path, `/en${path}`]);
    expect(JSON.stringify(pageAt('sdk/start/').sidebar)).toContain(`"href":"${path}"`);
    expect(read('sitemap.xml')).toContain(`<loc>https://docs.example${path.replace('&', '&amp;')}</loc>`);
  });

  it('and a picture of that name are found by links, percent-encoded', () => {
    const { html } = pageAt('sdk/start/');
    const written = path.replace('&', '&amp;');
    expect(html).toContain(`<a href="${written}">a</a> <a href="${written}?x=1#part">b</a>`);
    expect(html).toContain(`src="/img/${address.replace('&', '&amp;')}.svg" width="3" height="5"`);
  });

  it('is found by search, by redirects and by the dev server', async () => {
    const engine = openIndex(join(out, '_search.sqlite'));
    const index = ODD_NAMES.findIndex(([candidate]) => candidate === name);
    const { hits } = await engine.search({ q: `word${index}x`, locale: 'zh-Hans' });
    await engine.close();
    expect(hits[0]?.source.url).toBe(path);
    expect(JSON.parse(read('_redirects.json'))).toContainEqual({ from: `/was/${name}/`, to: path, status: 301 });

    vi.spyOn(console, 'warn').mockReturnValue();
    const server = await DevServer.open(fixture.loaded);
    const url = await server.listen(0);
    const shown: PagePayload = JSON.parse(await (await fetch(new URL(`${path}page.json`, url))).text());
    const picture = await fetch(new URL(`/img/${address}.svg`, url));
    await server.close();
    expect(shown.path).toBe(path);
    expect(picture.status).toBe(200);
  });
});

it('a redirect to another site can be followed, whatever is in its address', async () => {
  await using server = await startServer({ dist: out, port: 0, logLevel: 'silent' }).then((started) => ({
    ...started,
    [Symbol.asyncDispose]: started.close,
  }));
  const { status, headers } = await fetch(`${server.url}/away/`, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([301, 'https://example.com/%E4%B8%AD%E6%96%87/?q=%E8%AF%8D']);
});

it('a tag can be any text', () => {
  const { html } = pageAt('sdk/start/');
  const hrefs = [...html.matchAll(/<a class="tag" href="([^"]+)"/g)].map(([, href = '']) => href);
  expect(hrefs).toEqual(['/tags/%E4%BA%91-%E5%AD%98%E5%82%A8/', '/tags/%3F%3F%3F/']);
  for (const href of hrefs) expect(existsSync(join(out, decodeURIComponent(href), 'index.html'))).toBe(true);
});

it('an address without a scheme leads to another site in the Markdown, too', () => {
  expect(read('sdk/start/index.md')).toContain('[host](https://example.com/a) [top](https://docs.example/sdk/start/index.md#top)');
});
