import { PREVIEW_SIZE } from '../../model/page.ts';
import { wrapText } from '../../model/wrap-text.ts';
import { escapeXml } from '../../ui/document/escape.ts';
import { FONTS } from './draw.ts';

export interface PreviewText {
  readonly locale: string;
  /** Name of the section. */
  readonly title: string;
  /** What it is part of. */
  readonly caption: string;
}

/** Length of a line, and the sizes of short and long names, in pixels. */
const LINE = 640;
const LARGE = 72;
const SMALL = 56;
const CAPTION = 32;
/** Side of the mark, and the space between the parts. */
const MARK = 96;
const GAP = 28;

/** The approximate width of a text, in ems: of Chinese characters, and of the average Latin letter. */
function measureText(text: string): number {
  return [...text].reduce((width, character) => width + (/[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/.test(character) ? 1 : 0.56), 0);
}

/** The preview of a section: the brand's logo, the section's name and what it is part of, centred so that a square crop keeps them. */
export function previewSvg({ locale, title, caption }: PreviewText, mark: Uint8Array | null): string {
  const { width, height } = PREVIEW_SIZE;
  const size = measureText(title) > 2 * (LINE / LARGE) ? SMALL : LARGE;
  const lines = wrapText(title, { width: LINE / size, measure: measureText, locale });
  const leading = size * 1.3;
  const top = (height - (MARK + lines.length * leading + CAPTION + 2 * GAP)) / 2;
  const firstLine = top + MARK + GAP + size;
  const text = (y: number, fontSize: number, weight: number, fill: string, content: string): string =>
    `<text x="${width / 2}" y="${Math.round(y)}" font-size="${fontSize}" font-weight="${weight}" fill="${fill}">${escapeXml(content)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    `<rect y="${height - 12}" width="${width}" height="12" fill="#15c5ce"/>`,
    mark
      ? `<image x="${(width - MARK) / 2}" y="${Math.round(top)}" width="${MARK}" height="${MARK}" href="data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}"/>`
      : '',
    `<g font-family="${FONTS}" text-anchor="middle">`,
    ...lines.map((line, index) => text(firstLine + index * leading, size, 700, '#171c1f', line)),
    text(firstLine + (lines.length - 1) * leading + GAP + CAPTION, CAPTION, 400, '#566065', caption),
    '</g></svg>',
  ].join('');
}
