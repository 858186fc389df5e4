import { expect, it } from 'vitest';
import { askTools, below, page } from '../testing/ask-tools.ts';

const SITE = {
  ...page('Home'),
  'llms.txt': '# Everything\n',
  ...below('en', { ...page('English home'), 'llms.txt': '# English\n' }),
  'en/sdk-api/llms.txt': '# English API\n',
  'en/sdk/llms.txt': '# English SDK\n',
  'sdk-api/llms.txt': '# API\n',
  'sdk/llms.txt':
    '# SDK\n\n- [Push](https://docs.example/sdk/push/index.md)\n- [Moments](https://docs.example/sdk/moments/guide/index.md): All.\n',
  ...below('sdk/moments/guide', page('Moments')),
  ...below('en/sdk/moments/guide', page('Moments in English')),
  ...below('sdk/push', { ...page('Push'), 'llms.txt': '# List of push\n' }),
};
const FACTS = {
  url: 'https://docs.example',
  locales: [
    { name: 'zh-Hans', path: '' },
    { name: 'en', path: 'en' },
  ],
  sections: ['api', 'pages', 'sdk'],
  folders: { api: 'sdk-api', sdk: 'sdk', pages: '' },
};

it.each([
  ['the address of a list', 'https://docs.example/en/sdk/llms.txt', '# English SDK'],
  ['the address of a page', '/sdk/push/', '# List of push'],
  ['the last part of a folder', 'push', '# List of push'],
  ['the name of a section', 'api', '# API'],
  ['what is in none', 'pages', '# Everything'],
  ['a folder without a list', 'sdk/moments', '# sdk/moments\n\n- [Moments](https://docs.example/sdk/moments/guide/index.md): All.'],
  ['the last part of one', 'moments', '# sdk/moments\n'],
])('takes %s', async (_what, section, start) => {
  await using tools = await askTools(SITE, FACTS);
  const { text } = await tools.call('list_pages', { section });
  expect(`${text}\n`.startsWith(`${start}\n`), text).toBe(true);
});

it('takes the name of a section in another language', async () => {
  await using tools = await askTools(SITE, FACTS);
  expect((await tools.call('list_pages', { section: 'api', locale: 'en' })).text).toMatch(/^# English API\n/);
});

it.each([
  ['https://docs.example/en/sdk/llms.txt', '# English SDK'],
  ['/llms.txt', '# Everything'],
  ['/en/sdk/', '# English SDK'],
  ['/sdk/push/', '# Push'],
])('reads a list by its address, and that of a folder without a page: %s', async (path, start) => {
  await using tools = await askTools(SITE, FACTS);
  expect((await tools.call('fetch_page', { path })).text).toMatch(new RegExp(`^${start}\n`));
});

it('finds a folder that is called like what every object has', async () => {
  await using tools = await askTools({ ...SITE, ...below('sdk/constructor', { ...page('New'), 'llms.txt': '# List of new\n' }) }, FACTS);
  expect((await tools.call('list_pages', { section: 'constructor' })).text).toMatch(/^# List of new\n/);
});
