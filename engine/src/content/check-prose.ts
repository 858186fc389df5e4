import type { LoadedConfig } from '../config/load.ts';
import { scanLines } from '../markdown/parse/scan-lines.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { SourceDoc } from './catalog-types.ts';
import { scanContent } from './scan.ts';

/** Rules of AutoCorrect that hold for our Chinese: spaces between scripts, full-width punctuation. Its others are matters of taste. */
const TYPOGRAPHY = {
  rules: {
    ...{ 'space-word': 1, fullwidth: 1, 'no-space-fullwidth': 1, 'halfwidth-word': 1 },
    ...{ 'space-punctuation': 0, 'space-bracket': 0, 'space-backticks': 0, 'space-dash': 0, 'space-dollar': 0 },
    ...{ 'no-space-fullwidth-quote': 0, 'halfwidth-punctuation': 0, spellcheck: 0 },
  },
};
/** Languages that are written in Chinese characters or with them. */
const CJK = /^(zh|ja|ko)\b/;

/** Finds phrases that the site does not use (`prose` in the configuration), and wrong typography in Chinese, Japanese and Korean. */
export async function checkProse(loaded: LoadedConfig): Promise<Diagnostic[]> {
  const { trees } = await scanContent(loaded);
  const lint = await loadLint();
  const found: Diagnostic[] = [];
  for (const { locale, docs } of trees) {
    const banned = loaded.config.prose[locale.name] ?? [];
    for (const doc of docs) {
      const lines = proseLines(doc);
      for (const [index, text] of lines.entries()) {
        const line = blankOut(text);
        for (const { find, use } of banned) {
          const match = firstMatch(find, line);
          if (match) found.push(tell(doc, 'banned-phrase', index + 1, match.index + 1, `"${match[0]}" is not how we say it`, use));
        }
      }
      if (!CJK.test(locale.name)) continue;
      for (const { l, c, old, new: better } of lint(lines.join('\n'))) {
        found.push(tell(doc, 'typography', l, c, `"${old.trim()}" is not spaced or punctuated as our texts are`, better.trim()));
      }
    }
  }
  return found;
}

/** An expression with the flag `g` begins where it was last found. */
function firstMatch(find: RegExp, line: string): RegExpExecArray | null {
  find.lastIndex = 0;
  return find.exec(line);
}

function tell({ file }: SourceDoc, code: string, line: number, column: number, message: string, suggestion: string): Diagnostic {
  return { severity: 'warning', code, file, line, column, message, suggestion };
}

interface LineResult {
  readonly l: number;
  readonly c: number;
  readonly old: string;
  readonly new: string;
}

/** AutoCorrect is compiled for the usual platforms; where it is not, typography is left out. */
async function loadLint(): Promise<(text: string) => readonly LineResult[]> {
  try {
    const { default: autocorrect } = await import('autocorrect-node');
    autocorrect.loadConfig(JSON.stringify(TYPOGRAPHY));
    return (text) => autocorrect.lintFor(text, 'page.md').lines;
  } catch {
    console.warn('NOT CHECKED: typography. AutoCorrect is not there for this platform.');
    return () => [];
  }
}

/** The lines of a page without blocks of code and front matter; what is left keeps its place. */
function proseLines({ source }: SourceDoc): string[] {
  let isHead = source.startsWith('---');
  return scanLines(source).map(({ text, fence }, index) => {
    const isEnd = isHead && index > 0 && text.trim() === '---';
    const isLeftOut = isHead || fence !== undefined;
    if (isEnd) isHead = false;
    return isLeftOut ? '' : text;
  });
}

/** Hides code, tags and addresses. */
function blankOut(line: string): string {
  return line.replace(/`[^`]*`|\]\([^)]*\)|\{#[^}]*\}|<[^>]*>|https?:\S+/g, (part) => 'x'.repeat(part.length));
}
