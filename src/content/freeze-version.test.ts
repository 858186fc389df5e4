import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createSiteFixture } from '../../tests/support/site-fixture.ts';
import { freezeVersion } from './freeze-version.ts';

it('copies the current pages of all locales, with categories and partials', async () => {
  using fixture = createSiteFixture({
    'content/zh-Hans/v3/sdk/start.mdx': '开始',
    'content/zh-Hans/v3/sdk/_category_.json': '{}',
    'content/en/v3/sdk/start.mdx': 'Start',
  });
  expect(await freezeVersion(fixture.loaded, 'v3.1')).toEqual(['content/zh-Hans/v3.1', 'content/en/v3.1']);
  expect(existsSync(join(fixture.loaded.rootDir, 'content/zh-Hans/v3.1/sdk/_category_.json'))).toBe(true);
});

it('copies nothing over pages that are there', async () => {
  using fixture = createSiteFixture({ 'content/zh-Hans/v3/a.mdx': 'a', 'content/en/v3/a.mdx': 'a', 'content/en/v2/a.mdx': 'a' });
  await expect(freezeVersion(fixture.loaded, 'v2')).rejects.toThrowErrorMatchingInlineSnapshot(
    `[FreezeError: There are pages of "v2" already: content/en/v2. Remove them or choose another name.]`,
  );
  expect(existsSync(join(fixture.loaded.rootDir, 'content/zh-Hans/v2'))).toBe(false);
});
