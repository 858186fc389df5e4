import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Milliseconds: so long another file may need the cluster. */
const LONGEST_WAIT = 500_000;

/**
 * Keeps the search cluster to one test at a time: one that kills nodes, or one that needs all of them. The tests run in processes of their
 * own, so a file is locked; the system lets go of it if a process ends.
 * @param node address of the first node
 * @returns the lock, once it is free: until then, the caller's thread is blocked
 */
export function lockCluster(node: string): Disposable {
  const file = join(tmpdir(), `signpost-cluster-${new URL(node).port}.lock`);
  const lock = new DatabaseSync(file, { timeout: LONGEST_WAIT });
  lock.exec('BEGIN EXCLUSIVE');
  return { [Symbol.dispose]: () => lock.close() };
}
