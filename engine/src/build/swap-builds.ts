import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { lastBuildOf } from '../model/build-folder.ts';
import { moveIfPossible } from './new-folder.ts';

/**
 * Puts a new build in the place of the last one.
 * @param dir absolute path of the new build
 * @param dist that of the last one, which need not exist
 * @param spare where the last one goes; without it, it is deleted
 */
export async function swapBuilds(dir: string, dist: string, spare: string | undefined): Promise<void> {
  const last = lastBuildOf(dist);
  // The asynchronous call takes twice the CPU time.
  rmSync(last, { recursive: true, force: true });
  if (existsSync(dist)) await rename(dist, last);
  await rename(dir, dist);
  if (spare !== undefined && existsSync(last)) {
    rmSync(spare, { recursive: true, force: true });
    mkdirSync(dirname(spare), { recursive: true });
    moveIfPossible(last, spare);
  }
  rmSync(last, { recursive: true, force: true });
}
