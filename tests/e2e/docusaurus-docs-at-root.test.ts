import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildProject } from '../support/build-project.ts';

/** A project whose docs are the whole site, and whose last version has a path, with a page of each kind beside them. */
const FILES = {
  'package.json': '{ "name": "at-root" }',
  'versions.json': '["v2", "v1"]',
  'docusaurus.config.js': `
    module.exports = {
      title: 'At root', url: 'https://root.example', baseUrl: '/', onBrokenLinks: 'throw', trailingSlash: true,
      i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
      presets: [['classic', { docs: { routeBasePath: '/', lastVersion: 'v2', versions: { v2: { path: 'v2', banner: 'none' } } }, blog: {} }]],
      plugins: [['@docusaurus/plugin-content-docs', { id: 'api', path: 'api', routeBasePath: 'api', sidebarPath: './api.js' }]],
    };`,
  'api.js': `module.exports = { api: [{ type: 'category', label: 'Calls', link: { type: 'generated-index' }, items: ['get'] }] };`,
  'src/pages/index.js': 'export default () => <p>Welcome home, <a href="/v2/">read</a></p>;',
  'src/pages/about.md': '# About us\n\n[Docs](/v2/learn/), [post](/blog/hello/), [call](/api/get/), [home](/)\n',
  'blog/hello.md': '# Hello\n\nWords, [about](/about/).\n',
  'api/get.md': '# Get a thing\n\n[Learn](/v2/learn/), [list](/api/category/calls/)\n',
  ...Object.fromEntries(
    ['docs', 'versioned_docs/version-v2', 'versioned_docs/version-v1'].flatMap((folder) => [
      [`${folder}/intro.md`, `---\nslug: /\n---\n\n# Intro of ${folder}\n\n[About](/about/)\n`],
      [`${folder}/learn.mdx`, '# Learn\n\nimport Version from "@site/src/version";\n\n[Start](./intro.md)\n\n<Version/>\n'],
    ]),
  ),
  'src/version.js': `
    import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
    export default () => <p>The latest is at {useLatestVersion().path}</p>;`,
};

const project = buildProject(FILES);
const { read } = project;

it.each([
  ['about/', 'About us'],
  ['blog/hello/', 'Words'],
  ['api/get/', 'Get a thing'],
  ['api/category/calls/', 'Calls'],
])('%s is beside the docs, not below the path of their last version', (path, text) => {
  expect(read(`${path}index.html`)).toContain(text);
  expect(read(`fr/${path}index.html`)).toContain(text);
  expect(existsSync(join(project.folder, 'dist/v2', path))).toBe(false);
});

it('the home page is that of the site, and each version has its own', () => {
  expect(read('index.html')).toContain('Welcome home');
  expect(read('fr/index.html')).toContain('Welcome home');
  expect(read('v2/index.html')).toContain('Intro of versioned_docs/version-v2');
  expect(read('v1/index.html')).toContain('Intro of versioned_docs/version-v1');
  expect(read('next/index.html')).toContain('Intro of docs');
  expect(read('sitemap.xml')).toContain('<loc>https://root.example/about/</loc>');
  expect(read('llms.txt')).toContain('https://root.example/v2/learn/');
});

it('links between both lead there, and components know the address of the last version', () => {
  expect(read('v2/index.html')).toContain('href="/about/"');
  expect(read('v2/learn/index.html')).toContain('href="/v2/"');
  expect(read('v2/learn/index.html')).toMatch(/The latest is at (?:<!-- -->)?\/v2/);
});
