import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isModuleOf, loadModules } from '../api/load-index.ts';
import type { SampleBlock, SamplePage } from '../blocks.ts';
import { UNINDEXED } from '../check/externals.ts';
import { type CompiledSamples, inFolder, runCompiler } from '../run-compiler.ts';
import { describePage, EDITION, type WrappedSample, wrapSample } from './wrap-sample.ts';
import { writeStubs } from './write-stubs.ts';

interface Sample {
  readonly file: string;
  readonly block: SampleBlock;
  readonly wrapped: WrappedSample;
  /** Packages that it needs and that are not at hand. */
  readonly outside: Set<string>;
}

/** Names that a sample leaves to its surroundings, and exceptions, which the index does not have. */
const SURROUNDINGS = [
  /^cannot find symbol symbol: +(variable [a-z]|method \w+\(.*\) location: (class|variable) \w*Sample\b)/,
  /^cannot find symbol symbol: +variable [a-z]\w*$/,
  /^exception \S+ is never thrown/,
  /^variable \w+ is already defined/,
  /^variable \w+ might not have been initialized/,
  /^missing return statement/,
  /^incompatible types: (unexpected return value|missing return value)/,
  /^class Sample/,
  /^local variables referenced from/,
  /^unreachable statement/,
  /^non-static variable this/,
  /cannot implement .* overridden method does not throw/,
  // What the build of an app makes.
  /^package R does not exist/,
  /^cannot find symbol symbol: +variable (R|BuildConfig)\b/,
];

