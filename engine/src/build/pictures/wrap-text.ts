import { createSegmenter } from '../../model/language.ts';

/** Widths in ems: a Chinese character, and the average Latin letter. */
const WIDE = 1;
const NARROW = 0.56;
const IS_WIDE = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;
const CLOSING = /^[，。、；：？！）》」』”’,.;:?!)\]]/;

/** The approximate width of a text, in ems. */
export function measureText(text: string): number {
  let width = 0;
  for (const character of text) width += IS_WIDE.test(character) ? WIDE : NARROW;
  return width;
}

/**
 * Breaks a text into lines of about the same length, between words, in Chinese as well. No line starts with a closing mark.
 * @param width of a line, in ems
 */
export function wrapText(text: string, width: number, locale: string): string[] {
  const total = measureText(text);
  const even = total / Math.max(1, Math.ceil(total / width));
  const lines: string[] = [];
  let line = '';
  for (const { segment } of createSegmenter(locale).segment(text)) {
    const isFull = line !== '' && measureText(line) >= even - NARROW;
    const isTooLong = line !== '' && measureText(line + segment.trimEnd()) > width;
    if ((isFull || isTooLong) && !CLOSING.test(segment)) {
      lines.push(line.trim());
      line = '';
    }
    line += segment;
  }
  return [...lines, line.trim()].filter((part) => part !== '');
}
