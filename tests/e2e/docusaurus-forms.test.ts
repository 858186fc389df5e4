import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildProject } from '../support/build-project.ts';
import { runCommand } from '../support/command.ts';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';

/** Forms of public projects that Docusaurus takes and that are seldom written about. */
const project = buildProject({
  'package.json': '{ "name": "forms" }',
  'versions.json': '["1.0"]',
  'docusaurus.config.ts': `
    import helper from './helper.ts';
    const config = {
      title: helper, url: 'https://forms.example', baseUrl: '/docs/', onBrokenLinks: 'throw', markdown: { mermaid: true },
      i18n: { defaultLocale: 'en', locales: ['en', 'ja'] },
      presets: [
        ['classic', { blog: false, docs: { routeBasePath: '/', sidebarPath: require.resolve('./sidebars.js'), remarkPlugins: [require('remark-math')], rehypePlugins: [[require('rehype-katex'), { macros: { '\\\\RR': '\\\\mathbb{R}' } }], [() => {}, { tex: { macros: { abs: ['|#1|', 1] } } }]] } }],
        ['redocusaurus', { specs: [{ spec: 'openapi.yaml', route: '/reference/' }] }],
      ],
      themeConfig: { footer: { copyright: 'Forms&trade; &ndash; <a href="https://forms.example/terms">Terms</a>, made with <a href="https://docusaurus.io">Docusaurus</a>' }, navbar: { items: [
        { to: '/reference/', label: 'Reference' },
        { href: 'https://www.youtube.com/@forms', className: 'header-youtube', 'aria-label': '@forms on YouTube' },
        { type: 'docsVersionDropdown', dropdownItemsAfter: [{ type: 'html', value: '<hr>' }, { to: '/next/apis', label: 'All versions' }] },
        { type: 'localeDropdown', dropdownItemsAfter: [{ href: 'https://crowdin.example', label: 'Help us translate' }] },
      ] } },
    };
    async function createConfig() { return config; }
    module.exports = createConfig;`,
  'helper.ts': "export default 'Forms';",
  'sidebars.ts':
    "const sidebars: object = { main: ['intro', { type: 'link', label: 'All APIs', href: '/docs/next/apis' }] };\nexport default sidebars;",
  'versioned_sidebars/version-1.0-sidebars.json':
    '{ "version-1.0/main": [{ "type": "category", "label": "Old basics", "items": [{ "type": "doc", "id": "version-1.0/start" }], "link": { "type": "doc", "id": "version-1.0/intro" } }] }',
  'versioned_docs/version-1.0/intro.md': '---\nslug: /\n---\n# Old intro\n',
  'versioned_docs/version-1.0/start.md': '# Old start\n',
  'docs/apis.md': '# APIs\n',
  'docs/intro.mdx': `# Intro

import Embed from '@site/src/Embed';

<Embed cover="cat.svg" />

![in a language](/ja/img/cat.svg) [install](vscode:extension/a.b)

An <svg width="20" height="20" viewBox="0 0 20 20"><g fill="red"><path d="M0 0h10" strokeWidth={2} /></g></svg> icon.

The sum $a_{1} +
b_{2}$ is known.

$
P=I^2 R = (\\frac{E}{R+r})^2
- 1
$

It costs $5 here, and $\\abs{x} \\in \\RR$.

\`\`\`twoslash include server
const hiddenServer = 1;
// - 1
const laterServer = 2;
\`\`\`

\`\`\`ts twoslash title="call.ts"
// @include: server-1
const hiddenToo = 3;
// ---cut---
// @noErrors
// @filename: client.ts
const shownCall = hiddenServer;
//    ^?
\`\`\`

## Set up <Embed cover="cat.svg" />

[there](#set-up-)

\`\`\`mermaid
graph LR
    START("Begin")-->
    MIDDLE["Go on"]-->|then|
    END_["Stop"]
    MIDDLE
    --> OTHER["Elsewhere"]
\`\`\`
`,
  'src/Embed.js':
    "const of = (cover) => 'url(' + require('@site/static/img/' + cover).default + ')';\nexport default ({ cover }) => <div style={{ width: '170px', height: '170px', backgroundImage: of(cover), backgroundSize: 'cover' }} />;",
  'static/img/cat.svg': PICTURE,
});
const intro = (): string => project.read('next/intro/index.html');

it('a configuration in TypeScript may import, and assign a function to module.exports', () => {
  expect(intro()).toContain('Forms');
});

it('an address in a sidebar may begin with the base URL', () => {
  expect(intro()).toMatch(/href="\/docs\/next\/apis"[^>]*>(<[^>]*>)*All APIs/);
});

it('sidebars that older Docusaurus has frozen name their version before each id', () => {
  const page = project.read('start/index.html');
  expect(page).toMatch(/Old basics[\s\S]*Old start/);
  expect(project.output).not.toContain('does not have');
});

it('another preset is left out like a plug-in: links to its pages are warnings', () => {
  expect(project.output).toContain('preset redocusaurus');
  expect(project.output).toMatch(/warning {2}navbar\[0\]: \/reference\/?: there is no such page/);
});

it('menus of versions and languages keep their further links', () => {
  expect(intro()).toMatch(/>1\.0<\/span>(<[^>]*>|[\w ]+)*<a class="menu-link" href="\/docs\/next\/apis"[^>]*>All versions/);
  expect(intro()).toMatch(/日本語[\s\S]*href="https:\/\/crowdin\.example"[^>]*>(<[^>]*>)*Help us translate/);
});

