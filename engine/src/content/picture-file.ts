import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { extname } from 'node:path';

/** A fault of a file, and what to do about it. */
interface PictureFault {
  readonly severity: 'error' | 'warning';
  readonly fault: string;
  readonly advice: string;
}

const PICTURE = /\.(?:svg|png|jpe?g|gif|webp|avif)$/i;
/** How files of pixels begin: PNG, JPEG, GIF, WebP, AVIF. */
const PIXELS = /^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftyp)/;
/** Bytes that tell the format of pixels and mostly, after what a camera has noted, their number. */
const BEGINNING = 65_536;
/** How PNG and JPEG end. */
const PNG_END = 'IEND\xaeB`\x82';
const JPEG_END = '\xff\xd9';
/** The largest screens (8K) have 33 million pixels. Those of a picture take up to 0.6 seconds a million to convert, and four bytes each to show. */
const MOST_PIXELS = 40_000_000;

/** What is wrong with a file that is named like a picture; undefined for pictures in order and for other files. */
export function findPictureFault(file: string): PictureFault | undefined {
  if (!PICTURE.test(file)) return undefined;
  const wanted = extname(file).slice(1).toUpperCase();
  const { beginning, end, bytes } = endsOf(file);
  if (PIXELS.test(beginning)) {
    if (wanted === 'SVG') return error('this is no drawing in SVG', 'name it like what it is, such as .png');
    return isCut(file, beginning, end, bytes)
      ? error('the end of this file is missing', 'export the picture again, or copy it again')
      : tooLarge(beginning);
  }
  const text = readFileSync(file, 'latin1');
  const isDrawing = /<svg[\s>]/.test(text);
  if (isDrawing && wanted === 'SVG') return undefined;
  if (isDrawing) return error('this is a drawing in SVG', 'name it .svg');
  if (text === '') return error('this file is empty', 'save the picture again');
  if (text.startsWith('version https://git-lfs')) return error('Git LFS has not fetched this picture', 'run `git lfs pull`');
  return error('this file is no picture, only named like one', `export the picture as ${wanted} again`);
}

function error(fault: string, advice: string): PictureFault {
  return { severity: 'error', fault, advice };
}

/** Whether a PNG, JPEG or WebP breaks off. Some programs write more after its end. */
function isCut(file: string, beginning: string, end: string, bytes: number): boolean {
  if (beginning.startsWith('RIFF')) return bytes < numberAt(beginning, 4, 4, true) + 8;
  if (beginning.startsWith('\x89PNG')) return !end.endsWith(PNG_END) && !readFileSync(file, 'latin1').includes(PNG_END);
  if (!beginning.startsWith('\xff\xd8') || end.endsWith(JPEG_END)) return false;
  const text = readFileSync(file, 'latin1');
  // What is before it may contain a small picture, with an end.
  const scan = jpegParts(text).find(({ kind }) => kind === 0xda);
  return scan === undefined || !text.includes(JPEG_END, scan.at);
}

function tooLarge(beginning: string): PictureFault | undefined {
  const [width, height] = sizeOf(beginning);
  if (width * height <= MOST_PIXELS) return undefined;
  const fault = `${width} × ${height} pixels are more than any screen has, and take long to load and to build`;
  return { severity: 'warning', fault, advice: 'scale it down to twice the width that readers see' };
}

/** Width and height in pixels of a PNG or JPEG; none of others, which the build does not convert. */
function sizeOf(beginning: string): readonly [number, number] {
  if (beginning.startsWith('\x89PNG')) return [numberAt(beginning, 16, 4), numberAt(beginning, 20, 4)];
  // Of the parts with these numbers, three are no beginnings of a picture.
  const frame = jpegParts(beginning).find(({ kind }) => kind >= 0xc0 && kind < 0xd0 && ![0xc4, 0xc8, 0xcc].includes(kind));
  return frame ? [numberAt(beginning, frame.at + 7, 2), numberAt(beginning, frame.at + 5, 2)] : [0, 0];
}

/** The parts of a JPEG up to its pixels; none of other files. */
function* jpegParts(text: string): Generator<{ readonly kind: number; readonly at: number }> {
  for (let at = 2; text.startsWith('\xff\xd8') && text[at] === '\xff'; at += 2 + numberAt(text, at + 2, 2)) {
    const kind = text.charCodeAt(at + 1);
    yield { kind, at };
    if (kind === 0xda) return;
  }
}

/** A number in some bytes, of which the highest comes first, or last. */
function numberAt(text: string, at: number, length: number, isReversed = false): number {
  const bytes = Buffer.from(text.slice(at, at + length), 'latin1');
  if (bytes.length < length) return 0;
  return isReversed ? bytes.readUIntLE(0, length) : bytes.readUIntBE(0, length);
}

function endsOf(file: string): { readonly beginning: string; readonly end: string; readonly bytes: number } {
  const opened = openSync(file, 'r');
  try {
    const { size } = fstatSync(opened);
    const bytes = Buffer.alloc(Math.min(size, BEGINNING));
    const beginning = bytes.toString('latin1', 0, readSync(opened, bytes));
    const last = Math.min(size, PNG_END.length);
    const end = bytes.toString('latin1', 0, readSync(opened, bytes, 0, last, size - last));
    return { beginning, end, bytes: size };
  } finally {
    closeSync(opened);
  }
}
