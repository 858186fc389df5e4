import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

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
