import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../support/command.ts';

/** What public projects were found to have when their builds were compared with Docusaurus' own. */
const FILES = {
  'package.json': '{ "name": "compared" }',
  'docusaurus.config.js': `
    export default {
      title: 'Compared', url: 'https://compared.example', baseUrl: '/',
      i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
      presets: [['classic', {}]],
      themeConfig: { tableOfContents: { maxHeadingLevel: 4 } },
    };`,
  'docs/intro.md':
    "import Data from '@site/src/components/Data';\n\n# Intro\n\n<Data />\n\n## Two\n\n### Three\n\n#### Four\n\n##### Five\n",
  'i18n/fr/docusaurus-plugin-content-docs/current/intro.md': '# Introduction\n',
  'i18n/fr/docusaurus-plugin-content-docs/current/removed.md': '# Gone from the source\n',
  ...Object.fromEntries(
    Array.from({ length: 11 }, (_, index) => [`blog/2024-01-${index + 10}-post.md`, `---\ntags: [news]\n---\n\n# Post ${index}\n`]),
  ),
  'static/img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>',
  'src/components/Data.js': "import data from '../data.yaml';\nexport default () => <b>{Object.keys(data).join('+')}</b>;",
  'src/data.yaml': 'turn_on:\n  domain: light\nturn_off:\n  domain: light\n',
  'static/img/photo.png': 'no picture',
  'src/components/Home/index.js': `
    import Image from '@theme/IdealImage';
    export default () => <p>said in JavaScript <Image img="/img/logo.svg" alt="Named" /><Image img={require('@site/static/img/photo.png')} alt="Required" /></p>;`,
  'src/components/Home/index.tsx': 'export default () => <p>said in TypeScript</p>;',
  'docs/kit.md': "import { Shown } from 'kit';\n\n# Kit\n\n<Shown />\n",
  'node_modules/kit/package.json': '{ "name": "kit", "main": "index.js", "module": "index.mjs" }',
  'node_modules/kit/index.js': "exports.Shown = () => require('kit-base/lib/cjs/part').words;",
  'node_modules/kit-base/package.json': '{ "name": "kit-base", "exports": { "./lib/es/part": "./lib/es/part.js" } }',
  'node_modules/kit-base/lib/cjs/part.js': "exports.words = 'said by a part';",
  'docs/icons.md': "import { Icon } from 'icon-kit';\n\n# Icons\n\n<Icon />\n",
  'node_modules/icon-kit/package.json': '{ "name": "icon-kit", "main": "index.js", "type": "module" }',
  'node_modules/icon-kit/index.js': "import { drawn } from 'icon-base/components';\nexport const Icon = () => drawn;",
  'node_modules/icon-base/package.json': '{ "name": "icon-base", "main": "main.js", "type": "module" }',
  'node_modules/icon-base/components/index.js': "export const drawn = 'drawn by a folder';",
  'src/components/Release.js':
    "import Navbar from '@theme/Navbar';\nimport release from './release';\nexport default () => <><Navbar />{release}</>;",
  'src/components/release.ts': "const release = <string>'4.5.6';\nexport default release;",
  'src/theme/Navbar/Content/index.js': 'export default () => null;',
  'docs/code.mdx': `
import CodeBlock from '@theme/CodeBlock';
import Release from '@site/src/components/Release';

# Code

<CodeBlock language="xml">
  {\`<version>\`}
  <Release />
  {\`</version>\`}
</CodeBlock>
`,
  'node_modules/aos/package.json': '{ "name": "aos", "main": "aos.js" }',
  'node_modules/aos/aos.js': 'exports.init = () => { document.body.dataset.aos = "on"; };',
  'src/pages/team.js': `
    import Layout from '@theme/Layout';
    import BrowserOnly from '@docusaurus/BrowserOnly';
    import AOS from 'aos';
    export default () => <Layout title="Team"><BrowserOnly>{() => { AOS.init({ once: true }); return <p data-aos="fade">The team</p>; }}</BrowserOnly></Layout>;`,
  'src/pages/index.js':
    "import Layout from '@theme/Layout';\nimport Home from '@site/src/components/Home';\nexport default () => <Layout title=\"Home\"><Home /></Layout>;",
};

const folder = mkdtempSync(join(tmpdir(), 'signpost-compared-'));
let told = '';
const read = (path: string): string => readFileSync(join(folder, 'dist', path), 'utf8');

beforeAll(async () => {
  for (const [path, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  symlinkSync('intro.md', join(folder, 'docs/linked.md'));
  const { status, output } = await runCommand(['build'], folder).finished;
  expect(status, output).toBe(0);
  told = output;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('tables of contents list the levels that the theme is told', () => {
  const { toc }: { toc: { text: string }[] } = JSON.parse(read('docs/intro/page.json'));
  expect(toc.map(({ text }) => text)).toEqual(['Two', 'Three', 'Four']);
});

it('of two files that differ by their endings alone, an import means the one that the bundler of Docusaurus takes', () => {
  expect(read('index.html')).toContain('said in JavaScript');
});

it('pictures of the ideal-image plug-in are pictures, named or required', () => {
  const pictures = [...read('index.html').matchAll(/<img [^>]*>/g)].map(([tag]) => tag).filter((tag) => /alt="(Named|Required)"/.test(tag));
  expect(pictures).toHaveLength(2);
  for (const tag of pictures) expect(tag).toMatch(/src="[^"]*(logo|photo)[^"]*\.(svg|png)"/);
});

it('addresses of further pages of a list of posts, and of its other orders, lead to the list, in each language', () => {
  const redirects = JSON.parse(read('_redirects.json'));
  for (const locale of ['', '/fr']) {
    for (const end of ['page/2', 'archive', 'authors'])
      expect(redirects).toContainEqual({ from: `${locale}/blog/${end}`, to: `${locale}/blog`, status: 301 });
    expect(redirects).toContainEqual({ from: `${locale}/blog/tags/news/page/2`, to: `${locale}/blog/tags/news`, status: 301 });
  }
});

it('a translation of a page that is not there is no page, and is told', () => {
  expect(existsSync(join(folder, 'dist/fr/docs/intro/index.html'))).toBe(true);
  for (const path of ['dist/docs/removed', 'dist/fr/docs/removed']) expect(existsSync(join(folder, path))).toBe(false);
  expect(told).toMatch(/removed\.md.*Translates a page that is not there/);
});

it('components have the data that they import from YAML', () => {
  expect(read('docs/intro/index.html')).toContain('<b>turn_on+turn_off</b>');
});

it('a page that is a link to the file of another one is a page', () => {
  expect(read('docs/linked/index.html')).toContain('<b>turn_on+turn_off</b>');
});

it('a package may name a file of another one that lists only the form for modules, which bundlers take', () => {
  expect(read('docs/kit/index.html')).toContain('said by a part');
});

it('a module may import the folder of another package', () => {
  expect(read('docs/icons/index.html')).toContain('drawn by a folder');
});

it('what a component shows within code is code, as Docusaurus shows it', () => {
  const code = /<pre[\s\S]*?<\/pre>/.exec(read('docs/code/index.html'))?.[0].replace(/<[^>]+>/g, '');
  expect(code).toMatch(/^(<|&#x3C;|&lt;)version(>|&gt;)4\.5\.6(<|&#x3C;|&lt;)\/version(>|&gt;)\s*$/);
});

it('a part of the theme of which the project has only some parts of its own is there', () => {
  expect(told).not.toContain('uses what is not there');
});

it('parts that a script lets in when they are scrolled to are there without it', () => {
  expect(read('team/index.html')).toContain('The team');
});
