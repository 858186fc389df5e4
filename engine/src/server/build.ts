import { existsSync } from 'node:fs';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { z } from 'zod';
import { lastBuildOf } from '../model/build-folder.ts';
import { contentTypeOf } from '../model/content-type.ts';
import { defaultHeaders } from './headers.ts';

const siteSchema = z.object({
  build: z.string().default(''),
  baseUrl: z
    .string()
    .regex(/^\/(.*\/)?$/)
    .default('/'),
  trailingSlash: z.boolean().default(true),
  locales: z.array(z.object({ name: z.string(), path: z.string() })).default([]),
});
const headersSchema = z.record(z.string(), z.string());
const redirectsSchema = z.array(
  z.object({
    from: z.string(),
    to: z.string(),
    status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]).default(301),
  }),
);

/** A compression that a file may also be stored in. */
export type Encoding = 'br' | 'gzip';

/** A file on disk. Its numbers tell whether it is still the same when it is read. */
export interface StoredBytes {
  readonly file: string;
  readonly size: number;
  readonly modified: number;
  readonly inode: number;
}

export interface ServedFile {
  readonly contentType: string;
  readonly cacheControl: string;
  readonly plain: StoredBytes;
  readonly compressed: ReadonlyMap<Encoding, StoredBytes>;
}

export interface Redirect {
  readonly to: string;
  readonly status: number;
}

/** A snapshot of a built site. Paths are decoded, without the base URL, and begin with a slash. */
export interface SiteBuild {
  readonly id: string;
  readonly baseUrl: string;
  readonly trailingSlash: boolean;
  readonly localePaths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly files: ReadonlyMap<string, ServedFile>;
  /** By requested address, base URL included. */
  readonly redirects: ReadonlyMap<string, Redirect>;
}

/** The built site cannot be served. The message says what is missing. */
export class SiteBuildError extends Error {
  override readonly name = 'SiteBuildError';
}

/** Cache-Control of files with a hash in their name: a year, without revalidation. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Cache-Control of all others: revalidated each time. */
export const REVALIDATE = 'no-cache';
const SIBLINGS: readonly (readonly [suffix: string, encoding: Encoding])[] = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
];

/** The folder to serve: the built site, or the previous one where a build was killed before it had moved its own into place. */
export function locateBuild(dist: string): string {
  const last = lastBuildOf(dist);
  return !existsSync(dist) && existsSync(last) ? last : dist;
}

/**
 * Reads what a built site contains.
 * @throws SiteBuildError if there is none, or one of its own files (`_site.json`, `_headers.json`, `_redirects.json`) is invalid
 */
export async function readBuild(dist: string): Promise<SiteBuild> {
  const root = await realpath(locateBuild(dist)).catch((cause: unknown) => {
    throw new SiteBuildError(`There is no built site at ${dist}. Run the build first, or name its folder.`, { cause });
  });
  const [site, headers, redirects, stored] = await Promise.all([
    readJson(join(root, '_site.json'), siteSchema, {}),
    readJson(join(root, '_headers.json'), headersSchema, {}),
    readJson(join(root, '_redirects.json'), redirectsSchema, []),
    collectFiles(root),
  ]);
  return {
    id: site.build,
    baseUrl: site.baseUrl,
    trailingSlash: site.trailingSlash,
    localePaths: site.locales.map((locale) => locale.path).filter((path) => path !== ''),
    headers: { ...defaultHeaders, ...headers },
    files: createServedFiles(stored),
    redirects: new Map(redirects.map(({ from, to, status }) => [from, { to, status }])),
  };
}

async function readJson<Schema extends z.ZodType>(file: string, schema: Schema, missing: z.input<Schema>): Promise<z.output<Schema>> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  try {
    return schema.parse(text === undefined ? missing : JSON.parse(text));
  } catch (cause) {
    throw new SiteBuildError(`${file} is invalid: ${cause instanceof Error ? cause.message : cause}. Build the site again.`, {
      cause,
    });
  }
}

async function collectFiles(root: string): Promise<Map<string, StoredBytes>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const stored = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry): Promise<[string, StoredBytes]> => {
        const file = join(entry.parentPath, entry.name);
        const { size, mtimeMs, ino } = await stat(file);
        return [`/${relative(root, file).split(sep).join('/')}`, { file, size, modified: mtimeMs, inode: ino }];
      }),
  );
  return new Map(stored.filter(([path]) => !isPrivate(path)));
}

/** The build's own files and hidden ones. */
function isPrivate(path: string): boolean {
  return path.split('/').some((segment) => segment.startsWith('_') || (segment.startsWith('.') && segment !== '.well-known'));
}

function createServedFiles(stored: ReadonlyMap<string, StoredBytes>): Map<string, ServedFile> {
  const files = new Map<string, ServedFile>();
  for (const [path, plain] of stored) {
    if (SIBLINGS.some(([suffix]) => path.endsWith(suffix) && stored.has(path.slice(0, -suffix.length)))) continue;
    const compressed = new Map<Encoding, StoredBytes>();
    for (const [suffix, encoding] of SIBLINGS) {
      const sibling = stored.get(`${path}${suffix}`);
      if (sibling !== undefined) compressed.set(encoding, sibling);
    }
    const cacheControl = path.startsWith('/assets/') ? IMMUTABLE : REVALIDATE;
    files.set(path, { contentType: contentTypeOf(path), cacheControl, plain, compressed });
  }
  return files;
}
