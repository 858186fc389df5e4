import { create } from 'qrcode';

/** Light modules around a code, which scanners need (ISO/IEC 18004 requires four; the card around it is white as well). */
const QUIET_ZONE = 2;

/** Draws the QR code of a text as an SVG. Each run of dark modules becomes one rectangle. */
export function qrSvg(text: string): string {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  let path = '';
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const start = column;
      while (column < size && modules.get(row, column)) column++;
      if (column > start) path += `M${start} ${row}h${column - start}v1H${start}z`;
    }
  }
  const side = size + 2 * QUIET_ZONE;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M${-QUIET_ZONE} ${-QUIET_ZONE}h${side}v${side}h-${side}z"/><path d="${path}"/></svg>`
  );
}
