import { mkdirSync, mkdtempDisposableSync, readdirSync, readFileSync, symlinkSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { createSiteFixture } from '../../../tests/support/site-fixture.ts';
import { bundleUi, dropOldBundles } from './bundle.ts';

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
