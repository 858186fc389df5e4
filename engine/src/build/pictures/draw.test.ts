import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openPictureCache } from './draw.ts';
import { previewSvg } from './preview-svg.ts';

/** A font that most Linux machines have, with Latin and Cyrillic letters and no Chinese ones. */
const LATIN_FONT = '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf';
const TEXTS = ['Push notifications', 'Облако', '推送 SDK', '알림', '通知をオンにする'];

/** Which texts can be drawn where there are no other fonts. */
function drawable(fonts: readonly string[]): unknown {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-fonts-'));
  for (const [index, font] of fonts.entries()) copyFileSync(font, join(folder.path, `${index}.ttf`));
  const settings = join(folder.path, 'fonts.conf');
  writeFileSync(settings, `<fontconfig><dir>${folder.path}</dir><cachedir>${folder.path}</cachedir></fontconfig>`);
  const ask = `const { canDraw } = await import(${JSON.stringify(join(import.meta.dirname, 'draw.ts'))});
    console.log(JSON.stringify(await Promise.all(${JSON.stringify(TEXTS)}.map(canDraw))));`;
  const env = { ...process.env, FONTCONFIG_FILE: settings };
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', ask], { env, encoding: 'utf8' }));
}

it('a text is drawn where there are fonts for its letters', () => {
  expect(drawable([])).toEqual([false, false, false, false, false]);
  if (!existsSync(LATIN_FONT)) return console.warn(`Left out: a machine with Latin letters alone, as there is no ${LATIN_FONT}.`);
  expect(drawable([LATIN_FONT])).toEqual([true, true, false, false, false]);
});

it('a text that was pasted is drawn without what XML cannot have', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-drawn-'));
  const svg = previewSvg({ locale: 'en', title: 'Push\u000b', caption: 'Guides' }, null);
  expect((await openPictureCache(folder.path).png(svg)).length).toBeGreaterThan(0);
});

it.each([
  [
    'the ground of its edge',
    '<rect width="32" height="32" fill="#0b7a85"/><circle cx="16" cy="16" r="8" fill="#fff"/>',
    '#0b7a85',
    '#ffffff',
  ],
  ['white below a dark drawing', '<circle cx="16" cy="16" r="8" fill="#111111"/>', '#ffffff', '#111111'],
  ['black below a light one', '<circle cx="16" cy="16" r="8" fill="#eeeeee"/>', '#000000', '#eeeeee'],
])('an icon without transparent parts has %s', async (_, content, ground, middle) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'signpost-drawn-'));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${content}</svg>`;
  const png = await openPictureCache(folder.path).png(svg, { width: 32, hasGround: true });
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const colorAt = (x: number, y: number): string =>
    `#${data
      .subarray((y * 32 + x) * info.channels)
      .subarray(0, 3)
      .toString('hex')}`;
  expect([info.channels, colorAt(0, 0), colorAt(16, 16)]).toEqual([3, ground, middle]);
});
