import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { hashOf } from '../../content/fingerprint.ts';
import { makeOnce } from './make-once.ts';

/** Folder of drawn pictures, by the hash of what they are drawn from: a later build takes them from there. */
export interface PictureCache {
  /** The PNG of a drawing. Files of the cache may be deleted at any time. */
  png(svg: string | Uint8Array, options?: DrawOptions): Promise<Uint8Array>;
}

export interface DrawOptions {
  /** In pixels; the drawing's own where it is not said. */
  readonly width?: number;
  /** Fills what is transparent with the colour that the drawing has in the middle of its upper edge: systems cut icons themselves. */
  readonly isOpaque?: boolean;
}

/** The faces of the site's own stylesheet, and those that servers have. */
export const FONTS = 'PingFang SC, HarmonyOS Sans SC, MiSans, Microsoft YaHei, Noto Sans CJK SC, Source Han Sans SC, sans-serif';
/** Dots per inch at which a drawing has its own size in pixels. */
const OWN_DENSITY = 72;
/** Less is hardly smaller for flat colours, and much faster. */
const COMPRESSION = 3;

/** Opens the cache below a folder. */
export function openPictureCache(dir: string): PictureCache {
  return {
    png(svg, options = {}) {
      const name = hashOf(JSON.stringify([options, Buffer.from(svg).toString('base64'), COMPRESSION]));
      return makeOnce(join(dir, `${name}.png`), () => draw(Buffer.from(svg), options));
    },
  };
}

async function draw(svg: Buffer, { width, isOpaque = false }: DrawOptions): Promise<Buffer> {
  const picture = width === undefined ? sharp(svg) : await scaled(svg, width);
  if (isOpaque) picture.flatten({ background: await edgeColour(svg) });
  return picture.png({ compressionLevel: COMPRESSION }).toBuffer();
}

/** Drawn at the size that is wanted: nothing is enlarged afterwards. */
async function scaled(svg: Buffer, width: number): Promise<Sharp> {
  const own = (await sharp(svg).metadata()).width;
  return sharp(svg, { density: Math.max(1, (OWN_DENSITY * width) / own) }).resize({ width });
}

async function edgeColour(svg: Buffer): Promise<{ r: number; g: number; b: number }> {
  const { data, info } = await sharp(svg).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const middle = (Math.floor(info.height / 12) * info.width + Math.floor(info.width / 2)) * info.channels;
  const [r = 0, g = 0, b = 0] = data.subarray(middle, middle + 3);
  return { r, g, b };
}

/** Whether this machine has a font for Chinese: without one, all characters are the same empty box. */
export async function canDrawChinese(): Promise<boolean> {
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
