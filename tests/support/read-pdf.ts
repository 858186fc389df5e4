import { inflateSync } from 'node:zlib';

/** The objects of a PDF as text, those in compressed streams, too. */
export function readPdf(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const streams = text.matchAll(/\/Type \/ObjStm [^>]*?\/Length (\d+)>> stream\n/g);
  const packed = streams.map((found) => {
    const start = found.index + found[0].length;
    return inflateSync(pdf.subarray(start, start + Number(found[1]))).toString('latin1');
  });
  return [text, ...packed].join('\n');
}
