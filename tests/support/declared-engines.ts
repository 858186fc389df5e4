import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { OLDEST_BROWSERS } from '../../engine/src/model/oldest-browsers.ts';

const bcd: CompatData = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'));

/** The declared engines (`chrome90`) by their names in MDN's data. */
const oldest = OLDEST_BROWSERS.map((target) => /^([a-z]+)(\d+)$/.exec(target)).map(
  (match) => [match?.[1] ?? '', Number(match?.[2])] as const,
);

/** Whether all declared engines have a feature, maybe by a name that bundlers write as well (`-webkit-`). What nobody knows of counts as there. */
function isEverywhere(statement: CompatStatement | undefined): boolean {
  if (statement === undefined) return true;
  return oldest.every(([browser, version]) => {
    const entries = Object.entries(statement.support).filter(([name]) => name === browser);
    return entries.every(([, support]) =>
      [support].flat().some((one) => {
        const added = one?.version_added;
        return typeof added === 'string' && !one?.flags && !one?.alternative_name && Number.parseFloat(added.replace('≤', '')) <= version;
      }),
    );
  });
}

function isIdentifier(value: unknown): value is Identifier {
  return typeof value === 'object' && value !== null;
}

/** The features right below one: the members of an interface, the values of a property. */
const partsOf = (feature: Identifier | undefined): [name: string, part: Identifier][] =>
  Object.entries(feature ?? {}).flatMap(([name, part]): [string, Identifier][] =>
    !name.startsWith('__') && isIdentifier(part) ? [[name, part]] : [],
  );

const globals = new Map([bcd.javascript.builtins, bcd.api].flatMap((tree) => partsOf(tree)));

/** What at least one declared engine lacks. */
export const lackedByAnEngine = {
  /** Names of methods that no object has in all engines. */
  methods: lackedMethods(),
  /** Names of constructors. */
  globals: new Set(
    [...globals].filter(([name, { __compat, ...parts }]) => !isEverywhere(parts[name]?.__compat ?? __compat)).map(([name]) => name),
  ),
  /** `AbortSignal.timeout`. */
  statics: new Set(
    [...globals].flatMap(([name, parts]) =>
      partsOf(parts)
        .filter(([, part]) => !isEverywhere(part.__compat))
        .map(([part]) => `${name}.${part.replace(/_static$/, '')}`),
    ),
  ),
};

function lackedMethods(): Set<string> {
  const found = new Map<string, boolean>();
  for (const parts of globals.values()) {
    for (const [name, { __compat }] of partsOf(parts)) {
      const method = name.replace(/_static$/, '');
      if (__compat && method !== method.toUpperCase()) found.set(method, (found.get(method) ?? false) || isEverywhere(__compat));
    }
  }
  return new Set([...found].filter(([, isThere]) => !isThere).map(([name]) => name));
}

/** Whether a name is that of an object that browsers have. Short ones are made by the bundler. */
export function isKnownGlobal(name: unknown): boolean {
  return typeof name === 'string' && name.length > 2 && globals.has(name);
}

/** Members of objects that a declared engine lacks, as `[interface, member]`, but for those of Trusted Types, which no page can do without where it is told to use them. */
export function memberNames(): [holder: string, member: string][] {
  return [...globals].flatMap(([holder, feature]) =>
    partsOf(feature)
      .filter(([member]) => member !== holder && !/_(static|event)$/.test(member) && !/^trusted/i.test(holder + member))
      .filter(([member, part]) => member !== 'trustedTypes' && !(isEverywhere(feature.__compat) && isEverywhere(part.__compat)))
      .map(([member]): [string, string] => [holder, member]),
  );
}

/** Names of the selectors that a declared engine lacks: `focus-visible`. Whoever asks there for an element by one gets an error. */
export function selectorNames(): string[] {
  return partsOf(bcd.css.selectors).flatMap(([name, { __compat }]) => (isEverywhere(__compat) ? [] : [name]));
}

/** What a style sheet has that a declared engine lacks: at-rules, selectors, media features, functions, units, properties (`rotate`) and their words (`overflow: clip`). */
export function lackedInStyle(css: string): string[] {
  const { 'at-rules': atRules, properties = {}, selectors = {}, types = {} } = bcd.css;
  const found = new Set<string>();
  const note = (name: string, feature: Identifier | undefined): void => void (isEverywhere(feature?.__compat) || found.add(name));
  const functions = new Map([types, ...partsOf(types).map(([, type]) => type)].flatMap((type) => partsOf(type)));
  for (const [, name = ''] of css.matchAll(/@([a-z-]+)/g)) note(`@${name}`, atRules?.[name]);
  for (const [, query = ''] of css.matchAll(/@media([^{]*)\{/g))
    for (const [, name = ''] of query.matchAll(/\(([a-z-]+)/g)) note(`(${name})`, atRules?.media?.[name]);
  for (const [, colons = '', name = ''] of css.matchAll(/(?<=[\w\])*{},>+~ ])(::?)([a-z-]+)(?=[^;{}]*\{)/g))
    note(colons + name, selectors[name]);
  for (const [, name = ''] of css.matchAll(/(?<=[:, (])([a-z-]+)\(/g)) note(`${name}()`, functions.get(name));
  for (const [, unit = ''] of css.matchAll(/\d([a-z]+)\b/g))
    note(unit, types.length?.[/^[dsl]v/.test(unit) ? 'viewport_percentage_units_dynamic' : unit]);
  for (const [, name = '', word = ''] of css.matchAll(/[{;]([a-z][a-z-]+):([a-z-]+(?=[;}!]))?/g)) {
    note(name, properties[name]);
    if (!found.has(name)) note(`${name}: ${word}`, properties[name]?.[word]);
  }
  return [...found].toSorted();
}
