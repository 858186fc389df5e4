import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What the compiler says of a line. */
export interface Told {
  /** As the compiler names it. */
  readonly source: string;
  readonly line: number;
  readonly message: string;
}

/** The name of Clang on this machine: Debian's has its version in it. */
export async function findClang(): Promise<string | undefined> {
  for (const name of ['clang', 'clang-19', 'clang-16', 'clang-14']) {
    const found = await run(name, ['--version']).then(
      () => true,
      () => false,
    );
    if (found) return name;
  }
  return undefined;
}

/** Errors and warnings for these files, in the order of the files. Throws if the compiler does not run. */
export async function runClang(clang: string, options: readonly string[], folder: string, files: readonly string[]): Promise<Told[]> {
  const printed = await run(clang, [...options, ...files], { cwd: folder, maxBuffer: 100_000_000 }).catch((error: unknown) => {
    if (error instanceof Error && 'stderr' in error && typeof error.stderr === 'string' && error.stderr !== '')
      return { stderr: error.stderr };
    throw error;
  });
  const lines = printed.stderr.matchAll(/^(\S+?):(\d+):\d+: (?:fatal )?(?:error|warning): (.*)$/gm);
  return [...lines].map(([, source = '', line = '', message = '']) => ({ source, line: Number(line), message }));
}
