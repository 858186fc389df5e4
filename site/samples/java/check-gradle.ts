import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { QUICKLY } from './compile-java.ts';

/** A build script of a page, and the line on which it begins. */
export interface GradleScript {
  readonly file: string;
  readonly line: number;
  readonly code: string;
}

/**
 * Reads build scripts with Groovy's compiler. What a script calls is only known when it runs, so that this finds mistakes of form.
 * @param classPath with Groovy among the archives
 * @param folder beginning of the path of a folder where scripts are written; it is removed
 * @returns `file:line  message`
 */
export async function checkGradle(scripts: readonly GradleScript[], classPath: string, folder: string): Promise<string[]> {
  mkdirSync(dirname(folder), { recursive: true });
  const own = mkdtempSync(folder);
  try {
    const names = new Map(scripts.map((script, index) => [`script${index}.groovy`, script]));
    for (const [name, { code }] of names) writeFileSync(join(own, name), code);
    const problems: string[] = [];
    for (let rest = [...names.keys()]; rest.length > 0; ) {
      const output = await runGroovy(rest, classPath, own);
      const told = [...output.matchAll(/^(script\d+\.groovy): (\d+): (.*)$/gm)];
      if (output !== '' && told.length === 0) throw new Error(`Groovy's compiler does not run: ${output.slice(0, 500)}`);
      for (const [, name = '', line = '', message = ''] of told) {
        const script = names.get(name);
        if (script) problems.push(`${script.file}:${script.line + Number(line) - 1}  ${message.replace(/ @ line.*$/, '')}`);
      }
      const broken = new Set(told.map(([, name]) => name));
      if (broken.size === 0) break;
      rest = rest.filter((name) => !broken.has(name));
    }
    return problems;
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

async function runGroovy(files: readonly string[], classPath: string, folder: string): Promise<string> {
  const args = [...QUICKLY, '-cp', classPath, 'org.codehaus.groovy.tools.FileSystemCompiler', '-d', 'out', ...files];
  return promisify(execFile)('java', args, { cwd: folder, maxBuffer: 10_000_000 }).then(
    () => '',
    (error: unknown) => {
      if (error instanceof Error && 'stderr' in error && typeof error.stderr === 'string' && error.stderr !== '') return error.stderr;
      throw error;
    },
  );
}
