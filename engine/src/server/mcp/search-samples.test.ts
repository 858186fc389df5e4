import { expect, it } from 'vitest';
import { askTools, below, page } from '../testing/ask-tools.ts';
import { makeIndex } from '../testing/small-site.ts';

const GUIDE = `# 指南

## 提交成绩

\`\`\`objc
[board submit];
\`\`\`

\`\`\`csharp
board.Submit();
\`\`\`

\`\`\`signature title="Board · C#"
class Board
void 提交成绩()
void Reset()
\`\`\`
`;
const SITE = {
  ...page('Home'),
  ...below('sdk', { 'index.html': '', 'index.md': GUIDE, 'page.json': JSON.stringify({ html: '<h2 id="submit">提交成绩</h2>' }) }),
  '_search.sqlite': makeIndex('指南'),
};
const FACTS = { url: 'https://docs.example', locales: [{ name: 'zh-Hans', path: '' }] };

it.each(['Objective C', 'objective-c', 'Objective_C', 'ios', 'objc'])(
  'knows a language by its names, and its platform: %s',
  async (language) => {
    await using tools = await askTools(SITE, FACTS);
    const { text } = await tools.call('search_samples', { query: '提交成绩', language });
    expect(text).toBe('指南 > 提交成绩\nhttps://docs.example/sdk/#submit\n```objectivec\n[board submit];\n```');
  },
);

it('gives what a language can call where there is nothing in it', async () => {
  await using tools = await askTools(SITE, FACTS);
  const { text, isError } = await tools.call('search_samples', { query: '提交成绩', language: 'Swift' });
  expect(isError).toBe(false);
  expect(text).toMatch(
    /^There is no sample in swift for this\. These are in objectivec: Swift calls it through a bridging header\.\n\n指南/,
  );
});

it('finds what a reference declares after code that calls it, without members on other things', async () => {
  await using tools = await askTools(SITE, FACTS);
  const { text } = await tools.call('search_samples', { query: '提交成绩', language: 'unity' });
  expect([...text.matchAll(/```csharp\n(.*?)\n```/gs)].map(([, code]) => code)).toEqual([
    'board.Submit();',
    'class Board\nvoid 提交成绩()',
  ]);
});

it('says which number no page has', async () => {
  await using tools = await askTools(SITE, FACTS);
  const { text } = await tools.call('search_docs', { query: '提交成绩 40119' });
  expect(text).toMatch(
    /^No page contains: 40119\. These are pages on the rest of the query\.\n\n1\. 指南 \(v3\)\nhttps:\/\/docs\.example\/sdk\/\n/,
  );
  expect((await tools.call('search_docs', { query: '提交成绩' })).text).toMatch(/^1\. /);
});

it('knows no language by what every object has', async () => {
  await using tools = await askTools({ ...SITE, 'sdk/index.md': '# 指南\n\n```constructor\n提交成绩\n```\n' }, FACTS);
  const { text } = await tools.call('search_samples', { query: '提交成绩', language: 'constructor' });
  expect(text).toBe('指南\nhttps://docs.example/sdk/\n```constructor\n提交成绩\n```');
});

it('leaves out pages that are in the index of another build alone', async () => {
  await using tools = await askTools({ ...page('Home'), '_search.sqlite': makeIndex('指南') }, FACTS);
  const { text } = await tools.call('search_samples', { query: '提交成绩', language: 'csharp' });
  expect(text).toBe('There is no sample in "csharp" for "提交成绩". The pages on it have no samples.');
});
