import { availableParallelism, loadavg } from 'node:os';

/** How much longer code of a project has at most on a machine with more to do than it has processors. */
const MOST_PATIENCE = 5;

/** By how much a limit of time is to grow on this machine at this moment, so that it tells a hang and not a busy machine. Windows does not say how busy it is. */
export function patience(): number {
  const [busy = 0] = loadavg();
  return Math.min(MOST_PATIENCE, Math.max(1, busy / availableParallelism()));
}
