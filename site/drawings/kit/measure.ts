import { wrapText } from 'signpost/components';

/** Widths in em, a little more than the widest of the site's system fonts needs, so that what fits here fits everywhere. */
const NARROW = /[ijl.,:;'|!()[\]{}›]/;
const SMALL = /[ftr"\-/\\*]/;
const WIDE = /[mwMW%@&—…]/;
const CAPITAL = /[A-Z#~+=<>0-9]/;
const FULL = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60\u3000-\u303f“”‘’]/;

function widthOf(character: string, cjk: boolean): number {
  if (FULL.test(character)) return /[“”‘’]/.test(character) && !cjk ? 0.45 : 1;
  if (character === ' ') return 0.27;
  if (NARROW.test(character)) return 0.31;
  if (SMALL.test(character)) return 0.4;
  if (WIDE.test(character)) return 0.88;
  if (CAPITAL.test(character)) return 0.65;
  return 0.56;
}

const MEDIUM = 1.02;

export function measure(text: string, size: number, weight = 400): number {
  const cjk = /[\u4e00-\u9fff]/.test(text);
  const ems = [...text].reduce((sum, character) => sum + widthOf(character, cjk), 0);
  return ems * size * (weight > 400 ? MEDIUM : 1);
}

/** Says which label is too long for its box, and by how much: whoever writes the words shortens them. */
export function mustFit(text: string, size: number, weight: number, room: number): void {
  const needed = measure(text, size, weight);
  if (needed > room) throw new Error(`“${text}” needs ${Math.ceil(needed)} units and has ${Math.floor(room)}.`);
}

/** Lines of about the same length: no single character is left alone on the last one. */
export function wrap(text: string, size: number, weight: number, width: number): string[] {
  const lines = text === '' ? [] : wrapText(text, { width, measure: (line) => measure(line, size, weight) });
  for (const each of lines) mustFit(each, size, weight, width);
  return lines;
}
