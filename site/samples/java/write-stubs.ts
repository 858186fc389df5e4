import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeJavaHead } from '../api/java-head.ts';
import { type JavaType, readJavaTypes } from './read-types.ts';
import { renderMember } from './render-member.ts';

/** What stubs and samples see beside their own imports. */
export const IMPORTS = [
  ...['java.util', 'java.io', 'java.util.concurrent'],
  ...['android.app', 'android.content', 'android.os', 'android.util', 'android.view', 'android.widget', 'android.net', 'android.graphics'],
  ...['io.reactivex', 'io.reactivex.disposables', 'io.reactivex.functions'],
].map((name) => `${name}.*`);

/** Names that several of these packages have. */
export const EXACT_IMPORTS = [
  ...['java.util.List', 'java.util.Map', 'java.util.Date', 'io.reactivex.Observable', 'io.reactivex.Observer', 'android.app.Notification'],
  ...[
    'org.json.JSONObject',
    'org.json.JSONArray',
    'java.util.concurrent.Callable',
    'android.os.Handler',
    'java.util.Base64',
    'android.util.Log',
  ],
];

/** Small classes of libraries for Android, whose archives no Java compiler reads. */
const OUTSIDE = [
  [
    'io.reactivex.android.schedulers.AndroidSchedulers',
    'public class AndroidSchedulers { public static io.reactivex.Scheduler mainThread() { return null; } }',
  ],
  // The base of the listeners of ads, which the index leaves out with the package that it is in.
  ['com.tapsdk.tapad.CommonListener', 'public interface CommonListener { void onError(int code, String message); }'],
] as const;

interface Nest {
  type: JavaType | undefined;
  readonly nested: Map<string, Nest>;
}

const emptyNest = (): Nest => ({ type: undefined, nested: new Map() });
const simpleOf = (full: string): string => full.split('.').at(-1) ?? full;
const packageOf = (full: string): string => full.split('.').slice(0, -1).join('.');

/**
 * Writes the public classes of index files as Java sources, so that a compiler can check what uses them. Types that are in no index are left
 * to the compiler.
 * @param published full names of classes that need no source, as their archives are at hand
 * @returns the full names of the classes by their simple names; the first of several
 */
export function writeStubs(texts: readonly string[], published: ReadonlySet<string>, folder: string): ReadonlyMap<string, string> {
  const types = texts.flatMap(readJavaTypes);
  const tops = new Map<string, Nest>();
  for (const type of types) place(tops, type);
  const names = Map.groupBy(tops.keys(), simpleOf);
  for (const [full, source] of OUTSIDE) {
    const file = join(folder, `${full.replaceAll('.', '/')}.java`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `package ${packageOf(full)};\n${source}`);
  }
  for (const [full, nest] of tops) {
    if (published.has(full)) continue;
    const file = join(folder, `${full.replaceAll('.', '/')}.java`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, renderFile(full, nest, names));
  }
  return new Map([...names].map(([simple, [first = simple]]) => [simple, first]));
}

function place(tops: Map<string, Nest>, type: JavaType): void {
  const parts = type.full.split('.');
  const first = parts.findIndex((part) => /^[A-Z]/.test(part));
  if (first < 0) return;
  const top = parts.slice(0, first + 1).join('.');
  let nest = tops.get(top) ?? emptyNest();
  tops.set(top, nest);
  for (const part of parts.slice(first + 1)) {
    const inner = nest.nested.get(part) ?? emptyNest();
    nest.nested.set(part, inner);
    nest = inner;
  }
  nest.type = type;
}

function renderFile(full: string, nest: Nest, names: ReadonlyMap<string, readonly string[]>): string {
  const body = renderNest(simpleOf(full), nest);
  const imports = [...new Set(body.match(/\b[A-Z]\w*/g) ?? [])].flatMap((simple) => {
    const known = nearest(full, names.get(simple) ?? [], simple);
    return known === undefined || simple === simpleOf(full) || packageOf(known) === packageOf(full) || nest.nested.has(simple)
      ? []
      : [known];
  });
  return [`package ${packageOf(full)};`, ...[...imports, ...IMPORTS].map((each) => `import ${each};`), `public ${body}`].join('\n');
}

/** Of several classes with a name, the one of the same SDK, that of the system, or the first. */
function nearest(full: string, candidates: readonly string[], simple: string): string | undefined {
  const root = (name: string): string => name.split('.').slice(0, 3).join('.');
  const system = EXACT_IMPORTS.find((each) => simpleOf(each) === simple);
  const own =
    candidates.find((each) => root(each) === root(full)) ??
    candidates.find((each) => each.startsWith('com.tds.common.') && full.startsWith('com.')) ??
    candidates.find((each) => each.startsWith(full.split('.').slice(0, 2).join('.')));
  return (full.startsWith('com.tapsdk.lc.') || system === undefined ? own : undefined) ?? system ?? candidates[0];
}

function renderNest(name: string, { type, nested }: Nest): string {
  const kind = type?.kind ?? 'class';
  const members = type?.members ?? [];
  const constants = members.flatMap((line) => new RegExp(`^(?:static ${name} )?(\\w+)(?: = .*)?$`).exec(line)?.[1] ?? []);
  const hasConstructor = members.some((line) => line.startsWith(`${name}(`));
  return [
    `${type ? writeJavaHead(type, name) : `class ${name}`} {`,
    ...(kind === 'enum' ? [`${constants.join(', ')};`] : []),
    // Classes that extend this one need a constructor without arguments.
    ...(kind === 'class'
      ? [`${hasConstructor ? 'protected' : 'public'} ${name}(java.util.concurrent.atomic.AtomicReference<Void>... none) {}`]
      : []),
    ...members.flatMap((line) => renderMember(line, name, kind) ?? []),
    ...[...nested].map(([inner, each]) => `public ${kind === 'interface' ? '' : 'static '}${renderNest(inner, each)}`),
    '}',
  ].join('\n');
}
