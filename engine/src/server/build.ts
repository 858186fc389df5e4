import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { locateBuild } from '../model/build-folder.ts';
import { COMPRESSED_SUFFIXES, ENCODINGS, type Encoding, FILE_LIST, type FileList, fileListSchema } from '../model/file-list.ts';
import { OperatorError } from '../model/operator-error.ts';
import { DEFAULT_SEARCH_HEADERS } from '../model/search.ts';
import { cacheControlOf } from './policies/cache.ts';
import { defaultHeaders } from './policies/security-headers.ts';

/** What a build says of its site. */
const siteSchema = z.object({
  build: z.string().default(''),
  baseUrl: z
    .string()
    .regex(/^\/(.*\/)?$/)
    .default('/'),
  trailingSlash: z.boolean().default(true),
  title: z.string().default(''),
  /** Origin of the site, without a slash at the end; empty if it is not known. */
  url: z.string().default(''),
  /** With the parts of addresses that stand for them; the default one, whose part is empty, is the first. */
  locales: z.array(z.object({ name: z.string(), path: z.string() })).default([]),
  /** As the locales; the current one first. */
  versions: z.array(z.object({ name: z.string(), path: z.string() })).default([]),
  /** Names by which searches can be narrowed: those of the sidebars. */
  sections: z.array(z.string()).default([]),
  /** The folders that the pages of these are in, below those of a language and version. */
  folders: z
    .record(z.string(), z.string())
    .default({})
    .transform((folders): ReadonlyMap<string, string> => new Map(Object.entries(folders))),
  /** Whether it takes reports of readers. */
  feedback: z.boolean().default(false),
  /** What the names of the headers of searches begin with. */
  searchHeaders: z.string().default(DEFAULT_SEARCH_HEADERS),
});
const headersSchema = z.record(z.string(), z.string());
const redirectsSchema = z.array(
  z.object({
    from: z.string(),
    to: z.string(),
    status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]).default(301),
  }),
);

/** A file on disk. */
export interface StoredBytes {
  readonly file: string;
  readonly size: number;
}

export interface ServedFile {
  readonly contentType: string;
  readonly cacheControl: string;
  /** A strong validator of the plain bytes. */
  readonly etag: string;
  readonly plain: StoredBytes;
  readonly compressed: ReadonlyMap<Encoding, StoredBytes>;
}

export type Redirect = Readonly<Omit<z.output<typeof redirectsSchema>[number], 'from'>>;

/** A snapshot of a built site. Paths are decoded, without the base URL, and begin with a slash. */
export interface SiteBuild extends Readonly<Omit<z.output<typeof siteSchema>, 'build'>> {
  readonly id: string;
  readonly localePaths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly files: ReadonlyMap<string, ServedFile>;
  /** By requested address, base URL included. */
  readonly redirects: ReadonlyMap<string, Redirect>;
}

/** The built site cannot be served. The message says what is missing. */
export class SiteBuildError extends OperatorError {
  override readonly name = 'SiteBuildError';
}

/**
 * Reads what a built site contains.
 * @throws SiteBuildError if there is none, or one of its own files (`_site.json`, `_headers.json`, `_redirects.json`, `_files.json`) is invalid
 */
export async function readBuild(dist: string): Promise<SiteBuild> {
  const root = await realpath(locateBuild(dist)).catch((cause: unknown) => {
    throw new SiteBuildError(`There is no built site at ${dist}. Run \`signpost build\` first, or name its folder with --out.`, { cause });
  });
  const [{ build: id, ...site }, headers, redirects, list] = await Promise.all([
    readJson(join(root, '_site.json'), siteSchema, {}),
    readJson(join(root, '_headers.json'), headersSchema, {}),
    readJson(join(root, '_redirects.json'), redirectsSchema, []),
    readJson(join(root, FILE_LIST), fileListSchema),
  ]);
  return {
    ...site,
    id,
    localePaths: site.locales.map((locale) => locale.path).filter((path) => path !== ''),
    headers: { ...defaultHeaders, ...headers },
    files: createServedFiles(root, list),
    redirects: new Map(redirects.map(({ from, ...redirect }) => [from, redirect])),
  };
}

/** @param missing what a missing file stands for; without it, the file has to be there */
async function readJson<Schema extends z.ZodType>(file: string, schema: Schema, missing?: z.input<Schema>): Promise<z.output<Schema>> {
  try {
    const text = await readFile(file, 'utf8').catch((error: unknown) => {
      if (missing === undefined) throw error;
      return JSON.stringify(missing);
    });
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new SiteBuildError(`${file} is invalid: ${cause instanceof Error ? cause.message : cause}. Build the site again.`, {
      cause,
    });
  }
}

function createServedFiles(root: string, list: FileList): Map<string, ServedFile> {
  return new Map(
    Object.entries(list).map(([name, { size, hash, type, encodings }]): [string, ServedFile] => {
      const path = `/${name}`;
      const compressed = new Map<Encoding, StoredBytes>();
      for (const encoding of ENCODINGS) {
        const stored = encodings[encoding];
        if (stored !== undefined) compressed.set(encoding, { file: join(root, name + COMPRESSED_SUFFIXES[encoding]), size: stored });
      }
      const plain = { file: join(root, name), size };
      return [path, { contentType: type, cacheControl: cacheControlOf(path), etag: `"${hash}"`, plain, compressed }];
    }),
  );
}