/** The compiler runs for seconds, in which making its own code faster costs more than it gains. */
export const QUICKLY = ['-Duser.language=en', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** What the public archive of Android does not have yet. */
const NEWER_ANDROID =
  /symbol: +.*\n +location: (class (permission|NotificationManager|VERSION_CODES)|(variable \w+ of type|class) (Activity|Context|NotificationManager))$/m;

/** Archives with classes of SDKs. */
const SDK_ARCHIVE = /(?:^|:)([^:]*\/lc-[^:/]+\.jar)(?=:|$)/;

const isSdk = (name: string): boolean => /^(cn\.leancloud|com\.tapsdk\.(?!payment|rtc)|com\.tds|com\.taptap\.(?!rtc|pad))\b/.test(name);

export interface JavaSurroundings {
  readonly version: string;
  /** Archives of other libraries. */
  readonly classPath: string;
  /** Beginning of the path of a folder where sources are written; it is removed. */
  readonly folder: string;
  /** Names that samples of any page declare. */
  readonly ownNames: ReadonlySet<string>;
}

/** Compiles the Java samples of a version against the published classes of the SDKs, and those of the index where there is no archive. */
export async function compileJava(
  pages: readonly SamplePage[],
  { version, classPath, folder, ownNames }: JavaSurroundings,
): Promise<CompiledSamples> {
  return inFolder(folder, async (own) => {
    const modules = loadModules(['java']);
    const used = modules.filter((module) => isModuleOf(module, version, modules));
    const texts = used.map(({ id }) => readFileSync(join(import.meta.dirname, '../index/java', `${id}.txt`), 'utf8'));
    const edition = texts.map((text) => text.replaceAll(...EDITION));
    const classes = writeStubs(edition, await listClasses(classPath), join(own, 'stubs'));
    const samples = writeSamples(pages, classes, own);
    let output = await runJavac(own, classPath, samples.keys());
    // Code that cannot be read keeps the compiler from looking at all other code.
    const unread = parseOutput(output, samples).filter(({ isSyntax }) => isSyntax);
    if (unread.length > 0) {
      const broken = new Set<Sample | undefined>(unread.map(({ sample }) => sample));
      output = await runJavac(
        own,
        classPath,
        samples.keys().filter((name) => !broken.has(samples.get(name))),
      );
    }
    const told = [...unread, ...parseOutput(output, samples)].filter(({ message, unknown }) => {
      const isOfApp = unknown !== undefined && (ownNames.has(unknown) || /^(MainActivity|OaidStore)$/.test(unknown));
      return !isOfApp && !SURROUNDINGS.some((pattern) => pattern.test(message));
    });
    const outside = [...samples.values()].filter((sample) => sample.outside.size > 0);
    return {
      compiled: samples.size - outside.length,
      outside: outside.map(({ file, block, outside: packages }) => ({ file, line: block.line, needs: [...packages].toSorted() })),
      problems: told
        .filter(({ sample }) => sample.outside.size === 0)
        .map(({ sample: { file, block }, row, message }) => ({ file, line: block.line + row, message })),
    };
  });
}

/** Full names of the classes in the archives of SDKs. */
async function listClasses(classPath: string): Promise<ReadonlySet<string>> {
  const [, archive] = SDK_ARCHIVE.exec(classPath) ?? [];
  if (archive === undefined) return new Set();
  const { stdout } = await promisify(execFile)('jar', ['--list', '--file', archive]);
  return new Set(stdout.split('\n').map((name) => name.replace(/\.class$/, '').replaceAll('/', '.')));
}

function writeSamples(pages: readonly SamplePage[], classes: ReadonlyMap<string, string>, folder: string): Map<string, Sample> {
  const samples = new Map<string, Sample>();
  for (const { file, blocks } of pages) {
    const ours = blocks.filter(({ language }) => language === 'java');
    const page = describePage(ours.map(({ code }) => code));
    for (const block of ours) {
      const name = `s${samples.size}`;
      const wrapped = wrapSample(block.code, name, page, classes);
      mkdirSync(join(folder, 'samples', name), { recursive: true });
      writeFileSync(join(folder, 'samples', name, 'Sample.java'), wrapped.source);
      samples.set(name, { file, block, wrapped, outside: new Set() });
    }
  }
  return samples;
}

async function runJavac(folder: string, classPath: string, names: Iterable<string>): Promise<string> {
  const options = [
    '-proc:none',
    '-implicit:none',
    '-nowarn',
    '-Xlint:none',
    '-Xmaxerrs',
    '100000',
    '-XDshould-stop.ifError=FLOW',
    '-encoding',
    'UTF-8',
  ];
  const files = [...names].map((name) => `samples/${name}/Sample.java`);
  writeFileSync(
    join(folder, 'arguments'),
    [...options, '-cp', `stubs:${classPath}`, '-sourcepath', 'stubs', '-d', 'out', ...files].join('\n'),
  );
  const how = QUICKLY.map((option) => `-J${option}`);
  return (await runCompiler('javac', [...how, '@arguments'], { cwd: folder })).said;
}

interface Told {
  readonly sample: Sample;
  readonly row: number;
  readonly message: string;
  readonly isSyntax: boolean;
  /** A class that the compiler does not know. */
  readonly unknown: string | undefined;
}

const SYNTAX =
  /^('.*' expected|illegal start|not a statement|class, interface|reached end of file|<identifier> expected|unclosed|invalid method declaration|else without|orphaned|unnamed classes)/;

function parseOutput(output: string, samples: ReadonlyMap<string, Sample>): Told[] {
  return output.split(/^(?=\S+\.java:\d+: )/m).flatMap((text) => {
    const [, name = '', line = '', message = ''] = /^samples\/(\w+)\/Sample\.java:(\d+): error: (.*)$/m.exec(text) ?? [];
    const sample = samples.get(name);
    if (!sample) return [];
    const row = sample.wrapped.lines[Number(line) - 1];
    const missing = /^package ([a-z]\w*(?:\.\w+)+) does not exist/.exec(message)?.[1];
    if (missing !== undefined && !isSdk(missing)) sample.outside.add(missing);
    const unknown = /symbol: +(?:class|variable) (\w+)/.exec(text)?.[1] ?? /^package ([A-Z]\w+) does not exist/.exec(message)?.[1];
    if (unknown !== undefined && UNINDEXED.java?.test(unknown)) sample.outside.add(unknown);
    if (NEWER_ANDROID.test(text)) sample.outside.add('android after 4.1');
    // A method that is to be added to another class.
    if (/does not override/.test(message) && /^ {0,1}@Override/m.test(text)) return [];
    // What was put around a sample is not its own.
    if (row === undefined) return [];
    const details = text
      .split('\n')
      .flatMap((each) => /^ {2}((?:symbol|location|required|found|reason): .*|overridden method .*)$/.exec(each)?.[1] ?? []);
    return [
      {
        sample,
        row: sample.wrapped.lines[Number(line) - 1] ?? 0,
        message: [message, ...details].join(' '),
        isSyntax: SYNTAX.test(message),
        unknown,
      },
    ];
  });
}
