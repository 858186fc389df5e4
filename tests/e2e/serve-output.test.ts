import { expect, inject, it } from 'vitest';
import { findProgram } from '../../engine/src/model/find-program.ts';
import { type Command, runCommand } from '../support/command.ts';

const terminal = findProgram(['script']);

/** Serves the built site until the test is over, and asks for its home page. */
async function serve(within?: string): Promise<Command & AsyncDisposable> {
  const command = runCommand(['serve', '--out', inject('dist'), '--port', '0'], process.cwd(), within);
  const url = await command.says(/http:\/\/[\d.]+:\d+/);
  expect((await fetch(url)).status).toBe(200);
  return {
    ...command,
    async [Symbol.asyncDispose]() {
      command.process.kill();
      await command.finished;
    },
  };
}

it('a log gets a line of JSON for each request', async () => {
  await using server = await serve();
  const line = await server.says(/\{.*"status":200.*\}/);
  expect(JSON.parse(line)).toMatchObject({ level: 30, method: 'GET', path: expect.stringMatching(/^\//) });
});

it.skipIf(terminal === undefined)('a person at a terminal sees the address, and no log', async () => {
  await using server = await serve(terminal);
  server.process.kill();
  const { output } = await server.finished;
  expect(output).toMatch(/^\s*http:\/\/127\.0\.0\.1:\d+\s/);
  expect(output).not.toContain('{');
});
