import type { ApiLanguage, ApiType } from '../api/model.ts';
import type { SdkIndex } from '../api/sdk-index.ts';
import type { Finding, Use } from './context.ts';
import { writeUse } from './names.ts';
import { findSystemImports } from './system-imports.ts';

/** A sample in the order of its page, with the names of SDKs that were found in it. */
interface Sample {
  readonly code: string;
  readonly uses: readonly Use[];
}

/**
 * Finds the types that neither their first sample nor one before it imports, so that whoever pastes the samples in order has all imports.
 * @returns findings by sample
 */
export function findMissingImports(language: ApiLanguage, samples: readonly Sample[], index: SdkIndex): Finding[][] {
  const importOf = IMPORTS[language];
  const told = new Set<string>();
  let before = '';
  return samples.map(({ code, uses }) => {
    before += `\n${code}`;
    const own = findSystemImports(language, code, before).filter(({ line }) => !told.has(line));
    for (const { line } of own) told.add(line);
    const system = own.map(
      ({ row, line }): Finding => ({
        row,
        column: 0,
        kind: 'import',
        written: language === 'js' ? 'AV is not imported' : 'a name of the system is not imported',
        nearest: line,
        isOlder: false,
      }),
    );
    const types = uses.flatMap(({ row, column, name, type, members }): Finding[] => {
      const needed = members.length === 0 ? importOf?.(type, index) : undefined;
      if (!needed || told.has(needed.line) || needed.isIn(before)) return [];
      told.add(needed.line);
      return [{ row, column, kind: 'import', written: `${name} is not imported`, nearest: needed.line, isOlder: false }];
    });
    return [...types, ...system];
  });
}

interface Needed {
  /** What the sample should have. */
  readonly line: string;
  readonly isIn: (code: string) => boolean;
}

const IMPORTS: Readonly<Partial<Record<ApiLanguage, (type: ApiType, index: SdkIndex) => Needed | undefined>>> = {
  csharp(type, index) {
    const parts = type.full.split('.').slice(0, -1);
    while (parts.length > 0 && index.fullNames.has(parts.join('.'))) parts.pop();
    const namespace = parts.join('.');
    if (namespace === '') return undefined;
    const line = `using ${namespace};`;
    return { line, isIn: (code) => code.includes(line) || code.includes(`using static ${namespace}.`) || code.includes(`${namespace}.`) };
  },
  java(type) {
    const parts = type.full.split('.');
    const top = parts.slice(0, parts.findIndex((part) => /^[A-Z]/.test(part)) + 1).join('.');
    if (!top.includes('.')) return undefined;
    // The TapTap edition of the LeanCloud SDK has the same classes in another package.
    const names = [top, top.replace(/^cn\.leancloud\./, 'com.tapsdk.lc.')];
    const isIn = (code: string): boolean =>
      names.some((name) => code.includes(name) || code.includes(`import ${name.replace(/\.\w+$/, '.*')};`));
    return { line: `import ${top};`, isIn };
  },
  objc(type) {
    const frameworks = [...type.module.headers.keys()];
    const first = frameworks[0];
    if (first === undefined || /^(NS|UI)[A-Z]/.test(type.simple)) return undefined;
    return {
      line: `#import <${first}/…>`,
      isIn: (code) => frameworks.some((framework) => code.includes(`#import <${framework}/`) || code.includes(`@import ${framework}`)),
    };
  },
  php(type) {
    const name = writeUse(type.full);
    const [, space = '', simple = ''] = /^(.*)\\(\w+)$/.exec(name) ?? [];
    if (simple === '') return undefined;
    const group = new RegExp(`\\buse\\s+${space.replaceAll('\\', '\\\\')}\\\\\\{[^}]*\\b${simple}\\b`);
    return { line: `use ${name};`, isIn: (code) => code.includes(name) || group.test(code) };
  },
  cpp(type, { headers }) {
    const [outer = ''] = type.full.split(/::|\./);
    const own = [...headers].find(([, lines]) => lines.has(outer))?.[0];
    if (own === undefined) return undefined;
    return {
      line: `#include "${own}.h"`,
      isIn: (code) => [...code.matchAll(INCLUDE)].some(([, name = '']) => brings(headers, name, outer)),
    };
  },
};

const INCLUDE = /^[ \t]*#include\s+"(?:[\w/]*\/)?(\w+)\.h"/gm;

/** Whether a header of C++, or one that it includes, declares a type. */
function brings(headers: SdkIndex['headers'], header: string, type: string, seen: ReadonlySet<string> = new Set()): boolean {
  const lines = headers.get(header);
  if (!lines || seen.has(header)) return false;
  if (lines.has(type)) return true;
  const next = new Set([...seen, header]);
  return [...lines].some((line) => line.startsWith('include ') && brings(headers, line.slice('include '.length), type, next));
}
