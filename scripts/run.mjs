// Entry of the npm scripts: installs what is missing, then runs `signpost <command>`, the tests or a benchmark with the project's own Node.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { onNpmEnd } from '../engine/bin/npm-end.mjs';
import { findNode, installBrowser, installDependencies, root } from './setup.mjs';

const [name, ...args] = process.argv.slice(2);

installDependencies();
// With a small young generation a build takes a quarter less memory. A server, which leaves garbage with every request, would be slower.
const isServer = name === 'serve' || args[0] === 'serve';
const heap = isServer ? [] : ['--max-semi-space-size=16'];
const env = {
  // The threads of a build share the memory pools of the C library: a tenth less memory, and no slower.
  MALLOC_ARENA_MAX: '2',
  // The command names this folder itself, but only when its first file, too, has been compiled.
  NODE_COMPILE_CACHE: join(root, 'engine', '.signpost', 'node'),
  ...process.env,
  NODE_OPTIONS: [...heap, process.env.NODE_OPTIONS].filter(Boolean).join(' '),
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
};
if (name === 'test' || name === 'bench') env.CHROMIUM_PATH = installBrowser();
const entries = {
  test: () => [join(root, 'scripts', 'test.ts'), ...args],
  sbom: () => [join(root, 'scripts', 'sbom.ts')],
  package: () => [join(root, 'scripts', 'package.ts'), ...args],
  bench: () => [join(root, 'bench', `${args[0]}.ts`), ...args.slice(1)],
};
const entry = entries[name]?.() ?? [join(root, 'engine', 'src', 'cli', 'main.ts'), name, ...args];
const child = spawn(findNode(), ['--disable-warning=ExperimentalWarning', ...entry], { cwd: root, env, stdio: 'inherit' });
// The terminal sends Ctrl+C to the child too; this process waits for it to finish.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
onNpmEnd(() => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' || signal === 'SIGHUP' ? 0 : 1)));
