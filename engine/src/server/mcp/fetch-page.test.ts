import { expect, it } from 'vitest';
import { LONGEST_TEXT } from '../../model/longest-text.ts';
import { askTools, below, page } from '../testing/ask-tools.ts';

const REFERENCE = `# Reference

> version: v3 · language: en · updated: 2026-01-31 · source: https://docs.example/ · index: https://docs.example/llms.txt

## Types

### Board

\`\`\`signature
class Board
static Task<Score> Update(User user, double score)
static Task<Score> Update(string id, double score)
void Reset()
\`\`\`

## Errors

| Code | Meaning |
| --- | --- |
| 4001 | No [app](https://docs.example/app/) |
| 4002 | No money |
`;
const HTML =
  '<h2 id="types">Types</h2><h3 id=lib-board>Board</h3><pre>class</pre><section id="before"><h2 id="errors">Errors</h2>' +
  '<table><tr id="4001"><td>4001</td><td>No <a href="/app/">app</a></td></tr><tr id="4002"><td>4002</td><td>No money</td></tr></table></section>';
const SITE = { ...page('Home'), 'index.md': REFERENCE, 'page.json': JSON.stringify({ html: HTML }) };

it('reads the members of a type, where the search leads, before the type that has them', async () => {
  await using tools = await askTools(SITE);
  const { text } = await tools.call('fetch_page', { path: '/#lib-board.Update' });
  expect(text).toMatch(
    /```\nstatic Task<Score> Update\(User user, double score\)\nstatic Task<Score> Update\(string id, double score\)\n```\n\n### Board\n/,
  );
  expect((await tools.call('fetch_page', { path: '/#lib-board.Gone' })).text).toContain('### Board');
});

it('reads the row of a table with its head, and what stands directly before a heading as that', async () => {
  await using tools = await askTools(SITE);
  const { text } = await tools.call('fetch_page', { path: '/#4001' });
  expect(text).toContain('\n\n| Code | Meaning |\n| --- | --- |\n| 4001 | No [app](https://docs.example/app/) |\n\n## Errors\n');
  expect((await tools.call('fetch_page', { path: '/#before' })).text).toContain('\n\n## Errors\n');
});

it('says of a section what it is of: its address, version, language and day', async () => {
  await using tools = await askTools(SITE, { url: 'https://docs.example' });
  for (const question of [{ path: '/#errors' }, { path: '/', section: 'errors' }, { path: '/', section: 'Errors' }]) {
    const { text } = await tools.call('fetch_page', question);
    expect(text).toMatch(
      /^> From "Reference", https:\/\/docs\.example\/#errors\n> version: v3 · language: en · updated: 2026-01-31\n\n## Errors\n/,
    );
  }
});

it('does not take a word of another heading for the id of one', async () => {
  await using tools = await askTools(SITE);
  const { text, isError } = await tools.call('fetch_page', { path: '/#nothing' });
  expect([isError, text]).toEqual([true, expect.stringMatching(/has no section "nothing"\..* Its sections:\n- /s)]);
});

it('leaves out the tabs of other platforms, and says so where there is none for the one that was asked for', async () => {
  const tabs = (...labels: string[]) => labels.map((label) => `**${label}**\n\nFor ${label}.`).join('\n\n');
  const markdown = `# Guide\n\n${tabs('Unity', 'Android')}\n\n---\n\nFor all.\n\n${tabs('curl', 'JavaScript')}\n\n## Next ---\n\n${tabs('Unity', 'Android', 'iOS')}\n`;
  const panels = ['Unity', 'Android', 'iOS', 'curl', 'JavaScript'].map((label) => `<div role="tabpanel" data-label="${label}"></div>`);
  await using tools = await askTools({ ...SITE, 'index.md': markdown, 'page.json': JSON.stringify({ html: panels.join('') }) });
  for (const platform of ['android', 'Java']) {
    const { text } = await tools.call('fetch_page', { path: '/', platform });
    expect(text.trim()).toBe(
      `# Guide\n\n${tabs('Android')}\n\n\nFor all.\n\n${tabs('curl', 'JavaScript')}\n\n## Next ---\n\n${tabs('Android')}`,
    );
  }
  const { text } = await tools.call('fetch_page', { path: '/', platform: 'Cobol' });
  expect(text).toMatch(
    /^\(This page has tabs for Unity, Android, iOS, curl, JavaScript, none for "Cobol": here is all of it\.\)\n\n# Guide/,
  );
});

