import { expect, it } from 'vitest';
import { buildProject } from '../support/build-project.ts';

/** A project whose components have names of ours, beginnings of paths of their own, and children that are functions. */
const FILES = {
  'package.json': '{ "name": "own-parts" }',
  'docusaurus.config.js': `
    const path = require('path');
    module.exports = {
      title: 'Own parts', url: 'https://parts.example', baseUrl: '/', onBrokenLinks: 'throw',
      presets: [['redocusaurus', { theme: {}, specs: [] }]],
      plugins: [
        ['@docusaurus/plugin-content-docs', { id: 'default', path: 'docs', routeBasePath: '/', sidebarPath: './sidebars.js' }],
        function ownBundler() {
          return { name: 'own-bundler', configureWebpack: () => ({ resolve: { alias: { '@parts': path.resolve(__dirname, 'src/components') } } }) };
        },
        './plugins/aliases',
        require('./plugins/typed/paths.ts'),
      ],
      themeConfig: {
        navbar: { items: [
          { type: 'custom-bigMenu', label: 'Build', columns: [{ items: [{ title: 'Begin here', href: '/intro' }] }], more: { label: 'Code', to: 'https://code.example/' } },
          { type: 'dropdown', label: 'Kits', items: [{ type: 'html', value: '<b>All</b><a class="x" href="/intro"><img src="/k.svg" alt="Web kit"></a><a href="https://kit.example">App <i>kit</i></a>' }] },
          { href: 'https://www.chat.example/x', html: '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>' },
          { type: 'custom-counter' },
        ] },
        footer: { links: [{ title: 'More', items: [{ html: '<a href="https://host.example" aria-label="Hosted there"><img src="/h.svg"></a>' }, { html: '<hr>' }] }] },
      },
    };`,
  'plugins/aliases/index.js': `
    module.exports = (context) => ({
      name: 'aliases', configureWebpack: () => ({ resolve: { alias: { 'words$': context.siteDir + '/src/words.js' } } }),
    });`,
  'plugins/typed/paths.ts': `
    import path from 'path';
    export default (function typedPaths(): object {
      return { name: 'typed-paths', configureWebpack() { return { resolve: { alias: { '@': path.resolve(__dirname, '../../src') } } } } };
    } satisfies () => object);`,
  'sidebars.js': "module.exports = { guides: ['intro'] };",
  'src/intro.module.css': '.lead { font-size: 1.25rem }',
  'src/systems.tsx': `
    const isMac = false;
    const systems = [{ label: 'Apple macOS', value: 'mac' }, { label: 'Any Linux', value: 'linux' }];
    export default { systems, defaultSystem: isMac ? 'mac' : 'linux', listSystems: (names: string[]) => systems.filter(({ value }) => names.includes(value)) };`,
  'src/links.js': "export const code = { at: 'https://code.example' };",
  'src/words.js': 'export const words = (value: string): string => value.toUpperCase();',
  'src/components/Changes.js': `
    import CodeBlock from '@theme/CodeBlock';
    export default ({ of, children, ...rest }) => <CodeBlock {...rest}>{of.map(children).join('\\n')}</CodeBlock>;`,
  'src/components/Card.js': `
    import { createPortal } from 'react-dom';
    import { words } from 'words';
    export const Card = ({ title, icon, children }) => <section>{icon}<b>{words(title)}</b>{children}{createPortal(<p/>, {})}</section>;
    export const Star = () => <i>a star</i>;`,
  'src/components/Files.js': `
    const files = require.context('../data', true, /\\.json$/);
    export default () => <ul>{files.keys().map((key) => <li>{files(key).name}</li>)}</ul>;`,
  'src/data/one.json': '{ "name": "One" }',
  'src/data/more/two.json': '{ "name": "Two" }',
  'src/data/notes.txt': 'no data',
  'src/theme/MDXComponents.js': `
    import MDXComponents from '@theme-original/MDXComponents';
    import Tabs from '@theme/Tabs';
    import { Card, Star } from '@parts/Card';
    export default { ...MDXComponents, Tabs, Card, Star };`,
  'docs/intro.mdx': `---
displayed_sidebar: guides
---

# Intro

import Changes from '@parts/Changes';
import Files from '@parts/Files';
import styles from '../src/intro.module.css';
import { code } from '@/links';

<head><html data-kind="guide" /><title>The whole title</title></head>

<Changes
  language="diff"
  of={['Debug', 'Release']}
>
  {(kind) => \`\\
     '\${kind.toLowerCase()}': {
-      path: 'ios/\${kind}-old',
+      path: 'ios/\${kind}-new',
     },\`}
</Changes>

<Files />

<Card title="Own card" icon={<Star />}>

Words in **bold**.

</Card>

<div className={styles.lead}>

Look at <a href={code.at}>*the code*</a>.

</div>

<Tabs><TabItem value="a" label="First tab">In the tab.</TabItem></Tabs>

import constants from '@site/src/systems';

<Tabs values={constants.systems} defaultValue={constants.defaultSystem}>
<TabItem value="mac">In an Apple.</TabItem><TabItem value="linux">In a penguin.</TabItem>
</Tabs>

import CodeBlock from '@theme/CodeBlock';
import TOCInline from '@theme/TOCInline';

<CodeBlock language="js">
{\`const systems = \${constants.systems.length};\`}
</CodeBlock>

<TOCInline toc={toc.filter(({ value }) => value !== 'Second part')} />

## First part

### An inner part

## Second part

<Tabs values={constants.listSystems(['mac'])}><TabItem value="mac">In another Apple.</TabItem></Tabs>

<button onClick={() => alert('pressed')}>Press me!</button>
`,
};

