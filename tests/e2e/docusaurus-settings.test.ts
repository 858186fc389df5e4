import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildProject } from '../support/build-project.ts';

/** A project whose configuration has functions, patterns, keywords, a second docs plug-in and a blog. */
const FILES = {
  'package.json': '{ "name": "settings", "type": "module" }',
  'docusaurus.config.js': `
    export default async function createConfig() {
      const locales = ['en', 'fr'];
      return {
        title: 'Settings', url: 'https://settings.example', baseUrl: '/', onBrokenLinks: 'throw',
        i18n: { defaultLocale: 'en', locales },
        presets: [['classic', {
          docs: {
            exclude: ['**/NOTES.md', '**/*.draft.md'],
            admonitions: { keywords: ['recipe'], extendDefaults: true },
            editUrl: ({ locale, version, versionDocsDirPath, docPath }) =>
              locale === 'en' ? \`https://code.example/\${version}/\${versionDocsDirPath}/\${docPath}\` : 'https://translate.example/' + locale,
          },
          blog: { blogTitle: 'News', editUrl: 'https://code.example/edit' },
        }]],
        plugins: [
          ['@docusaurus/plugin-content-docs', { id: 'team', path: 'team', routeBasePath: 'team', exclude: ['old/**'], sidebarPath: './team/sidebars.js', editUrl: 'https://team.example/' }],
          ['@docusaurus/plugin-client-redirects', {
            redirects: [{ from: '/said', to: '/docs/intro' }],
            createRedirects: (path) => (path.startsWith('/docs/') ? [path.replace('/docs/', '/manual/')] : undefined),
          }],
        ],
      };
    }`,
  'docs/intro.md': '# Intro\n\n:::recipe\n\nStir.\n\n:::\n\n:::recipe[Soup]\n\nBoil.\n\n:::\n',
  'docs/NOTES.md': '# Notes to ourselves\n',
  'docs/later.draft.md': '# Later\n',
  'i18n/fr/docusaurus-plugin-content-docs/current/intro.md': '# Introduction\n',
  'team/sidebars.js': "export default { crew: [{ type: 'category', label: 'People', items: ['first', 'second'] }] };",
  'i18n/fr/docusaurus-plugin-content-docs-team/current.json': '{ "sidebar.crew.category.People": { "message": "Gens" } }',
  'i18n/fr/docusaurus-plugin-content-docs-team/current/first.md': '# Premier\n',
  'team/first.md': '---\npagination_next: second\n---\n\n# First\n',
  'team/second.md': '# Second\n',
  'team/old/gone.md': '# Gone\n',
  'blog/authors.yml': 'ann:\n  name: Ann Lee\n  page: true\nbo:\n  name: Bo\n',
  'blog/tags.yml': 'release:\n  label: Releases\n  permalink: /rel\n',
  'blog/2024-01-31-first.md':
    '---\ntitle: First\nauthors: [ann, bo]\ntags: [release, Cloud Save]\n---\n\nIt **is** [here](/docs/intro).\n\n<!-- truncate -->\n\nMore.\n',
  'src/pages/index.js':
    'import { Redirect } from \'@docusaurus/router\';\nexport default function Home() { return <Redirect to="/docs/intro" />; }\n',
  'src/pages/begin.js':
    'import { Redirect } from \'react-router-dom\';\nexport default function Begin() { return <Redirect to="/docs/intro" />; }\n',
  'static/img/card.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  'blog/2024-02-01-second.md':
    '---\ntitle: Second\nimage: img/card.svg\nauthors: ann\ntags: [release]\n---\n\nText. See [those](/blog/tags/rel), [all](/blog/archive).\n',
};

const project = buildProject(FILES);
const { read } = project;
const editLinkOf = (path: string): string | null => JSON.parse(read(join(path, 'page.json'))).editUrl;

it('functions for edit links are asked for each language, version and plug-in; texts are those of their plug-in', () => {
  expect(editLinkOf('docs/intro')).toBe('https://code.example/current/docs/intro.md');
  expect(editLinkOf('fr/docs/intro')).toBe('https://translate.example/fr');
  expect(editLinkOf('team/first')).toBe('https://team.example/team/first.md');
  expect(editLinkOf('blog/2024/01/31/first')).toBe('https://code.example/edit/blog/2024-01-31-first.md');
});

it('redirects that a function makes lead to their pages, like those that are written', () => {
  const redirects = JSON.parse(read('_redirects.json'));
  for (const from of ['/said', '/manual/intro']) expect(redirects).toContainEqual({ from, to: '/docs/intro', status: 301 });
});

it('files that a plug-in leaves out are no pages', () => {
  for (const path of ['docs/NOTES', 'docs/later.draft', 'team/old/gone'])
    expect(existsSync(join(project.folder, 'dist', path))).toBe(false);
});

it('admonitions of the project are notes with their names', () => {
  const page = read('docs/intro/index.html');
  expect(page).toMatch(/<aside class="admonition admonition-note"><p class="admonition-title">Recipe<\/p><p>Stir/);
  expect(page).toContain('<p class="admonition-title">Soup</p>');
});

it('pages of a second docs plug-in name each other by their ids in it; its sidebars are translated by its own file', () => {
  expect(JSON.parse(read('team/first/page.json')).next).toMatchObject({ label: 'Second', href: '/team/second' });
  expect(read('team/first/index.html')).toContain('People');
  expect(read('fr/team/first/index.html')).toContain('Gens');
});

it('a blog lists its posts, what stands above the mark of each or its first paragraph, and those of its tags and authors', () => {
  expect(read('blog/index.md')).toMatch(
    /Second.*February 1, 2024\s+Text\. See those, all\.\s+- \[First\]\([^)]*\) · January 31, 2024\s+It is here\./s,
  );
  const post = read('blog/2024/01/31/first/index.html');
  expect(post).toContain(
    '<em>January 31, 2024 · <a href="/blog/authors/ann">Ann Lee</a>, Bo · <a href="/blog/tags/rel">Releases</a>, <a href="/blog/tags/cloud-save">Cloud Save</a></em>',
  );
  expect(read('blog/tags/rel/index.md')).toMatch(/Tag: Releases[\s\S]*Second[\s\S]*First/);
  expect(read('blog/tags/index.html')).toContain('<a href="/blog/tags/rel">Releases</a> (2)');
  expect(read('blog/authors/ann/index.html')).toMatch(/<h1[^>]*>Ann Lee/);
  expect(JSON.parse(read('_redirects.json'))).toContainEqual({ from: '/blog/archive', to: '/blog', status: 301 });
});

it('a preview may be named without a slash at the beginning of its path below the static folder', () => {
  expect(read('blog/2024/02/01/second/index.html')).toContain('<meta property="og:image" content="https://settings.example/img/card.svg">');
  expect(project.output).not.toContain('no such picture');
});

it('a page in React that leads to another one does so: the home page in each language, others by a link', () => {
  const redirects = JSON.parse(read('_redirects.json'));
  expect(redirects).toContainEqual({ from: '/', to: '/docs/intro', status: 302 });
  expect(redirects).toContainEqual({ from: '/fr/', to: '/fr/docs/intro', status: 302 });
  expect(read('begin/index.html')).toMatch(/<main[\s\S]*<a href="\/docs\/intro"[^>]*>→/);
});
