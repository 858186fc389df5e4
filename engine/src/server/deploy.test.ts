import { closeSync, openSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync, writeSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { ask, serveSite, writeSite } from './testing/small-site.ts';

/** The server looks every 20 ms whether there is a new build; on a busy machine, more seldom. */
const NOTICED = { timeout: 120_000 };

/** Every file of a build says which build it is of. */
function filesOf(build: string): Record<string, string> {
  const pages = Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [`p${index}/index.html`, `${build} ${'x'.repeat(2000)} ${build}`]),
  );
  return {
    ...pages,
    'large.txt': `${build} `.repeat(60_000),
    '_site.json': JSON.stringify({ build }),
    '_headers.json': JSON.stringify({ 'X-Build': build }),
  };
}

test('new builds are taken over one after the other while readers read: no answer is lost, none is of two builds', async () => {
  await using site = await serveSite(filesOf('build-0'));
  const problems: string[] = [];
  let isDone = false;
  const read = async (path: string, headers: Record<string, string>) => {
    while (!isDone) {
      const answer = await ask(site.server.url, path, headers);
      const body = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(answer.body) : answer.body;
      const builds = new Set([...body.toString().matchAll(/build-\d/g)].map(([build]) => build));
      builds.add(String(answer.headers['x-build']));
      if (answer.status !== 200 || builds.size !== 1) problems.push(`${path}: ${answer.status} ${[...builds]}`);
    }
  };
  const readers = ['/p1/', '/p2/', '/p3/', '/p4/', '/large.txt'].flatMap((path) => [
    read(path, {}),
    read(path, { 'Accept-Encoding': 'gzip' }),
  ]);
  try {
    for (let count = 1; count <= 6; count += 1) {
      const build = `build-${count}`;
      writeSite(`${site.dist}.new`, filesOf(build));
      renameSync(site.dist, `${site.dist}.previous`);
      await wait(count * 5);
      renameSync(`${site.dist}.new`, site.dist);
      rmSync(`${site.dist}.previous`, { recursive: true });
      await vi.waitFor(async () => expect((await ask(site.server.url, '/p9/')).headers['x-build']).toBe(build), NOTICED);
    }
  } finally {
    isDone = true;
    await Promise.all(readers);
  }
  expect(problems).toEqual([]);
});

test('a link that is pointed at another build is followed', async () => {
  await using site = await serveSite(filesOf('first'));
  renameSync(site.dist, `${site.dist}-first`);
  writeSite(`${site.dist}-second`, filesOf('second'));
  symlinkSync(`${site.dist}-second`, `${site.dist}.link`);
  renameSync(`${site.dist}.link`, site.dist);
  await vi.waitFor(async () => expect((await ask(site.server.url, '/p1/')).headers['x-build']).toBe('second'), NOTICED);
});

test('a build that comes after a moment without any is taken over, however long the moment was', async () => {
  const files = (build: string) => ({ '_site.json': JSON.stringify({ build }), '_headers.json': JSON.stringify({ 'X-Build': build }) });
  await using site = await serveSite(files('0'), { watchInterval: 1 });
  for (let build = 1; build <= 60; build += 1) {
    writeSite(`${site.dist}.new`, files(`${build}`));
    await rename(site.dist, `${site.dist}.${build}`);
    for (let turn = 0; turn < build % 12; turn += 1) await nextTurn();
    await rename(`${site.dist}.new`, site.dist);
    await vi.waitFor(async () => expect((await ask(site.server.url, '/')).headers['x-build']).toBe(`${build}`), NOTICED);
  }
});

test('a build that cannot be read leaves the last good one in service', async () => {
  await using site = await serveSite(filesOf('first'));
  await ask(site.server.url, '/p1/');
  writeFileSync(join(site.dist, '_site.json'), '{ broken');
  await wait(100);
  expect((await ask(site.server.url, '/p1/')).status).toBe(200);
  expect(JSON.parse((await ask(site.server.url, '/readyz')).body.toString())).toMatchObject({ build: 'first' });
});

test('a page that is saved into the build is served as it is now', async () => {
  await using site = await serveSite(filesOf('first'));
  writeSite(site.dist, { 'p1/index.html': 'saved' });
  expect((await ask(site.server.url, '/p1/')).body.toString()).toBe('saved');
});

test('a new build may move the site to another base URL: its search and its tools move along', async () => {
  await using site = await serveSite({ '_site.json': JSON.stringify({ build: 'first' }) });
  const searched = async () => (await ask(site.server.url, '/docs/api/search?q=login&locale=en')).headers['content-type'];
  expect(await searched()).toContain('text/plain');
  writeSite(`${site.dist}.new`, { '_site.json': JSON.stringify({ build: 'second', baseUrl: '/docs/' }) });
  renameSync(site.dist, `${site.dist}.previous`);
  renameSync(`${site.dist}.new`, site.dist);
  await vi.waitFor(async () => expect(await searched()).toContain('application/json'), NOTICED);
  expect((await ask(site.server.url, '/api/search?q=login&locale=en')).headers['content-type']).toContain('application/json');
  expect((await ask(site.server.url, '/docs/mcp')).status).not.toBe(404);
});

test('a large file has the entity tag that the build gave it: no request has to read it to the end first', async () => {
  const size = 50_000_000;
  await using site = await serveSite({ '_site.json': JSON.stringify({ build: 'first' }), 'sdk.zip': Buffer.alloc(size, 'a') });
  const listed = JSON.parse(readFileSync(join(site.dist, '_files.json'), 'utf8'));
  // Had the server read the file for its tag, it would be another one now.
  const handle = openSync(join(site.dist, 'sdk.zip'), 'r+');
  writeSync(handle, 'b', size - 1);
  closeSync(handle);
  const head = await ask(site.server.url, '/sdk.zip', {}, 'HEAD');
  const etag = String(head.headers.etag);
  expect(JSON.stringify(listed)).toContain(etag.replaceAll('"', ''));
  expect(head.headers['content-length']).toBe(String(size));
  expect((await ask(site.server.url, '/sdk.zip', { 'If-None-Match': etag })).status).toBe(304);
  const start = await ask(site.server.url, '/sdk.zip', { Range: 'bytes=0-3', 'If-Range': etag });
  expect([start.status, String(start.body)]).toEqual([206, 'aaaa']);
});
