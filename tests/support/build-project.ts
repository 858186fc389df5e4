import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { runCommand } from './command.ts';

/** A project that is built before the tests of a file, and deleted after them. */
export interface BuiltProject {
  readonly folder: string;
  /** What the build has printed. */
  readonly output: string;
  /** Reads a file of the built site. */
  read(path: string): string;
}

/**
 * Builds a project as its author does, by `signpost build` in its folder, which must succeed. To be called outside of tests.
 * @param files content by path
 * @param siteDir the folder among them that contains the site's configuration
 */
export function buildProject(files: Readonly<Record<string, string>>, siteDir = ''): BuiltProject {
  const folder = mkdtempSync(join(tmpdir(), 'signpost-project-'));
  let told = '';
  beforeAll(async () => {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    const { status, output } = await runCommand(['build'], join(folder, siteDir)).finished;
    told = output;
    expect(status, output).toBe(0);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    folder,
    get output() {
      return told;
    },
    read: (path) => readFileSync(join(folder, siteDir, 'dist', path), 'utf8'),
  };
}
