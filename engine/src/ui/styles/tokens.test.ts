import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** The colours of a theme: the dark one has those of the light one that it does not change. */
function readTokens(selector: string): Map<string, string> {
  const block = css.slice(css.indexOf(selector)).match(/\{[^}]*\}/)?.[0] ?? '';
  return new Map([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = '', value = '']) => [name, value]));
}

const light = readTokens(':root {');
const themes = { light, dark: new Map([...light, ...readTokens('[data-theme="dark"]')]) };

/** Relative luminance (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** What is read on what. */
const PAIRS: readonly (readonly [text: readonly string[], surfaces: readonly string[]])[] = [
  [
    ['text', 'muted', 'link', 'link-hover'],
    ['surface', 'soft', 'raised', 'tint'],
  ],
  [['faint'], ['surface', 'soft', 'raised']],
  [['on-link'], ['link', 'link-hover']],
  ...['note', 'tip', 'info', 'caution', 'danger'].map((hue) => [['text', hue], [`${hue}-tint`]] as const),
  [
    ['note', 'tip', 'danger'],
    ['surface', 'soft'],
  ],
  [[...light.keys()].filter((name) => name.startsWith('t-')), ['soft']],
];

describe.each(Object.entries(themes))('the %s theme', (_, tokens) => {
  it.each(PAIRS)('has text that can be read: %s on %s', (texts, surfaces) => {
    for (const text of texts) {
      for (const surface of surfaces) {
        const ratio = contrast(tokens.get(text) ?? '', tokens.get(surface) ?? '');
        expect(ratio, `--${text} on --${surface}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});
