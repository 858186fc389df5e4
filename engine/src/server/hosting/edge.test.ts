import { expect, test } from 'vitest';
import { readBuild } from '../build.ts';
import { ask, serveSite } from '../testing/small-site.ts';
import { createHeadersFile, createRedirectsFile } from './edge.ts';

const FILES = {
  'index.html': 'home',
  'sdk/index.html': 'sdk',
  'en/index.html': 'Home',
  '-/app-1a2b3c4d.js': 'export {};',
  'assets/logo.txt': 'logo',
  '_headers.json': JSON.stringify({ 'Content-Security-Policy': `default-src 'self'; script-src 'sha256-${'a'.repeat(44)}'` }),
  '_redirects.json': JSON.stringify([
    { from: '/old/', to: '/sdk/#init', status: 301 },
    { from: '/旧/', to: '/sdk/', status: 301 },
    { from: '/what?/', to: '/sdk/', status: 301 },
    { from: '/C#/', to: '/sdk/', status: 301 },
    { from: '/100%/', to: '/sdk/', status: 301 },
    { from: '/away', to: 'https://example.com/?a=1', status: 302 },
  ]),
};

/** What a host says for an address, by its rules: an indented line is a header of the address above it; `*` stands for anything. */
function readHeaders(file: string, path: string): [string, string][] {
  let isMatch = false;
  return file.split('\n').flatMap((line): [string, string][] => {
    if (!/^\s/.test(line)) isMatch = line !== '' && new RegExp(`^${line.replaceAll('*', '.*')}$`).test(path);
    const header = /^\s+([\w-]+): (.+)$/.exec(line);
    return isMatch && header?.[1] !== undefined && header[2] !== undefined ? [[header[1].toLowerCase(), header[2]]] : [];
  });
}

test('a host that reads _headers says what our own server says, each header once, within the limits of hosts', async () => {
  await using site = await serveSite(FILES);
  const file = createHeadersFile(await readBuild(site.dist));
  for (const path of ['/', '/sdk/', '/en/', '/assets/logo.txt', '/-/app-1a2b3c4d.js']) {
    const said = readHeaders(file, path);
    const { headers } = await ask(site.server.url, path, { 'X-Forwarded-Proto': 'https' });
    const isHashed = path.startsWith('/-/');
    expect(said.map(([name]) => name).toSorted(), path).toEqual(
      [
        ...['content-security-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy', 'permissions-policy'],
        ...['referrer-policy', 'strict-transport-security', 'x-content-type-options', ...(isHashed ? ['cache-control'] : [])],
      ].toSorted(),
    );
    for (const [name, value] of said) expect(value, `${path} ${name}`).toBe(headers[name]);
  }
  expect(Math.max(...file.split('\n').map((line) => line.length))).toBeLessThan(2000);
});

test('a host that reads _redirects leads where our own server leads', async () => {
  await using site = await serveSite(FILES);
  const rules = createRedirectsFile(await readBuild(site.dist))
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  expect(rules).toHaveLength(12);
  for (const [from = '', to, status] of rules) {
    const answer = await ask(site.server.url, from);
    expect([answer.headers.location, String(answer.status)], from).toEqual([to, status]);
  }
});
