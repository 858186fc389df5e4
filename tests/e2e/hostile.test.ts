import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { buildSite } from '../../engine/src/build/build-site.ts';
import { silentProgress } from '../../engine/src/build/progress.ts';
import type { PageData } from '../../engine/src/model/page.ts';
import type { SearchSection } from '../../engine/src/model/search.ts';
import { parseGlossary } from '../../engine/src/search/glossary.ts';
import { createIndex } from '../../engine/src/search/sqlite/create-index.ts';
import { startServer } from '../../engine/src/server/start-server.ts';
import { arriveAt, openContext, openPage, READY, shareContext, takeComplaints } from '../support/browser.ts';
import { openSearch, searchFor } from '../support/search-overlay.ts';
import { createSiteFixture } from '../support/site-fixture.ts';
import { startStandIn } from '../support/stand-in.ts';
import { readSafety, SAFE, watchSafety } from '../support/watch-safety.ts';

const RUN = 'window.hasRun=true';
const MARKUP = `"><img src=x onerror="${RUN}"><script>${RUN}</script><svg onload="${RUN}">`;

const fixtureFiles = {
  'content/zh-Hans/v3/sdk/start.mdx': '---\ntitle: 开始\n---\n\n## 初始化 {#init}\n\n[去推送](/sdk/push/)\n',
  'content/zh-Hans/v3/sdk/push.mdx': '---\ntitle: 推送\n---\n\n文字。\n',
  'glossary.yml': 'terms: []\n',
};

/** Builds a small site, lets somebody tamper with what is built, and serves it. */
async function serveTampered(files: Record<string, string>, tamper: (dist: string) => void = () => {}) {
  const fixture = createSiteFixture({ ...fixtureFiles, ...files }, { navbar: [{ type: 'search' }] });
  const dist = join(fixture.loaded.rootDir, 'dist');
  const { diagnostics } = await buildSite(fixture.loaded, { out: dist, progress: silentProgress, keepGoing: true });
  tamper(dist);
  const server = await startServer({ dist, port: 0, logLevel: 'silent' });
  return {
    url: `${server.url}/`,
    diagnostics,
    async [Symbol.asyncDispose]() {
      await server.close();
      fixture[Symbol.dispose]();
    },
  };
}

async function search(page: Page, query: string): Promise<void> {
  await openSearch(page);
  await searchFor(page, query);
}

describe('the security policy', () => {
  it('has nothing to stop on a page of each kind, from the first paint to a search and a journey', async () => {
    const dist = inject('dist');
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('page.json'));
    const kinds = Map.groupBy(files, (file) => {
      const page: PageData = JSON.parse(readFileSync(join(dist, file), 'utf8'));
      return [page.locale, page.version, page.kind, page.translation, page.markdownUrl === null].join();
    });
    const paths = [...kinds.values()].map(([file = '']) => file.slice(0, -'page.json'.length));
    await using context = await shareContext();
    await watchSafety(context);
    for (const path of [...paths, 'none/', 'sdk/start/quickstart/']) {
      const page = await openPage(context, path);
      if (path === paths[0] || path.startsWith('sdk/start')) await search(page, 'sdk');
      expect(await readSafety(page), path).toEqual(SAFE);
      await page.close();
    }
  });

  it('stops scripts and markup that come another way', async () => {
    await using context = await openContext();
    await watchSafety(context);
    const page = await openPage(context, 'sdk/start/quickstart/');
    const thrown = await page.evaluate((code) => {
      const attempts: readonly (() => unknown)[] = [
        () => Object.assign(document.createElement('div'), { innerHTML: `<img src=x onerror="${code}">` }),
        () => Object.assign(document.createElement('script'), { textContent: code }),
        () => window.setTimeout(code),
        () => document.write(`<script>${code}</script>`),
        () => document.createElement('img').setAttribute('onerror', code),
      ];
      const failed = attempts.filter((attempt) => {
        try {
          attempt();
          return false;
        } catch {
          return true;
        }
      });
      return [failed.length, attempts.length];
    }, RUN);
    expect(thrown[0]).toBe(thrown[1]);
    await expect.poll(async () => (await readSafety(page)).violations.length).toBeGreaterThanOrEqual(5);
    expect((await readSafety(page)).hasRun).toBe(false);
    expect(takeComplaints(context).join()).toContain('TrustedHTML');
  });
});

