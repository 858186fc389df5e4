import { copyFileSync, linkSync } from 'node:fs';

/** The same bytes under a second name; a copy where the folders are on different disks, or theirs knows no such thing. */
export function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
