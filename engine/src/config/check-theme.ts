import type { z } from 'zod';
import { closest } from '../model/closest.ts';
import { loadLate } from '../model/load-late.ts';
import { MEASURES, type ThemeChanges } from '../model/theme.ts';

/** Names and functions that a mistyped one is compared with. */
const WORDS =
  'aqua black blue brown crimson cyan fuchsia gold gray green grey indigo ivory lime magenta maroon navy olive orange orchid pink purple red salmon silver tan teal tomato turquoise violet white yellow transparent rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark var';

/** The property that has a measure as its value. */
const PROPERTIES: Readonly<Record<(typeof MEASURES)[number], string>> = {
  sans: 'font-family',
  mono: 'font-family',
  measure: 'max-width',
  navbar: 'height',
  gutter: 'padding-left',
  frame: 'max-width',
  corner: 'border-radius',
  'corner-small': 'border-radius',
  quick: 'transition',
};

type Context = z.core.$RefinementCtx<unknown>;

/** Reports the values that are no colours: browsers would show none, and say nothing. */
export function checkColors(colors: ThemeChanges['light'], context: Context): void {
  for (const [name, value] of Object.entries(colors)) {
    if (name === 'shadow' || isValueOf('color', value)) continue;
    const [word = ''] = /^[\w-]+(?=\(|$)/.exec(value) ?? [];
    const near = closest(word, WORDS.split(' '));
    const rule = 'must be a colour of CSS ("#15c5ce", "teal", "rgb(21 197 206)", "var(--brand)")';
    context.addIssue({
      code: 'custom',
      path: [name],
      message: near === undefined || near === word ? rule : `${rule}, did you mean "${near}"?`,
    });
  }
}

export function checkMeasures(measures: ThemeChanges['measures'], context: Context): void {
  for (const name of MEASURES) {
    const value = measures[name];
    if (value === undefined || isValueOf(PROPERTIES[name], value)) continue;
    context.addIssue({ code: 'custom', path: [name], message: `must be a value of ${PROPERTIES[name]} in CSS` });
  }
}

/** Whether a property can have a value. What custom properties stand for is not known. */
function isValueOf(property: string, value: string): boolean {
  if (/^#[\da-f]+$/i.test(value) || value.includes('var(--')) return true;
  const { transform }: typeof import('lightningcss') = loadLate('lightningcss');
  let isKnown = false;
  const Declaration = ({ property: found }: { readonly property: string }): void => {
    isKnown = found !== 'unparsed';
  };
  try {
    transform({ filename: 'theme.css', code: Buffer.from(`a{${property}:${value}}`), visitor: { Declaration } });
  } catch {
    return false;
  }
  return isKnown;
}
