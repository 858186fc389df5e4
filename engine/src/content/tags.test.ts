import { expect, it } from 'vitest';
import { createSiteFixture } from '../../../tests/support/site-fixture.ts';
import { createCatalog } from './catalog.ts';
import { nearestIn } from './catalog-lookup.ts';
import { scanContent } from './scan.ts';

async function catalogOf(files: Readonly<Record<string, string>>) {
  using fixture = createSiteFixture(files);
  return createCatalog(fixture.loaded, await scanContent(fixture.loaded), []);
}

const page = (tags: string, more = ''): string => `---\ntitle: 页\ntags: ${tags}\n${more}---\n`;

it('a site without tags has no pages of tags', async () => {
  const catalog = await catalogOf({ 'content/zh-Hans/v3/a.mdx': '---\ntitle: 甲\n---\n' });
  expect(catalog.tags.pages).toEqual([]);
});

it('unlisted pages are on no page of tags', async () => {
  const catalog = await catalogOf({ 'content/zh-Hans/v3/a.mdx': page('[hidden]', 'unlisted: true\n') });
  expect(catalog.tags.pages).toEqual([]);
});

it('a tag that one language alone has leads to all tags in the other', async () => {
  const catalog = await catalogOf({
    'content/zh-Hans/v3/a.mdx': page('[入门]'),
    'content/en/v3/a.mdx': page('[Start]'),
  });
  const tag = catalog.byRoute.get('v3:/tags/入门/');
  expect(tag && nearestIn(catalog, tag, tag.version, 'en')).toMatchObject({ page: { route: '/tags/' }, exact: false });
});

it('a tag that tags.yml does not have is a warning that names the nearest; so are two tags with one address', async () => {
  const catalog = await catalogOf({
    'content/zh-Hans/v3/tags.yml': 'setup:\nlogin: { label: 登录 }\n',
    'content/zh-Hans/v3/a.mdx': page('[setpu, login]'),
    'content/zh-Hans/v3/b.mdx': page('[C, { label: C#, permalink: c }]'),
  });
  expect(
    catalog.diagnostics.map(({ severity, file, line, message, suggestion }) => [severity, file, line, message, suggestion].join(' | ')),
  ).toMatchInlineSnapshot(`
    [
      "error | site.config.ts |  | sidebar "sdk" lists the folder "sdk", in which v3 has no pages | ",
      "warning | content/zh-Hans/v3/a.mdx | 3 | the tag "setpu" is not in tags.yml | setup",
      "warning | content/zh-Hans/v3/b.mdx | 3 | the tag "C" is not in tags.yml | ",
      "warning | content/zh-Hans/v3/b.mdx | 3 | the tag "C#" is not in tags.yml | ",
      "warning | content/zh-Hans/v3/b.mdx | 3 | the tags "C#" and "C" have the same address, /tags/c/ | ",
    ]
  `);
});

it('a tags file that cannot be understood is an error that names the tag', async () => {
  const catalog = await catalogOf({
    'content/zh-Hans/v3/tags.yml': 'setup: { lable: 安装 }\na: { permalink: /x }\nb: { permalink: /x }\n',
  });
  expect(catalog.diagnostics).toMatchObject([
    { severity: 'error', code: 'bad-tags', message: 'setup.lable: unknown field, did you mean "label"?' },
  ]);
  const twins = await catalogOf({ 'content/zh-Hans/v3/tags.yml': 'a: { permalink: /x }\nb: { permalink: /x }\n' });
  expect(twins.diagnostics).toMatchObject([{ code: 'bad-tags', message: 'a and b have the same address /x' }]);
});

it('no address of a tag or a category leads out of the site', async () => {
  const catalog = await catalogOf({
    'content/zh-Hans/v3/sdk/a.mdx': page('[{ label: X, permalink: ../../../out }]'),
    'content/zh-Hans/v3/sdk/im/b.mdx': page('[]'),
    'content/zh-Hans/v3/sdk/im/_category_.yml': 'label: IM\nlink: { type: generated-index, slug: /../../away }\n',
  });
  expect(catalog.diagnostics).toEqual([]);
  expect([...catalog.byRoute.keys()].filter((key) => /out|away/.test(key))).toEqual(['v3:/away/', 'v3:/out/']);
});
