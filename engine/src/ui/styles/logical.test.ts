import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const UI = join(import.meta.dirname, '..');
const SHEETS = readdirSync(UI, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

/** Names a side of the screen where it should name a side of the text. */
const PHYSICAL = [
  /(?:^|[\s;{])(?:left|right)\s*:/,
  /\b(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b/,
  /\bborder-(?:top|bottom)-(?:left|right)-radius\b/,
  /\b(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
];

test.each(SHEETS)('%s names no left and no right, so that a language from right to left is laid out as it should be', (sheet) => {
  const lines = readFileSync(join(UI, sheet), 'utf8').split('\n');
  expect(lines.filter((line) => PHYSICAL.some((pattern) => pattern.test(line)))).toEqual([]);
});
