import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import postcss, { type AtRule } from 'postcss';
import { ConfigError } from '../../config/config-error.ts';
import { hashOf } from '../../model/hash.ts';
import type { BuiltSite } from '../built-site.ts';

/** Where a build leaves the fonts for its books. The server does not give them to readers. */
const FOLDER = '_book';
const SHEET = `${FOLDER}/fonts.css`;
/** The one family of a book: what its style sheet and those of fonts are called does not matter to readers. */
const FAMILY = 'Book';

/**
 * Reads the fonts for books: those of the `@font-face` rules of a style sheet, in WOFF2.
 * @param stylesheet module path of a package's file, or `./` and a path from the folder
 * @returns content by path from the site's root, for a plug-in's `build`
 * @throws ConfigError if the style sheet, or a file that it names, cannot be read
 */
export function readBookFonts(siteDir: string, stylesheet: string): Map<string, string | Uint8Array> {
  try {
    const file = createRequire(join(siteDir, 'site.config.ts')).resolve(stylesheet);
    const files = new Map<string, string | Uint8Array>();
    const faces = facesOf(readFileSync(file, 'utf8')).flatMap((face) => {
      const source = sourceOf(face);
      if (source === undefined) return [];
      const content = readFileSync(join(dirname(file), source));
      const name = `${hashOf(content)}.woff2`;
      files.set(`/${FOLDER}/${name}`, content);
      return [printFace(face, name)];
    });
    return new Map([[`/${SHEET}`, faces.join('')], ...files]);
  } catch (cause) {
    throw new ConfigError(`The fonts for books cannot be read: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** The fonts of a book: the style sheet that names them, and their files by name. */
export interface BookFonts {
  readonly css: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** The part of a built site's fonts that has a character of the texts. */
export function fontsFor(built: Pick<BuiltSite, 'has' | 'read'>, texts: Iterable<string>): BookFonts {
  const characters = new Set<number>();
  for (const text of texts) for (const character of text) characters.add(character.codePointAt(0) ?? 0);
  const faces = facesOf(fontSheetOf(built)).filter((face) => rangesOf(face).some(([first, last]) => hasBetween(characters, first, last)));
  const names = [...new Set(faces.map((face) => sourceOf(face) ?? ''))];
  const css = faces.map((face) => printFace(face, `fonts/${sourceOf(face)}`)).join('');
  const style = `body{font-family:${FAMILY},sans-serif}pre,code{font-family:"SF Mono",Consolas,monospace,${FAMILY}}\n`;
  return {
    css: css && css + style,
    files: new Map(names.map((name) => [`fonts/${name}`, built.read(`${FOLDER}/${name}`)])),
  };
}

/** The style sheet of a built site's fonts, empty without any: two are the same if their files are. */
export function fontSheetOf(built: Pick<BuiltSite, 'has' | 'read'>): string {
  return built.has(SHEET) ? built.read(SHEET).toString() : '';
}

function facesOf(css: string): AtRule[] {
  const faces: AtRule[] = [];
  postcss.parse(css).walkAtRules('font-face', (rule) => void faces.push(rule));
  return faces;
}

function propertyOf(face: AtRule, property: string): string | undefined {
  let value: string | undefined;
  face.walkDecls(property, (declaration) => {
    value = declaration.value;
  });
  return value;
}

function sourceOf(face: AtRule): string | undefined {
  return /url\(\s*["']?([^"')]+\.woff2)["']?\s*\)/.exec(propertyOf(face, 'src') ?? '')?.[1];
}

function printFace(face: AtRule, source: string): string {
  const kept = ['font-style', 'font-weight', 'unicode-range'].flatMap((property) => {
    const value = propertyOf(face, property);
    return value === undefined ? [] : [`${property}:${value}`];
  });
  return `@font-face{${[`font-family:${FAMILY}`, `src:url(${source})`, ...kept].join(';')}}\n`;
}

/** `unicode-range` (CSS Fonts 4, §4.5) as first and last code points; all of them where there is none. */
function rangesOf(face: AtRule): [number, number][] {
  return (propertyOf(face, 'unicode-range') ?? 'U+0-10FFFF').split(',').flatMap((range): [number, number][] => {
    const [, first = '', last] = /^\s*U\+([0-9a-f?]+)(?:-([0-9a-f]+))?\s*$/i.exec(range) ?? [];
    if (first === '') return [];
    const from = Number.parseInt(first.replaceAll('?', '0'), 16);
    return [[from, Number.parseInt(last ?? first.replaceAll('?', 'f'), 16)]];
  });
}

function hasBetween(characters: ReadonlySet<number>, first: number, last: number): boolean {
  for (const character of characters) if (character >= first && character <= last) return true;
  return false;
}
