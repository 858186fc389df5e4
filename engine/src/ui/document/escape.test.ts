import { expect, it } from 'vitest';
import { escapeHtml, printAttributes, printJson } from './escape.ts';

it('makes texts and attributes safe', () => {
  expect(escapeHtml('<a href="x">R&D</a>')).toBe('&lt;a href=&quot;x&quot;&gt;R&amp;D&lt;/a&gt;');
  expect(printAttributes({ title: '"x"', hidden: true, lang: undefined, dir: null, open: false })).toBe(' title="&quot;x&quot;" hidden');
});

it('prints JSON that cannot end its script element', () => {
  const text = printJson({ title: '</script><!--' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ title: '</script><!--' });
});
