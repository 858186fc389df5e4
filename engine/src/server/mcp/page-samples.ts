import { headingOf, linesOf } from '../../model/markdown-parts.ts';
import { endsTab, tabStart } from './keep-platform.ts';

/** A code sample of a page. */
export interface Sample {
  /** As its fence says: `csharp`; of a signature, as its title says: `C#`. */
  readonly language: string;
  /** Whether it is what a reference declares, and no code that could be run. */
  readonly isSignature: boolean;
  readonly code: string;
  /** The headings above it, outermost first. */
  readonly headings: readonly string[];
  readonly tab: string;
  /** Number of the innermost heading among all (`partsOf`); -1 above the first one. */
  readonly part: number;
}

/**
 * Collects the code samples of a page's Markdown.
 * @param labels of the page's tabs
 */
export function samplesOf(markdown: string, labels: ReadonlySet<string>): Sample[] {
  const samples: Sample[] = [];
  const headings: string[] = [];
  let part = -1;
  let tab: ReturnType<typeof tabStart>;
  let signed = '';
  let open = { language: '', prefix: '', code: [''], isSignature: false };
  for (const line of linesOf(markdown)) {
    const { text, kind } = line;
    const heading = headingOf(line);
    if (heading !== undefined) {
      part += 1;
      headings.splice(heading.level - 1);
      headings[heading.level - 1] = heading.heading;
    }
    tab = tabStart(line, labels) ?? (tab && endsTab(line, tab) ? undefined : tab);
    if (kind === 'open') {
      const [, prefix = '', language = ''] = /^([\s>]*)`+(\S*)/.exec(text) ?? [];
      const isSignature = language === 'signature';
      // The first one of a type names its language, those of its members do not.
      signed = / · ([^"]+)"$/.exec(text)?.[1] ?? signed;
      open = { language: isSignature ? signed : language, prefix, code: [], isSignature };
    }
    if (kind === 'code') open.code.push(text.startsWith(open.prefix) ? text.slice(open.prefix.length) : text);
    if (kind === 'close') {
      const { language, code, isSignature } = open;
      samples.push({ language, code: code.join('\n'), headings: headings.filter(Boolean), tab: tab?.label ?? '', isSignature, part });
    }
  }
  return samples;
}
