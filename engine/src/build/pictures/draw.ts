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
  /** Fills transparent parts with the colour at the middle of the drawing's upper edge: systems crop icons themselves. */
  readonly isOpaque?: boolean;
}

/** The fonts of the site's style sheet, and common ones on servers. */
export const FONTS = 'PingFang SC, HarmonyOS Sans SC, MiSans, Microsoft YaHei, Noto Sans CJK SC, Source Han Sans SC, sans-serif';
/** Dots per inch at which a drawing has its natural size. */
const OWN_DENSITY = 72;
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

async function draw(svg: Buffer, { width, isOpaque = false }: DrawOptions): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = width === undefined ? sharp(svg) : await scaled(svg, width);
  if (isOpaque) picture.flatten({ background: await edgeColour(svg) });
  return picture.png({ compressionLevel: COMPRESSION }).toBuffer();
}

/** Draws at the requested size instead of enlarging a smaller picture. */
async function scaled(svg: Buffer, width: number): Promise<Sharp> {
  const sharp = await loadSharp();
  const own = (await sharp(svg).metadata()).width;
  return sharp(svg, { density: Math.max(1, (OWN_DENSITY * width) / own) }).resize({ width });
}

async function edgeColour(svg: Buffer): Promise<{ r: number; g: number; b: number }> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(svg).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const middle = (Math.floor(info.height / 12) * info.width + Math.floor(info.width / 2)) * info.channels;
  const [r = 0, g = 0, b = 0] = data.subarray(middle, middle + 3);
  return { r, g, b };
}

/** Whether this machine has a Chinese font. Without one, all characters are the same empty box. */
export async function canDrawChinese(): Promise<boolean> {
  const sharp = await loadSharp();
  const [one, other] = await Promise.all(
    ['\u6587', '\u5b57'].map((character) =>
      sharp(Buffer.from(sample(character)))
        .raw()
        .toBuffer(),
    ),
  );
  return one !== undefined && other !== undefined && !one.equals(other);
}

function sample(character: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><text y="24" font-size="24" font-family="${FONTS}">${character}</text></svg>`;
}
