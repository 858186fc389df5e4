import { renameSync } from 'node:fs';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, it, vi } from 'vitest';
import { ask, serveSite, writeSite } from '../testing/small-site.ts';

const FACTS = {
  versions: [
    { name: 'v3', path: '' },
    { name: 'v2', path: 'v2' },
  ],
  locales: [{ name: 'en', path: '' }],
};
const page = (title: string) => ({ 'index.html': title, 'index.md': `# ${title}\n\nText.\n`, 'page.json': '{ "toc": [] }' });
const below = (folder: string, files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));

it('names pages of any name that differ, and says what is known where no change is', async () => {
  await using site = await serveSite({
    ...page('Home'),
    ...below('compare/v2/100% off', page('A hundred')),
    ...below('compare/v2/what?', page('What')),
    'changes.json': JSON.stringify({ items: [] }),
    '_site.json': JSON.stringify(FACTS),
  });
  const client = new Client({ name: 'editor', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${site.server.url}/mcp`)));
  const changesSince = async (since: Record<string, string>): Promise<string> => {
    const { content } = await client.callTool({ name: 'what_changed', arguments: since });
    return content[0]?.type === 'text' ? content[0].text : '';
  };
  const differing = await changesSince({ since: 'v2' });
  expect(differing.split('\n').slice(1)).toEqual(['A hundred /compare/v2/100%25%20off/', 'What /compare/v2/what%3F/']);
  const { content } = await client.callTool({ name: 'fetch_page', arguments: { path: '/compare/v2/100%25%20off/' } });
  expect(content).toMatchObject([{ text: expect.stringContaining('# A hundred') }]);
  expect(await changesSince({})).toBe('No changes are known.');
  await client.close();
});

it('reads a section of a page that was read before the same build was deployed again', async () => {
  const files = {
    ...page('Home'),
    'index.md': '# Home\n\nText.\n\n## Set up\n\nDo this.\n',
    'page.json': JSON.stringify({ html: '<h2 id="set-up">Set up</h2>' }),
    '_site.json': JSON.stringify({ ...FACTS, build: 'same' }),
  };
  await using site = await serveSite(files);
  const client = new Client({ name: 'editor', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${site.server.url}/mcp`)));
  await client.callTool({ name: 'fetch_page', arguments: { path: '/' } });
  writeSite(`${site.dist}.new`, { ...files, 'later.txt': 'later' });
  renameSync(site.dist, `${site.dist}.previous`);
  renameSync(`${site.dist}.new`, site.dist);
  await vi.waitFor(async () => expect((await ask(site.server.url, '/later.txt')).status).toBe(200), { timeout: 120_000 });
  const { content } = await client.callTool({ name: 'fetch_page', arguments: { path: '/#set-up' } });
  expect(content).toMatchObject([{ text: expect.stringContaining('Do this.') }]);
  await client.close();
});

it.each(['', '\n ', '\uFEFF'])('takes one message a request, as requests are what is counted: %j before several', async (before) => {
  await using site = await serveSite({ ...page('Home'), '_site.json': JSON.stringify(FACTS) });
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'fetch_page', arguments: { path: '/' } } };
  const post = (body: string) =>
    fetch(`${site.server.url}/mcp`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
      body,
    });
  expect((await post(before + JSON.stringify(message))).status).toBe(200);
  const several = await post(before + JSON.stringify([message, { ...message, id: 2 }]));
  expect([several.status, await several.json()]).toEqual([
    400,
    { jsonrpc: '2.0', id: null, error: { code: -32_000, message: 'Send one message a request.' } },
  ]);
});
