import { constants, deflateSync } from 'node:zlib';

/** Objects of one compressed stream: more compress better, and a reader unpacks all of them for one. */
const STREAM_SIZE = 200;
/** Bytes of an entry in the cross-reference stream: one for its type, four for its place, two for its number in its object stream. */
const ENTRY_SIZE = 7;
/** Bytes of a line in a cross-reference table. */
const LINE_SIZE = 20;

interface PdfObject {
  readonly number: number;
  /** From `<<` to `>>`, or with the stream that follows. */
  readonly body: Buffer;
}

/**
 * Packs the objects of a PDF into compressed streams (PDF 1.5, ISO 32000-1 §7.5.7 and §7.5.8). Chromium writes each tag of its tagged PDFs
 * as an object of plain text, which is two thirds of the file.
 * @param pdf as Chromium prints it: with one cross-reference table, and not encrypted; any other comes back as it is
 */
export function compactPdf(pdf: Buffer): Buffer {
  const table = readTable(pdf);
  if (!table) return pdf;
  const objects = readObjects(pdf, table);
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n%\xd3\xeb\xe9\xe1\n', 'latin1')];
  const entries = Buffer.alloc(ENTRY_SIZE * (table.size + Math.ceil(objects.length / STREAM_SIZE) + 1));
  let length = parts[0]?.length ?? 0;
  let next = table.size;
  const setEntry = (number: number, type: number, place: number, index: number): void => {
    const at = entries.writeUInt8(type, number * ENTRY_SIZE);
    entries.writeUInt16BE(index, entries.writeUInt32BE(place, at));
  };
  const write = (number: number, body: Buffer): void => {
    setEntry(number, 1, length, 0);
    const part = Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    parts.push(part);
    length += part.length;
  };
  const isStream = ({ body }: PdfObject): boolean => body.subarray(-9).equals(Buffer.from('endstream'));
  for (const object of objects.filter(isStream)) write(object.number, object.body);
  const plain = objects.filter((object) => !isStream(object));
  for (let first = 0; first < plain.length; first += STREAM_SIZE) {
    const packed = plain.slice(first, first + STREAM_SIZE);
    for (const [index, { number }] of packed.entries()) setEntry(number, 2, next, index);
    write(next++, printObjectStream(packed));
  }
  const start = length;
  setEntry(next, 1, start, 0);
  const keys = `/Type /XRef /Size ${next + 1} /W [1 4 2] ${table.keys}`;
  write(next, printStream(keys, entries.subarray(0, ENTRY_SIZE * (next + 1))));
  return Buffer.concat([...parts, Buffer.from(`startxref\n${start}\n%%EOF\n`)]);
}

interface Table {
  readonly start: number;
  readonly size: number;
  /** Where objects are, by their numbers. */
  readonly offsets: ReadonlyMap<number, number>;
  /** What the trailer says beside the size. */
  readonly keys: string;
}

/** Reads the cross-reference table of a PDF that has one, with no object written anew. */
function readTable(pdf: Buffer): Table | undefined {
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(pdf.subarray(-64).toString('latin1'))?.[1] ?? pdf.length);
  const text = pdf.subarray(start).toString('latin1');
  const head = /^xref\n0 (\d+)\n/.exec(text);
  const trailer = /trailer\s*<<(.*)>>\s*startxref/s.exec(text)?.[1];
  if (!head || trailer === undefined || /\/(?:Prev|Encrypt|XRefStm)\b/.test(trailer)) return undefined;
  const size = Number(head[1]);
  const offsets = new Map<number, number>();
  for (let number = 1; number < size; number++) {
    const at = head[0].length + number * LINE_SIZE;
    const [, offset, generation, use] = /^(\d{10}) (\d{5}) ([nf])/.exec(text.slice(at, at + LINE_SIZE)) ?? [];
    if (use === undefined || (use === 'n' && Number(generation) !== 0)) return undefined;
    if (use === 'n') offsets.set(number, Number(offset));
  }
  return { start, size, offsets, keys: trailer.replace(/\/Size \d+/, '').trim() };
}

function readObjects(pdf: Buffer, { offsets, start }: Table): PdfObject[] {
  const sorted = [...offsets].toSorted(([, one], [, other]) => one - other);
  return sorted.map(([number, offset], index) => {
    const whole = pdf.subarray(offset, sorted[index + 1]?.[1] ?? start);
    return { number, body: trim(whole.subarray(whole.indexOf('obj') + 3, whole.lastIndexOf('endobj'))) };
  });
}

function trim(bytes: Buffer): Buffer {
  const isSpace = (byte: number | undefined): boolean => byte === 0x0a || byte === 0x0d || byte === 0x20;
  let [first, last] = [0, bytes.length];
  while (isSpace(bytes[first])) first++;
  while (last > first && isSpace(bytes[last - 1])) last--;
  return bytes.subarray(first, last);
}

function printObjectStream(objects: readonly PdfObject[]): Buffer {
  let offset = 0;
  const places = objects.map(({ number, body }) => {
    const place = `${number} ${offset}`;
    offset += body.length + 1;
    return place;
  });
  const head = Buffer.from(`${places.join(' ')}\n`);
  const content = Buffer.concat([head, ...objects.flatMap(({ body }) => [body, Buffer.from('\n')])]);
  return printStream(`/Type /ObjStm /N ${objects.length} /First ${head.length}`, content);
}

function printStream(keys: string, content: Buffer): Buffer {
  const packed = deflateSync(content, { level: constants.Z_BEST_COMPRESSION });
  return Buffer.concat([
    Buffer.from(`<<${keys} /Filter /FlateDecode /Length ${packed.length}>> stream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);
}
