import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hashSurroundings } from './surroundings.ts';

it('a commit in the repository of a site that is elsewhere counts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-elsewhere-'));
  const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: folder });
  try {
    git('init', '--quiet');
    git('commit', '--quiet', '--allow-empty', '--message', 'one');
    const before = await hashSurroundings({}, folder, []);
    expect(await hashSurroundings({}, folder, [])).toBe(before);
    git('commit', '--quiet', '--allow-empty', '--message', 'two');
    expect(await hashSurroundings({}, folder, [])).not.toBe(before);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
