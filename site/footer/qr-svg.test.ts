import { create } from 'qrcode';
import { expect, it } from 'vitest';
import { qrSvg } from './qr-svg.ts';

it('draws exactly the dark modules of the code', () => {
  const text = 'https://main.example/follow';
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const drawn = new Set<string>();
  for (const [, column, row, width] of qrSvg(text).matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let offset = 0; offset < Number(width); offset++) drawn.add(`${row} ${Number(column) + offset}`);
  }
  const dark = new Set<string>();
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) if (modules.get(row, column)) dark.add(`${row} ${column}`);
  }
  expect(drawn).toEqual(dark);
});
