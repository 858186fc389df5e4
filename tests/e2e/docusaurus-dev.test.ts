import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Command, runCommand } from '../support/command.ts';

/** A project whose docs are beside its folder, as in the repositories of libraries. */
const FILES = {
  'docs/intro.mdx': "# Intro\n\nimport Mark from '@site/src/components/Mark';\n\n<Mark />\n",
  'website/docusaurus.config.js':
    "module.exports = { title: 'Beside', url: 'https://beside.example', baseUrl: '/', presets: [['classic', { docs: { path: '../docs' }, blog: false, theme: { customCss: './src/css/custom.css' } }]] };",
  'website/src/components/Mark.js': 'export default () => <b className="mark">first</b>;',
  'website/src/css/custom.css': '.mark { color: #abc }',
  'website/package.json': '{ "name": "beside" }',
};

const root = mkdtempSync(join(tmpdir(), 'signpost-beside-'));
const write = (path: string, content: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};
let dev: Command;
let address = '';

beforeAll(async () => {
  for (const [path, content] of Object.entries(FILES)) write(path, content);
  dev = runCommand(['dev', '--port', '0'], join(root, 'website'));
  address = await dev.says(/http:\/\/\S+/);
});
afterAll(async () => {
  dev.process.kill('SIGTERM');
  await dev.finished;
  rmSync(root, { recursive: true, force: true });
});

const page = async (): Promise<string> => (await fetch(new URL('/docs/intro', address))).text();

it('shows docs beside the project’s folder, also when they change', async () => {
  expect(await page()).toContain('<b class="own-mark">first</b>');
  write('docs/intro.mdx', `${FILES['docs/intro.mdx']}\nAdded.\n`);
  await dev.says(/intro\.mdx {2}\d+ ms/);
  expect(await page()).toContain('<p>Added.</p>');
});

it('shows a style sheet as it is after a change', async () => {
  expect(await page()).toContain('.own-mark{color:#abc}');
  write('website/src/css/custom.css', '.mark { color: #def }');
  await dev.says(/custom\.css {2}\d+ ms/);
  expect(await page()).toContain('.own-mark{color:#def}');
});

it('shows a component as it is after a change', async () => {
  write('website/src/components/Mark.js', 'export default () => <b>second</b>;');
  await dev.says(/Mark\.js has changed[\s\S]*http:/);
  expect(await page()).toContain('<b>second</b>');
});
