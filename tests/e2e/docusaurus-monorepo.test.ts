import { expect, it } from 'vitest';
import { buildProject } from '../support/build-project.ts';

/** A site in a folder of its own, with its docs beside that folder, and a configuration that loads modules of both kinds. */
const FILES = {
  'website/package.json': '{ "name": "beside" }',
  'website/docusaurus.config.js': `
    const readNames = require('./names.ts');
    module.exports = async () => {
      const { tagline } = await import('./tagline.mjs');
      return {
        title: readNames.title, tagline, url: 'https://beside.example', baseUrl: '/base/', onBrokenLinks: 'throw',
        presets: [['classic', {
          docs: { path: '../docs', sidebarPath: require.resolve('./sidebars.ts') }, blog: { path: '../news' },
        }]],
        plugins: [['@docusaurus/plugin-content-docs', { id: 'more', path: 'more', routeBasePath: 'more' }]],
      };
    };`,
  'website/names.ts': "const names: { title: string } = { title: 'Beside' };\nexport default names;",
  'website/tagline.mjs': "export const tagline = 'Loaded later';",
  'website/sidebars.ts': "export default { main: ['intro', ...require('./made/list.ts').items] };",
  'website/made/list.ts': "const list = { items: [...require('./names.json'), 'Guides/start'] };\nexport default list;",
  'website/made/names.json': '["other"]',
  'website/more/index.md': '# More\n\n[own](/parts/one.md), [bare](parts/one.md)\n',
  'website/more/parts/one.md': '# One\n\n[up](index.md), [site](/more/index.md), [from the site](more/index.md)\n',
  'docs/intro.md': `# Intro

![diagram](./img/diagram.svg)

[reference](pathname:///api/v7/classes/Thing.html#make), [whole](pathname:///base/api/), [start](/docs/guides/START), [paper](./img/paper.pdf)
`,
  'docs/other.md': '# Other\n',
  'docs/Guides/start.md': '# Start\n',
  'docs/img/diagram.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>',
  'docs/img/paper.pdf': 'paper',
  'news/2024-01-31-hello.md': '# Hello\n\n![photo](./photo.svg)\n',
  'news/photo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="6" height="3"/>',
};

const project = buildProject(FILES, 'website');
const { read } = project;
const intro = (): string => read('docs/intro/index.html');

it('pictures and files beside docs and posts that are not in the site’s folder are published', () => {
  expect(intro()).toMatch(/<img(?=[^>]*alt="diagram")[^>]*src="\/base\/-\/files\/diagram-\w+\.svg"[^>]*width="8"/);
  expect(intro()).toMatch(/href="\/base\/-\/files\/paper-\w+\.pdf"/);
  expect(read('blog/2024/01/31/hello/index.html')).toMatch(/src="\/base\/-\/files\/photo-\w+\.svg"/);
});

it('a configuration in CommonJS may import modules, and require has what they export by default', () => {
  const home = intro();
  expect(home).toContain('Beside');
  expect(home).toMatch(/Intro[\s\S]*Other[\s\S]*Start/);
});

it('addresses that Docusaurus does not check are links as they are', () => {
  expect(intro()).toContain('href="/base/api/v7/classes/Thing.html#make"');
  expect(intro()).toContain('href="/base/api/"');
  expect(project.output).not.toContain('/api/');
});

it('addresses lead to pages whatever their case', () => {
  expect(intro()).toContain('<a href="/base/docs/Guides/start">start</a>');
});

it('links to files begin where Docusaurus lets them: beside the page, in the docs of the page, in the site’s folder', () => {
  expect(read('more/index.html').match(/href="\/base\/more\/parts\/one">(own|bare)/g)).toHaveLength(2);
  expect(read('more/parts/one/index.html').match(/href="\/base\/more">(up|site|from the site)/g)).toHaveLength(3);
});
