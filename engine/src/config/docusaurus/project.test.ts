import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkSite } from '../../build/check-site.ts';
import { formatDiagnostic } from '../../model/diagnostic.ts';
import { describeCompatibility } from '../describe-compatibility.ts';
import { type LoadedConfig, loadConfig } from '../load.ts';
import { runModules } from './run-modules.ts';
import { inProject } from './testing/in-project.ts';

const TYPICAL = {
  'package.json': '{ "name": "typical" }',
  'docusaurus.config.ts': `
    import { themes as prismThemes } from 'prism-react-renderer';
    import type { Config } from '@docusaurus/types';
    import remarkMath from 'remark-math';
    const config: Config = {
      title: 'Typical', url: 'https://typical.example', baseUrl: '/', favicon: 'img/icon.ico',
      i18n: { defaultLocale: 'en', locales: ['en', 'zh-CN'] },
      presets: [['classic', { docs: { sidebarPath: './sidebars.ts', remarkPlugins: [remarkMath], editUrl: 'https://code.example/edit/' }, blog: false }]],
      plugins: [
        ['@docusaurus/plugin-content-docs', { id: 'community', path: 'community', routeBasePath: 'community', sidebarPath: false }],
        ['@docusaurus/plugin-client-redirects', { redirects: [{ from: ['/old'], to: '/docs/intro' }] }],
        async function ownPlugin() {},
      ],
      themeConfig: {
        prism: { theme: prismThemes.github },
        navbar: { title: 'Typical', items: [
          { type: 'docSidebar', sidebarId: 'main', label: 'Docs' },
          { type: 'doc', docId: 'intro', label: 'Intro' },
          { to: '/showcase', label: 'Showcase' },
          { href: 'https://code.example', 'aria-label': 'Code' },
        ] },
      },
      customFields: { a: 1 },
    };
    export default config;`,
  'sidebars.ts': "import { items } from './items';\nexport default { main: items };",
  'items.ts': "export const items = ['intro', { Guides: ['guides/install'] }];",
  'docs/intro.md':
    '# Intro\n\n[Install](./guides/install.md), [again](guides/install), [us](/community/team). {{ value }} and `{{value}}`\n',
  'docs/guides/install.mdx': "import Own from '@site/src/Own';\n\n# Install\n\n<Own/>\n\n[blog](/blog/post) [showcase](/showcase)\n",
  'community/team.md': '# Team\n',
  'src/pages/index.tsx': 'export default function Home() { return null; }',
  'src/pages/showcase.tsx': 'export default function Showcase() { return null; }',
};

const read = (files: Readonly<Record<string, string>>): Promise<LoadedConfig> => inProject(files, (folder) => loadConfig(folder));

it('a Docusaurus project is read as it stands, without its packages', async () => {
  const loaded = await read(TYPICAL);
  const { config } = loaded;
  expect(config).toMatchObject({
    title: 'Typical',
    url: 'https://typical.example',
    favicon: '/img/icon.ico',
    trailingSlash: false,
    defaultLocale: 'en',
    content: {
      routeBasePath: '/docs/',
      instances: [{ id: 'community', dir: 'community', routeBasePath: '/community/' }],
      math: true,
      lenient: true,
    },
    colorMode: { default: 'light', switchable: true },
    navbar: [
      { type: 'sidebar', sidebar: 'main', to: 'sidebar:main' },
      { type: 'link', to: 'doc:intro' },
      { type: 'link', to: '/showcase' },
      { type: 'link', label: 'Code', to: 'https://code.example' },
      { type: 'locales' },
      { type: 'search' },
    ],
    redirects: [{ from: '/old', to: '/docs/intro' }],
  });
  expect(describeCompatibility(loaded).join('\n')).toMatchInlineSnapshot(`
    "Read from the Docusaurus configuration:
      used      title, tagline, url, baseUrl, languages, navbar, footer, edit links, customFields
                docs plug-ins: community
                1 redirects
                pages in React, without their scripts: /, /showcase
      replaced  Prism: code is colored by the build, in more languages, in the colors of the site
      left out  plug-in ownPlugin
                packages that are not installed, and files that are not there: prism-react-renderer, remark-math"
  `);
});

