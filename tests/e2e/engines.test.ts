import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { parse } from 'acorn';
import { expect, inject, it } from 'vitest';
import { TARGET } from '../../engine/src/build/bundle-shell.ts';

const bcd: CompatData = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'));

/** The declared engines (`chrome90`) by their names in MDN's data. */
const oldest = TARGET.map((target) => /^([a-z]+)(\d+)$/.exec(target)).map((match) => [match?.[1] ?? '', Number(match?.[2])] as const);

const assets = (ending: string): { name: string; text: string }[] =>
  readdirSync(join(inject('dist'), 'assets'))
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, text: readFileSync(join(inject('dist'), 'assets', name), 'utf8') }));

/** Whether all declared engines have a feature. What nobody knows of counts as there. */
function isEverywhere(statement: CompatStatement | undefined): boolean {
  if (statement === undefined) return true;
  return oldest.every(([browser, version]) => {
    const entries = Object.entries(statement.support).filter(([name]) => name === browser);
    return entries.every(([, support]) =>
      [support].flat().some((one) => {
        const added = one?.version_added;
        return typeof added === 'string' && !one?.flags && Number.parseFloat(added.replace('≤', '')) <= version;
      }),
    );
  });
}

/** Names of methods of built-in objects that are missing in one of the engines, wherever a name occurs. */
function missingMethods(): Set<string> {
  const found = new Map<string, boolean>();
  for (const builtin of Object.values(bcd.javascript.builtins ?? {})) {
    if (!isIdentifier(builtin)) continue;
    for (const [name, member] of Object.entries(builtin)) {
      if (name.startsWith('__') || name === name.toUpperCase() || !isIdentifier(member)) continue;
      found.set(name, (found.get(name) ?? false) || isEverywhere(member.__compat));
    }
  }
  return new Set([...found].filter(([, isThere]) => !isThere).map(([name]) => name));
}

function isIdentifier(value: unknown): value is Identifier {
  return typeof value === 'object' && value !== null;
}

/** Names of the methods that a script calls without asking whether they are there (`?.`). */
function calledMethods(script: string): Set<string> {
  const names = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    const fields = new Map<string, unknown>(Object.entries(node));
    if (fields.get('type') === 'CallExpression' && fields.get('optional') === false) {
      const callee = new Map<string, unknown>(Object.entries(fields.get('callee') ?? {}));
      const property = new Map<string, unknown>(Object.entries(callee.get('property') ?? {}));
      if (callee.get('computed') === false) names.add(String(property.get('name')));
    }
    for (const value of fields.values()) visit(value);
  };
  visit(parse(script, { ecmaVersion: 2021, sourceType: 'module' }));
  return names;
}

/** Names of methods that objects of the libraries have too: React's `use` and `Children.toArray`, … */
const NAMES_OF_LIBRARIES = new Set(['captureStackTrace', 'error', 'escape', 'load', 'toArray', 'use']);

it('scripts have the syntax of 2021 and call no method that a declared engine does not have', () => {
  const missing = missingMethods();
  expect(missing).toContain('toSorted');
  expect(missing).toContain('findLast');
  const scripts = assets('.js');
  expect(scripts.length).toBeGreaterThan(10);
  const faults = scripts.flatMap(({ name, text }) =>
    [...calledMethods(text)]
      .filter((method) => missing.has(method) && !NAMES_OF_LIBRARIES.has(method))
      .map((method) => `${name.replace(/-[\w-]{8}\.js$/, '')}: ${method}`),
  );
  expect(faults).toEqual([]);
});

it('style sheets ask for widths in the words of all declared engines', () => {
  const queries = assets('.css').flatMap(({ text }) => [...text.matchAll(/@media([^{]+)\{/g)].map((match) => match[1]?.trim() ?? ''));
  expect(queries.length).toBeGreaterThan(10);
  expect(queries.filter((query) => /\bnot\b|\bor\b|[<>]/.test(query))).toEqual([]);
});

/** What looks less good in the oldest engines, and loses nothing. */
const DECORATION = new Set([
  ...['accent-color', 'color-scheme', 'forced-color-adjust', 'rotate', 'scale', 'translate'],
  ...['content-visibility', 'overscroll-behavior', 'scroll-behavior', 'scrollbar-color', 'scrollbar-gutter', 'scrollbar-width'],
  ...['orphans', 'text-autospace', 'text-size-adjust', 'text-spacing-trim', 'text-wrap', 'widows'],
]);

it('style sheets have only properties that all declared engines know, but for decoration', () => {
  const properties = new Set(
    assets('.css').flatMap(({ text }) => [...text.matchAll(/[{;]([a-z][a-z-]+):/g)].map((match) => match[1] ?? '')),
  );
  expect(properties.size).toBeGreaterThan(50);
  const unknown = [...properties].filter((name) => !isEverywhere(bcd.css.properties?.[name]?.__compat) && !DECORATION.has(name));
  expect(unknown.toSorted()).toEqual([]);
});
