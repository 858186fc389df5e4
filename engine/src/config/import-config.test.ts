import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createSiteFixture } from '../../../tests/support/site-fixture.ts';

const COMMAND = join(import.meta.dirname, '../../bin/signpost.mjs');

/** What `signpost check` prints beside this configuration. */
function told(text: string): string {
  using fixture = createSiteFixture({ 'site.config.mjs': text, 'index.md': '# Hi\n' });
  const { status, stderr } = spawnSync(process.execPath, [COMMAND, 'check'], { cwd: fixture.loaded.rootDir, encoding: 'utf8' });
  expect(status).toBe(1);
  return stderr.trim().replaceAll(fixture.loaded.rootDir, '.');
}

it.each([
  ["throw new Error('boo');", 'site.config.mjs cannot be run: boo (site.config.mjs:1:7)'],
  ["export default { title: 'x' ", 'site.config.mjs cannot be run: SyntaxError: Unexpected end of input (site.config.mjs:1)'],
  ['export const title = 1;', "site.config.mjs has no default export. Write: export default { title: '…' }"],
  ["export default async () => ({ title: 'x' });", "site.config.mjs exports no object by default. Write: export default { title: '…' }"],
  [
    "import x from 'nope'; export default { x };",
    "site.config.mjs cannot be run: Cannot find package 'nope' imported from ./site.config.mjs",
  ],
  [
    "export default { components: './nope.ts', pages: './pages', slots: { home: './slots/Home.tsx' } };",
    [
      'site.config.mjs:',
      '  components: there is no file ./nope.ts beside the configuration',
      '  pages: there is no folder ./pages beside the configuration',
      '  slots.home: there is no file ./slots/Home.tsx beside the configuration',
    ].join('\n'),
  ],
])('a configuration that cannot be used is told with its place, and no stack: %s', (text, message) => {
  expect(told(text)).toBe(message);
});

it('one that waits for something is told within ten seconds', () => {
  expect(told('await new Promise((go) => setTimeout(go, 1e8));\nexport default {};')).toBe(
    'site.config.mjs has not ended after 5 seconds of waiting. What does it wait for? A build should not need the network.',
  );
});

it.each(['{}', '{ "type": "commonjs" }'])('TypeScript may import and export, whatever package.json says: %s', (manifest) => {
  using fixture = createSiteFixture({
    'package.json': manifest,
    'site.config.ts': "import { name } from './name.ts';\nexport default { title: name as string, components: './components.ts' };\n",
    'name.ts': "export const name: string = 'Typed';\n",
    'components.ts': 'export const size: number = 1;\n',
    'index.md': '# Hi\n',
  });
  const { stderr } = spawnSync(process.execPath, [COMMAND, 'check'], { cwd: fixture.loaded.rootDir, encoding: 'utf8' });
  expect(stderr).toMatch(/components\.ts: the export size is no component/);
  expect(stderr).not.toMatch(/MODULE_TYPELESS|Warning/);
});

it('a package.json that cannot be read is told with its name, and no stack', () => {
  using fixture = createSiteFixture({
    'package.json': '{ "name": "x", }',
    'site.config.ts': "export default { title: 'x' };\n",
    'index.md': '# Hi\n',
  });
  const { status, stderr } = spawnSync(process.execPath, [COMMAND, 'check'], { cwd: fixture.loaded.rootDir, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr.replaceAll(fixture.loaded.rootDir, '.')).toMatch(
    /^site\.config\.ts cannot be run: .*Invalid package config \.\/package\.json/,
  );
  expect(stderr).not.toMatch(/^\s+at /m);
});
