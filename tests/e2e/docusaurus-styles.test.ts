import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildProject } from '../support/build-project.ts';

/** A project whose pages are styled by a sheet for all pages, by Sass, by Less that is not installed, and by a plug-in of PostCSS. */
const FILES = {
  'package.json': '{ "name": "styled" }',
  'node_modules/sass/package.json': '{ "name": "sass", "version": "1.0.0", "main": "index.js" }',
  'node_modules/sass/index.js': `
    const { readFileSync } = require('node:fs');
    exports.compile = (file) => ({ css: readFileSync(file, 'utf8').replaceAll('$brand', '#123456') });`,
  'docusaurus.config.js': `
    module.exports = {
      title: 'Styled', url: 'https://styled.example', baseUrl: '/base/',
      presets: [['classic', { docs: {}, theme: { customCss: './src/css/custom.css' } }]],
      plugins: [
        () => ({
          name: 'utilities',
          configurePostCss(options) {
            options.plugins.push({
              postcssPlugin: 'utilities',
              AtRule: { tailwind: (rule) => rule.replaceWith('.p-4 { padding: 16px } .md\\\\:p-8 { padding: 32px } .unused { color: red }') },
            });
            return options;
          },
        }),
      ],
    };`,
  'src/css/custom.css': `
    @import './colours.css';
    @import url('https://fonts.example/font.css');
    @tailwind utilities;
    .navbar { height: 200px }
    .note-box { background: url(/img/dots.svg); color: var(--brand) }
    .note-box h2::after { content: 'x' }
    [data-theme='dark'] .note-box { color: white }
    [data-theme='light'] .note-box { border: 0 }
    h2 { letter-spacing: 3px }
    [data-aos] { opacity: 0 }
    @layer outer { @layer inner { .note-box { outline: 0 } } @font-face { font-family: Away; src: url(./away.woff2) } .note-box { order: 1 } }
    @keyframes turn { to { rotate: 1turn } }
    .turning { animation: turn 2s; background: url(./huge.bin) }`,
  'src/css/colours.css': ":root { --brand: #a0b; --text: red; overflow: hidden } html[data-theme='dark'] { --brand: #fce }",
  'static/img/dots.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'src/pages/index.jsx': `
    import '../css/home.less';
    import styles from './index.module.scss';
    import { Part } from './_parts/part';
    import Layout from '@theme/Layout';
    export default () => <Layout title=""><main className="p-4 md:p-8 row"><h2 className={styles.hero} data-aos="fade">Home</h2><i className="turning">o</i><Part /></main></Layout>;`,
  'src/pages/index.module.scss':
    ".hero { color: $brand } a[class='topic'] { margin: 7px } [data-theme='dark'] h3 { margin: 8px } :root { --of-module: 1px }",
  'src/pages/_parts/part.jsx': 'import \'./part.css\';\nexport const Part = () => <b className="part">b</b>;',
  'src/pages/_parts/part.css': '.part { color: teal }',
  'src/pages/_old/index.jsx': 'import \'./old.css\';\nexport default () => <b className="note-box">b</b>;',
  'src/pages/_old/old.css': '.note-box { color: gold }',
  'src/css/home.less': '.a { .b { color: blue } }',
  'docs/intro.md': '# Intro\n\n<div className="note-box button unknown">Words</div>\n',
};

const project = buildProject(FILES);
const sheet = (): string => {
  const assets = readdirSync(`${project.folder}/dist/-`).filter((name) => /^content-\w+\.css$/.test(name));
  return assets.map((name) => project.read(`-/${name}`)).join('');
};

it('a project’s sheet for all pages applies to its HTML and React, under names that mean nothing to the shell', () => {
  expect(project.read('docs/intro/index.html')).toContain('<div class="own-note-box ifm-button unknown"');
  expect(project.read('index.html')).toMatch(/class="own-p-4 own-md:p-8 ifm-row"/);
  expect(project.read('index.html')).not.toContain('<title> |');
  expect(sheet()).toMatch(/\.own-note-box\.own-note-box\.own-note-box{[^}]*url\("?\/base\/img\/dots\.svg/);
  expect(sheet()).not.toMatch(/navbar|unused|fonts\.example|huge/);
});

it('layers are taken apart, those in layers too, and fonts are left out there as elsewhere', () => {
  expect(sheet()).toMatch(/\.own-note-box{outline:0;order:1}/);
  expect(sheet()).not.toMatch(/@layer|@font-face/);
});

it('sheets of scripts that no page needs do not count', () => {
  expect(sheet()).toContain('teal');
  expect(sheet()).not.toContain('gold');
});

it('what it says of the document it says of articles, and of elements only on pages that are React', () => {
  expect(sheet()).toMatch(/\.article{--brand:#a0b}/);
  expect(sheet()).toMatch(/\[data-theme="?dark"?\] \.article{--brand:#fce}/);
  expect(sheet()).toMatch(/\.react-page\.react-page :where\(h2\):where\(:not\(\.code,\.code \*\)\){letter-spacing:3px}/);
  expect(sheet()).toMatch(/:root:not\(\[data-theme="?dark"?\]\) \.own-note-box/);
  expect(sheet()).not.toMatch(/--text:red|\[data-aos\]/);
});

it('plug-ins of PostCSS and Sass run with the project’s packages, and animations keep to it', () => {
  expect(sheet()).toMatch(/\.own-md\\:p-8\.own-md\\:p-8\.own-md\\:p-8{padding:32px}/);
  expect(sheet()).toMatch(/_hero{color:#123456}/);
  expect(sheet()).toMatch(/@keyframes own-turn/);
  expect(sheet()).toMatch(/animation:[^;}]*own-turn/);
});

it('what a module says of elements is for pages that are React, too', () => {
  expect(sheet()).toMatch(/\.react-page\.react-page a\[class="?topic"?\]{margin:7px}/);
  expect(sheet()).toMatch(/\[data-theme="?dark"?\] \.react-page\.react-page h3{margin:8px}/);
  expect(sheet()).toMatch(/:root \.react-page\.react-page{--of-module:1px}/);
});

it('a language whose compiler is not installed is told, and stops nothing', () => {
  expect(project.output).toMatch(
    /style sheet cannot be used: src\/css\/home\.less: the package less, which compiles \.less files, is not installed/,
  );
});

it('the address of Docusaurus’ page for the search leads to a home page that is React', () => {
  expect(JSON.parse(project.read('_redirects.json'))).toContainEqual(expect.objectContaining({ from: '/base/search', to: '/base/' }));
});
