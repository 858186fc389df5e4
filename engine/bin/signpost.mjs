#!/usr/bin/env node
import { onNpmEnd } from './npm-end.mjs';

const { argv, env, execArgv, execPath, platform, channel, versions } = process;

// Older ones cannot even read the modules of the command.
if (Number.parseInt(versions.node, 10) < 24) {
  console.error(`signpost needs Node 24 or newer; this is Node ${versions.node}, at ${execPath}.`);
  process.exit(1);
}

/** Commands that build a site. The server, which leaves garbage with every request, would be slower with these settings. */
const BUILDING = new Set(['build', 'check', 'pack', 'start']);

// With a small young generation a build takes a quarter less memory, and a tenth less if its threads share the memory pools of the C library.
// Both are settings of a process that begins. Node takes this one's place by a new one; where the system cannot do that, or a parent
// exchanges messages with this one, the build runs as it is.
const isSet = env.MALLOC_ARENA_MAX !== undefined || /semi-space/.test(`${execArgv} ${env.NODE_OPTIONS}`);
if (BUILDING.has(argv[2]) && !isSet && platform !== 'win32' && !channel && process.execve) {
  const args = [execPath, '--max-semi-space-size=16', ...execArgv, ...argv.slice(1)];
  process.execve(execPath, args, { ...env, MALLOC_ARENA_MAX: '2' });
}
onNpmEnd(() => process.kill(process.pid, 'SIGTERM'));
await import('../src/cli/main.ts');