it('hostile Markdown shows as text or not at all: nothing of it runs', async () => {
  await using site = await serveTampered({
    'content/zh-Hans/v3/sdk/hostile.mdx': [
      `---\ntitle: '${MARKUP} </title></script><script>${RUN}</script>'\ndescription: '${MARKUP}'\n---\n`,
      `<script>{\`${RUN}\`}</script>\n\n<img src="x" onerror="${RUN}" alt='${MARKUP.replaceAll("'", '')}' />\n`,
      `<a href="javascript:${RUN}" id="bad">tag</a> [link](javascript:${RUN}) [data](data:text/html,<script>${RUN}</script>)\n`,
      `<iframe srcDoc="<script>parent.${RUN}</script>"></iframe>\n\n<svg onLoad="${RUN}"></svg>\n\n<base href="https://evil.example/" />\n`,
      `<details open onToggle="${RUN}"><summary>x</summary>y</details>\n\n<form action="javascript:${RUN}"><button>go</button></form>\n`,
      `{window.hasRun = true}\n\n## \`</script><script>${RUN}</script>\` {#head}\n`,
      `\`\`\`html title="${MARKUP.replaceAll('"', '')}"\n${MARKUP}</code></pre><script>${RUN}</script>\n\`\`\`\n`,
      `<Tabs groupId='"]{}</style><script>${RUN}</script>'><TabItem value='"><script>' label='${MARKUP.replaceAll("'", '')}'>\n\nx\n\n</TabItem></Tabs>\n`,
      `<meta httpEquiv="refresh" content="0;url=javascript:${RUN}" />\n\n<object data="javascript:${RUN}"></object>\n`,
    ].join('\n'),
  });
  expect(site.diagnostics.filter(({ severity }) => severity === 'error').length).toBeGreaterThan(0);
  await using context = await openContext({ baseURL: site.url });
  await watchSafety(context);
  const page = await openPage(context, 'sdk/hostile/');
  for (const link of await page.locator('article a').all()) await link.click({ noWaitAfter: true, timeout: 1000 }).catch(() => undefined);
  await page.goto('sdk/hostile/');
  await page.waitForSelector(READY);
  expect(await readSafety(page)).toEqual(SAFE);
  const remains =
    'article script, article iframe, article object, article base, article meta, article [href^="javascript:"], article [onerror]';
  expect(await page.locator(remains).count()).toBe(0);
});

it('hostile rows of the search index show as text, and lead nowhere else', async () => {
  const row = (id: string, url: string): SearchSection => ({
    ...{ id, url, title: `排行榜 ${MARKUP}`, heading: `排行榜 ${MARKUP}`, content: `排行榜 ${MARKUP} </script>`, locale: 'zh-Hans' },
    ...{ version: `v3${MARKUP}`, section: MARKUP, breadcrumbs: [MARKUP], kind: 'guide' as const },
    ...{ description: MARKUP, keywords: [MARKUP], questions: [MARKUP] },
  });
  const urls = [`javascript:${RUN}`, '//evil.example/', `data:text/html,<script>${RUN}</script>`, '/sdk/push/'];
  const rows = urls.map((url, index) => row(`row-${index}${MARKUP}`, url));
  await using site = await serveTampered({}, (dist) => {
    createIndex(rows, join(dist, '_search.sqlite'), parseGlossary({ terms: [] }));
  });
  await using context = await openContext({ baseURL: site.url });
  await watchSafety(context);
  const page = await openPage(context, 'sdk/start/');
  await search(page, '排行榜');
  expect(await page.locator('.hit').evaluateAll((hits) => hits.map((hit) => hit.getAttribute('href')))).toEqual(['/sdk/push/']);
  expect(await page.textContent('.hit-excerpt')).toContain('<script>');
  expect(await page.locator('.search img, .search script').count()).toBe(0);
  await page.keyboard.press('Enter');
  await arriveAt(page, '推送');
  await page.click('.search-button');
  await page.waitForSelector('.hit');
  expect(await readSafety(page)).toEqual(SAFE);
});

it('page data that are led to another host are not fetched there: the page loads as a whole', async () => {
  await using evil = await startStandIn({ '/page.json': '{}' });
  await using site = await serveTampered({}, (dist) => {
    const redirects = [{ from: '/sdk/push/page.json', to: `${evil.origin}/page.json`, status: 302 }];
    writeFileSync(join(dist, '_redirects.json'), JSON.stringify(redirects));
  });
  await using context = await openContext({ baseURL: site.url });
  await watchSafety(context);
  const page = await openPage(context, 'sdk/start/');
  await page.getByRole('link', { name: '去推送' }).click();
  await arriveAt(page, '推送');
  expect(takeComplaints(context).join()).toContain('violates the following Content Security Policy');
  expect(evil.requests).toEqual([]);
  expect(await readSafety(page)).toEqual(SAFE);
});
