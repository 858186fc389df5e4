import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from '../../model/hash.ts';
import { loadSharp, type Sharp } from './load-sharp.ts';
import { makeOnce } from './make-once.ts';

/** Cache of drawn pictures, by the hash of their source. */
export interface PictureCache {
  /** The PNG of an SVG that was drawn before. */
  kept(svg: string, options?: DrawOptions): Promise<Uint8Array | undefined>;
  /** Draws an SVG as PNG. Cached files may be deleted at any time. */
  png(svg: string | Uint8Array, options?: DrawOptions): Promise<Uint8Array>;
}

export interface DrawOptions {
  /** In pixels; default: the drawing's own width. */
  readonly width?: number;
  /** Fills transparent parts: systems crop icons themselves. */
  readonly hasGround?: boolean;
}

/** The fonts of the site's style sheet, and common ones on servers. */
export const FONTS = 'PingFang SC, HarmonyOS Sans SC, MiSans, Microsoft YaHei, Noto Sans CJK SC, Source Han Sans SC, sans-serif';
/** Dots per inch at which a drawing has its natural size. */
const OWN_DENSITY = 72;
/** Least alpha of a pixel that is seen. */
const INK = 64;
/** Zlib level: higher ones hardly shrink flat colours, and are much slower. */
const COMPRESSION = 3;

/** Opens the cache below a folder. */
export function openPictureCache(dir: string): PictureCache {
  const place = (svg: string | Uint8Array, options: DrawOptions): string => {
    const name = hashOf(JSON.stringify([options, Buffer.from(svg).toString('base64'), COMPRESSION]));
    return join(dir, `${name}.png`);
  };
  return {
    kept: (svg, options = {}) => readFile(place(svg, options)).catch(() => undefined),
    png: (svg, options = {}) => makeOnce(place(svg, options), () => draw(Buffer.from(svg), options)),
  };
}

async function draw(svg: Buffer, { width, hasGround = false }: DrawOptions): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = width === undefined ? sharp(svg) : await scaled(svg, width);
  if (hasGround) picture.flatten({ background: await groundFor(svg) });
  return picture.png({ compressionLevel: COMPRESSION }).toBuffer();
}

/** Draws at the requested size instead of enlarging a smaller picture. */
async function scaled(svg: Buffer, width: number): Promise<Sharp> {
  const sharp = await loadSharp();
  const own = (await sharp(svg).metadata()).width;
  return sharp(svg, { density: Math.max(1, (OWN_DENSITY * width) / own) }).resize({ width });
}

/** The colour at the middle of a drawing's upper edge; where that is transparent, white, or black below a light drawing. */
async function groundFor(svg: Buffer): Promise<{ r: number; g: number; b: number }> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(svg).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const middle = (Math.floor(info.height / 12) * info.width + Math.floor(info.width / 2)) * info.channels;
  const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(middle, middle + 4);
  if (alpha >= INK) return { r, g, b };
  const [red = 0, green = 0, blue = 0] = await sharp(svg).resize(1, 1).raw().toBuffer();
  const shade = red + green + blue > (3 * 255) / 2 ? 0 : 255;
  return { r: shade, g: shade, b: shade };
}

/** Scripts of the shell's languages, and a letter of each that is no box. */
const SCRIPTS: readonly (readonly [script: RegExp, letter: string])[] = [
  [/\p{Script=Latin}/u, 'A'],
  [/\p{Script=Cyrillic}/u, 'Ж'],
  [/\p{Script=Han}/u, '文'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'か'],
  [/\p{Script=Hangul}/u, '한'],
];
/** What is known of letters: a process keeps the fonts that it began with. */
const known = new Map<string, Promise<boolean>>();

/** Whether this machine has fonts for the letters of a text. */
export async function canDraw(text: string): Promise<boolean> {
  const letters = SCRIPTS.flatMap(([script, letter]) => (script.test(text) ? [letter] : []));
  const drawn = await Promise.all(letters.map((letter) => known.get(letter) ?? look(letter)));
  return drawn.every(Boolean);
}

function look(letter: string): Promise<boolean> {
  const found = isDrawn(letter);
  known.set(letter, found);
  return found;
}

/** Whether a letter is drawn as such. Without a font it is a box, which is empty, or has the letter's number in it. */
async function isDrawn(letter: string): Promise<boolean> {
  const sharp = await loadSharp();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><text x="24" y="72" font-size="48" font-family="${FONTS}">${letter}</text></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  const inked = [...data.keys()].filter((index) => (data[index] ?? 0) >= INK);
  const columns = inked.map((index) => index % info.width);
  const left = Math.min(...columns);
  const side = columns.filter((column) => column === left).length;
  const height = Math.floor((inked.at(-1) ?? 0) / info.width) - Math.floor((inked[0] ?? 0) / info.width) + 1;
  return inked.length > 0 && side < height;
}
