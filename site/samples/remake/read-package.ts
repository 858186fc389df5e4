import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ApiLanguage } from '../api/model.ts';
import { createSyntaxReader } from '../syntax/parse-sample.ts';
import { type FetchedPackage, MissingPackageError } from './fetch-package.ts';
import type { ListedTypes } from './merge-module.ts';
import { readAssembly } from './read-assembly.ts';
import { readClasses } from './read-classes.ts';
import { readCpp } from './read-cpp.ts';
import { readCsharp } from './read-csharp.ts';
import { readDeclarations } from './read-declarations.ts';
import { readGo } from './read-go.ts';
import { readHeaders } from './read-headers.ts';
import { readJava } from './read-java.ts';
import { readPhp } from './read-php.ts';
import { readPython } from './read-python.ts';
import { readSwift } from './read-swift.ts';
import type { IndexSource } from './sources.ts';

/** What a package says of a module. */
export interface ReadPackage {
  readonly types: ListedTypes;
  /** The archive that was read, if the package has several. */
  readonly archive?: string;
  readonly text?: string;
}

/** Which files of a package are read, by their paths with `/`. */
const IS_SOURCE: Readonly<Record<Exclude<ApiLanguage, 'objc' | 'js'>, (path: string) => boolean>> = {
  // What the plug-ins of Unreal have for their own bridges is of no use to games.
  cpp: (path) => path.endsWith('.h') && !/\/Private\/|(JNI|Helper|Debuger)\w*\.h$/.test(`/${path}`),
  csharp: (path) => path.endsWith('.cs') && !/\/(Editor|[Pp]rotocol)\//.test(path),
  go: (path) => path.endsWith('.go') && !path.endsWith('_test.go'),
  java: (path) => path.endsWith('.java') && !/(^|\/)(test|androidTest)\//.test(path),
  php: (path) => path.endsWith('.php') && !/(^|\/)tests?\//.test(path),
  python: (path) => path.endsWith('.py'),
  swift: (path) => path.endsWith('.swift'),
};

/**
 * Reads the public types of a package that was fetched.
 * @throws MissingPackageError if it has no file of the language, or not the archive
 */
export async function readPackage(source: IndexSource, { folder }: FetchedPackage): Promise<ReadPackage> {
  const { language, part = '' } = source;
  if (language === 'java' && part !== '') {
    const { name, types } = await readClasses(folder, part);
    return { types: rename(types, source.renamed), archive: name };
  }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .toSorted();
  const pathsOf = (isRead: (path: string) => boolean): string[] => {
    const found = files.filter(isRead);
    if (found.length === 0) throw new MissingPackageError(`${source.package} has no files of ${language}${part && ` in ${part}`}`);
    return found;
  };
  if (language === 'csharp' && !files.some(IS_SOURCE.csharp)) {
    const [name = ''] = pathsOf((path) => path.endsWith('.dll'));
    return { types: readAssembly(readFileSync(join(folder, name))), archive: basename(name) };
  }
  const textOf = (path: string): string => readFileSync(join(folder, path), 'utf8');
  if (language === 'objc') {
    const texts = pathsOf(isHeader(files, textOf, part)).map(textOf);
    return { types: readHeaders(texts), text: texts.join('\n') + files.join('\n') };
  }
  if (language === 'cpp') return { types: readCpp(pathsOf(IS_SOURCE.cpp).map((path) => ({ name: basename(path), text: textOf(path) }))) };
  if (language === 'swift') return { types: await readSwift(pathsOf(IS_SOURCE.swift).map((path) => join(folder, path))) };
  const read = await createSyntaxReader();
  if (language === 'python') {
    const paths = pathsOf(IS_SOURCE.python).toSorted((a, b) => (withoutInit(a) < withoutInit(b) ? -1 : 1));
    // An archive has a folder around the package.
    const around = /^(.*\/)?\w+\/__init__\.py$/.exec(paths.find((path) => path.endsWith('/__init__.py')) ?? '')?.[1] ?? '';
    const own = paths.filter((path) => path.startsWith(around));
    const roots = own.map((path) => ({ path: path.slice(around.length), root: read(textOf(path), 'python') }));
    return { types: readPython(roots.flatMap(({ path, root }) => (root ? [{ path, root }] : []))) };
  }
  if (language === 'js') {
    const isDeclaration = (path: string): boolean =>
      path.endsWith('.d.ts') && (path === `package/${part}` || (part.endsWith('/') && path.startsWith(`package/${part}`)));
    // The grammar does not know types of imports within types.
    const texts = pathsOf(isDeclaration).map((path) => textOf(path).replaceAll(/\bimport\("[^"]+"\)\./g, ''));
    return { types: readDeclarations(texts.flatMap((text) => read(text, 'js') ?? [])) };
  }
  const roots = pathsOf(IS_SOURCE[language]).flatMap((path) => read(textOf(path), language) ?? []);
  const readers = { csharp: readCsharp, go: readGo, java: readJava, php: readPhp };
  return { types: readers[language](roots) };
}

/** Headers of the framework, or those that the description for CocoaPods makes public, or all. */
function isHeader(files: readonly string[], textOf: (path: string) => string, framework: string): (path: string) => boolean {
  if (framework !== '') return (path) => path.endsWith('.h') && `/${path}`.includes(`/${framework}.framework/Headers/`);
  const podspec = files.find((path) => path.endsWith('.podspec'));
  if (podspec === undefined) return (path) => path.endsWith('.h');
  const lists = [...textOf(podspec).matchAll(/public_header_files\s*=\s*((?:\s*'[^']*',?)+)/g)].map(([, list = '']) => list);
  const globs = lists.flatMap((list) => [...list.matchAll(/'([^']*)'/g)].map(([, glob = '']) => glob));
  const isPublic = globs.map((glob) => new RegExp(`^${glob.replaceAll('.', '\\.').replaceAll('+', '\\+').replaceAll('*', '[^/]*')}$`));
  return (path) => path.endsWith('.h') && isPublic.some((pattern) => pattern.test(path));
}

/** A package's own file comes before its modules. */
const withoutInit = (path: string): string => path.replace('__init__.py', '');

function rename(types: ListedTypes, names: IndexSource['renamed']): ListedTypes {
  if (!names) return types;
  const [from, to] = names;
  const all = (text: string): string => text.replaceAll(from, to);
  return new Map([...types].map(([name, { head, members }]) => [all(name), { head: all(head), members: members.map(all) }]));
}
