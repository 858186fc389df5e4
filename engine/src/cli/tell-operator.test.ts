import { afterEach, expect, it, vi } from 'vitest';
import { startTestServer } from '../../../tests/support/test-server.ts';
import { serveSite } from '../server/testing/small-site.ts';
import { tellOperator } from './tell-operator.ts';
import { runProgram } from './testing/run-program.ts';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

it('serve says that there is no built site', async () => {
  expect(await runProgram('serve', '--out', '/nowhere/dist')).toEqual({
    code: 1,
    errors: 'There is no built site at /nowhere/dist. Run `signpost build` first, or name its folder with --out.',
  });
});

it.each([
  ['EACCES', 'permission denied, mkdir', 'this user may not read or write there'],
  ['EROFS', 'read-only file system, open', 'the disk can only be read'],
])('a file or folder that cannot be used is named, with the reason and without a stack: %s', async (code, message, reason) => {
  const path = '/srv/docs/.signpost';
  const error = Object.assign(new Error(`${code}: ${message} '${path}'`), { code, path });
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await tellOperator(() => Promise.reject(error));
  expect(process.exitCode).toBe(1);
  expect(printed.mock.calls).toEqual([
    [`${path} cannot be used: ${reason} (${error.message}). Give the right to it or make room, or work in another folder.`],
  ]);
});

it('serve says that its port is taken', async () => {
  await using site = await serveSite({ 'index.html': 'home' });
  await using other = await startTestServer((_request, response) => response.end());
  const { code, errors } = await runProgram('serve', '--out', site.dist, '--port', new URL(other.origin).port);
  expect(code).toBe(1);
  expect(errors).toMatch(/^The server cannot use this address \(.*EADDRINUSE.*\)\. Choose another port with --port\.$/);
});

it.each(['192.0.2.1', 'nowhere.invalid'])('serve says that its host is no address of this machine: %s', async (host) => {
  await using site = await serveSite({ 'index.html': 'home' });
  const { code, errors } = await runProgram('serve', '--out', site.dist, '--port', '0', '--host', host);
  expect(code).toBe(1);
  expect(errors).toMatch(/^The server cannot use this address \(.*\)\. Choose another host with --host\.$/);
});

it.each([
  ['SIGNPOST_TRUST_PROXY', '10.0.0.0/8, nginx', 'SIGNPOST_TRUST_PROXY: "nginx" is neither an address nor a network'],
  ['SIGNPOST_TRUST_PROXY', 'true, 10.0.0.0/8', 'SIGNPOST_TRUST_PROXY: "true" is neither an address nor a network'],
  ['SIGNPOST_TRUST_PROXY', '10.0.0.0/33', 'SIGNPOST_TRUST_PROXY: "10.0.0.0/33" is neither an address nor a network'],
  ['SIGNPOST_CORS_ORIGINS', 'https://a.example, *', 'SIGNPOST_CORS_ORIGINS: "*" is no origin'],
  ['SIGNPOST_CORS_ORIGINS', 'https://a.example/', 'SIGNPOST_CORS_ORIGINS: "https://a.example/" is no origin'],
  ['SIGNPOST_OPENSEARCH_URL', 'http://a:9200, me:secret@b:9200', 'Node 2 of the search cluster has no address'],
])('serve does not start with a setting that it cannot use: %s=%s', async (name, value, message) => {
  await using site = await serveSite({ 'index.html': 'home' });
  vi.stubEnv(name, value);
  const { code, errors } = await runProgram('serve', '--out', site.dist, '--port', '0');
  expect([code, errors.slice(0, message.length)]).toEqual([1, message]);
  expect(errors).not.toContain('secret');
});