it('parts of the theme around pages, services that count visits, and frames are told with what to do', async () => {
  const files = {
    'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.example', baseUrl: '/',
      presets: [['classic', { gtag: { trackingID: 'G-1' }, googleTagManager: { containerId: 'GTM-1' } }]] };`,
    'docs/intro.md': '# Intro\n\n<iframe src="https://video.example/1"></iframe>\n',
    'src/theme/Footer/index.js': 'export default () => null;',
    'src/theme/Root.tsx': 'export default () => null;',
    'src/theme/MDXComponents.js': 'export default {};',
  };
  expect((await read(files)).compatibility?.leftOut).toEqual([
    'src/theme/Footer, Root: what is around pages is the engine’s own (slots of a site.config.mjs, which `signpost migrate docusaurus` writes, add to it)',
    'gtag, googleTagManager: visits are counted by what `analytics` in a site.config.mjs names',
  ]);
  const [frame] = await inProject(files, async (folder) => checkSite(await loadConfig(folder)));
  expect(frame?.suggestion).toBe(
    'Link to it instead, or add "https://video.example" to content.embeds in a site.config.mjs, which `signpost migrate docusaurus` writes.',
  );
});

it.each([
  ['its own title', "{ title: 'Short', logo: { src: 'img/logo.svg' } }", 'Short'],
  ['a logo alone', "{ logo: { src: 'img/logo.svg' } }", ''],
  ['the title of the site', "{ title: 'A long title' }", undefined],
  ['neither', '{}', undefined],
])('the navbar shows what it says: %s', async (_, navbar, expected) => {
  const config = `module.exports = { title: 'A long title', url: 'https://n.example', baseUrl: '/', themeConfig: { navbar: ${navbar} } };`;
  expect((await read({ 'docusaurus.config.js': config, 'docs/a.md': '# A' })).config.navbarTitle).toBe(expected);
});

it('only what stops Docusaurus is an error', async () => {
  const found = await inProject(TYPICAL, async (folder) => checkSite(await loadConfig(folder)));
  expect(found.map(formatDiagnostic).join('\n')).toMatchInlineSnapshot(`
    "docs/guides/install.mdx:5:1  warning  <Own> cannot be rendered: it shows nothing (not there: @site/src/Own).  →  It is left out. Its content is shown, or a note that it is missing.
    docs/guides/install.mdx:7:1  error  /blog/post: there is no such page
    docs/intro.md:3:1  error  ./guides/install.md: there is no such file  →  guides/install.mdx
    docusaurus.config.ts  warning  favicon: /img/icon.ico: there is no such file below static/"
  `);
});

it('a configuration that throws is told with its line', async () => {
  await expect(read({ 'docusaurus.config.js': "\nthrow new Error('no network');" })).rejects.toThrowErrorMatchingInlineSnapshot(
    `[ConfigError: docusaurus.config.js:2 cannot be run: no network]`,
  );
});

it.each([
  ['a promise', "module.exports = async () => fetch('https://offline.invalid/versions.json');"],
  ['a stream', "module.exports = () => new Promise((done) => require('https').get('https://offline.invalid', done));"],
])('a configuration that needs the network is told so: %s', async (_, config) => {
  await expect(read({ 'docusaurus.config.js': config })).rejects.toThrow(/cannot be run: .*It needs the network/);
});

it('a configuration that waits for what never comes is told before its time is over', async () => {
  const config = 'module.exports = async () => new Promise(() => {});';
  await expect(read({ 'docusaurus.config.js': config })).rejects.toThrow('docusaurus.config.js: it waits for what never comes.');
});

it('a configuration that only waits is told, too', async () => {
  const waiting = { 'docusaurus.config.mjs': 'export default async () => new Promise((done) => setInterval(done, 1e6).ref());' };
  await expect(read(waiting)).rejects.toThrow('docusaurus.config.mjs: it waits for what never comes.');
});

it('a configuration that never ends is told, too', async () => {
  const endless = { 'docusaurus.config.mjs': 'for (;;);' };
  const run = inProject(endless, (folder) => runModules(folder, [join(folder, 'docusaurus.config.mjs')], 500));
  await expect(run).rejects.toThrowErrorMatchingInlineSnapshot(
    `[ConfigError: docusaurus.config.mjs: no answer within 0.5 seconds. Signpost reads it without the network: perhaps it waits for a download. Guard that part with an environment variable.]`,
  );
});

it('a style sheet beside the site is told by its path', async () => {
  const files = {
    'site/docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.example', baseUrl: '/',
      presets: [['classic', { theme: { customCss: '../shared/brand.less' } }]] };`,
    'site/docs/intro.md': '# Intro\n',
    'shared/brand.less': '.a { .b { color: red } }',
  };
  const told = await inProject(files, async (folder) => (await checkSite(await loadConfig(join(folder, 'site')))).map(formatDiagnostic));
  expect(told.join('\n')).toContain('A style sheet cannot be used: ../shared/brand.less: the package less');
});

