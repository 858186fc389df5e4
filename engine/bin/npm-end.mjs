import { spawnSync } from 'node:child_process';

/** Milliseconds between looks whether npm still runs. */
const INTERVAL = 250;

/**
 * Calls a function once the npm that has started this process is gone: npm runs commands in a shell, which passes no signal on and may
 * outlive npm, so that what it has started would live on, with its port.
 * @param {() => void} onEnd
 */
export function onNpmEnd(onEnd) {
  const npm = process.env.npm_lifecycle_event === undefined ? undefined : findNpm();
  if (npm === undefined) return;
  const timer = setInterval(() => {
    if (isRunning(npm)) return;
    clearInterval(timer);
    onEnd();
  }, INTERVAL).unref();
}

/** Process id of npm: the parent, or the parent of the shell in between. */
function findNpm() {
  const { status, stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(process.ppid)], { encoding: 'utf8' });
  if (status !== 0) return undefined;
  const [parent, name] = stdout.trim().split(/\s+/);
  return /sh$/.test(name) ? Number(parent) : process.ppid;
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It may be another user's.
    return error.code !== 'ESRCH';
  }
}
