import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');
const SHEETS = ['engine/src/ui', 'engine/src/pack', 'site'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !/(^|\/)(node_modules|dist|\.signpost|static)\//.test(file))
    .map((file) => `${folder}/${file}`),
);

/** Names a side of the screen where it should name a side of the text. */
const PHYSICAL = [
  /(?:^|[\s;{])(?:left|right)\s*:/,
  /\b(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b/,
  /\bborder-(?:top|bottom)-(?:left|right)-radius\b/,
  /\b(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
];
const SHORTHAND = /(?:^|[\s;{])(margin|padding|inset|border-width|border-radius|scroll-margin|scroll-padding)\s*:\s*([^;{}]+)/;

/** What no direction of text mirrors: labels, which stand where the drawing behind them is, and the chevron, which is turned to point down. */
const DRAWN = [/^ {4}inset: [\d.]+(?:px|%) auto auto [\d.]+(?:px|%);$/, /^ {2}border-right: 1\.5px solid;$/];

/** Whether a shorthand says something else of the left than of the right. The parts of a screen that a phone covers are where they are. */
function isLopsided(line: string): boolean {
  const [, property, value = ''] = SHORTHAND.exec(line) ?? [];
  if (property === undefined || value.includes('safe-area-inset')) return false;
  const parts = value.match(/(?:\([^()]*(?:\([^()]*\)[^()]*)*\)|\S)+/g) ?? [];
  const [first = '', second = first, third = first, fourth = second] = parts;
  return property === 'border-radius' ? first !== second || third !== fourth : second !== fourth;
}

test.each(SHEETS)('%s names no left and no right, so that a language from right to left is laid out as it should be', (sheet) => {
  const lines = readFileSync(join(ROOT, sheet), 'utf8').split('\n');
  const mirrored = lines.filter((line) => !DRAWN.some((pattern) => pattern.test(line)));
  expect(mirrored.filter((line) => PHYSICAL.some((pattern) => pattern.test(line)) || isLopsided(line))).toEqual([]);
});
