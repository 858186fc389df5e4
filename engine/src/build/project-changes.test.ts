import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadConfig } from '../config/load.ts';
import { buildSite } from './build-site.ts';
import { silentProgress } from './progress.ts';

const CONFIG = "module.exports = { title: 'Twice', url: 'https://twice.example', baseUrl: '/', presets: [['classic', { blog: false }]] };";

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signpost-twice-'));
  write({ 'docusaurus.config.js': CONFIG, 'package.json': '{ "name": "twice" }' });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Builds the project. Returns the article of its only page. */
async function build(): Promise<string> {
  const out = join(folder, 'dist');
  await buildSite(await loadConfig(folder), { out, progress: silentProgress });
  const { html }: { html: string } = JSON.parse(readFileSync(join(out, 'docs/intro/page.json'), 'utf8'));
  return html;
}

it('shows translations, files and packages that have come since the last build', async () => {
  write({
    'docs/intro.mdx': `# Intro

import Greeting from '@site/src/Greeting';
import made from '@site/src/made';
import packed from 'packed';

<Greeting />

{[made].join()} {[packed].join()}
`,
    'src/Greeting.js': `
      import Translate from '@docusaurus/Translate';
      import { name } from './name';
      export default () => <p><Translate id="greeting">Hello</Translate>, {name}</p>;`,
  });
  expect(await build()).toContain('<p>Hello, </p>');
  write({ 'i18n/en/code.json': '{ "greeting": { "message": "Good day" } }' });
  expect(await build()).toContain('<p>Good day, </p>');
  write({ 'i18n/en/code.json': '{ "greeting": { "message": "Good evening" } }', 'src/name.js': "export const name = 'you';" });
  expect(await build()).toContain('<p>Good evening, you</p>');
  write({
    'src/made.js': "export default 'made by a script';",
    'node_modules/packed/package.json': '{ "name": "packed", "main": "index.js" }',
    'node_modules/packed/index.js': "module.exports = 'from a package';",
  });
  expect(await build()).toContain('made by a script from a package');
});

it('asks a component again that did not answer in time in the last build', async () => {
  write({
    'docs/intro.mdx': "# Intro\n\nimport Slow from '@site/src/Slow';\n\n<Slow />\n",
    'src/Slow.js': `
      const wait = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
      export default () => { if (process.env.BUSY) wait(); return <p>in time</p>; };`,
  });
  vi.stubEnv('BUSY', '1');
  expect(await build()).not.toContain('in time');
  vi.unstubAllEnvs();
  expect(await build()).toContain('<p>in time</p>');
});

const STYLED = CONFIG.replace('{ blog: false }', "{ blog: false, theme: { customCss: ['./styles/all.css', './styles/more.css'] } }");

/** The styles of the project's own parts that its only page has. */
function styles(): string {
  const assets = join(folder, 'dist/-');
  const names = readdirSync(assets).filter((name) => /^content-\w+\.css$/.test(name));
  return names.map((name) => readFileSync(join(assets, name), 'utf8')).join('');
}

it('shows the styles of sheets that others import, and of none that is gone', async () => {
  write({
    'docusaurus.config.js': STYLED,
    'docs/intro.md': '# Intro\n\n<div className="note">Words</div>\n',
    'styles/all.css': "@import './colours.css';",
    'styles/more.css': '',
    'styles/colours.css': '.note { color: teal }',
  });
  await build();
  expect(styles()).toContain('color:teal');
  write({ 'styles/colours.css': '.note { color: gold }' });
  await build();
  expect(styles()).toContain('color:gold');
  rmSync(join(folder, 'styles'), { recursive: true });
  expect(await build()).toContain('class="note"');
  expect(styles()).not.toContain('gold');
});

it('a sheet that cannot be read is told by its name, and leaves the others', async () => {
  write({
    'docusaurus.config.js': STYLED,
    'docs/intro.md': '# Intro\n\n<div className="note">Words</div>\n',
    'styles/all.css': '.note { color: teal',
    'styles/more.css': '.note { margin: 1px }',
  });
  const { diagnostics } = await buildSite(await loadConfig(folder), { out: join(folder, 'dist'), progress: silentProgress });
  expect(diagnostics.map(({ message }) => message).join()).toContain('styles/all.css: ');
  expect(styles()).toContain('margin:1px');
});

it('a function for redirects that throws is told', async () => {
  const redirects = "plugins: [['@docusaurus/plugin-client-redirects', {\ncreateRedirects() { throw new Error('no list'); } }]],";
  write({ 'docusaurus.config.js': CONFIG.replace('presets:', `${redirects} presets:`), 'docs/intro.md': '# Intro\n' });
  await expect(build()).rejects.toThrow('docusaurus.config.js:2 cannot be run: no list');
});

it('tells where a component fails, also in a file with a space in its name', async () => {
  write({
    'docs/intro.mdx': "# Intro\n\nimport Broken from '@site/src/Own parts/Broken';\n\n<Broken />\n",
    'src/Own parts/Broken.js': "export default () => {\n  throw new Error('no luck');\n};\n",
  });
  const { diagnostics } = await buildSite(await loadConfig(folder), { out: join(folder, 'dist'), progress: silentProgress });
  expect(diagnostics.map(({ message }) => message)).toContain('<Broken> cannot be rendered: no luck (src/Own parts/Broken.js:2).');
});
