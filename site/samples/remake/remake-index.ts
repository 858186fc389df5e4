import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ApiLanguage } from '../api/model.ts';
import { MalformedIndexError, parseModule } from '../api/parse-module.ts';
import { type FetchedPackage, fetchMaven, fetchNpm, MissingPackageError, openFolder } from './fetch-package.ts';
import { fetchRepository } from './fetch-repository.ts';
import { mergeModule, writeModule } from './merge-module.ts';
import { readPackage } from './read-package.ts';
import { type IndexSource, SOURCES } from './sources.ts';

/** Languages whose files tell all that the index has. */
const FROM_SOURCES: ReadonlySet<ApiLanguage> = new Set(['cpp', 'go', 'php', 'python', 'swift']);

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

function fetchSource({ from, package: name, version, folders }: IndexSource): Promise<FetchedPackage> {
  switch (from) {
    case 'npm':
      return fetchNpm(name);
    case 'maven':
      return fetchMaven(name);
    case 'git':
      return fetchRepository(name, version, folders);
    case 'folder':
      return openFolder(name, version ?? '');
    case 'download':
      throw new MissingPackageError(`it is a download, from ${name}; give its folder with --folder`);
  }
}

/** The first line says where the file is from; what follows a semicolon is for people, and stays. */
function describe(text: string, { from, package: name, renamed }: IndexSource, version: string, archive: string | undefined): string {
  const [head = '', ...rest] = text.split('\n');
  const withHead = (line: string): string => [line, ...rest].join('\n');
  // Whose folder it is matters to nobody: the SDK stays, and its version changes.
  if (from === 'folder') return withHead(head.replace(/^(# .*?)(\d+(?:\.\d+)+(?:-[\w.]+)?)/, (_, before: string) => `${before}${version}`));
  // A commit says nothing to readers: people write down which version it has.
  if (from === 'git' && !/\d\.\d/.test(version)) return withHead(archive === undefined ? head : head.replace(/[\w.-]+\.[aj]ar\b/, archive));
  const [plain = name] = /^(?:@[^/]+\/)?[^@]+/.exec(name) ?? [];
  const registry = from === 'npm' ? 'npm ' : '';
  const origin = from === 'maven' ? `Maven ${name}` : `${registry}${plain} ${version}${archive === undefined ? '' : ` (${archive})`}`;
  const [line = '', note = ''] = head.split(/(?=;)([\s\S]*)/);
  const ends = [`, ${origin.split(' ')[0]} `, ', '].map((mark) => line.indexOf(mark)).find((index) => index > 0) ?? line.length;
  return withHead(`${line.slice(0, ends)}, ${origin}${renamed ? `; its package ${renamed[0]} is called ${renamed[1]} here` : note}`);
}

/** Languages whose sources, headers or archives can be read. */
const READABLE = ['cpp', 'csharp', 'go', 'java', 'js', 'objc', 'php', 'python', 'swift'] as const;

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
