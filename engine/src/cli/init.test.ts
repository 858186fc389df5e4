import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { checkSite } from '../build/check-site.ts';
import { loadConfig } from '../config/load.ts';
import { initSite } from './init.ts';

const folder = mkdtempSync(join(tmpdir(), 'signpost-init-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('init writes a site without problems, and replaces nothing', async () => {
  writeFileSync(join(folder, 'site.config.mjs'), "export default { title: 'Mine' };\n");
  expect(await initSite(folder)).toEqual(['.gitignore', 'content/guides/_category_.json', 'content/guides/first.md', 'content/index.md']);
  expect(readFileSync(join(folder, 'site.config.mjs'), 'utf8')).toContain('Mine');
  expect(readFileSync(join(folder, '.gitignore'), 'utf8').split('\n')).toContain('dist/');
  const loaded = await loadConfig(folder);
  expect(loaded.config.title).toBe('Mine');
  expect(await checkSite(loaded)).toEqual([]);
  expect(existsSync(join(folder, '.signpost/.gitignore'))).toBe(true);
});
