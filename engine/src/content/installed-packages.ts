import { dirname, join } from 'node:path';
import { hashOf } from '../model/hash.ts';
import { namesIn, readIfPossible } from '../model/read-if-there.ts';

/** What npm, Yarn and pnpm write into `node_modules`: the versions of all packages in it. */
const RECORDS = ['.package-lock.json', '.yarn-state.yml', '.yarn-integrity', '.modules.yaml', '.pnpm/lock.yaml'];

/**
 * A hash of the packages that a project can import, by their names and versions. The code of those that are no copies, such as the other
 * packages of a workspace, does not count.
 * @param folder absolute path of the project's folder
 */
export function hashPackages(folder: string): string {
  const parts: unknown[] = [];
  for (let above = folder; ; above = dirname(above)) {
    const modules = join(above, 'node_modules');
    const names = packagesIn(modules);
    if (names.length > 0) {
      const scoped = names.filter((name) => name.startsWith('@')).map((scope) => packagesIn(join(modules, scope)));
      parts.push(names, scoped, ...RECORDS.map((name) => readIfPossible(join(modules, name))));
    }
    if (dirname(above) === above) return hashOf(JSON.stringify(parts));
  }
}

/** Without what tools keep there. */
function packagesIn(folder: string): string[] {
  const names = namesIn(folder).filter((name) => !name.startsWith('.'));
  return names.toSorted();
}
