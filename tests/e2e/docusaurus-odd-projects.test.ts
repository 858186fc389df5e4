import { expect, it } from 'vitest';
import { buildProject } from '../support/build-project.ts';

/** A project with what is allowed and seldom: helpers in folders, parts that are built first, plug-ins of its own, files by number. */
const FILES = {
  'package.json': '{ "name": "odd" }',
  'versions.json': '["current", "1.0"]',
  'docusaurus.config.ts': `
    import { banner } from './src/helpers/files';
    const transform = require('./plugins/transform');
    export default {
      title: 'Odd', tagline: banner, url: 'https://odd.example', baseUrl: '/base/', favicon: 'https://odd.example/icon.png',
      onBrokenLinks: 'throw', onBrokenAnchors: 'throw', staticDirectories: ['public', 'static'], markdown: { anchors: { maintainCase: true } },
      themeConfig: { navbar: { logo: { src: 'img/dog.svg' } }, tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 } },
      presets: [['classic', { blog: false, docs: {
        sidebarPath: require.resolve('./sidebars.ts'), remarkPlugins: [transform], numberPrefixParser: false, sidebarCollapsed: false,
        lastVersion: 'current', includeCurrentVersion: true, versions: { current: { label: '2.0', path: 'current' } },
      } }]],
      plugins: ['docusaurus-plugin-typedoc-api', './src/plugins/news.js'],
    };`,
  'src/helpers/files.ts': `
    import { join } from 'path';
    import { readFileSync } from 'fs';
    export const banner = readFileSync(join(__dirname, 'banner.txt'), 'utf8');`,
  'src/helpers/banner.txt': 'Read at start',
  'src/plugins/news.js': `
    const blogPlugin = require('@docusaurus/plugin-content-blog');
    module.exports = { ...blogPlugin, default: async (context, options) => blogPlugin.default(context, options) };`,
  'plugins/transform/package.json': '{ "name": "transform", "main": "dist/index.js" }',
  'sidebars.ts': `
    import { versions } from 'some-package-that-makes-sidebars';
    export default { main: [
      'intro',
      { type: 'category', label: 'More', items: require('./more.ts') },
      { type: 'html', value: versions() },
      { type: 'category', label: 'Made', items: versions() },
    ] };`,
  'more.ts': "const items: string[] = ['01-parts/02-second', '01-parts/01-first'];\nexport default items;\nexport const other = 1;",
  'docs/intro.md':
    '# Intro\n\n## Set Up\n\n### Deep\n\n#### Deeper\n\n##### Deepest\n\n[up](#Set-Up), [whole](/base/docs/current/01-parts/01-first), [doubled](/docs//current/01-parts/02-second/), [made](/api/class/Thing)\n\n![cat](/img//cat.svg) ![dog](/img/dog.svg) ![again](\\\\img\\\\cat.svg)\n\nimport Mermaid from "@theme/Mermaid";\n\n<Mermaid value={`\ngraph LR;\n  A(Begin) --> B(End)\n`}/>\n',
  'docs/01-parts/01-first.md': '# First\n',
  'docs/01-parts/02-second.md': '# Second\n',
  'versioned_docs/version-1.0/intro.md': '# Old intro\n',
  'static/img/cat.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  'public/img/dog.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="5" height="5"/>',
  'public/notes.txt': 'of the first folder',
  'static/notes.txt': 'of the second folder',
  'blog/2024-01-31-hello.md': '# Hello\n\nWords.\n',
};

const project = buildProject(FILES);
const { read } = project;

it('a configuration may read files beside its helpers, and require what has yet to be built', () => {
  expect(read('docs/current/intro/index.html')).toContain('<link rel="icon" href="https://odd.example/icon.png">');
  expect(project.output).toContain('./plugins/transform');
  expect(read('docs/current/intro/index.html')).toMatch(/<header[\s\S]*?<img[^>]*src="\/base\/img\/dog/);
});

it('ids of headings have their capitals where the project wants them', () => {
  const page = read('docs/current/intro/index.html');
  expect(page).toContain('id="Set-Up"');
  expect(project.output).not.toContain('#Set-Up');
});

it('contents lists have the levels that the project wants', () => {
  expect(JSON.parse(read('docs/current/intro/page.json')).toc.map(({ id }: { id: string }) => id)).toEqual(['Set-Up', 'Deep', 'Deeper']);
});

it('addresses may begin with the base URL, and have doubled slashes', () => {
  const page = read('docs/current/intro/index.html');
  expect(page).toContain('href="/base/docs/current/01-parts/01-first"');
  expect(page).toContain('href="/base/docs/current/01-parts/02-second"');
  expect(page).toContain('src="/base/img/cat.svg"');
});

it('a diagram may be the value of its component, and an address may have backslashes', () => {
  const page = read('docs/current/intro/index.html');
  expect(page).toMatch(/<svg[\s\S]*Begin[\s\S]*End/);
  expect(page).toMatch(/<img(?=[^>]*alt="again")[^>]*src="\/base\/img\/cat\.svg"/);
  expect(project.output).not.toContain('no such picture');
});

it('files of several static folders are served, with their sizes; those of the first come first', () => {
  expect(read('docs/current/intro/index.html')).toMatch(/<img[^>]*src="\/base\/img\/dog\.svg"[^>]*width="5"/);
  expect(read('img/dog.svg')).toContain('width="5"');
  expect(read('notes.txt')).toBe('of the first folder');
});

it('numbers stay in names where they are no places; categories are open where the project says so', () => {
  const page = read('docs/current/intro/index.html');
  expect(page).toMatch(/More[\s\S]*Second[\s\S]*First/);
  expect(page).not.toContain('Made');
});

it('links may lead to pages of plug-ins that are left out: broken ones are project.output, and the list says why', () => {
  expect(project.output).toMatch(/warning {2}\/api\/class\/Thing: there is no such page/);
  expect(project.output).toContain('links may lead to pages of docusaurus-plugin-typedoc-api');
});

it("a project's own plug-in that builds on that for blogs is a blog", () => {
  expect(read('blog/2024/01/31/hello/index.html')).toContain('Words.');
});
