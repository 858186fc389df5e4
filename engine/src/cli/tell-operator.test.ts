import { afterEach, expect, it, vi } from 'vitest';
import { startTestServer } from '../../../tests/support/test-server.ts';
import { serveSite } from '../server/testing/small-site.ts';
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

it('serve says that its port is taken', async () => {
  await using site = await serveSite({ 'index.html': 'home' });
  await using other = await startTestServer((_request, response) => response.end());
  const { code, errors } = await runProgram('serve', '--out', site.dist, '--port', new URL(other.origin).port);
  expect(code).toBe(1);
  expect(errors).toMatch(/^The server cannot use this address \(.*EADDRINUSE.*\)\. Choose another port with --port\.$/);
});
