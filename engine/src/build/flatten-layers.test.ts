import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { flattenLayers } from './flatten-layers.ts';

const ORDER = '@layer base, article, shell, print;\n';
const flatten = (css: string): string =>
  postcss([flattenLayers()])
    .process(ORDER + css, { from: 'a.css' })
    .css.trim();

describe('layers become specificity', () => {
  it.each([
    ['below the article, selectors count nothing', '@layer base { a, .b > c:hover {} }', ':where(a,.b > c:hover) {}'],
    [
      'pseudo-elements stay outside of :where()',
      '@layer base { .b, summary::after, ::selection {} }',
      ':where(.b),:where(summary)::after, ::selection {}',
    ],
    ["the article's own selectors stay", '@layer article { .article h2, p::before {} }', '.article h2, p::before {}'],
    ['above it, each layer counts as an id', '@layer shell { .a > b, a:hover::after {} }', ':not(#\\#).a > b,a:not(#\\#):hover::after {}'],
    ['… two layers as two', '@layer print { * {} }', ':not(#\\#):not(#\\#) {}'],
    ['in media queries too', '@layer shell { @media print { a {} } }', '@media print { a:not(#\\#) {} }'],
    ['not in animations', '@layer shell { @keyframes turn { to { rotate: 1turn } } }', '@keyframes turn { to { rotate: 1turn } }'],
    ['a layer inside of the articles’ own counts by its name', '@layer article { .a {} @layer shell { .b {} } }', '.a {} :not(#\\#).b {}'],
    ['rules outside of layers stay', 'a {}', 'a {}'],
  ])('%s', (_, css, flat) => {
    expect(flatten(css)).toBe(flat);
  });

  it('a layer that nobody has declared is an error, as is an id that reaches into the layers above', () => {
    expect(() => flatten('@layer shel { a {} }')).toThrow('The layer "shel" is not declared. Add it to the list');
    expect(() => flatten('@layer shell { #root a {} }')).toThrow('The selector contains the id "root"');
  });
});
