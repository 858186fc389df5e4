import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../../engine/src');

/** The modules that those of some folders import as code, and these in turn, that no hash of the folders knows. */
function unknownTo(folders: readonly string[]): string[] {
  const seen = new Set(folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: SRC, exclude: ['**/*.test.*'] })));
  // A set hands out what is added on the way.
  for (const file of seen) {
    const imports = readFileSync(join(SRC, file), 'utf8').matchAll(/^(?:import|export) (?!type )[^'";]*from '(\.[^']+)'/gm);
    for (const [, target = ''] of imports) seen.add(relative(SRC, join(SRC, dirname(file), target)));
  }
  // `sourceFingerprint` adds these itself.
  return [...seen].filter((file) => ![...folders, 'model'].some((folder) => file.startsWith(`${folder}/`)));
}

it.each([
  ['compiled pages', ['markdown', 'config']],
  ['what the search makes of texts', ['search']],
])('the hash of the code that makes %s knows all that this code imports', (_, folders) => {
  expect(unknownTo(folders)).toEqual([]);
});
