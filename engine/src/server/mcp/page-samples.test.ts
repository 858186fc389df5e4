import { expect, it } from 'vitest';
import { samplesOf } from './page-samples.ts';

const facts = (markdown: string) =>
  samplesOf(markdown, new Set(['Unity', 'iOS'])).map(({ language, tab, code, part }) => [language, tab, code, part]);

it('knows the tab of a sample, and that code after all tabs is in none', () => {
  const markdown = [
    '# Title',
    '**Unity**\n\n```csharp\na\n```',
    '**iOS**\n\n**Once:**\n\n```objc\nb\n```',
    '---',
    'The answer:\n\n```json\nc\n```',
    '## Next\n\n```js\nd\n```',
  ].join('\n\n');
  expect(facts(markdown)).toEqual([
    ['csharp', 'Unity', 'a', 0],
    ['objc', 'iOS', 'b', 0],
    ['json', '', 'c', 0],
    ['js', '', 'd', 1],
  ]);
});

it('knows that a sample outside of the item of a list with tabs is in none', () => {
  const markdown = '1. One\n\n   **Unity**\n\n   ```csharp\n   a\n   ```\n\n```json\nb\n```\n';
  expect(facts(markdown)).toEqual([
    ['csharp', 'Unity', 'a', -1],
    ['json', '', 'b', -1],
  ]);
});

it('knows the language of a signature by the title of its type', () => {
  const markdown = '### Board\n\n```signature title="Board · C#"\nclass Board\n```\n\n```signature title="Methods"\nvoid Reset()\n```\n';
  expect(facts(markdown)).toEqual([
    ['C#', '', 'class Board', 0],
    ['C#', '', 'void Reset()', 0],
  ]);
});