it('a link that is an icon there has a short name', () => {
  expect(intro()).toMatch(/href="https:\/\/www\.youtube\.com\/@forms"[^>]*>(<[^>]*>)*YouTube</);
});

it('a picture may have the address that it has below a language', () => {
  expect(intro()).toMatch(/<img(?=[^>]*alt="in a language")[^>]*src="\/docs\/img\/cat\.svg"/);
});

it('an empty element with a picture as its background shows it', () => {
  expect(intro()).toMatch(/<div[^>]*><img(?=[^>]*src="\/docs\/img\/cat\.svg")[^>]*><\/div>/);
  expect(project.output).not.toContain('background-image');
});

it('the id of a heading is made from its words in the source, whatever its components show', () => {
  expect(intro()).toContain('<h2 id="set-up-">');
  expect(project.output).not.toContain('no such heading');
});

it('a copyright may have characters by name, and its links are in the footer', () => {
  expect(intro()).toContain('Forms™ – Terms, made with Docusaurus');
  expect(intro()).toMatch(/href="https:\/\/forms\.example\/terms"[^>]*>(<[^>]*>)*Terms/);
  expect(intro()).not.toContain('href="https://docusaurus.io"');
});

it('samples show no lines that are for a check of their types', () => {
  expect(intro()).toMatch(/call\.ts[\s\S]*@filename: client\.ts[\s\S]*shownCall[\s\S]*hiddenServer/);
  expect(project.read('next/intro/index.md')).not.toMatch(/twoslash|hiddenToo|laterServer|noErrors|\^\?|- 1\n/);
});

it('a drawing in the text is shown', () => {
  expect(intro()).toMatch(
    /An <svg[^>]*viewBox="0 0 20 20"[^>]*><g fill="red"><path d="M0 0h10" stroke-width="2"><\/path><\/g><\/svg> icon\./,
  );
  expect(project.output).not.toContain('<svg>');
});

it('links may open other programs', () => {
  expect(intro()).toContain('href="vscode:extension/a.b"');
});

it('a formula may go over several lines, also between dollars on lines of their own; money stays money', () => {
  expect(intro().match(/<math/g)).toHaveLength(3);
  expect(intro()).toContain('It costs $5 here,');
  expect(project.output).not.toMatch(/constant|expression/);
});

it('formulas know the commands that the configuration defines', () => {
  expect(intro()).toMatch(/<mi[^>]*>R<\/mi>|ℝ/);
  expect(project.output).not.toContain('This formula cannot be read');
});

it('an arrow of a diagram may stand at the end of a line, or at the beginning of the next', () => {
  expect(project.output).not.toMatch(/is missing here/);
  expect(intro()).toMatch(/<svg[\s\S]*Begin[\s\S]*Elsewhere/);
});

async function run(files: Readonly<Record<string, string>>): Promise<{ status: number | null; output: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-forms-'));
  for (const [path, content] of Object.entries({ 'package.json': '{ "name": "made" }', ...files })) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  try {
    return await runCommand(['check'], folder).finished;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

it('where sidebars are made from files that a script would make, all folders are listed, and broken links are warnings', async () => {
  const { status, output } = await run({
    'docusaurus.config.js':
      "module.exports = { title: 'Made', url: 'https://made.example', baseUrl: '/', presets: [['classic', { docs: { sidebarPath: './sidebars.ts' } }]] };",
    'sidebars.ts': "import sidebars from './sidebars.json' with { type: 'json' };\nexport default sidebars;",
    'docs/intro.md': '# Intro\n\n[made](/docs/api/made)\n',
  });
  expect(output).toContain('sidebars.ts: it is made from what is not there (./sidebars.json), so that one sidebar lists all folders');
  expect(output).toMatch(/warning {2}\/docs\/api\/made: there is no such page/);
  expect(status).toBe(0);
});

it('a configuration that cannot do without its packages is told with their names', async () => {
  const { status, output } = await run({
    'docusaurus.config.js':
      "const { z } = require('zod');\nif (z.string().parse('a') !== 'a') throw new Error('wrong');\nmodule.exports = { title: 'Strict' };",
    'docs/intro.md': '# Intro\n',
  });
  expect(output).toContain("docusaurus.config.js:2 cannot be run: wrong. Not there: zod. Install the project's packages, and try again.");
  expect(status).not.toBe(0);
});

it('a configuration that exports nothing is told as such', async () => {
  const { status, output } = await run({ 'docusaurus.config.js': 'const config = { title: "Lost" };\n', 'docs/intro.md': '# Intro\n' });
  expect(output).toContain('docusaurus.config.js has no configuration: it exports nothing.');
  expect(status).not.toBe(0);
});

it('a home page that shows nothing without its packages is told once, with their names', async () => {
  const { status, output } = await run({
    'docusaurus.config.js':
      "module.exports = { title: 'Bare', url: 'https://bare.example', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en', 'ja'] }, presets: [['classic', { docs: { routeBasePath: '/' } }]] };",
    'src/pages/index.js': 'import { Home } from \'@bare/home\';\nexport default function Page() { return <Home title="Bare" />; }',
    'docs/intro.md': '# Intro\n',
  });
  expect(output.match(/src\/pages\/index\.js .*The home page uses what is not there: @bare\/home\. It shows nothing/g)).toHaveLength(1);
  expect(status).toBe(0);
});
