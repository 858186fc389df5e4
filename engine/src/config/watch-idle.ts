import { performance } from 'node:perf_hooks';

/**
 * In milliseconds: a configuration that waits for longer waits for what does not come, such as the network. With what a command needs for
 * itself, this is told within ten seconds. What is computed does not count: on a busy machine, that takes its time.
 */
export const PATIENCE = 5_000;
/** In milliseconds, between looks at how long it has waited. */
const LOOK_INTERVAL = 250;

/** Tells once that this process or thread has waited for too long since now. */
export function watchIdle(tell: () => void): NodeJS.Timeout {
  const before = performance.eventLoopUtilization();
  const watch = setInterval(() => {
    if (performance.eventLoopUtilization(before).idle < PATIENCE) return;
    clearInterval(watch);
    tell();
  }, LOOK_INTERVAL);
  return watch;
}
