import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ApiLanguage } from '../api/model.ts';
import { MalformedIndexError, parseModule } from '../api/parse-module.ts';
import { createSyntaxReader } from '../syntax/parse-sample.ts';
import { type FetchedPackage, fetchMaven, fetchNpm, MissingPackageError, openFolder } from './fetch-package.ts';
import { type ListedTypes, mergeModule, writeModule } from './merge-module.ts';
import { readClasses } from './read-classes.ts';
import { readCpp } from './read-cpp.ts';
import { readCsharp } from './read-csharp.ts';
import { readDeclarations } from './read-declarations.ts';
import { readGo } from './read-go.ts';
import { readHeaders } from './read-headers.ts';
import { readPhp } from './read-php.ts';
import { readPython } from './read-python.ts';
import { type IndexSource, SOURCES } from './sources.ts';

/** Languages whose files tell all that the index has. */
const FROM_SOURCES: ReadonlySet<ApiLanguage> = new Set(['cpp', 'go', 'php', 'python']);

/** What a package says of a module. */
interface Read {
  readonly types: ListedTypes;
  /** The archive that was read, if the package has several. */
  readonly archive?: string;
  readonly text?: string;
}

/**
 * Makes a file of the index again. A package that cannot be had, or that gives no valid file, leaves the last one in place.
 * @param folder of the index
 * @param today as in `2026-11-22`
 * @returns what was done, for the person who asked
 */
