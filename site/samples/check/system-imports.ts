import type { ApiLanguage } from '../api/model.ts';

/** A name of the system or of the game engine that samples use, and the import that it needs. */
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
};

/** The first line of a sample with each name of the system that neither it nor a sample before it imports. */
export function findSystemImports(language: ApiLanguage, code: string, before: string): { readonly row: number; readonly line: string }[] {
  return (SYSTEM[language] ?? []).flatMap(({ pattern, from }) => {
    const row = code.split('\n').findIndex((text) => pattern.test(withoutTexts(text)));
    if (row < 0) return [];
    const line = language === 'csharp' ? `using ${from};` : `import ${from};`;
    const isKnown = before.includes(line) || (language === 'java' && before.includes(`import ${from.replace(/\.\w+$/, '.*')};`));
    return isKnown ? [] : [{ row, line }];
  });
}

function withoutTexts(line: string): string {
  return line.replace(/"(?:\\.|[^"])*"/g, '""').replace(/\/\/.*$|^\s*\*.*$/, '');
}
