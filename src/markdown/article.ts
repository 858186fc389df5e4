import type { ElementContent } from 'hast';
import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { HeadTag } from '../model/page.ts';
import { type CompileContext, type CompiledLink, linkToken } from './compiled.ts';
import type { PageComponent } from './expand/page-components.ts';
import type { ValueRecord } from './expand/scope.ts';
import type { PendingCode } from './highlight/figure.ts';
import { type Labels, labelsFor } from './labels.ts';
import type { PendingToc } from './output/inline-toc.ts';
import type { SourceText } from './parse/source.ts';
import type { Located, Problems } from './problems.ts';

/** A component or HTML tag as an author wrote it. */
export type Tag = MdxJsxFlowElement | MdxJsxTextElement;

/** One file on its way into an article: the page itself, or a partial with its own props and imports. */
export interface Frame {
  readonly file: string;
  readonly source: SourceText;
  readonly problems: Problems;
  readonly scope: ValueRecord;
  /** Component name to the partial's path. */
  readonly imports: ReadonlyMap<string, string>;
  /** Names that it could not import, which was told. */
  readonly foreign: ReadonlySet<string>;
  /** Files that this one is being included by, outermost first. */
  readonly includedBy: readonly string[];
  readonly article: Article;
  /** Components that this file makes for itself. */
  readonly components: ReadonlyMap<string, PageComponent>;
  /** What the tag of such a component holds, while the component is rendered. */
  readonly slot: readonly ElementContent[] | undefined;
  /** Does something while more names are in scope, and a slot if one is given. */
  readonly within: <Result>(names: ValueRecord, work: () => Result, slot?: readonly ElementContent[]) => Result;
  /** Converts syntax tree nodes of this file. */
  readonly render: (nodes: readonly RootContent[]) => ElementContent[];
}

/** As many rows as the longest tables have. */
const MOST_EXPANSIONS = 2000;

/** What gathers while one page is being compiled. */
export class Article {
  readonly context: CompileContext;
  readonly labels: Labels;
  readonly diagnostics: Diagnostic[] = [];
  readonly links: CompiledLink[] = [];
  readonly head: HeadTag[] = [];
  readonly styles = new Map<string, string>();
  readonly partials = new Set<string>();
  readonly pendingCode: PendingCode[] = [];
  readonly pendingTocs: PendingToc[] = [];
  #expansions = 0;
  readonly #idCounts = new Map<string, number>();

  constructor(context: CompileContext) {
    this.context = context;
    this.labels = labelsFor(context.locale);
  }

  /** Notes an address and returns the token that stands for it. */
  addLink(kind: CompiledLink['kind'], target: string, frame: Frame, at: Located): string {
    const { line = 1, column = 1 } = at.position?.start ?? {};
    this.links.push({ kind, target, file: frame.file, line, column });
    return linkToken(this.links.length - 1);
  }

  /** Reads a partial and notes that the page depends on it, be it there or not. Nothing outside of the project is read. */
  readPartial(file: string): string | undefined {
    if (file.startsWith('..')) return undefined;
    this.partials.add(file);
    return this.context.readPartial(file);
  }

  /** Counts a component of a page's own. False from where on there are more than anybody means: a few lines can stand for millions. */
  mayExpand(): boolean {
    return ++this.#expansions <= MOST_EXPANSIONS;
  }

  /** An id for a part that needs one: `tabs-1`, `tabs-2`. Derived heading ids keep clear of it. */
  nextId(prefix: string): string {
    const count = (this.#idCounts.get(prefix) ?? 0) + 1;
    this.#idCounts.set(prefix, count);
    return `${prefix}-${count}`;
  }
}
