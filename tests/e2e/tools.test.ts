import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readSearched } from '../support/read-searched.ts';

const siteUrl = inject('siteUrl');
const endpoint = `${siteUrl}mcp`;
const command = join(import.meta.dirname, '../../engine/src/cli/main.ts');

const transports = {
  HTTP: () => new StreamableHTTPClientTransport(new URL(endpoint)),
  'standard input and output': () =>
    new StdioClientTransport({ command: process.execPath, args: [command, 'mcp', '--out', inject('dist')], stderr: 'inherit' }),
};

describe.each(Object.entries(transports))('an editor over %s', (_name, connect) => {
  const client = new Client({ name: 'editor', version: '1' });

  beforeAll(() => client.connect(connect()));
  afterAll(() => client.close());

  async function call(name: string, input: Record<string, unknown>): Promise<{ text: string; isError: boolean }> {
    const { content, isError } = await client.callTool({ name, arguments: input });
    const [first] = content;
    return { text: first?.type === 'text' ? first.text : '', isError: isError === true };
  }

  it('is told of tools that only read', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search_docs', 'fetch_page', 'list_pages', 'search_samples', 'what_changed']);
    for (const { annotations, description, inputSchema } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false, openWorldHint: false });
      expect(description).toBeTruthy();
      expect(inputSchema.type).toBe('object');
    }
    // What every conversation pays for, whether it asks or not.
    expect(JSON.stringify(tools).length).toBeLessThan(6000);
  });

  it('finds a section and reads it', async () => {
    const { text, isError } = await call('search_docs', { query: 'submit score leaderboard', locale: 'en', limit: 3 });
    expect(isError).toBe(false);
    const address = /^https:\/\/\S+\/en\/sdk\/leaderboard\/\S+/m.exec(text)?.[0] ?? '';
    expect(address).not.toBe('');
    const section = await call('fetch_page', { path: address });
    expect(section.isError, section.text).toBe(false);
    expect(section.text.length).toBeGreaterThan(100);
    const whole = await call('fetch_page', { path: 'https://developer.taptap.cn/en/sdk/leaderboard/features/index.md' });
    expect(whole.text).toMatch(/^# .+\n\n> version: v3 · language: en/);
    // A page that is too long for one answer begins with the sections to ask for.
    const guide = await call('fetch_page', { path: address.split('#')[0] });
    expect(guide.text).toMatch(/^(?:# |This page is too long for one answer\. Its sections)/);
    if (address.includes('#')) expect(section.text.length).toBeLessThan(guide.text.length);
  });

  it('reads pages of other versions, moved ones, designed ones, and one section of a page by its heading', async () => {
    expect((await call('fetch_page', { path: '/v2/sdk/engine/features/' })).text).toMatch(
      /> version: v2 · unmaintained · current: https:\/\/\S+\/sdk\/engine\/overview\/ · compare: https:\/\/\S+\/compare\/v2\/sdk\/engine\/features\/ · /,
    );
    expect((await call('fetch_page', { path: 'sdk/leaderboard/guide' })).text).toContain('language: zh-Hans');
    expect((await call('fetch_page', { path: '/en/tap-download/' })).text).toMatch(/^# /);
    const { text } = await call('fetch_page', { path: '/en/sdk/leaderboard/guide/', section: 'submit' });
    expect(text).toMatch(/^> From ".+", https:\/\/\S+\/en\/sdk\/leaderboard\/guide\/#\S+\n> version: v3 · language: en.*\n\n#+ .*submit/i);
  });

  it('lists sections and their pages', async () => {
    const overview = await call('list_pages', { locale: 'en' });
    expect(overview.text).toMatch(/^# Developer Documentation v3/);
    const push = await call('list_pages', { locale: 'en', section: 'sdk/push' });
    expect(push.text).toContain('/en/sdk/push/');
    expect((await call('list_pages', { version: 'v2' })).text).toContain('/v2/sdk/');
  });

  it('finds samples in one language', async () => {
    const { text, isError } = await call('search_samples', { query: 'leaderboard submit score', language: 'C#', locale: 'en' });
    expect(isError, text).toBe(false);
    expect(text).toMatch(/```csharp\n/);
    expect(text).not.toMatch(/```(?!csharp\n|\n|$)/);
    expect(text).toContain('/en/sdk/leaderboard/');
  });

  it('is told what changed last, and since a day', async () => {
    const { text } = await call('what_changed', { locale: 'en', section: 'sdk' });
    const [day = ''] = text.split(' ');
    expect(text).toMatch(/^\d{4}-\d\d-\d\d .+ https:\/\/developer\.taptap\.cn\/en\/\S+$/m);
    expect((await call('what_changed', { since: day, version: 'v2' })).isError).toBe(false);
    expect((await call('what_changed', { since: '2999-01-01' })).text).toMatch(
      /^Nothing has changed since 2999-01-01\. The last change was on \d/,
    );
  });

  it('is told which pages differ from an older version, and reads what differs', async () => {
    const { text } = await call('what_changed', { since: 'V2', locale: 'en', section: 'sdk' });
    const [, address = ''] = /^.* https:\/\/[^/]+(\/en\/compare\/v2\/sdk\/\S+)$/m.exec(text) ?? [];
    expect((await call('fetch_page', { path: address })).text).toMatch(/^\d+ changes?(?:: \d+ .+)?$/m);
    expect((await call('what_changed', { since: 'v2', section: 'nothing' })).text).toContain('Try without a section');
  });

  it.each([
    ['what_changed', { since: 'yesterday' }, /"yesterday" is not a day\. Write it as in 2026-01-31\./],
    ['fetch_page', { path: '/en/sdk/leaderbord/guide/' }, /There is no page at .*The nearest is \/en\/sdk\/leaderboard\/guide\//],
    ['fetch_page', { path: '/en/sdk/leaderboard/guide/', section: 'Submit a scoar' }, /has no section .* Its sections:\n- /],
    ['fetch_page', { path: '/../../../etc/passwd' }, /There is no page/],
    ['fetch_page', { path: '/%00/%ff' }, /^(?:There is no page|# )/],
    ['fetch_page', { path: '/_search.sqlite' }, /There is no page/],
    ['search_docs', { query: 'login', locale: 'de' }, /There is no language "de"\. .*zh-Hans, en/],
    ['search_docs', { query: 'login', version: 'v4' }, /There is no version "v4"\. Did you mean "v[23]"\? There are: v3, v2/],
    ['search_docs', { query: 'login', section: 'stor' }, /There is no section "stor"\. Did you mean "store"\?/],
    ['list_pages', { section: 'sdk/pusch', locale: 'en' }, /Did you mean "sdk\/push"\?/],
    ['search_samples', { query: 'leaderboard', language: 'cobol' }, /There is no sample in "cobol" .* samples in: /],
  ])('is told what to ask instead: %s %j', async (name, input, message) => {
    const { text } = await call(name, input);
    expect(text).toMatch(message);
    expect(text.length).toBeLessThan(50_001);
    expect(text).not.toMatch(/\n {4}at |node_modules|\/home\/|\/tmp\//);
  });

  it.each([
    ['search_docs', { query: '' }],
    ['search_docs', { query: 'x'.repeat(5000) }],
    ['search_docs', { query: { $ne: 1 } }],
    ['search_docs', { query: 'login', limit: 1e9 }],
    ['search_docs', {}],
    ['fetch_page', { path: 'a'.repeat(3000) }],
    ['fetch_page', { path: ['/sdk/'] }],
    ['search_samples', { query: 'login' }],
    ['delete_page', { path: '/' }],
  ])('is refused what makes no sense: %s %j', async (name, input) => {
    const { isError } = await call(name, input).catch(() => ({ isError: true }));
    expect(isError).toBe(true);
  });

  it('gets answers to odd words, and none is too long', async () => {
    for (const query of ['"', '* OR 1=1 --', '🎮', '排行榜', '\u202e\u0000x', '%', 'a'.repeat(300)]) {
      const { text } = await call('search_docs', { query, limit: 20 });
      expect(text.length).toBeLessThan(50_001);
    }
  });
});

it('reads the section behind every address that the search gives', async () => {
  const { wrong, count } = await readSearched(inject('dist'));
  // What `pack` adds to this page is in the index before.
  expect(wrong.filter((one) => !/^(?:\/en)?\/offline\/#/.test(one))).toEqual([]);
  expect(count).toBeGreaterThan(10_000);
});

describe('the address for editors', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(endpoint, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
    });
  const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });

  it.each([
    ['no JSON', '{', {}, 400],
    ['another type', list, { 'Content-Type': 'text/plain' }, 415],
    ['too much', `"${'x'.repeat(100_000)}"`, {}, 413],
    ['a page of another site', list, { Origin: 'https://evil.example' }, 403],
    ['deeply nested JSON', '['.repeat(20_000), {}, 400],
  ])('refuses %s', async (_what, body, headers, status) => {
    const answer = await post(body, headers);
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toMatch(/node_modules| at /);
  });

  it('has a card, which says what it is before a program connects', async () => {
    const answer = await fetch(`${endpoint}/server-card`, {
      headers: { Accept: 'application/mcp-server-card+json', Origin: 'https://a.example' },
    });
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('access-control-allow-origin')]).toEqual([
      200,
      expect.stringMatching(/^application\/mcp-server-card\+json/),
      '*',
    ]);
    expect(await answer.json()).toMatchObject({
      $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
      name: 'cn.taptap.developer/docs',
      remotes: [{ type: 'streamable-http', url: 'https://developer.taptap.cn/mcp' }],
    });
  });

  it('is found by a program that knows the domain alone', async () => {
    const catalog = await fetch(`${siteUrl}.well-known/ai-catalog.json`);
    expect([catalog.status, catalog.headers.get('content-type'), catalog.headers.get('access-control-allow-origin')]).toEqual([
      200,
      expect.stringMatching(/^application\/ai-catalog\+json/),
      '*',
    ]);
    const { specVersion, entries } = await catalog.json();
    expect([specVersion, entries]).toEqual([
      '1.0',
      [expect.objectContaining({ identifier: 'urn:air:developer.taptap.cn:mcp:docs', type: 'application/mcp-server-card+json' })],
    ]);
    const { pathname } = new URL(entries[0].url);
    const { remotes } = await (await fetch(new URL(pathname, siteUrl))).json();
    expect(new URL(remotes[0].url).pathname).toBe(new URL(endpoint).pathname);
  });

  it('keeps no sessions', async () => {
    for (const method of ['GET', 'DELETE'])
      expect((await fetch(endpoint, { method, headers: { Accept: 'text/event-stream' } })).status).toBe(405);
    expect((await post(list)).headers.get('mcp-session-id')).toBeNull();
  });

  it('answers many programs while readers get their pages', async () => {
    const call = JSON.stringify({
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
      params: { name: 'search_docs', arguments: { query: 'leaderboard', locale: 'en' } },
    });
    const answers = await Promise.all([
      ...Array.from({ length: 200 }, async () => {
        const answer = await post(call);
        const text = await answer.text();
        return text.includes('/en/sdk/leaderboard/') ? answer.status : `${answer.status} ${text}`;
      }),
      ...Array.from({ length: 50 }, async () => (await fetch(`${siteUrl}sdk/leaderboard/guide/`)).status),
    ]);
    expect(answers.filter((answer) => answer !== 200)).toEqual([]);
  });
});
