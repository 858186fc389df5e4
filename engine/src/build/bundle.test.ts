import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { PATIENCE } from '../../../tests/support/build-small-site.ts';
import { createSiteFixture } from '../../../tests/support/site-fixture.ts';
import { bundleUi } from './bundle.ts';

it('sites that differ in their words share a bundle, which is never of React for development', { timeout: PATIENCE }, async () => {
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
