import { expect, it } from 'vitest';
import { buildProject } from '../support/build-project.ts';

/** A project without main docs: two docs plug-ins, one of them with old versions, and three blogs, all in two languages. */
const FILES = {
  'package.json': '{ "name": "histories" }',
  'sdk_versions.json': '["2.0", "1.0"]',
  'docusaurus.config.js': `
    module.exports = {
      title: 'Histories', url: 'https://histories.example', baseUrl: '/', onBrokenLinks: 'throw',
      i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
      presets: [['classic', { docs: false, blog: { routeBasePath: 'blog' } }]],
      plugins: [
        ['@docusaurus/plugin-content-docs', { id: 'sdk', path: 'sdk', routeBasePath: 'sdk', sidebarPath: './sdk/sidebars.js', versions: { '2.0': { label: '2.x' } } }],
        ['@docusaurus/plugin-content-docs', { id: 'api', path: 'api', routeBasePath: 'api' }],
        ['@docusaurus/plugin-content-blog', { id: 'news', path: './news', routeBasePath: 'news', blogTitle: 'News' }],
        ['@docusaurus/plugin-content-blog', { id: 'releases', path: './releases', routeBasePath: 'releases', blogTitle: 'Releases' }],
      ],
      themeConfig: { navbar: { items: [
        { type: 'docsVersion', docsPluginId: 'sdk', label: 'SDK' },
        { type: 'dropdown', label: 'More', items: [{ type: 'docsVersion', docsPluginId: 'api', label: 'API' }, { type: 'docsVersion', docsPluginId: 'sdk' }] },
        { type: 'docsVersionDropdown', docsPluginId: 'sdk' },
        { type: 'docsVersionDropdown', docsPluginId: 'api' },
      ] } },
    };`,
  'sdk/sidebars.js':
    "module.exports = { main: ['start', { type: 'category', label: 'Parts', link: { type: 'generated-index' }, items: ['part'] }] };",
  'sdk/start.md': '# Start of the next\n',
  'sdk/part.md': '# Part\n',
  'sdk_versioned_sidebars/version-2.0-sidebars.json':
    '{ "main": ["start", { "type": "category", "label": "Parts", "link": { "type": "generated-index" }, "items": ["part"] }, { "type": "ref", "id": "part", "label": "See the part" }] }',
  'sdk_versioned_docs/version-2.0/start.md': '# Start of the second\n\n[part](./part.md), [old](/sdk/1.0/start)\n',
  'sdk_versioned_docs/version-2.0/part.md': '# Part of the second\n',
  'sdk_versioned_docs/version-1.0/start.md': '# Start of the first\n',
  'i18n/fr/docusaurus-plugin-content-docs-sdk/version-1.0/start.md': '# Le premier\n',
  'i18n/fr/docusaurus-plugin-content-docs-sdk/version-2.0.json': '{ "sidebar.main.category.Parts": { "message": "Pièces" } }',
  'api/index.md': '---\nslug: /\n---\n\n# API\n',
  'blog/2024-01-01-one.md': '# One\n',
  'news/2024-01-02-two.md': '---\ntags: [a]\n---\n\n# Two\n\n[three](/releases/2024/01/03/three)\n',
  'releases/2024-01-03-three.md': '# Three\n',
  'i18n/fr/docusaurus-plugin-content-blog-news/options.json': '{ "title": { "message": "Nouvelles" } }',
  'i18n/fr/docusaurus-plugin-content-blog-news/2024-01-02-two.md': '# Deux\n',
};

const project = buildProject(FILES);
const { read } = project;

it('each version of a docs plug-in is at its address, with its sidebar, generated pages and translations', () => {
  expect(read('sdk/start/index.html')).toContain('Start of the second');
  expect(read('sdk/next/start/index.html')).toContain('Start of the next');
  expect(read('sdk/1.0/start/index.html')).toContain('Start of the first');
  expect(read('fr/sdk/1.0/start/index.html')).toContain('Le premier');
  expect(read('fr/sdk/start/index.html')).toContain('Pièces');
  expect(read('sdk/category/parts/index.html')).toContain('Part of the second');
  expect(read('sdk/next/category/parts/index.html')).toContain('href="/sdk/next/part"');
});

it('pages of old and of unreleased versions say so and lead to the same page of the current one', () => {
  expect(read('sdk/1.0/start/index.html')).toMatch(
    /This is the 1\.0 documentation, which is no longer maintained[\s\S]*href="\/sdk\/start"/,
  );
  expect(read('sdk/next/start/index.html')).toContain('This is the Next documentation, which is not released yet');
  expect(read('fr/sdk/1.0/start/index.html')).toContain('qui n’est plus maintenue');
  expect(read('sdk/start/index.html')).not.toContain('class="notice"');
  expect(JSON.parse(read('sdk/1.0/start/page.json')).noindex).toBe(true);
});

it('a reference in a sidebar leads to a page and is no step of the way through it', () => {
  expect(read('sdk/start/index.html')).toContain('See the part');
  expect(JSON.parse(read('sdk/part/page.json')).next).toBeNull();
});

it('items of the navbar lead to the docs of a plug-in and to its versions', () => {
  const page = read('api/index.html');
  expect(page).toMatch(/<a[^>]*href="\/sdk\/start"[^>]*>SDK</);
  expect(page).toMatch(/<a[^>]*href="\/api"[^>]*>API</);
  for (const path of ['/sdk/next/start', '/sdk/1.0/start']) expect(page).toContain(`href="${path}"`);
});

it('each blog has its posts, its list, its feed and its translations', () => {
  expect(read('blog/2024/01/01/one/index.html')).toContain('One');
  expect(read('news/2024/01/02/two/index.html')).toContain('href="/releases/2024/01/03/three"');
  expect(read('releases/index.html')).toMatch(/<h1[^>]*>Releases[\s\S]*Three/);
  expect(read('fr/news/index.html')).toMatch(/<h1[^>]*>Nouvelles[\s\S]*Deux/);
  expect(read('news/tags/a/index.html')).toContain('Two');
  expect(read('news/atom.xml')).toContain('Two');
  expect(read('news/atom.xml')).not.toContain('Three');
});