const project = buildProject(FILES);
const page = (): string => project.read('intro/index.html');
const article = (): string => /<article>.*<\/article>/s.exec(page())?.[0] ?? '';

it('a component that a project gives to all pages goes before one of the engine’s with its name, also in attributes of others', () => {
  expect(article()).toContain('<i>a star</i><b>OWN CARD</b><p>Words in <strong>bold</strong>.</p>');
  expect(article()).toMatch(/First tab[\s\S]*In the tab\./);
});

it('attributes of HTML elements can be code: classes of style sheets, addresses from modules', () => {
  expect(article()).toMatch(/<div class="\w+_lead"><p>Look at <a [^>]*href="https:\/\/code\.example"[^>]*><em>the code<\/em><\/a>/);
});

it('tabs take their labels from a module', () => {
  expect(article()).toMatch(
    /Apple macOS[\s\S]*Any Linux[\s\S]*In an Apple\.[\s\S]*In a penguin\.[\s\S]*Apple macOS[\s\S]*In another Apple\./,
  );
});

it('code blocks and contents lists take what a module or a condition says', () => {
  expect(article().replace(/<[^>]+>/g, '')).toContain('const systems = 2;');
  const list = /<nav class="toc-inline"[\s\S]*?<\/nav>/.exec(article())?.[0];
  expect([...(list ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['#first-part', '#an-inner-part']);
});

it('children of a component can be a function on lines of its own', () => {
  expect(article()).toMatch(/ios\/Debug-old[\s\S]*ios\/Debug-new[\s\S]*ios\/Release-new/);
});

it('a component can ask for all files of a folder', () => {
  expect(article()).toContain('<li>Two</li><li>One</li>');
});

it('the head’s title is that of the window, and attributes of the document are left out without a word', () => {
  expect(page()).toContain('<title>The whole title</title>');
  expect(JSON.parse(project.read('intro/page.json'))).toMatchObject({ title: 'Intro', windowTitle: 'The whole title' });
});

it('the words of a button stay', () => {
  expect(article()).toContain('<p>Press me!</p>');
});

it('a docs plug-in beside a preset for something else is the docs; what was understood causes no other warning', () => {
  expect(project.output).not.toContain('docs plug-ins');
  expect(project.output).toContain('import paths: @parts, words, @');
  expect(project.output.match(/.* warning .*/g)).toEqual([expect.stringContaining('<button> has a script')]);
});

it('links in HTML, and in items of a kind that the project made, stay in the navbar and the footer', () => {
  const names = (html: string): string[] =>
    [...html.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
      ([, href, content = '']) => `${content.replace(/<[^>]*>|\(opens in a new tab\)/g, '').trim()}: ${href}`,
    );
  expect(names(/<nav class="navbar-nav".*?<\/nav>/s.exec(page())?.[0] ?? '')).toEqual([
    'Begin here: /intro',
    'Code: https://code.example/',
    'Web kit: /intro',
    'App kit: https://kit.example',
    'chat.example: https://www.chat.example/x',
  ]);
  expect(names(/<div id="~foot">.*/s.exec(page())?.[0] ?? '')).toContain('Hosted there: https://host.example');
  expect(project.output).toMatch(/an item of the footer that is HTML\s+an item of the navbar of the kind custom-counter/);
});
