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
      ],
    };`,
  'plugins/aliases/index.js': `
    module.exports = (context) => ({
      name: 'aliases', configureWebpack: () => ({ resolve: { alias: { 'words$': context.siteDir + '/src/words.js' } } }),
    });`,
  'sidebars.js': "module.exports = { guides: ['intro'] };",
  'src/words.js': 'export const words = (value: string): string => value.toUpperCase();',
  'src/components/Changes.js': `
    import CodeBlock from '@theme/CodeBlock';
    export default ({ of, children, ...rest }) => <CodeBlock {...rest}>{of.map(children).join('\\n')}</CodeBlock>;`,
  'src/components/Card.js': `
    import { createPortal } from 'react-dom';
    import { words } from 'words';
    export const Card = ({ title, icon, children }) => <section>{icon}<b>{words(title)}</b>{children}{createPortal(<p/>, {})}</section>;
    export const Star = () => <i>a star</i>;`,
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

<Card title="Own card" icon={<Star />}>

Words in **bold**.

</Card>

<Tabs><TabItem value="a" label="First tab">In the tab.</TabItem></Tabs>

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

it('children of a component can be a function on lines of its own', () => {
  expect(article()).toMatch(/ios\/Debug-old[\s\S]*ios\/Debug-new[\s\S]*ios\/Release-new/);
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
  expect(project.output.match(/.* warning .*/g)).toEqual([expect.stringContaining('<button> has a script')]);
});
