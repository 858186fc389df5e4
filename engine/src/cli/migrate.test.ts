import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { loadConfig } from '../config/load.ts';
import { migrateDocusaurus } from './migrate.ts';

const folder = mkdtempSync(join(tmpdir(), 'signpost-migrate-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const FILES = {
  'docusaurus.config.js': `module.exports = {
    title: 'Moved', url: 'https://moved.example', baseUrl: '/',
    presets: [['classic', { docs: { sidebarPath: './sidebars.js' }, blog: false }]],
    themeConfig: { navbar: { items: [{ type: 'doc', docId: 'intro', label: 'Docs' }] } },
  };`,
  'sidebars.js': "module.exports = { main: ['intro'] };",
  'docs/intro.md': '# Intro\n\nText, and a [way out](#nowhere).\n\n## Kept\n\n## R&D {#r&d}\n',
  'build/docs/intro/index.html': '<h1>Intro</h1><h2 class="anchor" id=kept>Kept</h2><h2 id="r&amp;d">R&amp;D</h2><h2 id="lost">Lost</h2>',
  'build/sitemap.xml':
    '<urlset><url><loc>https://moved.example/docs/intro</loc></url><url><loc>https://moved.example/docs/gone</loc></url></urlset>',
};

it('migrate writes our configuration, which means the same, and a report', async () => {
  for (const [path, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const before = (await loadConfig(folder)).config;
  await migrateDocusaurus(folder, undefined);
  const after = await loadConfig(folder);
  expect(after.configFile).toBe(join(folder, 'site.config.mjs'));
  expect(after.config).toEqual(before);
  const report = readFileSync(join(folder, 'migration.md'), 'utf8');
  expect(report).toContain('/docs/gone was published and is gone');
  expect(report).not.toContain('/docs/intro was published');
  expect(report).toContain('/docs/intro#lost was published and is gone');
  expect(report).not.toMatch(/#kept|#r&/);
  expect(report).toContain('### warning: broken-anchor (1)');
  const left = readdirSync(folder).filter((name) => !(name in FILES) && !['docs', 'build'].includes(name));
  expect(left).toEqual(['migration.md', 'site.config.mjs']);
  await expect(migrateDocusaurus(folder, undefined)).rejects.toThrow('is there already. Delete it to write it anew.');
  const nowhere = join(folder, 'websiet');
  await expect(migrateDocusaurus(nowhere, undefined)).rejects.toThrow(`There is no docusaurus.config.* in ${nowhere}.`);
});
