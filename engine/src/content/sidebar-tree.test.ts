import { describe, expect, it } from 'vitest';
import { catalogOf, page } from '../../../tests/support/catalog-of.ts';
import type { SidebarItem } from '../model/sidebar.ts';
import { localiseSidebar } from './sidebar-items.ts';

describe('the sidebars of a catalog', () => {
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

  it('shows of an item that is HTML the text that readers would see', async () => {
    const items = ['<b>Tips &amp; <i>tricks</i></b>', '<svg><title>Star</title></svg><style>b { color: red }</style>&lt;New&gt;', '<hr>'];
    const sidebars = { v3: { sdk: items.map((value) => ({ type: 'html', value }) as const) } };
    const { catalog } = await catalogOf({ 'content/zh-Hans/v3/sdk/start.mdx': page('开始') }, { sidebars });
    expect(catalog.sidebars.trees.get('v3/sdk')).toEqual([
      { type: 'caption', label: 'Tips & tricks' },
      { type: 'caption', label: '<New>' },
    ]);
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
