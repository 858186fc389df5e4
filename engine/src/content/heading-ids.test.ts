import { expect, it } from 'vitest';
import { createSiteFixture } from '../../../tests/support/site-fixture.ts';
import { createCatalog } from './catalog.ts';
import { compileSettings } from './compile-all.ts';
import { compileDoc } from './compile-doc.ts';
import { findDrift, pageOf } from './heading-ids.ts';
import { scanContent } from './scan.ts';

async function compiledSite(files: Readonly<Record<string, string>>) {
  using fixture = createSiteFixture(files);
  const { loaded } = fixture;
  const scan = await scanContent(loaded);
  const docs = scan.trees.flatMap((tree) => tree.docs);
  const compiled = new Map(
    await Promise.all(
      docs.map(async (doc) => {
        const page = await compileDoc(doc, compileSettings(loaded), loaded.rootDir);
        return [doc.file, { ...page, read: () => '', readSections: () => [] }] as const;
      }),
    ),
  );
  return { catalog: createCatalog(loaded, scan, []), compiled };
}

it('a translated heading takes the id of the source by its position; its own stays as an alias; explicit ids are kept', async () => {
  const { catalog, compiled } = await compiledSite({
    'content/zh-Hans/v3/a.mdx': '## 安装\n\n## 提交 {#submit}\n\n### 出错\n',
    'content/en/v3/a.mdx': '## Install\n\n## Submit {#send}\n\n### Errors\n',
  });
  const page = pageOf(catalog, compiled, 'content/en/v3/a.mdx');
  expect(page?.headings.map(({ id }) => id)).toEqual(['安装', 'send', '出错']);
  expect(page?.headings.map(({ alias }) => alias)).toEqual(['install', undefined, 'errors']);
  expect(page?.anchors).toEqual(expect.arrayContaining(['install', '安装', 'send', '出错']));
});

it('a translation with other headings keeps its own, and is told as drift', async () => {
  const { catalog, compiled } = await compiledSite({
    'content/zh-Hans/v3/a.mdx': '## 安装\n\n### 出错\n',
    'content/en/v3/a.mdx': '## Install\n\n## Errors\n',
  });
  expect(pageOf(catalog, compiled, 'content/en/v3/a.mdx')?.headings.map(({ id }) => id)).toEqual(['install', 'errors']);
  expect(findDrift(catalog, compiled)).toEqual(['content/en/v3/a.mdx']);
});
