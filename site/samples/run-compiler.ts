import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import type { SampleProblem } from './blocks.ts';

const run = promisify(execFile);

/** What the compiler of a language makes of samples. */
export interface CompiledSamples {
  /** How many samples were compiled. */
  readonly compiled: number;
  /** Samples that need what is not at hand: an SDK without an index, headers, packages. */
  readonly outside: readonly { readonly file: string; readonly line: number; readonly needs: readonly string[] }[];
  readonly problems: readonly SampleProblem[];
}

/** What a compiler says of a line. */
export interface Told {
  /** As the compiler names it. */
  readonly source: string;
  readonly line: number;
  readonly message: string;
}

/** Whether a program is on this machine, by an argument that makes it say something and end. */
export async function isInstalled(program: string, argument = '--version'): Promise<boolean> {
  return run(program, [argument]).then(
    () => true,
    () => false,
  );
}

interface CompilerOptions {
  readonly cwd: string;
  /** Where it says what is wrong; by default on the standard error output. */
  readonly output?: 'stdout' | 'stderr';
  /** Variables beside those of this process. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs a compiler, whose exit code says that there are mistakes.
 * @throws if it ends with one, and says nothing: then it did not run
 */
export async function runCompiler(
  program: string,
  args: readonly string[],
  { cwd, output = 'stderr', env }: CompilerOptions,
): Promise<{ readonly said: string; readonly hasFailed: boolean }> {
  try {
    const printed = await run(program, [...args], { cwd, env: { ...process.env, ...env }, maxBuffer: 100_000_000 });
    return { said: printed[output], hasFailed: false };
  } catch (error) {
    const said: unknown = error instanceof Error ? Reflect.get(error, output) : undefined;
    if (typeof said !== 'string' || said === '') throw error;
    return { said, hasFailed: true };
  }
}

/**
 * Works in a new folder, which is removed afterwards.
 * @param beginning of its path
 */
export async function inFolder<Result>(beginning: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  mkdirSync(dirname(beginning), { recursive: true });
  const folder = mkdtempSync(beginning);
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Holds that the types of the index compile.
 * @param text in which they stand
 * @param file with what they need of others, whom `others` names
 */
export function assertIndexCompiles(problems: readonly Told[], text: string, others: string, file: string): void {
  if (problems.length === 0) return;
  const lines = text.split('\n');
  const shown = problems.slice(0, 5).map(({ line, message }) => `${message}: ${lines[line - 1] ?? ''}`);
  throw new Error(`The types of the index do not compile; what they need of ${others} stands in ${file}:\n${shown.join('\n')}`);
}
