import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { build, PATIENCE, start } from '../../../tests/support/build-small-site.ts';
import { packSite, renewPacks } from './pack-site.ts';

it('a section that was packed is packed again where it has changed, and no other', { timeout: PATIENCE }, async () => {
  const page = 'content/zh-Hans/v3/sdk/start.mdx';
  using before = await build({ [page]: start });
  using after = await build({ [page]: start.replace('文字', '别的文字') });
  const to = join(dirname(before.path('.')), 'packs');
  const packed: string[] = [];
  const options = { to, kinds: ['epub'], onPacked: ({ file }: { readonly file: string }) => packed.push(file) } as const;
  await packSite({ ...options, dist: before.path('.'), locale: 'zh-Hans', section: 'sdk' });
  expect(packed).toEqual(['docs-zh-Hans-v3-sdk.epub']);
  expect(await renewPacks({ ...options, dist: after.path('.') })).toBe(true);
  expect(packed.filter((file) => file.includes('sdk'))).toEqual(['docs-zh-Hans-v3-sdk.epub', 'docs-zh-Hans-v3-sdk.epub']);
  expect(existsSync(join(to, 'docs-zh-Hans-v3-sdk.epub'))).toBe(true);
  packed.length = 0;
  expect(await renewPacks({ ...options, dist: after.path('.') })).toBe(false);
  expect(packed).toEqual([]);
});
