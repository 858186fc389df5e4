import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MalformedIndexError, parseModule } from '../api/parse-module.ts';
import { createSyntaxReader } from '../syntax/parse-sample.ts';
import { type FetchedPackage, fetchMaven, fetchNpm, MissingPackageError } from './fetch-package.ts';
import { type ListedTypes, mergeModule } from './merge-module.ts';
import { readClasses } from './read-classes.ts';
import { readCsharp } from './read-csharp.ts';
import { readDeclarations } from './read-declarations.ts';
import { readHeaders } from './read-headers.ts';
import { type IndexSource, SOURCES } from './sources.ts';

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
    using fetched = await (source.from === 'npm' ? fetchNpm : fetchMaven)(source.package);
    const { types: read, archive, text } = await readPackage(source, fetched);
    const merged = mergeModule(last, read, { language, isPartial: source.isPartial ?? false, text });
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

/** The first line says where the file is from; what follows a semicolon is for people, and stays. */
function describe(text: string, { from, package: name, renamed }: IndexSource, version: string, archive: string | undefined): string {
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
    const texts = textsOf((name) => name.includes(`/${part}.framework/Headers/`) && name.endsWith('.h'));
    return { types: readHeaders(texts), text: texts.join('\n') + files.join('\n') };
  }
  const read = await createSyntaxReader();
  if (source.language === 'csharp') {
    const texts = textsOf((name) => name.endsWith('.cs') && !/\/Editor\//.test(name));
    return { types: readCsharp(texts.flatMap((text) => read(text, 'csharp') ?? [])) };
  }
  const texts = textsOf(
    (name) => name.endsWith('.d.ts') && (name === `package/${part}` || (part.endsWith('/') && name.startsWith(`package/${part}`))),
  );
  // The grammar does not know types of imports within types.
  const plain = texts.map((text) => text.replaceAll(/\bimport\("[^"]+"\)\./g, ''));
  return { types: readDeclarations(plain.flatMap((text) => read(text, 'js') ?? [])) };
}

function rename(types: ListedTypes, names: IndexSource['renamed']): ListedTypes {
  if (!names) return types;
  const [from, to] = names;
  const all = (text: string): string => text.replaceAll(from, to);
  return new Map([...types].map(([name, { head, members }]) => [all(name), { head: all(head), members: members.map(all) }]));
}

if (import.meta.main) {
  const chosen = process.argv.slice(2);
  const sources = SOURCES.filter(({ language, id }) => chosen.length === 0 || chosen.includes(`${language}/${id}`));
  const today = new Date().toISOString().slice(0, 10);
  for (const source of sources) console.log(await remakeModule(source, join(import.meta.dirname, '../index'), today));
}
