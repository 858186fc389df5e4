import { expect, it } from 'vitest';
import { buildProject } from '../support/build-project.ts';

/** A project whose configuration names plug-ins for Markdown: functions of its own and with what they need. */
const project = buildProject({
  'package.json': '{ "name": "remark" }',
  'docusaurus.config.mjs': `
    import variables from './src/remark/variables.js';
    import plugin from './src/remark/links.js';
    import remarkNeedy from './src/remark/needy.js';
    function remarkVideo() {
      return (tree) => {
        tree.children = tree.children.map((node) =>
          node.type === 'leafDirective' && node.name === 'video'
            ? { type: 'html', value: '<div class="video"><a href="/intro">Watch <b>it</b></a></div>' }
            : node);
      };
    }
    function remarkPlayer() {
      return (tree) => {
        tree.children = tree.children.map((node) => (node.lang === 'player' ? { type: 'html', value: '<div data-code="' + encodeURIComponent(node.value) + '"></div>' } : node));
      };
    }
    function remarkBroken() {
      return () => { throw new Error('no such service'); };
    }
    function remarkEndless() {
      return () => new Promise(() => {});
    }
    const remarkAside = (options) => (tree) => {
      for (const node of tree.children)
        if (node.type === 'blockquote') node.data = { hName: 'section', hProperties: { className: [options.name], onclick: 'run()' } };
    };
    export default {
      clientModules: [require.resolve('./src/client.js')],
      title: 'Remark', url: 'https://remark.example', baseUrl: '/', onBrokenLinks: 'throw',
      presets: [['classic', {
        docs: { routeBasePath: '/', beforeDefaultRemarkPlugins: [variables], remarkPlugins: [plugin, remarkVideo, remarkPlayer, remarkBroken, remarkEndless, remarkNeedy, [remarkAside, { name: 'margin' }]] },
        blog: { remarkPlugins: [plugin] },
      }]],
    };`,
  'src/remark/variables.js': `
    import { visit } from 'unist-util-visit';
    export default function variables() {
      return (tree) => visit(tree, () => true, async (node) => {
        const { product } = await import('../values.js');
        for (const key of ['value', 'url']) if (typeof node[key] === 'string') node[key] = node[key].replaceAll('$[product]', product);
      });
    }`,
  'src/client.js': "document.title = 'for browsers';\nexport default 1;",
  'src/values.js': "module.exports = { product: 'Harbour', other: 1 };",
  'src/remark/links.js': `
    const { visit } = require('unist-util-visit');
    module.exports = () => (tree, file) => visit(tree, 'link', (node) => {
      if (node.url === 'type') node.url = 'https://api.example/' + file.stem + '/' + node.children[0].value;
    });`,
  'src/remark/needy.js': "import list from './made.json';\nexport default function remarkNeedy() { return () => list; }",
  'docs/intro.mdx': `---
slug: /intro
---

import Part from './_part.mdx';

# About $[product]

[Client](type) and [files](https://$[product].example/a).

\`\`\`sh
install $[product]
\`\`\`

::video

\`\`\`player
play('this')
\`\`\`

> beside

<Part />
`,
  'docs/_part.mdx': 'The part of $[product].\n',
  'blog/2026-01-02-hello.md': '# Hello\n\n[Post](type) of $[product].\n',
});
const intro = (): string => project.read('intro/index.html');

it('plug-ins of the project change texts, titles, code, addresses and partials, also where nothing waits for them', () => {
  expect(intro()).toMatch(/<h1[^>]*>About Harbour/);
  expect(intro()).toMatch(/install[^$]*Harbour/);
  expect(intro()).toContain('href="https://Harbour.example/a"');
  expect(intro()).toContain('The part of Harbour.');
  expect(intro()).not.toContain('$[product]');
  expect(project.read('intro/index.md')).toContain('About Harbour');
});

it('each kind of pages has its own plug-ins', () => {
  expect(intro()).toContain('href="https://api.example/intro/Client"');
  const post = project.read('blog/2026/01/02/hello/index.html');
  expect(post).toContain('href="https://api.example/2026-01-02-hello/Post"');
  expect(post).toContain('$[product]');
});

it('markup that a plug-in makes is checked like that of authors', () => {
  expect(intro()).toMatch(/<div class="video"><a href="\/intro">Watch <b>it<\/b><\/a><\/div>/);
  expect(intro()).toMatch(/<section class="margin">\s*<p>beside<\/p>\s*<\/section>/);
  expect(intro()).not.toContain('run()');
});

it('code stays code where a plug-in would put what its script has to fill', () => {
  expect(intro()).toMatch(/play[\s\S]*this/);
  expect(intro()).not.toContain('data-code');
  expect(project.output).toMatch(
    /docs\/intro\.mdx {2}warning {2}What the plug-in remarkPlayer changes is left out: it puts something in the place of code/,
  );
});

it('a plug-in that throws is left out and told, and one that needs what is not there is told in the list', () => {
  expect(project.output).toContain('What the plug-in remarkBroken changes is left out: no such service.');
  expect(project.output).toContain('What the plug-in remarkEndless changes is left out: it does not end within 3 seconds.');
  expect(project.output).toContain('remark plug-ins: variables, ');
  expect(project.output).toContain('without what they add or change): remarkNeedy (not there: ./made.json)');
});
