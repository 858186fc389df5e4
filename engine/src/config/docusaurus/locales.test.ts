import { expect, it } from 'vitest';
import { buildProject } from '../../../../tests/support/build-project.ts';

const tagged = (title: string): string => `---\ntags: [one, two]\n---\n\n# ${title}\n`;

/** A project whose languages are named like folders, and like no language at all. */
const project = buildProject({
  'package.json': '{ "name": "named" }',
  'versions.json': '["1.0"]',
  'docusaurus.config.js': `
    module.exports = {
      title: 'Named', url: 'https://named.example', baseUrl: '/',
      i18n: { defaultLocale: 'en', locales: ['en', 'zh_CN', 'v_1'] },
      presets: [['classic', { docs: { routeBasePath: '/' } }]],
    };`,
  ...Object.fromEntries(
    ['docs', 'versioned_docs/version-1.0'].flatMap((folder) => ['a', 'b'].map((name) => [`${folder}/${name}.md`, tagged(name)])),
  ),
  'docs/c.md': '# C\n',
  'versioned_docs/version-1.0/c.md': '# C\n\nText that is gone.\n',
  'blog/2024-01-31-post.md': '# Post\n\nText.\n',
  'i18n/zh_CN/docusaurus-plugin-content-blog/2024-01-31-post.md': '# 文章\n\n文字。\n',
  'i18n/zh_CN/docusaurus-plugin-content-docs/current/a.md': tagged('甲'),
});

it('a language may be named like a folder: what orders and divides texts takes it as the language that it is', () => {
  const page = project.read('zh_CN/next/a/index.html');
  expect(page).toContain('<html lang="zh-CN"');
  expect(page).toContain('<meta property="og:locale" content="zh_CN">');
  expect(page).toContain('hreflang="zh-CN"');
  expect(project.read('zh_CN/next/tags/index.html')).toContain('one');
  expect(project.read('zh_CN/blog/index.html')).toContain('2024 年 1 月 31 日');
  expect(page).toContain('中文（中国）');
});

it('one that is named like no language is read as English', () => {
  expect(project.read('v_1/next/a/index.html')).toContain('<html lang="en"');
  expect(project.read('v_1/blog/index.html')).toContain('January 31, 2024');
});