export async function remakeModule(source: IndexSource, folder: string, today: string): Promise<string> {
  const { language, id } = source;
  const file = join(folder, language, `${id}.txt`);
  const last = readFileSync(file, 'utf8');
  try {
    using fetched = await fetchSource(source);
    const { types: read, archive, text } = await readPackage(source, fetched);
    const isWhole = FROM_SOURCES.has(language);
    const merged = isWhole ? writeModule(last, read) : mergeModule(last, read, { language, isPartial: source.isPartial ?? false, text });
    const made = describe(merged, source, fetched.version, archive).replace(/^# taken on .*$/m, `# taken on ${today}`);
    const { types } = parseModule(made, language, id, file);
    if (types.length === 0) throw new MissingPackageError(`${source.package} has no public types`);
    writeFileSync(file, made);
    return `${language}/${id}: ${source.package} ${archive ?? fetched.version}, ${types.length} types`;
  } catch (error) {
    if (!(error instanceof MissingPackageError || error instanceof MalformedIndexError)) throw error;
    return `${language}/${id} stays as it is, from ${/^# taken on (.*)$/m.exec(last)?.[1]}: ${error.message}.`;
  }
}

async function fetchSource({ from, package: name, version = '' }: IndexSource): Promise<FetchedPackage> {
  if (from === 'folder') return openFolder(name, version);
  return from === 'npm' ? fetchNpm(name) : fetchMaven(name);
}

/** The first line says where the file is from; what follows a semicolon is for people, and stays. */
function describe(text: string, { from, package: name, renamed }: IndexSource, version: string, archive: string | undefined): string {
  // Whose folder it is matters to nobody: the SDK stays, and its version changes.
  if (from === 'folder') return text.replace(/^(# .*?)(\d+(?:\.\d+)+(?:-[\w.]+)?)/, (_, before: string) => `${before}${version}`);
  const [plain = name] = /^(?:@[^/]+\/)?[^@]+/.exec(name) ?? [];
  const origin = from === 'npm' ? `npm ${plain} ${version}${archive === undefined ? '' : ` (${archive})`}` : `Maven ${name}`;
  const note = renamed ? `; its package ${renamed[0]} is called ${renamed[1]} here` : undefined;
  return text.replace(/^# (.+?), [^;\n]*(;.*)?$/m, (_, title: string, rest = '') => `# ${title}, ${origin}${note ?? rest}`);
}

async function readPackage(source: IndexSource, fetched: FetchedPackage): Promise<Read> {
  const { part = '' } = source;
  if (source.language === 'java') {
    const { name, types } = await readClasses(fetched, part);
    return { types: rename(types, source.renamed), archive: name };
  }
  const files = readdirSync(fetched.folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .toSorted();
  const textsOf = (pattern: (name: string) => boolean): string[] => {
    const found = files.filter(pattern).map((name) => readFileSync(join(fetched.folder, name), 'utf8'));
    if (found.length === 0) throw new MissingPackageError(`${source.package} has no files of ${source.language}${part && ` in ${part}`}`);
    return found;
  };
  if (source.language === 'objc') {
    const texts = textsOf((name) => name.endsWith('.h') && (part === '' || `/${name}`.includes(`/${part}.framework/Headers/`)));
    return { types: readHeaders(texts), text: texts.join('\n') + files.join('\n') };
  }
  if (source.language === 'cpp') {
    // What the plug-ins of Unreal have for their own bridges is of no use to games.
    const isPublic = (name: string): boolean => name.endsWith('.h') && !/\/Private\/|(JNI|Helper|Debuger)\w*\.h$/.test(`/${name}`);
    return { types: readCpp(textsOf(isPublic)) };
  }
  const read = await createSyntaxReader();
  if (source.language === 'csharp') {
    const texts = textsOf((name) => name.endsWith('.cs') && !/\/Editor\//.test(name));
    return { types: readCsharp(texts.flatMap((text) => read(text, 'csharp') ?? [])) };
  }
  if (source.language === 'go') {
    const texts = textsOf((name) => name.endsWith('.go') && !name.endsWith('_test.go'));
    return { types: readGo(texts.flatMap((text) => read(text, 'go') ?? [])) };
  }
  if (source.language === 'php') {
    const texts = textsOf((name) => name.endsWith('.php') && !/(^|\/)tests?\//.test(name));
    return { types: readPhp(texts.flatMap((text) => read(text, 'php') ?? [])) };
  }
  if (source.language === 'python') {
    const paths = files.filter((name) => name.endsWith('.py')).toSorted((a, b) => (withoutInit(a) < withoutInit(b) ? -1 : 1));
    if (paths.length === 0) throw new MissingPackageError(`${source.package} has no files of python`);
    // An archive has a folder around the package.
    const around = /^(.*\/)?\w+\/__init__\.py$/.exec(paths.find((path) => path.endsWith('/__init__.py')) ?? '')?.[1] ?? '';
    const own = paths.filter((path) => path.startsWith(around));
    const roots = own.map((path) => ({
      path: path.slice(around.length),
      root: read(readFileSync(join(fetched.folder, path), 'utf8'), 'python'),
    }));
    return { types: readPython(roots.flatMap(({ path, root }) => (root ? [{ path, root }] : []))) };
  }
  const texts = textsOf(
    (name) => name.endsWith('.d.ts') && (name === `package/${part}` || (part.endsWith('/') && name.startsWith(`package/${part}`))),
  );
  // The grammar does not know types of imports within types.
  const plain = texts.map((text) => text.replaceAll(/\bimport\("[^"]+"\)\./g, ''));
  return { types: readDeclarations(plain.flatMap((text) => read(text, 'js') ?? [])) };
}

/** A package's own file comes before its modules. */
const withoutInit = (path: string): string => path.replace('__init__.py', '');

function rename(types: ListedTypes, names: IndexSource['renamed']): ListedTypes {
  if (!names) return types;
  const [from, to] = names;
  const all = (text: string): string => text.replaceAll(from, to);
  return new Map([...types].map(([name, { head, members }]) => [all(name), { head: all(head), members: members.map(all) }]));
}

/** Languages whose sources, headers or archives can be read. */
const READABLE = ['cpp', 'csharp', 'go', 'java', 'js', 'objc', 'php', 'python'] as const;

/** A file of the index that is to be made from a folder: `csharp/lc-storage`. Undefined if the language has no reader. */
function sourceOfFolder(file: string, folder: string, version: string): IndexSource | undefined {
  const [name = '', id = ''] = file.split('/');
  const language = READABLE.find((known) => known === name);
  if (language === undefined || id === '') return undefined;
  const listed = SOURCES.find((source) => source.language === language && source.id === id);
  return { ...listed, language, id, from: 'folder', package: folder, version, isPartial: listed?.isPartial ?? true };
}

const USAGE = `node site/samples/remake/remake-index.ts [language/module …]
node site/samples/remake/remake-index.ts --folder FOLDER --sdk-version 1.2.3 language/module
Languages that can be read from a folder: ${READABLE.join(', ')}.`;

if (import.meta.main) {
  const options = { folder: { type: 'string' }, 'sdk-version': { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const { folder, 'sdk-version': version } = values;
  const given = folder === undefined ? undefined : sourceOfFolder(positionals[0] ?? '', folder, version ?? '');
  const isWrong = folder !== undefined && (given === undefined || version === undefined || positionals.length !== 1);
  if (isWrong) {
    console.error(USAGE);
    process.exitCode = 1;
  } else {
    const listed = SOURCES.filter(({ language, id }) => positionals.length === 0 || positionals.includes(`${language}/${id}`));
    const today = new Date().toISOString().slice(0, 10);
    for (const source of given ? [given] : listed) console.log(await remakeModule(source, join(import.meta.dirname, '../index'), today));
  }
}
