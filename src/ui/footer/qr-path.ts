import { create } from 'qrcode';

/** A code as one SVG path: each module is a square of one unit. */
export interface QrPath {
  readonly d: string;
  /** Length of a side in modules, without the quiet zone. */
  readonly size: number;
}

/** Draws the code for a text: `qrcode` computes it, runs of dark modules become one stroke each. */
export function qrPath(text: string): QrPath {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  let d = '';
  for (let row = 0; row < size; row++) {
    let column = 0;
    while (column < size) {
      let run = 0;
      while (column + run < size && modules.get(row, column + run)) run++;
      if (run > 0) d += `M${column} ${row}h${run}v1h-${run}z`;
      column += run + 1;
    }
  }
  return { d, size };
}