it('addresses of the navbar, the footer and the announcement may begin with the base URL, as those in pages may', async () => {
  const items = `[
    { to: '/docs/welcome', label: 'With' }, { to: '/welcome', label: 'Without' }, { to: '/docs', label: 'Home' },
    { href: 'https://code.example/docs/', label: 'Code' }, { label: 'More', items: [{ to: '/docs/welcome#start', label: 'Start' }] },
    { type: 'html', value: '<a href="/docs/welcome">HTML</a>' }, { href: 'pathname:///docs/app/', label: 'App' },
  ]`;
  const { config } = await read({
    'package.json': '{ "name": "based" }',
    'docusaurus.config.js': `module.exports = {
      title: 'Based', url: 'https://based.example', baseUrl: '/docs/',
      presets: [['classic', { docs: { routeBasePath: '/' } }]],
      themeConfig: { announcementBar: { content: 'See <a href="/docs/welcome">this</a>' }, navbar: { items: ${items} }, footer: { links: [{ to: '/docs/welcome', label: 'Foot' }] } },
    };`,
    'docs/welcome.md': '# Welcome\n\n## Start\n',
  });
  expect(config.navbar).toMatchObject([
    ...['/welcome', '/welcome', '/', 'https://code.example/docs/'].map((to) => ({ type: 'link', to })),
    { type: 'menu', items: [{ to: '/welcome#start' }] },
    ...['/welcome', '/app/'].map((to) => ({ type: 'link', to })),
    { type: 'search' },
  ]);
  expect(config.announcement?.to).toBe('/welcome');
  expect(config.content.unchecked).toEqual(['/app/']);
  expect(config.footer?.columns).toMatchObject([{ items: [{ to: '/welcome' }] }]);
});

it('addresses of mail, telephone numbers and other hosts are links of the navbar, the footer and the announcement, too', async () => {
  const { config, compatibility } = await read({
    'docusaurus.config.js': `module.exports = {
      title: 'Mail', url: 'https://mail.example', baseUrl: '/', presets: [['classic', { docs: {} }]],
      themeConfig: {
        announcementBar: { content: '<a href="mailto:news@mail.example">News</a>' },
        navbar: { items: [{ href: 'mailto:team@mail.example', label: 'Write' }, { href: '//code.example', label: 'Code' }, { href: 'ftp://mail.example', label: 'Files' }] },
        footer: {
          copyright: '© <a href="mailto:legal@mail.example">Legal</a>',
          links: [{ title: 'Contact', items: [{ href: 'tel:+123', label: 'Call' }, { href: 'javascript:alert()', label: 'Run' }] }],
        },
      },
    };`,
    'docs/a.md': '# A',
  });
  expect(compatibility?.leftOut).toEqual(['links to javascript:', 'links to ftp:']);
  expect(config.announcement?.to).toBe('mailto:news@mail.example');
  expect(config.navbar).toMatchObject([{ to: 'mailto:team@mail.example' }, { to: 'https://code.example' }, { type: 'search' }]);
  expect(config.footer?.columns).toEqual([
    { title: 'Contact', items: [{ label: 'Call', to: 'tel:+123' }] },
    { title: '', items: [{ label: 'Legal', to: 'mailto:legal@mail.example' }] },
  ]);
});

