import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MEASURES, palettesOf, poorContrasts, printTheme } from './theme.ts';

it('both themes have text that can be read', () => {
  const { light, dark } = palettesOf({ light: {}, dark: {} });
  expect([...poorContrasts(light), ...poorContrasts(dark)]).toEqual([]);
});

it("tells which of a site's colours cannot be read, and measures no others", () => {
  const { light } = palettesOf({ light: { link: '#88cccc', tint: 'color-mix(in srgb, red, blue)' }, dark: {} });
  expect(poorContrasts(light)[0]).toBe('link (#88cccc) on surface (#ffffff) has a contrast of 1.8, below 4.5');
  expect(poorContrasts(palettesOf({ light: { link: '#8cc' }, dark: {} }).light)[0]).toContain('link (#8cc) on surface (#ffffff)');
  expect(poorContrasts(light).some((sentence) => sentence.includes('tint ('))).toBe(false);
});

it("prints a site's colours in place of its own, and measures after them", () => {
  const css = printTheme({ light: { accent: '#123456' }, dark: { accent: '#abcdef' }, measures: { corner: '2px' } });
  expect(css).toContain('--accent:#123456;');
  expect(css).toMatch(/@media screen\{\[data-theme="dark"\]\{[^}]*--accent:#abcdef/);
  expect(css).toContain('}:root{--corner:2px}');
});

it('knows all measures of the style sheet', () => {
  const css = readFileSync(join(import.meta.dirname, '../ui/styles/tokens.css'), 'utf8');
  const named = [...css.slice(0, css.indexOf('}')).matchAll(/--([\w-]+):/g)].map(([, name]) => name);
  expect(named).toEqual(MEASURES);
});
