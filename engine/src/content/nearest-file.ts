import { posix } from 'node:path';
import { closest } from '../model/closest.ts';
import { splitNumberPrefix } from '../model/number-prefix.ts';
import type { Catalog } from './catalog-types.ts';
import { maySearch } from './link-targets.ts';

/**
 * A source file with a name like that of one that there is not: in the same folder, else anywhere. Only names are compared, as long folders
 * would make all paths similar.
 * @param looked its path, from the root of the site
 */
export function nearestFile(catalog: Catalog, looked: string): string | undefined {
  const { byFolder, byName } = filesOf(catalog);
  const name = fileName(looked);
  const beside = byFolder.get(posix.dirname(looked)) ?? new Map<string, string[]>();
  const near = closest(name, beside.keys());
  if (near !== undefined) return best(looked, beside.get(near));
  const exact = byName.get(name);
  const anywhere = exact ?? byName.get((maySearch(catalog) ? closest(name, byName.keys()) : undefined) ?? '');
  return best(looked, anywhere);
}

function best(looked: string, files: readonly string[] | undefined): string | undefined {
  return files && (closest(looked, files) ?? files[0]);
}

function fileName(file: string): string {
  return splitNumberPrefix(posix.basename(file).replace(/\.mdx?$/, '')).name;
}

interface FileNames {
  /** By folder, then by name without number prefix. */
  readonly byFolder: ReadonlyMap<string, ReadonlyMap<string, string[]>>;
  readonly byName: ReadonlyMap<string, string[]>;
}

const fileNames = new WeakMap<Catalog, FileNames>();

/** The source files by name, indexed once for all suggestions. */
function filesOf(catalog: Catalog): FileNames {
  const known = fileNames.get(catalog);
  if (known) return known;
  const files = [...catalog.byFile.keys()];
  const byFolder = new Map(
    [...Map.groupBy(files, (file) => posix.dirname(file))].map(([folder, inside]) => [folder, Map.groupBy(inside, fileName)]),
  );
  const names = { byFolder, byName: Map.groupBy(files, fileName) };
  fileNames.set(catalog, names);
  return names;
}
