import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askRaw, type SmallSite, serveSite } from './testing/small-site.ts';

let site: SmallSite;

beforeAll(async () => {
  site = await serveSite({ 'index.html': 'home', '404.html': 'missing', 'sdk/index.html': 'sdk' });
  writeFileSync(join(site.dist, '../secret.txt'), 'secret');
  mkdirSync(join(site.dist, '../sdk-private'));
});

afterAll(() => site[Symbol.asyncDispose]());

test.each([
  '/../secret.txt',
  '/sdk/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
  '/..\\secret.txt',
  '/%252e%252e%252fsecret.txt',
  '/..;/secret.txt',
  '/%c0%ae%c0%ae/secret.txt',
  '/\u00c0\u00ae\u00c0\u00ae/secret.txt',
  '/....//secret.txt',
  '//secret.txt',
  '//example.com/',
  '/sdk/%00',
  '/sdk%00.html',
  '/sdk/%0d%0aSet-Cookie:%20a=1/',
  '/%',
  '/%zz',
  '/%e4%b8',
  '/sdk/%ff',
  `/${'a'.repeat(5000)}`,
  `/${'a/'.repeat(20_000)}`,
  `/sdk/?${'q=a&'.repeat(10_000)}`,
  '/C:/Windows/win.ini',
  '/sdk/index.html/',
  '/sdk/index.html/..',
  '/~root',
  '*',
  'http://example.com/secret.txt',
  'sdk',
  '/sdk/#hash',
  '/api/search?q=%&locale=zh-Hans',
  '/api/search/../../secret.txt',
])('%s gives nothing away and breaks nothing', async (target) => {
  const status = await askRaw(site.server.url, target);
  expect([200, 301, 400, 404, 414, 431, 503]).toContain(status);
  if (status === 200) expect(target).toMatch(/^(\/sdk\/|http)/);
  expect(await askRaw(site.server.url, '/sdk/')).toBe(200);
});
