import type { ApiLanguage } from '../api/model.ts';

/** A name of the system, of the game engine or of a whole package that samples use, and the import that it needs. */
interface SystemName {
  readonly pattern: RegExp;
  /** `UnityEngine`, `android.util.Log`. */
  readonly from: string;
}

const SYSTEM: Readonly<Partial<Record<ApiLanguage, readonly SystemName[]>>> = {
  csharp: [
    { pattern: /\bDebug\.Log|\bMonoBehaviour\b/, from: 'UnityEngine' },
    { pattern: /\bTask\b(?=[<.\s])/, from: 'System.Threading.Tasks' },
    { pattern: /\b(?:Dictionary|List|HashSet|IEnumerable)</, from: 'System.Collections.Generic' },
    { pattern: /\b(?:Exception|Action|Func|DateTime|Uri)\b(?![\w.]*\s*=)/, from: 'System' },
  ],
  java: [
    { pattern: /\bLog\.[a-z]\(/, from: 'android.util.Log' },
    { pattern: /\bAndroidSchedulers\b/, from: 'io.reactivex.android.schedulers.AndroidSchedulers' },
    { pattern: /\bActivity\b/, from: 'android.app.Activity' },
    { pattern: /\bContext\b/, from: 'android.content.Context' },
    { pattern: /\bBundle\b/, from: 'android.os.Bundle' },
    { pattern: /\bList</, from: 'java.util.List' },
    { pattern: /\bMap</, from: 'java.util.Map' },
    { pattern: /\bnew HashMap</, from: 'java.util.HashMap' },
    { pattern: /\bnew ArrayList</, from: 'java.util.ArrayList' },
    { pattern: /\bArrays\./, from: 'java.util.Arrays' },
    { pattern: /\bCollections\./, from: 'java.util.Collections' },
  ],
  js: [{ pattern: /(?<![\w.])AV\.[A-Z]/, from: 'leancloud-storage' }],
};

/** The line that imports a name, and whether a sample has it or another that does the same. */
const IMPORTS: Readonly<
  Partial<Record<ApiLanguage, (from: string) => { readonly line: string; readonly isIn: (code: string) => boolean }>>
> = {
  csharp: (from) => ({ line: `using ${from};`, isIn: (code) => code.includes(`using ${from};`) }),
  java(from) {
    const lines = [`import ${from};`, `import ${from.replace(/\.\w+$/, '.*')};`];
    return { line: lines[0] ?? '', isIn: (code) => lines.some((line) => code.includes(line)) };
  },
  // Also as a parameter, or in braces.
  js: (from) => ({ line: `const AV = require('${from}');`, isIn: (code) => /\bimport (\* as )?AV\b|\bAV\s*[=,})]/.test(code) }),
};

/** The first line of a sample with each name of the system that neither it nor a sample before it imports. */
export function findSystemImports(language: ApiLanguage, code: string, before: string): { readonly row: number; readonly line: string }[] {
  const importOf = IMPORTS[language];
  return (SYSTEM[language] ?? []).flatMap(({ pattern, from }) => {
    const row = code.split('\n').findIndex((text) => pattern.test(withoutTexts(text)));
    const needed = importOf?.(from);
    return row < 0 || !needed || needed.isIn(before) ? [] : [{ row, line: needed.line }];
  });
}

function withoutTexts(line: string): string {
  return line.replace(/"(?:\\.|[^"])*"/g, '""').replace(/\/\/.*$|^\s*\*.*$/, '');
}
