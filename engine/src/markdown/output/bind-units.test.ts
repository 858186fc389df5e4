import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { bindUnits } from './bind-units.ts';

it('keeps numbers with their units and sizes on one line, and leaves code as it is', () => {
  const cell = h('td', '建议每张不超过 1 MB, 1920 × 1080, 3 steps, 50 hours', h('code', 'sleep 1 s'), h('b', '200 ms'));
  bindUnits([cell]);
  const texts = cell.children.map((child) => (child.type === 'text' ? child.value : 'children' in child && child.children[0]));
  expect(texts[0]).toBe('建议每张不超过 1\u00a0MB, 1920\u00a0×\u00a01080, 3 steps, 50 hours');
  expect(texts.slice(1)).toEqual([
    { type: 'text', value: 'sleep 1 s' },
    { type: 'text', value: '200\u00a0ms' },
  ]);
});
