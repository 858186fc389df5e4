import { describe, expect, it } from 'vitest';
import { createSiteFixture } from '../../../tests/support/site-fixture.ts';
import type { SidebarItem } from '../model/sidebar.ts';
import { createCatalog } from './catalog.ts';
import { existsIn, nearestIn } from './catalog-lookup.ts';
import type { Catalog } from './catalog-types.ts';
import { findPage } from './find-page.ts';
import { scanContent } from './scan.ts';
import { localiseSidebar, pageHref } from './sidebar-items.ts';

const page = (title: string, more = ''): string => `---\ntitle: ${title}\n${more}---\n\nText.\n`;

const told = ({ diagnostics }: Catalog): string[] =>
  diagnostics.map(({ code, file, line, message }) => `${code} ${file}:${line} ${message}`);

async function catalogOf(files: Readonly<Record<string, string>>, config: Parameters<typeof createSiteFixture>[1] = {}) {
  using fixture = createSiteFixture(files, config);
  return { loaded: fixture.loaded, catalog: createCatalog(fixture.loaded, await scanContent(fixture.loaded), []) };
}

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

  it('orders a sidebar by position, then name; a folder page is the category itself; drafts, unlisted pages and pages displayed nowhere are left out', async () => {
    const { catalog } = await catalogOf({
      'content/zh-Hans/v3/sdk/z.mdx': page('最先', 'sidebar_position: 1.5\n'),
      'content/zh-Hans/v3/sdk/a.mdx': page('甲', 'sidebar_position: 2\n'),
      'content/zh-Hans/v3/sdk/im/im.mdx': page('消息'),
      'content/zh-Hans/v3/sdk/im/guide.mdx': page('指南', 'sidebar_label: 短名\n'),
      'content/zh-Hans/v3/sdk/im/_category_.json': '{"label": "即时通讯", "position": 1}',
      'content/en/v3/sdk/im/_category_.json': '{"label": "Messaging"}',
      'content/zh-Hans/v3/sdk/draft.mdx': page('草稿', 'draft: true\n'),
      'content/zh-Hans/v3/sdk/hidden.mdx': page('隐藏', 'unlisted: true\n'),
      'content/zh-Hans/v3/sdk/apart/alone.mdx': page('独立', 'displayed_sidebar: null\n'),
    });
    const nodes = catalog.sidebars.trees.get('v3/sdk') ?? [];
    const outline = (locale: string) =>
      localiseSidebar(catalog, 'sdk', nodes, locale).items.map((item) =>
        item.type === 'category'
          ? [item.label, item.href, item.items?.map((child) => child.label)]
          : [item.label, item.type === 'link' ? item.href : undefined],
      );
    expect(outline('zh-Hans')).toEqual([
      ['即时通讯', '/sdk/im/', ['短名']],
      ['最先', '/sdk/z/'],
      ['甲', '/sdk/a/'],
    ]);
    expect(outline('en')[0]).toEqual(['Messaging', '/en/sdk/im/', ['短名']]);
  });

  it('a category is called like the page that it leads to and stands in its place; a page that it does not lead to is listed', async () => {
    const { catalog } = await catalogOf({
      'content/zh-Hans/v3/sdk/index.mdx': page('首页', 'sidebar_position: 9\n'),
      'content/zh-Hans/v3/sdk/push/README.mdx': page('推送', 'sidebar_position: 1\nsidebar_label: 推\n'),
      'content/zh-Hans/v3/sdk/push/guide.mdx': page('指南'),
      'content/en/v3/sdk/push/README.mdx': page('Push'),
      'content/zh-Hans/v3/sdk/only/index.mdx': page('独页', 'sidebar_position: 2\n'),
      'content/zh-Hans/v3/sdk/apart/_category_.json': '{"label": "无页", "position": 3, "link": null}',
      'content/zh-Hans/v3/sdk/apart/index.mdx': page('Push 服务'),
      'content/zh-Hans/v3/sdk/api/_category_.yml': 'label: 接口\nposition: 4\nlink: { type: doc, id: classes }',
      'content/zh-Hans/v3/sdk/api/classes.mdx': page('类'),
      'content/zh-Hans/v3/sdk/api/errors.mdx': 'No title.',
    });
    expect(catalog.diagnostics).toEqual([]);
    const outline = (items: readonly SidebarItem[]): unknown[] =>
      items.map((item) => (item.type === 'category' ? [item.label, item.href, ...outline(item.items ?? [])] : item.label));
    const sidebar = (locale: string) => outline(localiseSidebar(catalog, 'sdk', catalog.sidebars.trees.get('v3/sdk') ?? [], locale).items);
    expect(sidebar('zh-Hans')).toEqual([
      ['推', '/sdk/push/', '指南'],
      '独页',
      ['无页', undefined, 'Push 服务'],
      ['接口', '/sdk/api/classes/', 'Errors'],
      '首页',
    ]);
    expect(sidebar('en')[0]).toEqual(['Push', '/en/sdk/push/', '指南']);
  });

  it('categories of the same name in one list, and a folder that is listed twice, open and close on their own', async () => {
    const category = { type: 'category', label: 'Guides', link: { type: 'generated-index' } } as const;
    const start = { type: 'doc', id: 'sdk/start' } as const;
    const folder = { type: 'folder', dirName: 'sdk' } as const;
    const items = [{ ...category, items: [start] }, { ...category, items: [start] }, folder, folder];
    const { catalog } = await catalogOf({ 'content/zh-Hans/v3/sdk/start.mdx': page('开始') }, { sidebars: { v3: { sdk: items }, v2: {} } });
    const nodes = catalog.sidebars.trees.get('v3/sdk') ?? [];
    const keys = nodes.map((node) => (node.type === 'category' ? node.key : ''));
    expect(keys).toEqual(['sdk/Guides', 'sdk/Guides#2', 'sdk', 'sdk#2']);
    expect(new Set(catalog.pages.map(({ id }) => id)).size).toBe(catalog.pages.length);
  });

  it('generated pages of the same name have an address each; a category file that names no document is told', async () => {
    const link = { type: 'generated-index' } as const;
    const category = { type: 'category', label: 'Guides', link } as const;
    const items = [{ type: 'doc', id: 'sdk/start' } as const];
    const { catalog } = await catalogOf(
      {
        'content/zh-Hans/v3/sdk/start.mdx': page('开始'),
        'content/zh-Hans/v3/sdk/_category_.json': '{"link": {"type": "doc", "id": "strat"}}',
      },
      { sidebars: { v3: { sdk: [{ ...category, items: [{ ...category, items }] }], all: [{ type: 'autogenerated', dirName: '.' }] } } },
    );
    expect(catalog.pages.map(({ route }) => route)).toEqual(['/sdk/start/', '/category/guides/', '/category/guides-1/']);
    expect(catalog.diagnostics).toMatchObject([{ code: 'missing-doc', file: 'content/zh-Hans/v3/sdk/_category_.json' }]);
  });

  it('tells mistakes in the files of categories and labels with their places; quoted numbers are numbers', async () => {
    const { catalog } = await catalogOf({
      'content/zh-Hans/v3/sdk/start.mdx': page('开始'),
      'content/zh-Hans/v3/sdk/im/guide.mdx': page('指南'),
      'content/zh-Hans/v3/sdk/im/_category_.json': '{\n  "label": 3,\n  "postion": 1\n}',
      'content/zh-Hans/v3/sdk/push/guide.mdx': page('指南'),
      'content/zh-Hans/v3/sdk/push/_category_.yml': 'label: 推送\nposition: "2"\ncollapsed: "false"',
      'content/zh-Hans/v3/sdk/rtc/guide.mdx': page('指南'),
      'content/zh-Hans/v3/sdk/rtc/_category_.yml': 'label: 语音\nlink: { type: generated }',
      'content/en/v3.json': '{ "sidebar.sdk.category.推送": { "message": "Push" }',
    });
    expect(catalog.diagnostics.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`).toSorted()).toEqual([
      'content/en/v3.json:1:51 cannot be read: Flow map must end with a }',
      'content/zh-Hans/v3/sdk/im/_category_.json:2:3 label: must be a string (it is 3)',
      'content/zh-Hans/v3/sdk/im/_category_.json:3:3 postion: unknown field, did you mean "position"?',
      "content/zh-Hans/v3/sdk/rtc/_category_.yml:2:1 link: must be { type: 'generated-index' }, { type: 'doc', id: '…' } or null",
    ]);
  });

  it('takes the last of two labels for the same category, as JSON does', async () => {
    const { catalog } = await catalogOf({
      'content/zh-Hans/v3/sdk/im/guide.mdx': page('指南'),
      'content/zh-Hans/v3/sdk/im/_category_.json': '{ "label": "消息" }',
      'content/en/v3.json':
        '{\n"sidebar.sdk.category.消息": { "message": "News" },\n"sidebar.sdk.category.消息": { "message": "Messages" }\n}',
    });
    expect(catalog.diagnostics).toEqual([]);
    const { items } = localiseSidebar(catalog, 'sdk', catalog.sidebars.trees.get('v3/sdk') ?? [], 'en');
    expect(items).toMatchObject([{ type: 'category', label: 'Messages' }]);
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

  it('names a sidebar document that does not exist, and the nearest', async () => {
    const { catalog } = await catalogOf(
      { 'content/zh-Hans/v3/sdk/start.mdx': page('开始'), 'content/zh-Hans/v3/sdk/draft.mdx': page('草稿', 'draft: true\n') },
      {
        sidebars: {
          v3: {
            sdk: [
              { type: 'doc', id: 'sdk/strat' },
              { type: 'doc', id: 'sdk/draft' },
            ],
          },
        },
      },
    );
    expect(catalog.diagnostics).toMatchObject([
      { code: 'missing-doc', message: 'sidebar "sdk" names the document "sdk/strat", which v3 does not have', suggestion: 'sdk/start' },
    ]);
  });
});
