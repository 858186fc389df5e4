// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the expressions are authors' texts
import { expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';
import { Scope } from './scope.ts';

const SCOPE = new Scope({ sdk: { unity: '3.29.1' }, BRAND: 'tds', props: { kind: 'ue', on: true } }, new Set());

test.each([
  ["'text'", 'text'],
  ['"a\\nb"', 'a\nb'],
  ['-1.5', -1.5],
  ['true', true],
  ['null', null],
  ['undefined', undefined],
  ['`v${sdk.unity}-${BRAND}`', 'v3.29.1-tds'],
  ["[1, 'a', [true]]", [1, 'a', [true]]],
  ["{ width: '50%', 'max-width': 10 }", { width: '50%', 'max-width': 10 }],
  ['(1)', 1],
  ['sdk.unity', '3.29.1'],
  ['props.kind', 'ue'],
  ['props.missing', undefined],
  ['props.constructor.constructor', undefined],
  ["useBaseUrl('/img/a.png')", '/img/a.png'],
  ["require('./a.png').default", './a.png'],
  ["BRAND === 'tds'", true],
  ["BRAND != 'tds'", false],
  ["BRAND === 'lean' ? 'a' : 'b'", 'b'],
  ['props.on && !props.missing', true],
  ["props.missing || 'default'", 'default'],
  ["'/img/' + BRAND + '.png'", '/img/tds.png'],
  ["['a', 'b'].join('、')", 'a、b'],
  ["['ue', 'unity'].includes(props.kind)", true],
  ["BRAND.includes('x')", false],
  ['/* a comment */', undefined],
  ["'a' /* with a comment */", 'a'],
  ['', undefined],
])('%s', (expression, value) => {
  expect(evaluate(expression, SCOPE)).toEqual({ value });
});

test.each([
  'alert(1)',
  'a.b.c',
  'sdk',
  'sdk.constructor',
  '__proto__',
  '1 + 1',
  'x => x',
  'BRAND.repeat(9)',
  "['a'].join(alert(1))",
  '[1].map((x) => x)',
  'BRAND === alert(1)',
  'sdk && 1',
  '1 < 2',
  'a ?? 1',
  '{ ...sdk }',
  '{ [BRAND]: 1 }',
  '{ __proto__: 1 }',
  'new Date()',
  '`${alert(1)}`',
  'BRAND, 1',
  "'a' 'b'",
  '(',
  'sdk?.unity',
  'sdk[0]',
])('%s is refused', (expression) => {
  expect(evaluate(expression, SCOPE)).toHaveProperty('fault');
});
