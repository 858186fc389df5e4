import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Pictures } from './modern-formats.ts';

const dir = mkdtempSync(join(tmpdir(), 'signpost-pictures-'));
const photo = join(dir, 'photo.png');
const tiny = join(dir, 'tiny.png');
const flat = join(dir, 'flat.png');
const text = join(dir, 'text.png');
const files = new Map([
  ['/img/photo.png', photo],
  ['/img/tiny.png', tiny],
  ['/img/flat.png', flat],
  ['/img/text.png', text],
  ['/img/drawing.svg', join(dir, 'drawing.svg')],
]);

beforeAll(async () => {
  // Soft colours with grain: what PNG is worst at.
  const pixels = Uint8Array.from({ length: 640 * 360 * 3 }, (_, index) => 128 + 60 * Math.sin(index / 4001) + ((index * 7919) % 13));
  await sharp(pixels, { raw: { width: 640, height: 360, channels: 3 } })
    .png()
    .toFile(photo);
  // Few colours and sharp edges, as in screenshots.
  const cells = Uint8Array.from({ length: 640 * 360 }, (_, index) => (((index * 7919) >> 8) % 3) * 100);
  await sharp(cells, { raw: { width: 640, height: 360, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toFile(flat);
  await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
    .png()
    .toFile(tiny);
  writeFileSync(text, 'no picture at all\n'.repeat(500));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('offers a picture in the formats that save more than a third, and nothing else', async () => {
  const pictures = new Pictures(dir);
  await pictures.make(files);
  const sources = pictures.sourcesOf('/img/photo.png', '/');
  expect(sources).toMatch(/^<source srcset="\/-\/files\/photo-[0-9a-f]{8}\.avif" type="image\/avif">/);
  for (const other of ['/img/tiny.png', '/img/text.png', '/img/drawing.svg', 'https://example.com/photo.png'])
    expect(pictures.sourcesOf(other, '/')).toBe('');
  for (const made of pictures.files.values()) expect(statSync(made).size).toBeLessThan((statSync(photo).size * 2) / 3);
});

it('offers a screenshot without any loss', async () => {
  const pictures = new Pictures(dir);
  await pictures.make(files);
  expect(pictures.sourcesOf('/img/flat.png', '/')).toMatch(/^<source srcset="\/-\/files\/flat-[0-9a-f]{8}\.webp" type="image\/webp">$/);
  const made = [...pictures.files].find(([path]) => path.includes('flat'))?.[1];
  const [before, after] = await Promise.all([flat, made].map((file) => sharp(file).removeAlpha().toColourspace('b-w').raw().toBuffer()));
  expect(before?.equals(after ?? new Uint8Array())).toBe(true);
});

it('makes a picture once for its content, and tries a format that does not pay only once', async () => {
  const kept = join(dir, 'pictures');
  const before = readdirSync(kept).map((name) => [name, statSync(join(kept, name)).mtimeMs]);
  const again = new Pictures(dir);
  await again.make(files);
  expect(readdirSync(kept).map((name) => [name, statSync(join(kept, name)).mtimeMs])).toEqual(before);
  expect([...again.files.values()].every((file) => readFileSync(file).byteLength > 0)).toBe(true);
});

it('turns a photo as its camera was held, as browsers do, and leaves a picture alone that moves', async () => {
  const turned = join(dir, 'turned.jpg');
  await sharp(photo).jpeg({ quality: 100 }).withMetadata({ orientation: 6 }).toFile(turned);
  const moving = join(dir, 'moving.png');
  const still = readFileSync(photo);
  // A chunk of animations stands behind the header, which has 33 bytes.
  writeFileSync(
    moving,
    Buffer.concat([still.subarray(0, 33), Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\xf3\x8d\x93\x70', 'latin1'), still.subarray(33)]),
  );
  const pictures = new Pictures(dir);
  await pictures.make(
    new Map([
      ['/turned.jpg', turned],
      ['/moving.png', moving],
    ]),
  );
  const made = await Promise.all([...pictures.files.values()].map((file) => sharp(file).metadata()));
  expect(made.map(({ width, height }) => [width, height])).toEqual(made.map(() => [360, 640]));
  expect(pictures.sourcesOf('/turned.jpg', '/')).not.toBe('');
  expect(pictures.sourcesOf('/moving.png', '/')).toBe('');
});
