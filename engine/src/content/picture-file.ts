import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { extname } from 'node:path';

/** A fault of a file, and what to do about it. */
interface PictureFault {
  readonly fault: string;
  readonly advice: string;
}

const PICTURE = /\.(?:svg|png|jpe?g|gif|webp|avif)$/i;
/** How files of pixels begin: PNG, JPEG, GIF, WebP, AVIF. */
const PIXELS = /^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftyp)/;
/** Bytes that tell the format of pixels. */
const BEGINNING = 12;

/** What is wrong with a file that is named like a picture and is none; undefined for pictures and other files. */
export function findPictureFault(file: string): PictureFault | undefined {
  if (!PICTURE.test(file)) return undefined;
  const wanted = extname(file).slice(1).toUpperCase();
  const isPixels = PIXELS.test(beginningOf(file));
  if (isPixels && wanted !== 'SVG') return undefined;
  if (isPixels) return { fault: 'this is no drawing in SVG', advice: 'name it like what it is, such as .png' };
  const text = readFileSync(file, 'latin1');
  const isDrawing = /<svg[\s>]/.test(text);
  if (isDrawing && wanted === 'SVG') return undefined;
  if (isDrawing) return { fault: 'this is a drawing in SVG', advice: 'name it .svg' };
  if (text === '') return { fault: 'this file is empty', advice: 'save the picture again' };
  if (text.startsWith('version https://git-lfs')) return { fault: 'Git LFS has not fetched this picture', advice: 'run `git lfs pull`' };
  return { fault: 'this file is no picture, only named like one', advice: `export the picture as ${wanted} again` };
}

function beginningOf(file: string): string {
  const opened = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(BEGINNING);
    return bytes.toString('latin1', 0, readSync(opened, bytes));
  } finally {
    closeSync(opened);
  }
}
