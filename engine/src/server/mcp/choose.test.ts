import { describe, expect, it } from 'vitest';
import { askTools, page } from '../testing/ask-tools.ts';
import { chooseEdition, chooseSection, localeOfQuery } from './choose.ts';

const build = {
  locales: [
    { name: 'zh-Hans', path: '' },
    { name: 'en', path: 'en' },
  ],
  versions: [{ name: 'v3', path: '' }],
  sections: ['api', 'sdk'],
  folders: new Map(Object.entries({ api: 'sdk-api', sdk: 'sdk' })),
};

describe('a language', () => {
  it.each([
    ['zh-CN', 'zh-Hans'],
    ['zh', 'zh-Hans'],
    ['ZH-hans', 'zh-Hans'],
    ['Chinese', 'zh-Hans'],
    ['Simplified Chinese', 'zh-Hans'],
    ['中文', 'zh-Hans'],
    ['en-US', 'en'],
    ['en_GB', 'en'],
    ['English', 'en'],
  ])('may be called %s', (asked, name) => {
    expect(chooseEdition(build, { locale: asked }).locale?.name).toBe(name);
  });

  it.each(['de', 'German', 'x', '-', '€'])('is not guessed: %s', (locale) => {
    expect(() => chooseEdition(build, { locale })).toThrow(/There is no language .* zh-Hans, en\./);
  });

  it.each([
    ['how do I submit a score', 'en'],
    ['排行榜', 'zh-Hans'],
    ['LCLeaderboard 提交成绩', 'zh-Hans'],
    ['40119', 'zh-Hans'],
  ])('is that of the query: %s', (query, name) => {
    expect(localeOfQuery(build, query)).toBe(name);
  });
});

it('knows languages by names that are folders of a Docusaurus project, and by those that are none', async () => {
  const locales = ['pt_BR', 'en', 'pirate'].map((name) => ({ name, path: name }));
  await using tools = await askTools({ ...page('Home'), 'pt_BR/llms.txt': '# Páginas\n' }, { locales });
  expect((await tools.call('search_docs', { query: 'Home' })).text).toBe(
    'Search is not available at the moment. fetch_page and list_pages are.',
  );
  for (const locale of ['Portuguese', 'pt-BR', 'português'])
    expect(await tools.call('list_pages', { locale })).toEqual({ text: '# Páginas\n', isError: false });
});

it('takes a section by its name, or by the folder of its pages', () => {
  expect(['api', 'sdk-api', '/sdk-api/', 'SDK'].map((section) => chooseSection(build, section))).toEqual(['api', 'api', 'api', 'sdk']);
  expect(chooseSection(build, '')).toBeUndefined();
  expect(() => chooseSection(build, 'sdk/push')).toThrow('There is no section');
});

it('refuses arguments that a tool does not have', async () => {
  await using tools = await askTools(page('Home'));
  const { text, isError } = await tools.call('fetch_page', { path: '/', language: 'en' });
  expect([isError, text]).toEqual([true, expect.stringContaining('"language"')]);
});