it('an announcement keeps all of its links', async () => {
  const { config, compatibility } = await read({
    'docusaurus.config.js': `module.exports = {
      title: 'Told', url: 'https://told.example', baseUrl: '/', presets: [['classic', { docs: {} }]],
      themeConfig: { announcementBar: { content: '⭐️ <a href="https://code.example">Star us</a> &amp; <a href="/docs/a">read on</a> <a href="javascript:x()">now</a>' } },
    };`,
    'docs/a.md': '# A',
  });
  const links = [
    { label: 'Star us', to: 'https://code.example' },
    { label: 'read on', to: '/docs/a' },
  ];
  expect(config.announcement).toMatchObject({ text: '⭐️ Star us & read on now', links });
  expect(compatibility?.leftOut).toEqual(['links to javascript:']);
});

it('versions may be called anything that a file may', async () => {
  const { config } = await read({
    'docusaurus.config.js': "module.exports = { title: 'Named', url: 'https://named.example', baseUrl: '/', presets: [['classic', {}]] };",
    'versions.json': '["3.0", "2.0 (LTS)", "旧版"]',
    'docs/a.md': '# A',
    ...Object.fromEntries(['3.0', '2.0 (LTS)', '旧版'].map((name) => [`versioned_docs/version-${name}/a.md`, '# A'])),
  });
  expect(config.versions.map(({ name, path }) => [name, path])).toEqual([
    ['current', 'next'],
    ['3.0', ''],
    ['2.0 (LTS)', '2.0-LTS'],
    ['旧版', 'v3'],
  ]);
});

it('a version whose folder is not there is told with what to do, unless it is left out', async () => {
  const project = (docs: string) => ({
    'docusaurus.config.js': `module.exports = { title: 'Copied', url: 'https://copied.example', baseUrl: '/', presets: [['classic', { docs: ${docs} }]] };`,
    'versions.json': '["2.x", "1.x"]',
    'docs/a.md': '# A',
    'versioned_docs/version-1.x/a.md': '# A',
  });
  await expect(read(project('{}'))).rejects.toThrowErrorMatchingInlineSnapshot(
    `[ConfigError: versions.json names "2.x", but the folder versioned_docs/version-2.x is not there. If a script of the project makes it, run that first; else take the name out of versions.json.]`,
  );
  expect((await read(project("{ onlyIncludeVersions: ['current', '1.x'] }"))).config.versions.map(({ name }) => name)).toEqual([
    'current',
    '1.x',
  ]);
});

it.each([
  ['absolute', "require('path').join(__dirname, name)"],
  ['with a dot', "'./' + name + '/'"],
])('folders may be named by paths that are %s', async (_, path) => {
  const { config } = await read({
    'package.json': '{ "name": "paths" }',
    'api_versions.json': '["1.0"]',
    'docusaurus.config.js': `
      const at = (name) => ${path};
      const editUrl = 'https://code.example/edit/';
      module.exports = {
        title: 'Paths', url: 'https://paths.example', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
        presets: [['classic', { docs: { path: at('manual'), editUrl }, blog: { path: at('news'), editUrl } }]],
        plugins: [['@docusaurus/plugin-content-docs', { id: 'api', path: at('calls'), editUrl }]],
      };`,
    'manual/a.md': '# A',
    'news/2024-01-31-a.md': '# A',
    'calls/a.md': '# A',
    'api_versioned_docs/version-1.0/a.md': '# A',
  });
  expect(config.content).toMatchObject({ docsDir: 'manual', blogs: [{ dir: 'news' }] });
  expect(config.content.instances.map(({ dir }) => dir)).toEqual(['calls', 'api_versioned_docs/version-1.0']);
  const fromSource = ['manual', 'news', 'calls', 'api_versioned_docs/version-1.0'];
  expect(config.content.editUrls).toMatchObject(
    Object.fromEntries(fromSource.map((folder) => [folder, `https://code.example/edit/${folder}/<path>`])),
  );
  expect(config.content.editUrls['i18n/fr/docusaurus-plugin-content-docs-api/version-1.0']).toBe(
    'https://code.example/edit/api_versioned_docs/version-1.0/<path>',
  );
});

