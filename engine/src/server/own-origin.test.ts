import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SmallSite, serveSite } from './testing/small-site.ts';

const FILES = {
  'index.html': 'home',
  '_site.json': '{ "build": "b1", "feedback": true, "url": "https://docs.example" }',
};

let site: SmallSite;
let port: string;

beforeAll(async () => {
  site = await serveSite(FILES, { searchRateLimit: null, corsOrigins: ['http://mirror.example:8080'] });
  port = new URL(site.server.url).port;
});

afterAll(() => site[Symbol.asyncDispose]());

/** @param host as a browser says where it asks, and where the page that asks is from; `:port` stands for the server's own */
function post(path: string, host: string, more: Record<string, string> = {}): Promise<number | undefined> {
  const named = host.replace(':port', `:${port}`);
  const headers = { 'Content-Type': 'application/json', Host: named, Origin: `http://${named}`, ...more };
  return new Promise((resolve, reject) => {
    const sent = request({ hostname: '127.0.0.1', port, path, method: 'POST', headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    sent.on('error', reject).end(JSON.stringify({ page: '/', kind: 'wrong' }));
  });
}

test.each([['/api/feedback'], ['/mcp']])('%s is not for a page of a name that was made to mean this machine', async (path) => {
  expect(await post(path, 'evil.example:port')).toBe(403);
  expect(await post(path, 'evil.example.:port')).toBe(403);
  expect(await post(path, 'localhost.evil.example:port')).toBe(403);
  expect(await post(path, 'evil.example:port', { 'X-Forwarded-Host': 'evil.example' })).toBe(403);
  expect(await post(path, '127.0.0.1:port', { Origin: 'https://evil.example' })).toBe(403);
  expect(await post(path, '127.0.0.1:port', { Origin: 'null' })).toBe(403);
});

test.each([
  ['127.0.0.1:port', 'this machine'],
  ['localhost:port', 'its name'],
  ['docs.localhost:port', 'a name that browsers never look up'],
  ['[::1]:port', 'its other address'],
  ['192.168.1.20:port', 'an address in a network'],
  ['docs:port', 'a name that nobody can register'],
  ['docs.example:port', "the site's own name"],
  ['docs.example', 'the same behind a proxy'],
  ['preview.example', 'another name behind a proxy'],
  ['mirror.example:8080', 'an origin of the settings'],
])('reports from %s, %s, are taken', async (host) => {
  expect(await post('/api/feedback', host)).toBe(201);
});
