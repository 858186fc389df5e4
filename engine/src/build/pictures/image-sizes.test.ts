import { expect, it } from 'vitest';
import { createSiteFixture } from '../../../../tests/support/site-fixture.ts';
import { addImageSizes, readImageSizes } from './image-sizes.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180" viewBox="0 0 320 180"><path d="M0 0h320v180z"/></svg>';

it('pictures get their size, those with a size of their own and foreign ones stay as they are', async () => {
  using fixture = createSiteFixture({ 'static/img/a.svg': svg });
  const sizes = await readImageSizes(fixture.loaded);
  const html = '<img alt="a" src="/img/a.svg"><img src="/img/a.svg" width="10"><img src="https://example.com/b.png">';
  expect(addImageSizes(html, sizes)).toBe(
    '<img alt="a" src="/img/a.svg" width="320" height="180"><img src="/img/a.svg" width="10"><img src="https://example.com/b.png">',
  );
});