it('keeps what stands after tabs in an item of a list, or in a note', async () => {
  const markdown = [
    ...[
      '# Guide',
      '1. One',
      '   **Unity**',
      '   A.',
      '   **Android**',
      '   B.',
      '2. Two',
      '> **Unity**\n>\n> C.\n>\n> **Android**\n>\n> D.',
    ],
    '```js\ne\n```',
  ].join('\n\n');
  const html = ['Unity', 'Android'].map((label) => `<div role="tabpanel" data-label="${label}"></div>`).join('');
  await using tools = await askTools({ ...SITE, 'index.md': markdown, 'page.json': JSON.stringify({ html }) });
  const { text } = await tools.call('fetch_page', { path: '/', platform: 'Unity' });
  expect(text).toBe(
    ['# Guide', '1. One', '   **Unity**', '   A.', '2. Two', '> **Unity**\n>\n> C.\n>', '```js\ne\n```']
      .join('\n\n')
      .replace('>\n\n`', '>\n`'),
  );
});

it('knows a tab by its label, whatever is written in that', async () => {
  const markdown = '# Guide\n\n**C & C++**\n\nOne.\n\n**Say "Unity" \\[new]**\n\nTwo.\n';
  const html = `<div role="tabpanel" data-label="C &#x26; C++"></div><div role="tabpanel" data-label='Say "Unity" [new]'></div>`;
  await using tools = await askTools({ ...SITE, 'index.md': markdown, 'page.json': JSON.stringify({ html }) });
  const { text } = await tools.call('fetch_page', { path: '/', platform: 'C++' });
  expect(text.trim()).toBe('# Guide\n\n**C & C++**\n\nOne.');
  expect((await tools.call('fetch_page', { path: '/', platform: 'Unity' })).text).toContain('# Guide\n\n**Say "Unity" \\[new]**\n\nTwo.');
  expect((await tools.call('fetch_page', { path: '/', platform: 'Cobol' })).text).toContain('tabs for C & C++, Say "Unity" [new], none');
});

it('reads a page at the address that it has for programs, as the site does', async () => {
  await using tools = await askTools({ ...SITE, ...below('guide', page('Guide')) });
  for (const path of ['/guide.md', '/guide/.md', '/guide/index.md', '/guide'])
    expect((await tools.call('fetch_page', { path })).text, path).toMatch(/^# Guide\n/);
});

it('reads a section beside a line of marks that no heading follows, and one within an item of a list', async () => {
  const markdown = `# Guide\n\n${'1.   '.repeat(40)}none\n\n- Item\n\n  ## Within\n\n  Here.\n`;
  await using tools = await askTools({ ...SITE, 'index.md': markdown, 'page.json': JSON.stringify({ html: '' }) });
  expect((await tools.call('fetch_page', { path: '/', section: 'Within' })).text).toContain('## Within\n\n  Here.');
});

it('cuts an answer that is too long within a line where all of it is one', async () => {
  const line = `${'word '.repeat(20_000)}end`;
  await using tools = await askTools({ ...SITE, 'index.md': `# Guide\n\n## Data\n\n${line}\n`, 'page.json': '{ "html": "" }' });
  for (const section of ['', 'Data']) {
    const { text } = await tools.call('fetch_page', { path: '/', section });
    expect(text.length, section).toBeGreaterThan(LONGEST_TEXT * 0.9);
    expect(text.length, section).toBeLessThanOrEqual(LONGEST_TEXT);
  }
});
