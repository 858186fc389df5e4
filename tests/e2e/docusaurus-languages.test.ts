import { expect, it } from 'vitest';
import { buildProject } from '../support/build-project.ts';

/** Projects whose first language is not the default one, and that translate the default language, too. */
const project = buildProject({
  'package.json': '{ "name": "languages" }',
  'docusaurus.config.js': `
    module.exports = {
      title: 'Languages', url: 'https://languages.example', baseUrl: '/', onBrokenLinks: 'throw', onBrokenAnchors: 'throw',
      i18n: { defaultLocale: 'en', locales: ['ja', 'en', 'fr', 'translated'] },
      presets: [['classic', { docs: {}, blog: {} }]],
      plugins: [['@docusaurus/plugin-content-docs', { id: 'api', path: 'api', routeBasePath: 'api' }]],
    };`,
  'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n\nSee [how to begin](/docs/category/getting-started) and [the guide](guide.md).\n',
  'docs/guide.md': '# 指南\n\n中文的正文。\n\n![dot](dot.svg)\n',
  'docs/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  'docs/start/_category_.json': '{ "label": "Getting Started", "link": { "type": "generated-index" } }',
  'docs/start/first.md': '# First\n',
  'api/call.md': '# 调用\n',
  'blog/2024-01-31-hello.md': '# 你好\n\n中文的博客。\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
  'blog/2024-02-01-rows.md': '# Rows\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nWords after the table.\n\n<!-- truncate -->\n\nMore.\n',
  'src/pages/about.md': '# 关于\n',
  'src/pages/help.js': `
    import React from 'react';
    import Layout from '@theme/Layout';
    export default function Help(props) {
      const [open] = React.useState(false);
      React.useEffect(() => {}, []);
      return <Layout title="Help"><main><p>Read {props.config.title} at {props.config.baseUrl}blog</p></main></Layout>;
    }`,
  'i18n/en/docusaurus-plugin-content-docs/current.json':
    '{ "sidebar.defaultSidebar.category.Getting Started": { "message": "Begin here" } }',
  'i18n/en/docusaurus-plugin-content-docs/current/guide.md':
    '# Guide\n\nThe text in English.\n\n![dot](dot.svg) See [the intro](intro.md).\n\n<Unknown />\n',
  'i18n/en/docusaurus-plugin-content-docs-api/current/call.md': '# Call\n\nCalled in English.\n',
  'i18n/en/docusaurus-plugin-content-blog/2024-01-31-hello.md': '# Hello\n\nPosted in English.\n',
  'i18n/en/docusaurus-plugin-content-pages/about.md': '# About\n\nAbout in English.\n',
  'i18n/ja/docusaurus-plugin-content-docs/current.json': '{ "sidebar.defaultSidebar.category.Getting Started": { "message": "スタート" } }',
  'i18n/fr/docusaurus-plugin-content-docs/current/intro.md': '---\nslug: /\n---\n\n# Introduction\n\nLe texte.\n',
  'i18n/fr/docusaurus-plugin-content-docs/current/old/intro.md': '---\nslug: /\n---\n\n# Ancienne\n\n![none](none.png)\n',
});

it('the address of a generated page is made from its label in the default language', () => {
  expect(project.read('docs/category/getting-started/index.html')).toContain('Begin here');
  expect(project.read('ja/docs/category/getting-started/index.html')).toContain('スタート');
});

it('who asks for no language is led to the default one', () => {
  expect(project.read('docs/guide/index.html')).toContain('hreflang="x-default" href="https://languages.example/docs/guide"');
});

it('a locale whose name is that of no language counts as English, and is not offered in the place of the English pages', () => {
  expect(project.read('translated/docs/guide/index.html')).toContain('<html lang="en"');
  for (const file of ['docs/guide/index.html', 'translated/docs/guide/index.html', 'sitemap.xml']) {
    const languages = [...project.read(file).matchAll(/hreflang="([^"]+)" href="https:\/\/languages\.example\/(?:\w+\/)?docs\/guide"/g)];
    const found = new Set(languages.map(([link]) => link));
    expect(
      [...found].filter((link) => link.includes('"en"')),
      file,
    ).toEqual(['hreflang="en" href="https://languages.example/docs/guide"']);
  }
});

it('translations into the default language are what is shown: docs, further docs, posts, pages and labels', () => {
  const guide = project.read('docs/guide/index.html');
  expect(guide).toContain('The text in English.');
  expect(guide).not.toContain('中文的正文');
  expect(guide).toMatch(/<img[^>]*dot-/);
  expect(project.read('api/call/index.html')).toContain('Called in English.');
  expect(project.read('blog/2024/01/31/hello/index.html')).toContain('Posted in English.');
  expect(project.read('about/index.html')).toContain('About in English.');
  expect(project.read('fr/docs/guide/index.html')).toContain('The text in English.');
});

it('what is told of such a page names the file with its text', () => {
  expect(project.output).toMatch(/i18n\/en\/docusaurus-plugin-content-docs\/current\/guide\.md:7:1/);
});

it('of two translations with the same address, the one with the path of the page is its translation', () => {
  expect(project.read('fr/docs/index.html')).toContain('Le texte.');
  expect(project.output).toMatch(/old\/intro\.md .*Translates a page that is not there/);
});

it('pages in React are given the configuration, and are told of once, by their files', () => {
  expect(project.read('help/index.html')).toContain('Read Languages at /blog');
  expect(project.output.match(/src\/pages\/help\.js .*has a script/g)).toHaveLength(1);
  expect(project.output).not.toContain('docusaurus-plugin-content-pages/help.js');
});

it('lists of posts have words of each, no tables', () => {
  expect(project.read('blog/index.html')).toContain('Words after the table.');
  expect(project.output).not.toContain('appears as text');
});
