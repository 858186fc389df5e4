// Entry of the npm scripts: sets up what is missing, then runs `signpost <command>`, or the tests, on the project's own Node.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { findNode, installBrowser, installDependencies } from './setup.mjs';

const root = join(import.meta.dirname, '..');
const [name, ...args] = process.argv.slice(2);

installDependencies();
const env = { ...process.env, PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter) };
if (name === 'test') env.CHROMIUM_PATH = installBrowser();
const script = name === 'test' ? join(root, 'scripts', 'test.ts') : join(root, 'src', 'cli', 'main.ts');
const child = spawn(findNode(), ['--disable-warning=ExperimentalWarning', script, ...(name === 'test' ? args : [name, ...args])], {
  cwd: root,
  env,
  stdio: 'inherit',
});
// Ctrl+C reaches the child by itself; this process waits for it to finish its work.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
