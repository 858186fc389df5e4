import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { contentTypeOf } from './content-type.ts';

/** The list of all served files of a built site, in its root. It is never served itself. */
export const FILE_LIST = '_files.json';

/** A compression that a file is also stored in, beside it. */
export type Encoding = 'br' | 'gzip';

/** Endings of the compressed forms of a file. */
export const COMPRESSED_SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

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
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
}

/** Whether a path is one of the build's own files, or hidden. */
export function isPrivatePath(path: string): boolean {
  return path.split('/').some((segment) => segment.startsWith('_') || (segment.startsWith('.') && segment !== '.well-known'));
}

/**
 * Lists the served files of a folder and writes the list into it.
 * @param known hashes that need not be computed again, by path
 * @param kept files that are known to be as they were listed, by path
 */
export function writeFileList(
  root: string,
  known: ReadonlyMap<string, string> = new Map(),
  kept: ReadonlyMap<string, ListedFile> = new Map(),
): void {
  const paths = listBelow(root, '');
  const all = new Set(paths);
  const list: Record<string, ListedFile> = {};
  for (const path of paths.toSorted()) {
    if (isPrivatePath(path) || isCompressedForm(path, all)) continue;
    const same = kept.get(path);
    if (same) {
      list[path] = { ...same, type: contentTypeOf(path) };
      continue;
    }
    const file = join(root, path);
    const encodings: Partial<Record<Encoding, number>> = {};
    for (const encoding of ['br', 'gzip'] as const) {
      const form = path + COMPRESSED_SUFFIXES[encoding];
      if (all.has(form)) encodings[encoding] = statSync(join(root, form)).size;
    }
    const hash = known.get(path) ?? fileHash(readFileSync(file));
    list[path] = { size: statSync(file).size, hash, type: contentTypeOf(path), encodings };
  }
  writeFileSync(join(root, FILE_LIST), JSON.stringify(list));
}

/** Node's own recursive listing takes several times as long. */
function listBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return listBelow(root, path);
    return entry.isFile() ? [path] : [];
  });
}

function isCompressedForm(path: string, all: ReadonlySet<string>): boolean {
  return Object.values(COMPRESSED_SUFFIXES).some((suffix) => path.endsWith(suffix) && all.has(path.slice(0, -suffix.length)));
}
