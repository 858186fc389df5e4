import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it, vi } from 'vitest';
import { buildSite } from '../../engine/src/build/build-site.ts';
import { silentProgress } from '../../engine/src/build/progress.ts';
import { formatDiagnostics } from '../../engine/src/cli/report.ts';
import { openIndex } from '../../engine/src/search/sqlite/open-index.ts';
import { createFixtureBrand } from '../support/fixture-brand.ts';
import { createSiteFixture } from '../support/site-fixture.ts';

const good = '---\ntitle: 开始\n---\n\n## 初始化 {#init}\n\n文字。\n';

describe('a build', () => {
  it('reports all mistakes at once with their place, and leaves the last good build in service', async () => {
    using fixture = createSiteFixture({ 'content/zh-Hans/v3/sdk/start.mdx': good, 'glossary.yml': 'terms: []\n' });
    const out = join(fixture.loaded.rootDir, 'dist');
    const first = await buildSite(fixture.loaded, { out, progress: silentProgress });
    expect(first.published).toBe(true);
    const before = readFileSync(join(out, 'sdk/start/index.html'), 'utf8');

    fixture.write('content/zh-Hans/v3/sdk/a.mdx', '---\ntitle: [\n---\n\n文字。\n');
    fixture.write('content/zh-Hans/v3/sdk/b.mdx', '---\ntitle: 乙\n---\n\n<Tabz />\n\n[去](/sdk/strat/)\n');
    fixture.write('content/zh-Hans/v3/sdk/c.mdx', '---\ntitle: 丙\n---\n\n## 一 {#same}\n\n## 二 {#same}\n\n[去](/sdk/start/#innit)\n');
    const second = await buildSite(fixture.loaded, { out, progress: silentProgress });
    expect(second.published).toBe(false);
    const errors = second.diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ file, line, code }) => `${file}:${line} ${code}`)).toMatchInlineSnapshot(`
      [
        "content/zh-Hans/v3/sdk/a.mdx:3 front-matter",
        "content/zh-Hans/v3/sdk/b.mdx:5 unknown-component",
        "content/zh-Hans/v3/sdk/b.mdx:7 broken-link",
        "content/zh-Hans/v3/sdk/c.mdx:7 duplicate-id",
        "content/zh-Hans/v3/sdk/c.mdx:9 broken-anchor",
      ]
    `);
    expect(formatDiagnostics(errors, 'text')).toContain('→  /sdk/start/#init');
    expect(readFileSync(join(out, 'sdk/start/index.html'), 'utf8')).toBe(before);
  });

  it('takes over from the last build what has not changed, and makes the rest', async () => {
    using fixture = createSiteFixture({
      'content/zh-Hans/v3/sdk/start.mdx': good,
      'content/zh-Hans/v3/sdk/push.mdx': good.replace('开始', '推送'),
      'content/zh-Hans/v3/store/release.mdx': good.replace('开始', '发布'),
      'glossary.yml': 'terms: []\n',
    });
    const out = join(fixture.loaded.rootDir, 'dist');
    const files = ['store/release/index.html', 'store/release/page.json', 'sdk/start/index.html', '_search.sqlite'];
    const build = async (): Promise<Record<string, number>> => {
      expect(await buildSite(fixture.loaded, { out, progress: silentProgress })).toMatchObject({ published: true });
      return Object.fromEntries(files.map((file) => [file, statSync(join(out, file)).ino]));
    };
    const first = await build();
    const { build: shell } = JSON.parse(readFileSync(join(out, 'sdk/start/page.json'), 'utf8'));
    expect(await build()).toEqual(first);

    fixture.write('content/zh-Hans/v3/sdk/start.mdx', good.replace('文字。', '新的文字。'));
    const edited = await build();
    expect(files.filter((file) => edited[file] !== first[file])).toEqual(['sdk/start/index.html', '_search.sqlite']);
    expect(readFileSync(join(out, 'sdk/start/index.html'), 'utf8')).toContain('新的文字。');
    // Who has a page of the old build open goes on in it: the shell is the same.
    expect(JSON.parse(readFileSync(join(out, 'sdk/start/page.json'), 'utf8'))).toMatchObject({ build: shell });

    rmSync(join(out, 'store/release/page.json'));
    await build();
    expect(existsSync(join(out, 'store/release/page.json'))).toBe(true);
  });

  it('shows a page without a translation in its source language, says so, and keeps it out of sitemap and search', async () => {
    using fixture = createSiteFixture({
      'content/zh-Hans/v3/sdk/start.mdx': good,
      'content/en/v3/sdk/start.mdx': good.replace('开始', 'Start'),
      'content/zh-Hans/v3/sdk/only.mdx': good.replace('开始', '只有中文'),
      'content/zh-Hans/v3/sdk/filing.mdx': good.replace('title: 开始', 'title: 备案\ntranslation: none'),
      'glossary.yml': 'terms: []\n',
    });
    const out = join(fixture.loaded.rootDir, 'dist');
    await buildSite(fixture.loaded, { out, progress: silentProgress });
    const read = (file: string): string => readFileSync(join(out, file), 'utf8');
    const html = read('en/sdk/only/index.html');
    expect(html).toContain('<link rel="canonical" href="https://docs.example/sdk/only/">');
    expect(html).toMatch(/<h1 lang="zh-Hans"/);
    expect(html).toContain('This page is shown in its original language.');
    expect(read('sitemap.xml')).not.toContain('/en/sdk/only/');
    const search = openIndex(join(out, '_search.sqlite'));
    expect((await search.search({ q: '只有中文', locale: 'en' })).hits).toEqual([]);
    expect((await search.search({ q: '只有中文', locale: 'zh-Hans' })).hits[0]?.source.url).toMatch(/^\/sdk\/only\//);
    await search.close();
    expect(existsSync(join(out, 'en/sdk/filing'))).toBe(false);
  });

  it('gives the same bytes when it is built again, in another time zone and another year', async () => {
    using fixture = createSiteFixture(
      { 'content/zh-Hans/v3/sdk/start.mdx': good, 'glossary.yml': 'terms: []\n' },
      { footer: { copyright: '© {year} Fixture' } },
    );
    const outs = ['a', 'b'].map((name) => join(fixture.loaded.rootDir, name));
    vi.stubEnv('SOURCE_DATE_EPOCH', '1700000000');
    for (const [index, out] of outs.entries()) {
      vi.stubEnv('TZ', index === 0 ? 'Pacific/Kiritimati' : 'Etc/GMT+12');
      await buildSite(fixture.loaded, { out, progress: silentProgress });
    }
    vi.unstubAllEnvs();
    expect(readFileSync(join(fixture.loaded.rootDir, 'a/sdk/start/index.html'), 'utf8')).toContain('footer-year">2023<');
    const [first, second] = outs.map((out) =>
      readdirSync(out, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .toSorted(),
    );
    expect(second?.map((file) => file.slice((outs[1] ?? '').length))).toEqual(first?.map((file) => file.slice((outs[0] ?? '').length)));
    for (const [index, file] of (first ?? []).entries()) {
      expect(readFileSync(second?.[index] ?? '').equals(readFileSync(file)), file).toBe(true);
    }
  });

  it('a site that hides all its pages from search engines has a sitemap without pages', async () => {
    using fixture = createSiteFixture({ 'content/zh-Hans/v3/sdk/start.mdx': '---\ntitle: 开始\nnoindex: true\n---\n\n文字。\n' });
    const out = join(fixture.loaded.rootDir, 'dist');
    expect(await buildSite(fixture.loaded, { out, progress: silentProgress })).toMatchObject({ published: true });
    expect(readFileSync(join(out, 'sitemap.xml'), 'utf8')).toMatch(/<urlset[^>]*><\/urlset>$/);
  });

  it('tells what names something that is not there, with its place and the nearest there is: documents, sidebars, folders, pictures, icons, links of the layout', async () => {
    using fixture = createSiteFixture(
      {
        'content/zh-Hans/v3/sdk/start.mdx': good,
        'content/zh-Hans/v3/sdk/next.mdx': '---\ntitle: 下一页\npagination_next: sdk/strat\n---\n\n![图](/img/strat.svg)\n',
        'content/zh-Hans/v3/sdk/other.mdx': '---\ntitle: 别处\ndisplayed_sidebar: skd\n---\n\n## \n\n文字。\n',
        'static/img/start.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
      },
      {
        favicon: '/favicn.svg',
        brands: {
          'developer-services': (choice) => ({
            ...createFixtureBrand(choice),
            logo: { src: '/logo.svg', srcDark: '/favicon.svg', height: 24, scale: 1, alt: '' },
          }),
          'cloud-backend': createFixtureBrand,
        },
        navbar: [{ type: 'link', label: '丢', to: '/sdk/strat/' }],
        sidebars: {
          v3: {
            sdk: [
              { type: 'autogenerated', dirName: 'skd' },
              { type: 'link', label: '丢', href: '/sdk/nxet/' },
            ],
          },
        },
      },
    );
    const { diagnostics } = await buildSite(fixture.loaded, { out: null, progress: silentProgress });
    const told = diagnostics.filter(({ code }) => code !== 'orphan');
    expect(formatDiagnostics(told, 'text')).toMatchInlineSnapshot(`
      "brands/developer-services.ts  warning  logo.src: /logo.svg: there is no such file below static/
      content/zh-Hans/v3/sdk/next.mdx:3:1  error  names the document "sdk/strat", which v3 does not have  →  sdk/start
      content/zh-Hans/v3/sdk/next.mdx:6:1  error  /img/strat.svg: there is no such picture  →  /img/start.svg
      content/zh-Hans/v3/sdk/other.mdx:3:1  error  names the sidebar "skd", which v3 does not have  →  sdk
      content/zh-Hans/v3/sdk/other.mdx:6:1  warning  This heading has no text.  →  Give it a text, or remove its marks.
      site.config.ts  error  sidebar "sdk" lists the folder "skd", in which v3 has no pages  →  sdk
      site.config.ts  warning  favicon: /favicn.svg: there is no such file below static/
      site.config.ts  error  navbar[0]: /sdk/strat/: there is no such page  →  /sdk/start/
      site.config.ts  error  sidebars.v3.sdk[1]: /sdk/nxet/: there is no such page  →  /sdk/next/
      6 errors, 3 warnings"
    `);
  });

  it('a translation whose source has changed says so to its readers, unless the configuration does not want it', async () => {
    const files = {
      'content/zh-Hans/v3/sdk/start.mdx': good,
      'content/en/v3/sdk/start.mdx': good.replace('开始', 'Start'),
      'translations.json': '{ "content/en/v3/sdk/start.mdx": "0123456789abcdef" }',
    };
    const states = [true, false].map(async (outdatedNotice) => {
      using fixture = createSiteFixture(files, { content: { outdatedNotice } });
      const out = join(fixture.loaded.rootDir, 'dist');
      await buildSite(fixture.loaded, { out, progress: silentProgress });
      return JSON.parse(readFileSync(join(out, 'en/sdk/start/page.json'), 'utf8')).translation;
    });
    expect(await Promise.all(states)).toEqual(['outdated', undefined]);
  });
});

describe('the documents of the real site', () => {
  it('carry one executed inline script, the same bytes everywhere, and no style attribute', () => {
    const dist = inject('dist');
    const scripts = ['index.html', 'sdk/start/quickstart/index.html', 'en/store/index.html'].map((file) => {
      const html = readFileSync(join(dist, file), 'utf8');
      expect(html).not.toMatch(/<[a-z][^>]* style="/);
      return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map((match) => match[1]);
    });
    expect(scripts[0]).toHaveLength(1);
    expect(scripts[1]).toEqual(scripts[0]);
    expect(scripts[2]).toEqual(scripts[0]);
  });
});
