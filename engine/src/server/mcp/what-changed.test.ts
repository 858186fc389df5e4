import { expect, it } from 'vitest';
import { askTools, below, page } from '../testing/ask-tools.ts';

const change = (title: string, day: string) => ({
  url: `https://docs.example/${title}/`,
  title,
  date_modified: `${day}T00:00:00Z`,
});
const changesOn = (day: string, count: number) => Array.from({ length: count }, (_, index) => change(`on-${day}-${index}`, day));
const SITE = {
  ...page('Home'),
  'changes.json': JSON.stringify({ next_url: 'https://docs.example/changes-2.json', items: changesOn('2026-03-02', 60) }),
  'changes-2.json': JSON.stringify({ items: [...changesOn('2026-03-01', 40), ...changesOn('2026-01-01', 5)] }),
  'sdk/changes.json': JSON.stringify({ items: changesOn('2026-03-02', 1) }),
};
const FACTS = { sections: ['api', 'pages', 'sdk'], folders: { api: 'sdk-api', sdk: 'sdk', pages: '' } };

it('counts all that was changed since a day, also what the feed for readers leaves out', async () => {
  await using tools = await askTools(SITE);
  const { text } = await tools.call('what_changed', { since: '2026-03-01' });
  expect(text).toMatch(/^100 pages were changed since 2026-03-01:\n2026-03-02 on-2026-03-02-0 https:/);
  expect(text).toContain('… and 50 more, from "offset": 50; or narrow it by a section, or "since" and "until".');
  const rest = await tools.call('what_changed', { since: '2026-03-01', offset: 50 });
  expect(rest.text.split('\n')).toHaveLength(51);
  expect(rest.text).toMatch(/on-2026-03-01-39 \S+$/);
  const past = await tools.call('what_changed', { since: '2026-03-01', offset: 100 });
  expect(past.text).toBe('100 pages were changed since 2026-03-01:\n(There are 100: none is left from "offset": 100 on.)');
  expect((await tools.call('what_changed', { offset: 500 })).text).toBe('(There are 60: none is left from "offset": 500 on.)');
});

it('is asked for the days between two', async () => {
  await using tools = await askTools(SITE);
  const { text } = await tools.call('what_changed', { since: '2026-01-01', until: '2026-02-28' });
  expect(text).toMatch(/^5 pages were changed since 2026-01-01 until 2026-02-28:\n/);
});

it.each([
  ['3.29.0', /"3\.29\.0" is not a day\. .* For a release, ask search_docs for "release notes 3\.29\.0"\.$/],
  ['2026-02-30', /"2026-02-30" is not a day\./],
  ['2026-13-01', /"2026-13-01" is not a day\./],
])('says what can be named in the place of %s', async (since, message) => {
  await using tools = await askTools(SITE);
  const { text, isError } = await tools.call('what_changed', { since });
  expect([isError, text]).toEqual([true, expect.stringMatching(message)]);
});

it('says of which sections changes are known where none are of the one that was asked for', async () => {
  await using tools = await askTools(SITE, FACTS);
  for (const section of ['api', 'sdk-api'])
    expect(await tools.call('what_changed', { section })).toEqual({
      text: 'No changes are known of the pages in "api". There are some in: sdk.',
      isError: true,
    });
  expect((await tools.call('what_changed', { section: 'sdk' })).text).toContain('on-2026-03-02-0');
  await using silent = await askTools(page('Home'), FACTS);
  expect(await silent.call('what_changed', {})).toEqual({ text: 'This site does not know when its pages were changed.', isError: false });
});

it('takes an older version and a part of it by either name', async () => {
  await using tools = await askTools({ ...SITE, ...below('compare/v2/sdk-api/js', page('JavaScript')) }, FACTS);
  for (const section of ['api', 'sdk-api', '/sdk-api/'])
    expect((await tools.call('what_changed', { since: 'v2', section })).text).toMatch(/\nJavaScript \/compare\/v2\/sdk-api\/js\/$/);
});

it('reads on where only an end is given: what was changed last is no answer', async () => {
  await using tools = await askTools(SITE);
  const { text } = await tools.call('what_changed', { until: '2026-02-28' });
  expect(text).toMatch(/^5 pages were changed until 2026-02-28:\n/);
});

it('takes what is empty for left out', async () => {
  await using tools = await askTools(SITE);
  expect(await tools.call('what_changed', { since: '', until: '' })).toEqual(await tools.call('what_changed', {}));
  expect((await tools.call('what_changed', { since: '', until: '2026-02-28' })).text).toMatch(/^5 pages were changed until 2026-02-28:\n/);
});
