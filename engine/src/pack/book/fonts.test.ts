import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { fontsFor, readBookFonts } from './fonts.ts';

const folder = mkdtempSync(join(tmpdir(), 'signpost-fonts-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (path: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};
const built = {
  has: (path: string) => path === '_book/fonts.css',
  read: (path: string) => readFileSync(join(folder, path)),
};

it('a book brings the fonts that have its characters, and their style sheet names no others', () => {
  const face = (name: string, range: string): string =>
    `@font-face { font-family: 'A'; font-weight: 100 900; src: url(./f/${name}.woff2) format('woff2'); ${range && `unicode-range: ${range};`} }\n`;
  write('fonts.css', face('latin', 'U+0-FF,U+2000') + face('han', 'U+4E0?, U+6587') + face('greek', 'U+370-3ff'));
  for (const name of ['latin', 'han', 'greek']) write(`f/${name}.woff2`, name);
  for (const [path, content] of readBookFonts(folder, './fonts.css')) write(path, content);

  const named = (...texts: string[]): string[] => [...fontsFor(built, texts).files.values()].map((bytes) => bytes.toString());
  expect(named('abc')).toEqual(['latin']);
  expect(named('中', '文', 'x')).toEqual(['latin', 'han']);
  expect(named('一')).toEqual(['han']);
  const { css, files } = fontsFor(built, ['丏']);
  const [file] = files.keys();
  expect(css).toContain(`@font-face{font-family:Book;src:url(${file});font-weight:100 900;unicode-range:U+4E0?, U+6587}`);
  expect(css).toContain('body{font-family:Book,');
  expect(css.match(/@font-face/g)).toHaveLength(1);
  expect(fontsFor(built, ['😀']).css).toBe('');
});

it('a style sheet or font that is not there is told with its name', () => {
  expect(() => readBookFonts(folder, './none.css')).toThrow(/fonts for books cannot be read: .*none\.css/);
  write('odd.css', '@font-face { src: url(gone.woff2) }');
  expect(() => readBookFonts(folder, './odd.css')).toThrow(/gone\.woff2/);
});
