import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
      i18n: { defaultLocale: 'en', locales: ['en'] },
      presets: [['classic', { blog: false }]],
      themeConfig: { tableOfContents: { maxHeadingLevel: 4 } },
    };`,
  'docs/intro.md': '# Intro\n\n## Two\n\n### Three\n\n#### Four\n\n##### Five\n',
  'src/components/Home/index.js': 'export default () => <p>said in JavaScript</p>;',
  'src/components/Home/index.tsx': 'export default () => <p>said in TypeScript</p>;',
  'src/pages/index.js':
    "import Layout from '@theme/Layout';\nimport Home from '@site/src/components/Home';\nexport default () => <Layout title=\"Home\"><Home /></Layout>;",
};

const folder = mkdtempSync(join(tmpdir(), 'signpost-compared-'));
const read = (path: string): string => readFileSync(join(folder, 'dist', path), 'utf8');

beforeAll(async () => {
  for (const [path, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const { status, output } = await runCommand(['build'], folder).finished;
  expect(status, output).toBe(0);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('tables of contents list the levels that the theme is told', () => {
  const { toc }: { toc: { text: string }[] } = JSON.parse(read('docs/intro/page.json'));
  expect(toc.map(({ text }) => text)).toEqual(['Two', 'Three', 'Four']);
});

it('of two files that differ by their endings alone, an import means the one that the bundler of Docusaurus takes', () => {
  expect(read('index.html')).toContain('said in JavaScript');
});
