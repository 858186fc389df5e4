import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { runCommand } from '../../../../tests/support/command.ts';
import type { ServerOptions } from '../options.ts';
import { type SmallSite, serveSite } from '../testing/small-site.ts';
import { readReports } from './feedback-file.ts';

const FILES = {
  'index.html': 'home',
  'sdk/push/index.html': 'push',
  'img/a.svg': '<svg/>',
  '_site.json': '{ "build": "b1", "feedback": true }',
};
const REPORT = { page: '/sdk/push/', section: 'send', kind: 'wrong', text: '  the port\nis 443 ' };

const serve = (options: Omit<ServerOptions, 'dist'> = {}, files: Readonly<Record<string, string>> = FILES) => serveSite(files, options);
const fileOf = ({ dist }: SmallSite): string => join(dirname(dist), 'feedback.sqlite');

async function send({ server }: SmallSite, report: unknown, headers: Record<string, string> = {}) {
  const body = typeof report === 'string' ? report : JSON.stringify(report);
  const response = await fetch(`${server.url}/api/feedback`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
  return { status: response.status, headers: response.headers, json: JSON.parse(await response.text()) };
}

test('a report is kept beside the built site, without anything of its reader', async () => {
  await using site = await serve();
  expect(existsSync(fileOf(site))).toBe(false);
  expect(await send(site, REPORT, { 'User-Agent': 'curious/1.0', 'X-Forwarded-For': '203.0.113.77' })).toMatchObject({
    status: 201,
    json: { kept: true },
  });
  expect(await send(site, { page: '/', kind: 'sample', sample: 2 })).toMatchObject({ status: 201 });
  const day = new Date().toISOString().slice(0, 10);
  expect(readReports(fileOf(site))).toEqual([
    { id: 2, day, build: 'b1', page: '/', section: '', sample: 2, kind: 'sample', text: '' },
    { id: 1, day, build: 'b1', page: '/sdk/push/', section: 'send', sample: null, kind: 'wrong', text: 'the port is 443' },
  ]);
  const bytes = readFileSync(fileOf(site), 'latin1');
  for (const trace of ['curious', '203.0.113', '127.0.0.1']) expect(bytes).not.toContain(trace);
});

test.each([
  [{ ...REPORT, page: '/sdk/pusch/' }, 'there is no page at /sdk/pusch/; the nearest is /sdk/push/'],
  [{ ...REPORT, page: '/img/a.svg' }, 'there is no page at /img/a.svg'],
  [{ ...REPORT, page: '/%ff/' }, 'there is no page'],
  [{ ...REPORT, kind: 'spam' }, 'kind'],
  [{ ...REPORT, text: 'x'.repeat(301) }, 'text'],
  [{ ...REPORT, sample: 0 }, 'sample'],
  [{ ...REPORT, email: 'a@example.com' }, 'email'],
  [[REPORT], 'object'],
  ['{', 'JSON object'],
  ['', 'JSON object'],
])('%j is refused and says why', async (report, problem) => {
  await using site = await serve();
  const { status, json } = await send(site, report);
  expect([status, json.error.message]).toEqual([400, expect.stringContaining(problem)]);
  expect(existsSync(fileOf(site))).toBe(false);
});

test('nothing of a report can steer the terminal that lists it, or say more than what it is about', async () => {
  await using site = await serve();
  const [page, section, text] = ['/sdk/push/?mail=me\u001b[2J#x', 'send\u001b]0;title\u0007\n  9  2026-01-01', 'a\u009b31m b'];
  expect(await send(site, { ...REPORT, page, section, text })).toMatchObject({ status: 201 });
  expect(readReports(fileOf(site))).toMatchObject([{ page: '/sdk/push/', section: 'send ]0;title 9 2026-01-01', text: 'a 31m b' }]);
});

test('a long one, one of another site and one too many are refused', async () => {
  await using site = await serve();
  expect(await send(site, { ...REPORT, text: 'x'.repeat(5000) })).toMatchObject({ status: 413, json: { error: { code: 'too-long' } } });
  expect(await send(site, REPORT, { Origin: 'https://evil.example' })).toMatchObject({ status: 403 });
  expect(await send(site, REPORT, { Origin: site.server.url })).toMatchObject({ status: 201 });
  const answers = await Promise.all(Array.from({ length: 25 }, () => send(site, REPORT)));
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
  expect(answers.find(({ status }) => status === 429)?.json.error.message).toMatch(/Try again in a minute/);
});

test('a site that takes none says so; other methods are not allowed', async () => {
  await using site = await serve({}, { 'index.html': 'home' });
  expect(await send(site, { page: '/', kind: 'wrong' })).toMatchObject({
    status: 404,
    json: { error: { message: 'This site takes no reports.' } },
  });
  expect((await fetch(`${site.server.url}/api/feedback`)).status).toBe(404);
});

test('below a base URL it is there, too', async () => {
  const files = { ...FILES, '_site.json': '{ "build": "b1", "feedback": true, "baseUrl": "/docs/" }' };
  await using site = await serve({}, files);
  const response = await fetch(`${site.server.url}/docs/api/feedback`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...REPORT, page: '/docs/sdk/push/' }),
  });
  expect(response.status).toBe(201);
});

