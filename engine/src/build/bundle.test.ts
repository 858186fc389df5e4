import {
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { createSiteFixture } from '../../../tests/support/site-fixture.ts';
import { buildSite } from './build-site.ts';
import { bundleUi, dropOldBundles } from './bundle.ts';
import { editSite } from './edit/edit-site.ts';
import { silentProgress } from './progress.ts';

it('sites that differ in their words share a bundle, which is never of React for development', async () => {
  const prints = new Set<string>();
  for (const home of ['<p>One</p>', '<p>Another</p>']) {
    using fixture = createSiteFixture({}, { slots: { home } });
    const { fingerprint, clientDir } = await bundleUi(fixture.loaded);
    prints.add(fingerprint);
    // Tests are run with NODE_ENV=test.
    expect(readFileSync(join(dirname(clientDir), 'server', 'server.js'), 'utf8')).not.toContain('jsxDEV');
  }
  expect(prints.size).toBe(1);
});

it('bundles of the last day are kept, and one that another build has just renamed is no failure', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-bundles-'));
  for (const name of ['young', 'old']) mkdirSync(join(folder.path, name));
  utimesSync(join(folder.path, 'old'), 0, 0);
  // Listed, and not there, as a folder is whose name has changed since.
  symlinkSync('nowhere', join(folder.path, 'renamed'));
  await dropOldBundles(folder.path);
  expect(readdirSync(folder.path)).toEqual(['renamed', 'young']);
});

it('a bundle stays as long as it is used; where it is gone, an edit of a page builds the whole site', async () => {
  const page = '---\ntitle: 开始\n---\n\n文字。\n';
  // No other test has this bundle.
  using fixture = createSiteFixture({ 'content/zh-Hans/v3/sdk/start.mdx': page, 'glossary.yml': 'terms: []\n' }, { baseUrl: '/dropped/' });
  const { loaded } = fixture;
  const out = join(loaded.rootDir, 'dist');
  const bundle = dirname((await bundleUi(loaded)).clientDir);
  utimesSync(bundle, 0, 0);
  const start = Date.now();
  const { memory } = await buildSite(loaded, { out, progress: silentProgress });
  expect(statSync(bundle).mtimeMs).toBeGreaterThan(start - 60_000);

  rmSync(bundle, { recursive: true });
  const file = join(loaded.siteDir, 'content/zh-Hans/v3/sdk/start.mdx');
  writeFileSync(file, page.replace('文字', '别的文字'));
  expect(await editSite(loaded, { out, changed: [file], memory: memory ?? '' })).toBeUndefined();
  expect(readFileSync(join(out, 'sdk/start/index.html'), 'utf8')).not.toContain('别的文字');
});
