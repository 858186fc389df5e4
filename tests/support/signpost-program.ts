import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { SiteFixture } from './site-fixture.ts';

const run = promisify(execFile);
/** Absolute path of the package. */
export const ENGINE = join(import.meta.dirname, '../../engine');

/** Runs the command line on a small site, as an operator or a CI job does. */
export async function signpost(fixture: SiteFixture, ...args: string[]): Promise<{ code: number; output: string }> {
  return runShell(fixture, process.execPath, commandOf(fixture, args));
}

/** Runs a program in the folder of a small site. */
export async function runShell({ loaded }: SiteFixture, program: string, args: string[]): Promise<{ code: number; output: string }> {
  return run(program, args, { cwd: loaded.rootDir }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  );
}

/** The arguments by which Node runs a command of this program on a small site, whose configuration this writes. */
export function commandOf({ loaded }: SiteFixture, args: readonly string[]): string[] {
  const config = JSON.stringify({ ...loaded.config, brands: undefined });
  const brand = `import { createFixtureBrand } from '${ENGINE}/../tests/support/fixture-brand.ts';`;
  const brands = "{ 'developer-services': createFixtureBrand, 'cloud-backend': createFixtureBrand }";
  const file = join(loaded.rootDir, 'site.config.ts');
  writeFileSync(file, `${brand}\nexport default { ...${config}, brands: ${brands} };\n`);
  return [
    '--disable-warning=ExperimentalWarning',
    '--conditions=signpost-source',
    join(ENGINE, 'src/cli/main.ts'),
    ...args,
    '--config',
    file,
  ];
}

/** A page with one section. */
export const page = (title: string): string => `---\ntitle: ${title}\n---\n\n## 一 {#one}\n\n文字。\n`;
