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

/** By the status that answers them. */
const TARGETS: Readonly<Record<number, readonly string[]>> = {
  // Paths that lead nowhere.
  404: [
    '/../secret.txt',
    '/sdk/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/%252e%252e%252fsecret.txt',
    '/..;/secret.txt',
    '/....//secret.txt',
    '//secret.txt',
    '//example.com/',
    '/C:/Windows/win.ini',
    '/sdk/index.html/',
    '/sdk/index.html/..',
    '/~root',
    '/api/search/../../secret.txt',
  ],
  // What is no path: bytes that are no text, control characters, names that no file can have, other forms of a target.
  400: [
    '/%c0%ae%c0%ae/secret.txt',
    '/\u00c0\u00ae\u00c0\u00ae/secret.txt',
    '/sdk/%00',
    '/sdk%00.html',
    '/sdk/%0d%0aSet-Cookie:%20a=1/',
    '/%',
    '/%zz',
    '/%e4%b8',
    '/sdk/%ff',
    `/${'a'.repeat(5000)}`,
    '*',
    'http://example.com/secret.txt',
    'sdk',
  ],
  431: [`/${'a/'.repeat(20_000)}`, `/sdk/?${'q=a&'.repeat(10_000)}`],
  200: ['/sdk/#hash'],
  // A search like any other, without an index.
  503: ['/api/search?q=%&locale=zh-Hans'],
};

test.each(Object.entries(TARGETS).flatMap(([status, targets]) => targets.map((target) => [Number(status), target] as const)))(
  '%i: %s gives nothing away and breaks nothing',
  async (status, target) => {
    expect(await askRaw(site.server.url, target)).toBe(status);
    expect(await askRaw(site.server.url, '/sdk/')).toBe(200);
  },
);
