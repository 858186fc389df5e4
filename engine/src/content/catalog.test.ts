import { describe, expect, it } from 'vitest';
import { catalogOf, page } from '../../../tests/support/catalog-of.ts';
import { existsIn, nearestIn } from './catalog-lookup.ts';
import type { Catalog } from './catalog-types.ts';
import { findPage } from './find-page.ts';
import { pageHref } from './sidebar-items.ts';

const told = ({ diagnostics }: Catalog): string[] =>
  diagnostics.map(({ code, file, line, message }) => `${code} ${file}:${line} ${message}`);

describe('the catalog', () => {
  it('serves a page at the same route in all locales, and knows which has no translation on purpose', async () => {
    const { catalog } = await catalogOf({
      'content/zh-Hans/v3/sdk/start.mdx': page('开始'),
      'content/en/v3/sdk/start.mdx': page('Start'),
      'content/zh-Hans/v3/sdk/filing.mdx': page('备案', 'translation: none\n'),
      'content/zh-Hans/v3/sdk/later.mdx': page('稍后'),
    });
    const route = (name: string) => catalog.byRoute.get(`v3:/sdk/${name}/`);
    expect([...(route('start')?.sources.keys() ?? [])]).toEqual(['zh-Hans', 'en']);
    const filing = route('filing');
    const later = route('later');
    expect(filing && existsIn(catalog, filing, 'en')).toBe(false);
    expect(later && existsIn(catalog, later, 'en')).toBe(true);
  });

  it('reports two pages at one address, and translations at another', async () => {
    const { catalog } = await catalogOf({
      'content/zh-Hans/v3/sdk/a.mdx': page('甲', 'slug: /sdk/same/\n'),
      'content/zh-Hans/v3/sdk/b.mdx': page('乙', 'slug: /sdk/same/\n'),
      'content/en/v3/sdk/a.mdx': page('A', 'slug: /sdk/other/\n'),
    });
    expect(catalog.diagnostics.map(({ code, file, message }) => `${code} ${file} ${message}`)).toMatchInlineSnapshot(`
      [
        "slug-differs content/en/v3/sdk/a.mdx is served at /sdk/other/, but content/zh-Hans/v3/sdk/a.mdx at /sdk/same/",
        "duplicate-route content/zh-Hans/v3/sdk/b.mdx is served at /sdk/same/, and so is content/zh-Hans/v3/sdk/a.mdx",
      ]
    `);
  });

  it('reports two pages whose languages or versions lead to one address, with both files', async () => {
    const { catalog } = await catalogOf({
      'content/zh-Hans/v3/sdk/start.mdx': page('开始'),
      'content/en/v3/sdk/start.mdx': page('Start'),
      'content/zh-Hans/v2/sdk/start.mdx': page('旧'),
      'content/zh-Hans/v3/en/sdk/start.mdx': page('撞'),
      'content/zh-Hans/v3/sdk/other.mdx': page('撞', 'slug: /v2/sdk/start/\n'),
      'content/zh-Hans/v3/en/sdk/alone.mdx': page('独'),
    });
    expect(told(catalog)).toMatchInlineSnapshot(`
      [
        "duplicate-route content/zh-Hans/v3/en/sdk/start.mdx:1 is served at /en/sdk/start/, and so is content/en/v3/sdk/start.mdx",
        "duplicate-route content/zh-Hans/v3/sdk/other.mdx:3 is served at /v2/sdk/start/, and so is content/zh-Hans/v2/sdk/start.mdx",
      ]
    `);
  });

  it('reports addresses that the server hides, or answers itself', async () => {
    const files = {
      'content/zh-Hans/v3/.x.md': page('点'),
      'content/zh-Hans/v3/hidden.mdx': page('线', 'slug: /sdk/_internal/\n'),
      'content/zh-Hans/v3/known.mdx': page('知', 'slug: /.well-known/more/\n'),
      'content/zh-Hans/v3/mcp.mdx': page('工具'),
      'content/zh-Hans/v3/api/search.mdx': page('搜索'),
    };
    expect(told((await catalogOf(files)).catalog)).toMatchInlineSnapshot(`
      [
        "missing-folder site.config.ts:undefined sidebar "sdk" lists the folder "sdk", in which v3 has no pages",
        "bad-address content/zh-Hans/v3/.x.md:1 cannot be opened: ".x" begins with ".", like files that are not served",
        "bad-address content/zh-Hans/v3/hidden.mdx:3 cannot be opened: "_internal" begins with "_", like files that are not served",
      ]
    `);
    expect(told((await catalogOf(files, { trailingSlash: false })).catalog).slice(2)).toMatchInlineSnapshot(`
      [
        "bad-address content/zh-Hans/v3/api/search.mdx:1 cannot be opened: /api/search is an address of the server itself",
        "bad-address content/zh-Hans/v3/hidden.mdx:3 cannot be opened: "_internal" begins with "_", like files that are not served",
        "bad-address content/zh-Hans/v3/mcp.mdx:1 cannot be opened: /mcp is an address of the server itself",
      ]
    `);
  });

  it('serves the docs below a path of their own, the version behind it, where the configuration wants that', async () => {
    const { catalog } = await catalogOf(
      {
        'content/zh-Hans/v3/intro.mdx': page('开始', 'slug: /\ntags: [a]\n'),
        'content/zh-Hans/v2/sdk/old.mdx': page('旧'),
        'content/en/v2/sdk/old.mdx': page('Old'),
      },
      { content: { routeBasePath: 'docs' } },
    );
    const hrefs = catalog.pages.map((found) => pageHref(catalog, found, 'en'));
    expect(hrefs).toEqual(expect.arrayContaining(['/en/docs/', '/en/docs/v2/sdk/old/', '/en/docs/tags/a/']));
    expect(findPage(catalog, '/en/docs/v2/sdk/old/', 'en')?.page.id).toBe('sdk/old');
    expect(findPage(catalog, '/docs/', 'zh-Hans')?.page.id).toBe('intro');
    expect(findPage(catalog, '/v2/sdk/old/', 'zh-Hans')).toBeUndefined();
  });

  it('leads to the same page of another version, else to the nearest above, else to its main document', async () => {
    const { catalog } = await catalogOf({
      'content/zh-Hans/v3/sdk/start.mdx': page('开始'),
      'content/zh-Hans/v3/sdk/index.mdx': page('概览'),
      'content/zh-Hans/v2/sdk/start.mdx': page('开始'),
      'content/zh-Hans/v2/sdk/old.mdx': page('旧'),
      'content/zh-Hans/v2/alone.mdx': page('独'),
    });
    const current = catalog.config.versions.find((version) => version.isLast);
    const lead = (route: string) => {
      const from = catalog.byRoute.get(`v2:${route}`);
      const found = from && current && nearestIn(catalog, from, current, 'zh-Hans');
      return found && [found.page.route, found.exact];
    };
    expect(lead('/sdk/start/')).toEqual(['/sdk/start/', true]);
    expect(lead('/sdk/old/')).toEqual(['/sdk/', false]);
    expect(lead('/alone/')).toEqual(['/sdk/start/', false]);
  });

  it('leads to where a page has moved, and back, and reports addresses that are no pages', async () => {
    const files = {
      'content/zh-Hans/v3/sdk/start.mdx': page('开始'),
      'content/zh-Hans/v3/sdk/setup.mdx': page('接入'),
      'content/zh-Hans/v2/sdk/install.mdx': page('安装'),
      'content/zh-Hans/v2/sdk/import.mdx': page('导入'),
    };
    const { catalog } = await catalogOf(files, { moved: { '/v2/sdk/install/': '/sdk/setup/', '/v2/sdk/import': '/sdk/setup/' } });
    const lead = (version: string, route: string, to: string) => {
      const from = catalog.byRoute.get(`${version}:${route}`);
      const target = catalog.config.versions.find(({ name }) => name === to);
      const found = from && target && nearestIn(catalog, from, target, 'en');
      return found && [found.page.route, found.exact];
    };
    expect(lead('v2', '/sdk/install/', 'v3')).toEqual(['/sdk/setup/', true]);
    expect(lead('v2', '/sdk/import/', 'v3')).toEqual(['/sdk/setup/', true]);
    expect(lead('v3', '/sdk/setup/', 'v2')).toEqual(['/sdk/install/', true]);
    expect(catalog.diagnostics).toEqual([]);

    const wrong = { '/v2/sdk/instal/': '/sdk/setup/', '/v2/sdk/import/': '/nothing/', '/sdk/start/': '/sdk/setup/' };
    const { catalog: faulty } = await catalogOf(files, { moved: wrong });
    expect(faulty.diagnostics.map(({ code, message, suggestion }) => [code, message, suggestion])).toEqual([
      ['moved-page', 'moved["/v2/sdk/instal/"]: /v2/sdk/instal/: there is no such page', '/v2/sdk/install/'],
      ['moved-page', 'moved["/v2/sdk/import/"]: /nothing/: there is no such page', undefined],
      ['moved-page', 'moved["/sdk/start/"]: /sdk/setup/ is of the same version', 'within a version, a moved page has a redirect'],
    ]);
  });

  it('tells two pages of an id or address where one of them says so, and previews whose picture is not there', async () => {
    const { catalog } = await catalogOf({
      'content/zh-Hans/v3/sdk/a.mdx': page('甲', 'id: start\n'),
      'content/zh-Hans/v3/sdk/b.mdx': page('乙', 'slug: /sdk/guide/\nimage: /favicon.svg\n'),
      'content/zh-Hans/v3/sdk/guide.mdx': page('指南', 'image: ./guide.png\n'),
      'content/zh-Hans/v3/sdk/start.mdx': page('开始'),
    });
    expect(catalog.diagnostics).toMatchObject([
      { code: 'duplicate-id', file: 'content/zh-Hans/v3/sdk/a.mdx', line: 3 },
      { code: 'missing-preview', file: 'content/zh-Hans/v3/sdk/guide.mdx', line: 3 },
      { code: 'duplicate-route', file: 'content/zh-Hans/v3/sdk/b.mdx', line: 3 },
    ]);
  });

  it('tells names and slugs that no address can have', async () => {
    const { catalog } = await catalogOf({
      'content/zh-Hans/v3/sdk/b.mdx': page('乙', 'slug: what\\now\n'),
      'content/zh-Hans/v3/sdk/100%25.mdx': page('丙', 'id: a/b\n'),
    });
    expect(catalog.diagnostics.map(({ file, line, message }) => `${file}:${line} ${message}`).toSorted()).toEqual([
      'content/zh-Hans/v3/sdk/100%25.mdx:3 Front matter field "id": must be a name without slashes',
      'content/zh-Hans/v3/sdk/b.mdx:3 cannot be linked to: "\\" has another meaning in addresses',
    ]);
  });
});