test('while the file is locked, full or no file, reports are answered 503 and pages go on; what was accepted stays', async () => {
  await using site = await serve({ searchRateLimit: null });
  expect(await send(site, REPORT)).toMatchObject({ status: 201 });
  const unavailable = {
    status: 503,
    json: { error: { code: 'feedback-unavailable', message: 'The report could not be kept. Try again later.' } },
  };

  const other = new DatabaseSync(fileOf(site));
  other.exec('BEGIN EXCLUSIVE');
  expect(await send(site, REPORT)).toMatchObject(unavailable);
  expect(await (await fetch(`${site.server.url}/sdk/push/`)).text()).toBe('push');
  other.exec('COMMIT');
  expect(await send(site, REPORT)).toMatchObject({ status: 201 });

  // As large as it may become.
  other.exec('CREATE TABLE filler (bytes BLOB) STRICT');
  other.prepare('INSERT INTO filler VALUES (zeroblob(?))').run(70 * 1024 * 1024);
  let refused = await send(site, REPORT);
  for (let attempt = 0; refused.status === 201 && attempt < 100; attempt++)
    refused = await send(site, { ...REPORT, text: 'x'.repeat(300) });
  expect(refused).toMatchObject(unavailable);
  expect(refused.headers.get('retry-after')).toBe('60');
  other.exec('DROP TABLE filler; VACUUM');
  other.close();
  const kept = readReports(fileOf(site)).length;
  expect(kept).toBeGreaterThanOrEqual(2);
  expect(await send(site, REPORT)).toMatchObject({ status: 201 });
  expect(readReports(fileOf(site))).toHaveLength(kept + 1);

  const bytes = readFileSync(fileOf(site));
  writeFileSync(fileOf(site), 'this is no database, but a text that is long enough to be looked at'.repeat(50));
  expect(await send(site, REPORT)).toMatchObject(unavailable);
  rmSync(fileOf(site));
  mkdirSync(fileOf(site));
  expect(await send(site, REPORT)).toMatchObject(unavailable);
  rmSync(fileOf(site), { recursive: true });
  writeFileSync(fileOf(site), bytes);
  expect(await send(site, REPORT)).toMatchObject({ status: 201 });
  expect(readReports(fileOf(site))).toHaveLength(kept + 2);
});

test('where no file can be made, reports are answered 503 and pages go on', async () => {
  // Not even the administrator can make files there.
  await using site = await serve({ feedback: '/proc/feedback.sqlite' });
  expect(await send(site, REPORT)).toMatchObject({ status: 503 });
  expect((await fetch(`${site.server.url}/`)).status).toBe(200);
});

test('a webhook gets each report as JSON; one that it does not take is not accepted', async () => {
  const received: unknown[] = [];
  let status = 204;
  const hook = createServer((request, response) => {
    request.setEncoding('utf8');
    request.on('data', (text: string) => received.push(JSON.parse(text)));
    request.on('end', () => response.writeHead(status).end());
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  const address = hook.address();
  const port = typeof address === 'object' ? address?.port : 0;
  {
    await using site = await serve({ feedback: `http://127.0.0.1:${port}/reports` });
    expect(await send(site, REPORT)).toMatchObject({ status: 201 });
    expect(received).toEqual([
      { page: '/sdk/push/', section: 'send', sample: null, kind: 'wrong', text: 'the port is 443', day: expect.any(String), build: 'b1' },
    ]);
    status = 500;
    expect(await send(site, REPORT)).toMatchObject({ status: 503 });
    expect(existsSync(fileOf(site))).toBe(false);
    await new Promise((resolve) => hook.close(resolve));
    expect(await send(site, REPORT)).toMatchObject({ status: 503 });
  }
});

test('signpost feedback lists reports by page, as text and as JSON, and deletes those that are done', async () => {
  await using site = await serve();
  const command = async (...args: string[]) =>
    (await runCommand(['feedback', '--out', site.dist, ...args], dirname(site.dist)).finished).output;
  expect(await command()).toBe(`No reports in ${fileOf(site)}.\n`);
  await send(site, REPORT);
  await send(site, { page: '/', kind: 'sample', sample: 2 });
  await send(site, { ...REPORT, kind: 'unclear', text: '' });
  const day = new Date().toISOString().slice(0, 10);
  expect(await command()).toBe(
    [
      '/sdk/push/  2',
      `  1  ${day}  wrong    #send  the port is 443`,
      `  3  ${day}  unclear  #send`,
      '/  1',
      `  2  ${day}  sample   code 2`,
      '',
    ].join('\n'),
  );
  expect(JSON.parse(await command('--format', 'json'))).toHaveLength(3);
  expect(await command('--done', '1', '3', '99')).toBe('2 of 3 reports deleted\n');
  expect(await command()).toContain('/  1');
  const other = join(dirname(site.dist), 'other.sqlite');
  writeFileSync(other, '');
  expect(await command('--store', other)).toBe(`No reports in ${other}.\n`);
  expect(await command('--store', other, '--done', '1')).toBe('0 of 1 reports deleted\n');
  new DatabaseSync(other).exec('CREATE TABLE others (id)');
  for (const done of [[], ['--done', '1']])
    expect(await command('--store', other, ...done)).toContain(
      `${other}: it has other things than reports. Is it the file of the reports?`,
    );
});
