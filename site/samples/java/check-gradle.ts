import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inFolder, runCompiler } from '../run-compiler.ts';
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
  return inFolder(folder, async (own) => {
    const names = new Map(scripts.map((script, index) => [`script${index}.groovy`, script]));
    for (const [name, { code }] of names) writeFileSync(join(own, name), code);
    const problems: string[] = [];
    for (let rest = [...names.keys()]; rest.length > 0; ) {
      const args = [...QUICKLY, '-cp', classPath, 'org.codehaus.groovy.tools.FileSystemCompiler', '-d', 'out', ...rest];
      const { said: output, hasFailed } = await runCompiler('java', args, { cwd: own });
      const told = [...output.matchAll(/^(script\d+\.groovy): (\d+): (.*)$/gm)];
      if (hasFailed && told.length === 0) throw new Error(`Groovy's compiler does not run: ${output.slice(0, 500)}`);
      for (const [, name = '', line = '', message = ''] of told) {
        const script = names.get(name);
        if (script) problems.push(`${script.file}:${script.line + Number(line) - 1}  ${message.replace(/ @ line.*$/, '')}`);
      }
      const broken = new Set(told.map(([, name]) => name));
      if (broken.size === 0) break;
      rest = rest.filter((name) => !broken.has(name));
    }
    return problems;
  });
}
