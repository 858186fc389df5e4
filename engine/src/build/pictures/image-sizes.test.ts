import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createSiteFixture } from '../../../../tests/support/site-fixture.ts';
import { readImageSizes } from './image-sizes.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180" viewBox="0 0 320 180"><path d="M0 0h320v180z"/></svg>';

it('knows the sizes of all pictures among the static files, by address', async () => {
  using fixture = createSiteFixture({ 'static/img/设置 >.svg': svg, 'static/img/b.png': 'no picture', 'static/img/empty.png': '' });
  const photo = sharp({ create: { width: 30, height: 20, channels: 3, background: '#123' } });
  await photo.jpeg().withMetadata({ orientation: 6 }).toFile(join(fixture.loaded.siteDir, 'static/img/turned.jpg'));
  const sizes = await readImageSizes(fixture.loaded);
  expect(sizes.get('/img/设置 >.svg')).toEqual({ width: 320, height: 180 });
  expect(sizes.get('/img/turned.jpg')).toEqual({ width: 20, height: 30 });
  expect(sizes.has('/img/b.png')).toBe(false);
  expect(sizes.has('/img/empty.png')).toBe(false);
});
