import { expect, test } from 'vitest';
import { markLines, parseCodeMeta } from './marks.ts';

test('the words behind a language', () => {
  expect(parseCodeMeta('title="My file.cs" {1,3-5} showLineNumbers')).toEqual({
    title: 'My file.cs',
    numbered: true,
    diff: false,
    marked: new Set([1, 3, 4, 5]),
  });
  expect(parseCodeMeta("title='a b' diff")).toMatchObject({ title: 'a b', diff: true });
  expect(parseCodeMeta('title=a.cs showLineNumbers={false}')).toMatchObject({ title: 'a.cs', numbered: false });
  expect(parseCodeMeta('title="{1}"')).toMatchObject({ title: '{1}', marked: new Set() });
});

test.each([
  ['{3,1-5}', [1, 2, 3, 4, 5]],
  ['{1-3,2-6}', [1, 2, 3, 4, 5, 6]],
  ['showLineNumbers={5}', []],
  ['showLineNumbers={5} {2}', [2]],
])('%s marks these lines', (meta, lines) => {
  expect([...parseCodeMeta(meta).marked].toSorted()).toEqual(lines);
});

test.each([
  ['// highlight-next-line'],
  ['  # highlight-next-line'],
  ['<!-- highlight-next-line -->'],
  ['/* highlight-next-line */'],
  ['{/* highlight-next-line */}'],
  ['-- highlight-next-line'],
  ["' highlight-next-line"],
  ['REM highlight-next-line'],
])('%s is taken out and marks the next line', (comment) => {
  expect(markLines(`a\n${comment}\nb`, parseCodeMeta(''), 'text')).toMatchObject({ code: 'a\nb', lineClasses: new Map([[1, ['marked']]]) });
});

test('a word about marks in a line of code is code', () => {
  expect(markLines('x = 1; // highlight-next-line', parseCodeMeta(''), 'js').code).toBe('x = 1; // highlight-next-line');
});

test('prompts and diff signs are not part of the code', () => {
  expect(markLines('$ a\nb\n  $ c', parseCodeMeta(''), 'bash')).toMatchObject({
    code: 'a\nb\nc',
    prompts: new Map([
      [0, '$ '],
      [2, '  $ '],
    ]),
  });
  expect(markLines('$ a', parseCodeMeta(''), 'php').code).toBe('$ a');
  expect(markLines('+a\n-b\n c', parseCodeMeta('diff'), 'js')).toMatchObject({
    code: 'a\nb\nc',
    lineClasses: new Map([
      [0, ['added']],
      [1, ['removed']],
    ]),
  });
});

test('hidden lines are for the checks of samples, not for readers', () => {
  const source = '// hide-start\nimport a;\n// hide-end\n// highlight-next-line\na();\n# hide-start\nb();\n# hide-end\nc();';
  expect(markLines(source, parseCodeMeta(''), 'js')).toMatchObject({ code: 'a();\nc();', lineClasses: new Map([[0, ['marked']]]) });
});

test.each(['highlight-start', 'highlight-end', 'hide-start', 'hide-end'])('a lonely %s is noticed', (mark) => {
  expect(markLines(`a\n// ${mark}\nb`, parseCodeMeta(''), 'js').unpaired).toBe(mark);
});
