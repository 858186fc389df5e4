import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { SampleBlock, SamplePage } from './blocks.ts';
import { inFolder, runCompiler } from './run-compiler.ts';

const IMPORT =
  /^[ \t]*(?:import\b[^;\n]*?from\s*|(?:const|let|var)\s+[^=;\n]+=\s*require\(\s*)(['"])(leancloud-[\w/.-]+|leanengine|@leancloud\/play)\1\)?[^\n]*$/gm;

/** What the compiler says of names that the sample leaves to its surroundings, and of code that is not meant to have types. */
const SURROUNDINGS = new Set([
  2304, // a name of another block
  2307,
  7016, // another package
  2300,
  2451,
  2393,
  2528, // two variants of the same function in one block
  2580,
  2584,
  2552,
  2503,
  2749,
  18004,
  2834,
  2835, // relative imports
  1108,
  1375,
  1378,
  2695,
  2792,
  5097,
  2683,
  18046,
  2801,
]);

/** Where the published types are behind their own packages, or say less than a sample knows. */
const TYPES_LAG = [
  // Parameters of a cloud function and custom data are declared as plain objects.
  /^Property '\w+' does not exist on type '(Object|typeof \w+)'/,
  /to parameter of type '\(bytes: Uint8Array/,
  /^Argument of type 'Queriable\[\]'/,
  // lib/cloud.js passes all options on; API.md lists them.
  /^Object literal may only specify known properties, and '(uniqueId|priority)' does not exist in type 'EnqueueOptions'/,
  /^Property 'object' does not exist on type 'UserHookRequest'/,
];

interface Script {
  readonly page: string;
  readonly block: SampleBlock;
  /** Lines that were put before the code. */
  readonly before: number;
  /** The code of all blocks of the page. */
  readonly all: string;
}

/**
 * Compiles the JavaScript and TypeScript samples that use an SDK against the types of the published packages. Returns the mistakes as
 * `file:line  message`, and how many samples were compiled. The folder must be below the one with the packages, and is removed.
 */
export async function compileScripts(pages: readonly SamplePage[], folder: string): Promise<{ compiled: number; problems: string[] }> {
  return inFolder(folder, async (own) => {
    const scripts = writeScripts(pages, own);
    const output = await runTypeScript(own);
    const problems = output.split('\n').flatMap((line) => {
      const [, name = '', row = '', code = '', message = ''] = /^(\w+\.[jt]s)\((\d+),\d+\): error TS(\d+): (.*)$/.exec(line) ?? [];
      const script = scripts.get(name);
      const isOfPage = SURROUNDINGS.has(Number(code)) && !isMisspelled(message, script?.all ?? '');
      if (!script || isOfPage || TYPES_LAG.some((pattern) => pattern.test(message))) return [];
      const at = Number(row) - 1 - script.before;
      // A class that a sample leaves out, or declares elsewhere, has members that are not seen here.
      const owner = /^Property '\w+' does not exist on type '(\w+)'/.exec(message)?.[1];
      if (owner && new RegExp(`\\bclass ${owner}\\b`).test(script.block.code)) return [];
      // The kind of verification comes first; the types know one argument only.
      if (code === '2554' && /\.onVerified\(/.test(script.block.code.split('\n')[at] ?? '')) return [];
      return [`${script.page}:${script.block.line + at}  ${message}`];
    });
    return { compiled: scripts.size, problems };
  });
}

function writeScripts(pages: readonly SamplePage[], folder: string): Map<string, Script> {
  const scripts = new Map<string, Script>();
  for (const { file, blocks } of pages) {
    const ours = blocks.filter(({ language }) => language === 'js');
    const imports = [...new Set(ours.flatMap(({ code }) => [...code.matchAll(IMPORT)].map(([line]) => line.trim())))];
    const all = ours.map(({ code }) => code).join('\n');
    for (const block of ours) {
      const missing = imports.filter(
        (line) => namesOf(line).some((name) => uses(block.code, name)) && !namesOf(line).some((name) => declares(block.code, name)),
      );
      if (missing.length === 0 && !new RegExp(IMPORT.source, 'm').test(block.code)) continue;
      const unique = missing.filter(
        (line, index) => !missing.slice(0, index).some((other) => namesOf(other).some((name) => namesOf(line).includes(name))),
      );
      const name = `sample${scripts.size}.${/^ts/.test(block.fence) ? 'ts' : 'js'}`;
      writeFileSync(join(folder, name), `${[...unique, 'export {};'].join('\n')}\n${block.code}`);
      scripts.set(name, { page: file, block, before: unique.length + 1, all });
    }
  }
  return scripts;
}

/** A name that no block of the page declares, and that is like one which the page imports from an SDK. */
function isMisspelled(message: string, all: string): boolean {
  const [, name = '', like = ''] = /^Cannot find name '(\w+)'\. Did you mean '(\w+)'\?/.exec(message) ?? [];
  return name !== '' && !declares(all, name) && [...all.matchAll(IMPORT)].some(([line]) => namesOf(line).includes(like));
}

const namesOf = (line: string): string[] =>
  (/(?:import|const|let|var)\s+([\s\S]*?)(?:\bfrom\b|=)/.exec(line)?.[1]?.match(/\w+/g) ?? []).filter(
    (name) => name !== 'as' && name !== 'type',
  );
const uses = (code: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(code);
const declares = (code: string, name: string): boolean =>
  new RegExp(`\\b(?:import|const|let|var|class|function)\\b[^=;\\n]*\\b${name}\\b`).test(code);

async function runTypeScript(folder: string): Promise<string> {
  const options = {
    target: 'es2022',
    module: 'nodenext',
    moduleResolution: 'nodenext',
    lib: ['es2024', 'dom'],
    allowJs: true,
    checkJs: true,
    noEmit: true,
    skipLibCheck: true,
    strict: false,
    types: ['node'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['*.js', '*.ts'] }));
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
  const args = [compiler, '-p', '.', '--pretty', 'false'];
  return (await runCompiler(process.execPath, args, { cwd: folder, output: 'stdout' })).said;
}
