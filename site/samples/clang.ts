import { isInstalled, runCompiler, type Told } from './run-compiler.ts';

/** The name of Clang on this machine: Debian's has its version in it. */
export async function findClang(): Promise<string | undefined> {
  for (const name of ['clang', 'clang-19', 'clang-16', 'clang-14']) if (await isInstalled(name)) return name;
  return undefined;
}

/** Errors and warnings for these files, in the order of the files. Throws if the compiler does not run. */
export async function runClang(clang: string, options: readonly string[], cwd: string, files: readonly string[]): Promise<Told[]> {
  const { said } = await runCompiler(clang, [...options, ...files], { cwd });
  const lines = said.matchAll(/^(\S+?):(\d+):\d+: (?:fatal )?(?:error|warning): (.*)$/gm);
  return [...lines].map(([, source = '', line = '', message = '']) => ({ source, line: Number(line), message }));
}
