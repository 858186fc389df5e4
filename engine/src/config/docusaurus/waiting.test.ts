import { expect, it } from 'vitest';
import { checkSite } from '../../build/check-site.ts';
import { formatDiagnostic } from '../../model/diagnostic.ts';
import { loadConfig } from '../load.ts';
import { inProject } from './testing/in-project.ts';

/** A configuration that is read at first, and does something else wherever it is read again: by what runs plug-ins, and what compiles styles. */
const readOnce = (otherwise: string): Readonly<Record<string, string>> => ({
  'package.json': '{ "name": "once" }',
  'docusaurus.config.js': `
    const isFirst = process.argv[1].includes('read-process');
    module.exports = async () => {
      if (!isFirst) ${otherwise};
      const docs = { routeBasePath: '/', remarkPlugins: [function remarkOwn() { return () => {}; }] };
      return { title: 'Once', url: 'https://once.example', baseUrl: '/', presets: [['classic', { docs, theme: { customCss: './own.css' } }]] };
    };`,
  'own.css': '.own { color: red }',
  'docs/a.md': '---\nslug: /\n---\n\n# A\n',
});

const told = (otherwise: string): Promise<string> =>
  inProject(readOnce(otherwise), async (folder) => (await checkSite(await loadConfig(folder))).map(formatDiagnostic).join('\n'));

it.each([
  ['waits for what never comes', 'await new Promise(() => {})', 'it waits for what never comes'],
  ['waits with a clock', 'await new Promise((done) => setInterval(done, 1e6))', 'it waits for what never comes'],
  ['throws', "throw new Error('not twice')", 'not twice'],
])('a configuration that %s when it is read again holds nothing up, and is told', async (_, otherwise, why) => {
  const output = await told(otherwise);
  expect(output).toContain(`What the plug-in remark changes is left out: docusaurus.config.js: ${why}.`);
  expect(output).toContain(`A style sheet cannot be used: docusaurus.config.js: ${why}.`);
});

it('one that ends its process is told, too', async () => {
  expect(await told('process.exit(3)')).toContain('What the plug-in remark changes is left out: its code ended');
});
