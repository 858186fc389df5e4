import { expect, it } from 'vitest';
import { readPdf } from '../../../../tests/support/read-pdf.ts';
import { compactPdf } from './compact-pdf.ts';

const LONG = Array.from({ length: 450 }, (_, index) => `<</Type /StructElem\n/Alt (a text that says endstream ${index})\n/P 1 0 R>>`);
const PAGE = '<</Length 4>> stream\nendo\nendstream';

/** Writes a PDF as Chromium does: a table of objects, of which none is compressed. */
function writePdf(bodies: readonly string[], trailer = ''): Buffer {
  let text = '%PDF-1.4\n';
  const offsets = bodies.map((body, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const table = `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${lines.join('')}`;
  return Buffer.from(
    `${text}${table}trailer\n<</Size ${bodies.length + 1}\n/Root 1 0 R${trailer}>>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

it('keeps every object, in a third of the bytes', () => {
  const pdf = writePdf(['<</Type /Catalog\n/Pages 2 0 R>>', PAGE, ...LONG]);
  const compact = compactPdf(pdf);
  expect(compact.length).toBeLessThan(pdf.length / 3);
  const text = readPdf(compact);
  expect(text).toContain('<</Type /Catalog\n/Pages 2 0 R>>');
  expect(text).toContain(`2 0 obj\n${PAGE}\nendobj`);
  for (const body of LONG) expect(text).toContain(body);
  expect(text).toMatch(/\/Type \/XRef \/Size 457 \/W \[1 4 2\] \/Root 1 0 R/);
  expect(Number(/startxref\n(\d+)/.exec(text)?.[1])).toBe(text.indexOf('456 0 obj'));
});

it.each([
  ['has no table', Buffer.from('%PDF-1.7\n')],
  ['was changed after it was written', writePdf(['<<>>'], '\n/Prev 9')],
  ['is encrypted', writePdf(['<<>>'], '\n/Encrypt 1 0 R')],
])('leaves a PDF as it is that %s', (_, pdf) => {
  expect(compactPdf(pdf)).toBe(pdf);
});