it('links have the primary color of the project, as dark or light as its text must be to be read', async () => {
  const colorsOf = async (sheets: Readonly<Record<string, string>>) => {
    const [first = ''] = Object.keys(sheets);
    const presets = `[['classic', { docs: {}, theme: { customCss: require.resolve('./${first}') } }]]`;
    const config = `module.exports = { title: 'C', url: 'https://c.example', baseUrl: '/', presets: ${presets} };`;
    return (await read({ 'docusaurus.config.js': config, 'docs/a.md': '# A\n', ...sheets })).config.theme;
  };
  const own = ':root { --ifm-color-primary: #1554b7; --other: 1px } .card { --ifm-color-primary: red }';
  expect(await colorsOf({ 'a.css': own })).toMatchObject({
    light: { accent: '#1554b7', link: '#1554b7', 'on-link': '#ffffff' },
    dark: { accent: '#1554b7', link: '#608bce' },
  });
  const green = `@layer base { :root { --brand: hsl(160 100% 40%) } }
    html { --ifm-color-primary: var(--brand, red) } [data-theme='dark']:root { --ifm-color-primary: #cb8aff; }`;
  const taken = await colorsOf({ 'a.css': "@import './b.css';", 'b.css': green });
  expect(taken).toMatchObject({ light: { accent: '#00cc88', link: '#007e54' }, dark: { accent: '#cb8aff', link: '#cb8aff' } });
  const sass = {
    'a.scss':
      "@use './names' as *; // isn't in CSS\n:root { --ifm-color-primary: #{$brand}; &[data-theme='dark'] { --ifm-color-primary: $pale } }",
    '_names.scss': '$brand: #c41230; $pale: #ff9e9e;',
  };
  expect(await colorsOf(sass)).toMatchObject({ light: { link: '#c41230' }, dark: { link: '#ff9e9e' } });
  // What a function of the style language makes, nothing at all, and what cannot be parsed: the theme's own colors.
  for (const text of [':root { --ifm-color-primary: lighten(red, 2%) }', ':root { --brand: red }', ':root { --ifm-color-primary: red', '}'])
    expect((await colorsOf({ 'a.scss': text })).light, text).toEqual({});
});

it('a module without semicolons has its own folder, as has one that names it itself', async () => {
  const { config } = await read({
    'docusaurus.config.mjs': `import parts from './parts/first.mjs'
import { folder } from './parts/second.mjs'
export default { title: [parts.basename(parts.folder), parts.file, folder].join() }
`,
    'parts/first.mjs':
      "import { basename } from 'node:path'\nexport default { folder: __dirname, basename, file: require('./name.json').name }\n",
    'parts/name.json': '{ "name": "required" }',
    'parts/second.mjs':
      "import path, { basename as __filename, join as __dirname } from 'node:path'\nexport const folder = __dirname('a', __filename('/b'))\n",
    'docs/intro.md': '# Intro\n',
  });
  expect(config.title).toBe('parts,required,a/b');
});

it('a module with exports of CommonJS is one in a package of ES modules, too, as in Docusaurus', async () => {
  const { config } = await read({
    'package.json': '{ "type": "module" }',
    'docusaurus.config.ts':
      "import theme from './parts/theme';\nimport base from './base';\nexport default { title: theme.title + base.title };\n",
    'base.js': "module.exports = { title: 'kept' };\n",
    'parts/package.json': '{}',
    'parts/theme.js': "module.exports = { ...require('../base') };\n",
    'docs/intro.md': '# Intro\n',
  });
  expect(config.title).toBe('keptkept');
});
