import type { Diagnostic } from '../model/diagnostic.ts';

/** Smallest site that has "most pages". */
const FEWEST_PAGES = 4;

/**
 * Folds a broken link that is on most pages into one diagnostic: its cause is in the layout, not in the pages.
 * @param pageCount number of written pages
 */
export function foldRepeated(diagnostics: readonly Diagnostic[], pageCount: number): Diagnostic[] {
  const files = new Map<string, Set<string>>();
  for (const { message, file } of diagnostics) files.set(message, (files.get(message) ?? new Set()).add(file));
  const told = new Set<string>();
  return diagnostics.flatMap((diagnostic) => {
    const count = files.get(diagnostic.message)?.size ?? 0;
    if (pageCount < FEWEST_PAGES || count <= pageCount / 2) return [diagnostic];
    if (told.has(diagnostic.message)) return [];
    told.add(diagnostic.message);
    const message = `${diagnostic.message}; the same link is on ${count} of ${pageCount} pages`;
    const nearest = diagnostic.suggestion === undefined ? '' : `; the nearest there is: ${diagnostic.suggestion}`;
    return [
      { ...diagnostic, message, suggestion: `look in the layout (navbar, footer, sidebars) and in what all pages include${nearest}` },
    ];
  });
}

/** What has its cause in one place or is corrected in one, wherever it is found: a component, a plug-in, a language that code is in, a tag. */
const TOLD_ONCE = new Set(['react', 'needs-script', 'needs-package', 'remark', 'formula-command', 'unknown-language', 'tag']);

/** Tells once what is the same in several places, with the number of the others. */
export function foldSame(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const places = Map.groupBy(
    diagnostics.filter(({ code }) => TOLD_ONCE.has(code)),
    ({ message }) => message,
  );
  return diagnostics.flatMap((diagnostic) => {
    const same = places.get(diagnostic.message);
    if (!TOLD_ONCE.has(diagnostic.code) || same === undefined) return [diagnostic];
    if (same[0] !== diagnostic) return [];
    const others = same.length === 2 ? 'one more place' : `${same.length - 1} more places`;
    const message = `${diagnostic.message.replace(/(?<!\.)$/, '.')} The same in ${others}.`;
    return [same.length === 1 ? diagnostic : { ...diagnostic, message }];
  });
}
