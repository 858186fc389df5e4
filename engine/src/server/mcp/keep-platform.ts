import { headingOf, type Line, linesOf } from '../../model/markdown-parts.ts';
import { languageOf } from './sample-languages.ts';

/** Where a tab begins in the Markdown of a page. */
interface TabStart {
  readonly label: string;
  /** What all lines of the tab begin with: the indent of an item of a list, the mark of a quotation. */
  readonly prefix: string;
}

/** Lines of a tab, or between tabs. */
interface Run {
  readonly tab: TabStart | undefined;
  readonly lines: string[];
}

/**
 * Leaves out the tabs of other platforms. Tabs none of which is for the platform stay: they are about something else.
 * @param labels of the page's tabs
 */
export function keepPlatform(markdown: string, labels: ReadonlySet<string>, platform: string): string {
  const groups: Run[][] = [[{ tab: undefined, lines: [] }]];
  for (const line of linesOf(markdown)) {
    const { text } = line;
    const run = groups.at(-1)?.at(-1);
    const tab = tabStart(line, labels);
    if (tab !== undefined) {
      if (run?.tab?.prefix !== tab.prefix) groups.push([]);
      groups.at(-1)?.push({ tab, lines: [text] });
    } else if (run?.tab !== undefined && endsTab(line, run.tab)) groups.push([{ tab, lines: END.test(text) ? [] : [text] }]);
    else run?.lines.push(text);
  }
  const kept = groups.flatMap((runs) => {
    const own = runs.filter(({ tab }) => tab !== undefined && isFor(tab.label, platform));
    return own.length === 0 ? runs : own;
  });
  return kept.flatMap(({ lines }) => lines).join('\n');
}

/** The tab that begins with a line. */
export function tabStart({ text, kind }: Line, labels: ReadonlySet<string>): TabStart | undefined {
  const [, prefix = '', written = ''] = kind === 'text' ? (/^([\s>]*)\*\*(.+)\*\*$/.exec(text) ?? []) : [];
  const label = written.replace(/\\(.)/g, '$1');
  return written !== '' && labels.has(label) ? { label, prefix } : undefined;
}

/** The sign for the end of tabs (`markdown/output`). */
const END = /^[\s>]*---$/;

/** Whether a tab ends before a line that begins no other one. */
export function endsTab(line: Line, { prefix }: TabStart): boolean {
  const { text, kind } = line;
  if (kind !== 'text' && kind !== 'open') return false;
  return END.test(text) || headingOf(line) !== undefined || (!text.startsWith(prefix) && /[^\s>]/.test(text));
}

/** Whether a tab is for a platform, also where it has the name of the language there. */
export function isFor(label: string, platform: string): boolean {
  const wanted = platform.trim().toLowerCase();
  const words = label.toLowerCase().split(/[^\p{L}\p{N}.#+]+/u);
  return words.includes(wanted) || languageOf(label) === languageOf(wanted);
}
