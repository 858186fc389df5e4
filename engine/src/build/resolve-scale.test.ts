import postcss from 'postcss';
import { expect, it } from 'vitest';
import { resolveScale } from './resolve-scale.ts';

const resolve = (css: string): string => postcss([resolveScale()]).process(css, { from: 'a.css' }).css;

it('steps of the scale become their values, other properties stay', () => {
  expect(resolve('a { margin: calc(-1 * var(--space-12)) var(--gutter); font: var(--font-14) / 1.6 var(--mono) }')).toBe(
    'a { margin: calc(-1 * 12px) var(--gutter); font: 14px / 1.6 var(--mono) }',
  );
});

it('a step that the scale does not have is an error', () => {
  expect(() => resolve('a { gap: var(--space-13) }')).toThrow('The scale has no step "--space-13". Take one of ui/styles/scale.css.');
});
