import { expect, it } from 'vitest';
import { compareSections } from './section-changes.ts';

const page = (...sections: readonly (readonly [heading: string, text: string])[]): string =>
  sections.map(([heading, text]) => `## ${heading}\n\n${text}\n`).join('\n');

it('takes no front matter for a text, however its lines end, and no signs at the end of a heading for a word of it', () => {
  const written = (title: string, heading: string): string =>
    `---\r\ntitle: ${title}\r\n---\r\n\r\nText.\r\n\r\n${heading}\r\n\r\nMore.\r\n`;
  expect(compareSections(written('One', '## Use'), written('Two', '## Use ##'))).toEqual({ added: [], changed: [], removed: [] });
  const rule = (word: string): string => `---\n---\n${word}\n\n---\n\nText.\n`;
  expect(compareSections(rule('One'), rule('Two'))).toEqual({ added: [], changed: [''], removed: [] });
});

it('knows a renamed section by its text before it knows it by its place', () => {
  const before = page(['First', '1'], ['Old', '2'], ['Last', '3'], ['Moved', '4']);
  expect(compareSections(before, page(['First', '1'], ['Now', '4'], ['Last', '3']))).toEqual({
    added: [],
    changed: ['Now'],
    removed: ['Old'],
  });
  expect(compareSections(before, page(['First', '1'], ['Now', '5'], ['Last', '3'], ['Moved', '4']))).toMatchObject({ changed: ['Now'] });
});

it('compares a page of thousands of sections, all of which have another heading and text', () => {
  const many = (word: string): string => page(...Array.from({ length: 5000 }, (_, at) => [`${word} ${at}`, `${word} ${at}`] as const));
  const { added, changed, removed } = compareSections(many('old'), many('new'));
  expect([added.length, changed.length, removed.length]).toEqual([5000, 0, 5000]);
});
