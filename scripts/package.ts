// Makes the package of the engine: compiles engine/src to JavaScript and types, and packs them with what they need. Prints the tarball's path.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = join(import.meta.dirname, '..');
const engine = join(root, 'engine');
const stage = join(root, '.signpost', 'package');
const out = resolve(process.argv[2] ?? join(root, '.signpost'));

rmSync(stage, { recursive: true, force: true });
mkdirSync(stage, { recursive: true });
const compiler = join(root, 'node_modules', '.bin', 'tsc');
execFileSync(compiler, ['--project', join(engine, 'tsconfig.package.json'), '--outDir', join(stage, 'lib')], { stdio: ['ignore', 2, 2] });

cpSync(join(engine, 'src'), join(stage, 'lib'), {
  recursive: true,
  filter: (file) => !/\.tsx?$|[\\/](fixtures|testing)$/.test(file),
});
cpSync(join(engine, 'starter'), join(stage, 'starter'), { recursive: true });
cpSync(join(root, 'LICENSE'), join(stage, 'LICENSE'));
cpSync(join(engine, 'README.md'), join(stage, 'README.md'));
cpSync(join(engine, 'bin'), join(stage, 'bin'), { recursive: true });
const command = readFileSync(join(engine, 'bin', 'signpost.mjs'), 'utf8');
writeFileSync(join(stage, 'bin', 'signpost.mjs'), command.replace('../src/cli/main.ts', '../lib/cli/main.js'), { mode: 0o755 });
writeFileSync(join(stage, 'package.json'), `${JSON.stringify(packageManifest(), null, 2)}\n`);
const [packed]: { filename: string }[] = JSON.parse(
  execFileSync('npm', ['pack', '--json', '--pack-destination', out], { cwd: stage, encoding: 'utf8' }),
);
console.log(join(out, packed?.filename ?? ''));

/** The manifest with compiled files in place of sources. */
function packageManifest(): Record<string, unknown> {
  const manifest: Record<string, unknown> & { exports: Record<string, string> } = JSON.parse(
    readFileSync(join(engine, 'package.json'), 'utf8'),
  );
  const exports = Object.fromEntries(Object.entries(manifest.exports).map(([name, file]) => [name, compiledExport(file)]));
  return { ...manifest, files: ['bin', 'lib', 'starter'], exports };
}

function compiledExport(file: string): string | { types: string; default: string } {
  const stem = file.replace(/^\.\/src\//, './lib/').replace(/\.tsx?$/, '');
  return /\.tsx?$/.test(file) ? { types: `${stem}.d.ts`, default: `${stem}.js` } : stem;
}
