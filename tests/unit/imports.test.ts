import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const src = join(root, 'engine/src');

/** What each room may import (ARCHITECTURE.md). */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  model: [],
  config: ['model'],
  markdown: ['config', 'model'],
  content: ['markdown', 'config', 'model'],
  ui: ['model'],
  search: ['model'],
  build: ['content', 'markdown', 'ui', 'search', 'config', 'model'],
  server: ['search', 'config', 'model'],
  pack: ['ui', 'config', 'model'],
  cli: ['build', 'server', 'pack', 'content', 'search', 'config', 'model'],
};

/** The browser may use the part of search that has no Node in it. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = { ui: ['search/fallback.ts'], pack: ['search/fallback.ts'] };

interface Import {
  readonly file: string;
  readonly room: string;
  readonly target: string;
}

/** @param folder absolute path, whose folders are rooms */
function collectImports(folder: string): Import[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)(node_modules|dist)\//.test(file),
  );
  return files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map((match) => ({
      file,
      room: file.split('/')[0] ?? '',
      target: relative(folder, join(folder, dirname(file), match[1] ?? '')),
    }));
  });
}

describe('rooms import only rooms below them', () => {
  const imports = collectImports(src).filter(({ file }) => file.includes('/'));

  it.each(Object.keys(ALLOWED))('%s', (room) => {
    const forbidden = imports.filter((entry) => {
      const other = entry.target.split('/')[0] ?? '';
      const isAllowed = other === room || ALLOWED[room]?.includes(other) || EXCEPTIONS[room]?.includes(entry.target);
      return entry.room === room && !isAllowed;
    });
    expect(forbidden.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });

  it('knows every room', () => {
    expect([...new Set(imports.map(({ room }) => room))].filter((room) => !(room in ALLOWED))).toEqual([]);
  });
});

describe('no files import each other in a circle', () => {
  it.each(['engine/src', 'site', 'handbook', 'bench', 'tests'])('%s', (folder) => {
    const targets = Map.groupBy(collectImports(join(root, folder)), ({ file }) => file);
    const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
      (targets.get(from) ?? []).some(({ target }) => {
        if (target === to) return true;
        if (seen.has(target)) return false;
        seen.add(target);
        return reaches(target, to, seen);
      });
    expect([...targets.keys()].filter((file) => reaches(file, file))).toEqual([]);
  });
});

it('what the dev server loads before its first page has no rooms in it that few pages need', () => {
  const loaded = new Set(['build/dev/dev-worker.ts']);
  // A set goes on with what is added meanwhile.
  for (const file of loaded) {
    const text = readFileSync(join(src, file), 'utf8');
    for (const [, path = ''] of text.matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'/gm))
      loaded.add(join(dirname(file), path));
  }
  expect(loaded).toContain('build/generated-pages.ts');
  const late = /^(?:build\/comparison|markdown\/(?:diagram|highlight)|search\/index|pack|server|ui\/navigation\/router)\b/;
  expect([...loaded].filter((file) => late.test(file))).toEqual([]);
});

describe('the two houses', () => {
  const outside = (folder: string): string[] =>
    // Not in what builds keep beside the sources, and delete: other tests build meanwhile.
    globSync('**/*.{ts,tsx}', { cwd: join(root, folder), exclude: (path) => /^(?:node_modules|\..+)$/.test(basename(path)) })
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(join(root, folder, file), 'utf8');
        const targets = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map((match) =>
          join(folder, dirname(file), match[1] ?? ''),
        );
        return targets.filter((target) => !target.startsWith(`${folder}/`)).map((target) => `${folder}/${file} imports ${target}`);
      });

  it('the site uses the engine by the exports of its package only', () => {
    expect(outside('site')).toEqual([]);
  });

  it('the engine imports no site', () => {
    expect(outside('engine')).toEqual([]);
  });
});
