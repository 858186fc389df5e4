import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openPictureCache } from '../../engine/src/build/pictures/draw.ts';
import { assetWidths, designResources, layouts } from '../../site/plugins/design-resources.ts';

const siteDir = join(import.meta.dirname, '../../site');
const ends = (names: readonly string[], end: string): string[] => names.filter((name) => name.endsWith(end));

it('the design resources hold each asset at each size, a note, a licence, and no example of wrong use', async () => {
  const cacheDir = mkdtempSync(join(tmpdir(), 'signpost-pack-'));
  const cache = openPictureCache(cacheDir);
  const site = {
    siteDir,
    locales: ['zh-Hans'],
    defaultLocale: 'zh-Hans',
    url: 'https://your-domain.example',
    baseUrl: '/',
    homes: { 'zh-Hans': '/' },
    brand: '',
    region: '',
  };
  const toPng = (svg: string | Uint8Array, width: number) => cache.png(svg, { width });
  const files = await designResources.build?.({ ...site, cacheDir, toPng });
  rmSync(cacheDir, { recursive: true });
  const made = files?.get('/files/design-resources.zip');
  const zip = unzipSync(typeof made === 'object' ? made : new Uint8Array());
  const names = Object.keys(zip);

  const assets = ends(readdirSync(join(siteDir, 'design-pack'), { recursive: true, encoding: 'utf8' }), '.svg');
  expect([...assetWidths.keys()].filter((stem) => !assets.includes(`${stem}.svg`))).toEqual([]);
  expect(assets.filter((name) => !names.includes(name))).toEqual([]);
  for (const [stem, widths] of assetWidths) {
    for (const width of widths) {
      const png = zip[`${stem}-${width}.png`];
      expect((await sharp(png).metadata()).width, `${stem} at ${width} pixels`).toBe(width);
    }
  }
  expect(names).toEqual(expect.arrayContaining(['README.txt', 'LICENSE.txt']));
  const drawn = ends(names, '.svg').filter((name) => name.startsWith('layouts/'));
  expect(ends(drawn, '-wrong.svg')).toEqual([]);
  expect(drawn).toEqual(expect.arrayContaining(['layouts/en/login-space.svg', 'layouts/zh-Hans/login-symbol-right.svg']));
  expect(drawn).toHaveLength(2 * layouts.length);
});
