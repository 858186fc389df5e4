import { expect, it } from 'vitest';
import { highlightAll } from './highlighter.ts';

it.each([
  ['mdx', "import Steps from './_steps.mdx'\n\n<Steps size={2} />", '<span class="t-keyword">import</span>'],
  ['mdx', 'Text\n\n```csharp\npublic class A {}\n```', '<span class="t-keyword">public class '],
  ['md', '```py\ndef start():\n```', '<span class="t-keyword">def '],
  ['md', '---\ntitle: Start\n---\n', '<span class="t-property">title</span>'],
])('in %s, code in other languages has its colours, whatever was coloured before: %s', async (language, code, colored) => {
  const [lines] = await highlightAll([{ language, code }]);
  expect(lines?.join('\n')).toContain(colored);
});
