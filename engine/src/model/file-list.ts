import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { contentTypeOf } from './content-type.ts';
import { readLines, writeLines } from './lines.ts';
import { pathFrom } from './paths.ts';

/** The list of all served files of a built site, in its root. It is never served itself. */
export const FILE_LIST = '_files.json';

/** A compression that a file is also stored in, beside it. */
export type Encoding = 'br' | 'gzip';

/** Endings of the compressed forms of a file. */
export const COMPRESSED_SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** The smallest one first. */
export const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/** What a server has to know of a file before it is asked for it. */
export type ListedFile = Readonly<z.infer<typeof listedFileSchema>>;

const listedFileSchema = z.object({
  /** In bytes, as are those of the compressed forms. */
  size: z.number(),
  /** Part of the SHA-256 of its bytes, in Base64: the same on every machine that serves the build. */
  hash: z.string(),
  type: z.string(),
  encodings: z.object({ br: z.number().optional(), gzip: z.number().optional() }),
});

/** Checks a list that was read from a file. */
export const fileListSchema = z.record(z.string(), listedFileSchema);

/** By path below the site's root, without a leading slash. */
export type FileList = Readonly<Record<string, ListedFile>>;

/** The part of a digest that tells versions of a file apart: 162 bits. */
export function fileHash(bytes: Uint8Array): string {
  const whole = Buffer.from(hash('sha256', bytes, 'base64url'), 'latin1');
  // A part of a text would keep the whole in memory, and there is one for each file.
  return whole.toString('latin1', 0, 27);
}

/** The part of a path that makes it one of the build's own files, or hidden; undefined if it is served. */
export function hiddenPart(path: string): string | undefined {
  return path.split('/').find((segment) => segment.startsWith('_') || (segment.startsWith('.') && segment !== '.well-known'));
}

/**
 * Lists the served files of a folder and writes the list into it.
 * @param knownHash returns a hash that need not be computed again, by path
 * @param kept files that are known to be as they were listed, by path
 * @returns the paths of the other files, which are never served
 */
export function writeFileList(
  root: string,
  knownHash: (path: string) => string | undefined = () => undefined,
  kept: ReadonlyMap<string, ListedFile> = new Map(),
): string[] {
  const hidden: string[] = [];
  const entries = servedFiles(root, hidden).map(([path, forms]): ListEntry => {
    const file = kept.get(path);
    return [path, JSON.stringify(file ? { ...file, type: contentTypeOf(path) } : describeFile(root, path, forms, knownHash(path)))];
  });
  writeListEntries(join(root, FILE_LIST), entries);
  return hidden;
}

/** A file of a list, which is a `ListedFile` as JSON. All of a large site at once would take more memory than its pages. */
export type ListEntry = readonly [path: string, file: string];

/** Writes the entries of a list, which are in the order of their paths, a line each. */
export function writeListEntries(file: string, entries: Iterable<ListEntry>): void {
  const lines = function* (): Generator<string> {
    let start = '{';
    for (const [path, entry] of entries) {
      yield `${start}${JSON.stringify(path)}:${entry}`;
      start = ',';
    }
    yield start === '{' ? '{}' : '}';
  };
  writeLines(file, lines());
}

/**
 * Reads what `writeListEntries` has written.
 * @throws SyntaxError if the file is no such list, not a whole one, or one with a path that has `":{` in it
 */
export function* readListEntries(file: string): Generator<ListEntry, void> {
  for (const line of readLines(file)) {
    if (line === '}' || line === '{}') return;
    // The quote that ends the path. If the path itself has these characters, what is before them is no JSON.
    const end = line.indexOf('":{');
    if (end < 0 || !line.endsWith('}')) break;
    yield [JSON.parse(line.slice(1, end + 1)), line.slice(end + 2)];
  }
  throw new SyntaxError(`${file} is no list of files.`);
}

export function describeFile(root: string, path: string, forms: readonly Encoding[], hash?: string): ListedFile {
  const file = join(root, path);
  const sizeOf = (form: Encoding): number => statSync(file + COMPRESSED_SUFFIXES[form]).size;
  return {
    size: statSync(file).size,
    hash: hash ?? fileHash(readFileSync(file)),
    type: contentTypeOf(path),
    encodings: Object.fromEntries(forms.map((form) => [form, sizeOf(form)])),
  };
}

/**
 * The paths of a site's served files, in order, each with the forms that it is also stored in. One folder is read at a time.
 * @param hidden gets the paths of the others
 */
function* servedFiles(root: string, hidden: string[], folder = ''): Generator<[path: string, forms: readonly Encoding[]]> {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const files = new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
  // The order of whole paths, in which a slash follows the name of a folder.
  const names = [...files, ...entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${name}/`)].sort();
  for (const name of names) {
    const path = folder + name;
    if (hiddenPart(path) !== undefined) hidden.push(...(name.endsWith('/') ? hiddenFilesIn(root, path) : [path]));
    else if (name.endsWith('/')) yield* servedFiles(root, hidden, path);
    else if (!isCompressedForm(name, files)) yield [path, ENCODINGS.filter((form) => files.has(name + COMPRESSED_SUFFIXES[form]))];
  }
}

function hiddenFilesIn(root: string, folder: string): string[] {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => pathFrom(root, join(entry.parentPath, entry.name)));
}

function isCompressedForm(path: string, all: ReadonlySet<string>): boolean {
  return Object.values(COMPRESSED_SUFFIXES).some((suffix) => path.endsWith(suffix) && all.has(path.slice(0, -suffix.length)));
}
