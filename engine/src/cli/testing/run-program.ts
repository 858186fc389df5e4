import { vi } from 'vitest';
import { createProgram } from '../program.ts';

/** Runs a command in this process. Gives its exit code and what it prints on the error stream; the test restores both. */
export async function runProgram(...args: readonly string[]): Promise<{ code: unknown; errors: string }> {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  await createProgram().parseAsync(args, { from: 'user' });
  return { code: process.exitCode, errors: print.mock.calls.join('\n') };
}
