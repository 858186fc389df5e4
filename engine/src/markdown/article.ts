import type { Element, ElementContent } from 'hast';
import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { HeadTag } from '../model/page.ts';
import { type CompileContext, type CompiledLink, type Dependencies, type Dialect, hashPartial } from './compiled.ts';
import type { ComponentRole } from './component-role.ts';
import type { PageComponent } from './expand/page-components.ts';
import { mayShow } from './expand/resolve-import.ts';
import { hashConstant, type Scope, type ValueRecord } from './expand/scope.ts';
import type { MarkedCode } from './highlight/marks.ts';
import { type Labels, labelsFor } from './labels.ts';
import type { PendingToc } from './output/inline-toc.ts';
import { plainLineEnds } from './parse/line-ends.ts';
import type { SourceText } from './parse/source.ts';
import type { Located, Problems } from './problems.ts';
import { printToken } from './tokens.ts';

/** A component or HTML tag as an author wrote it. */
export type Tag = MdxJsxFlowElement | MdxJsxTextElement;

/** A file that is being rendered into an article: the page itself, or a partial with its own props and imports. */
export interface Frame {
  readonly file: string;
  readonly source: SourceText;
  readonly problems: Problems;
  readonly scope: Scope;
  /** Component name to the partial's path. */
  readonly imports: ReadonlyMap<string, string>;
  /** Names whose import has been reported as an error. */
  readonly foreign: ReadonlySet<string>;
  /** Files that include this one, outermost first. */
  readonly includedBy: readonly string[];
  readonly article: Article;
  /** Names that the file imports or defines and that need code: components, data. */
  readonly modules: ReadonlySet<string>;
  /** The file's import and export statements. */
  readonly head: string;
  /** Components that this file defines. */
  readonly components: ReadonlyMap<string, PageComponent>;
  /** The content of the tag whose component or partial is being rendered. */
  readonly slot: readonly ElementContent[] | undefined;
  /** The names that `within` has added to the file's. */
  readonly locals: ValueRecord;
  /** Runs a function with more names in scope, and with a slot if one is given. */
  readonly within: <Result>(names: ValueRecord, work: () => Result, slot?: readonly ElementContent[]) => Result;
  /** Converts syntax tree nodes of this file. */
  readonly render: (nodes: readonly RootContent[]) => ElementContent[];
}

/** The components that pages can use without importing them. */
export interface Registry {
  readonly names: readonly string[];
  /** Undefined for a name that is no component. */
  roleOf(name: string): ComponentRole | undefined;
  /** Whether a condition's content is shown; undefined for a name that is no condition. */
  holds(name: string, node: Tag, frame: Frame): boolean | undefined;
  /** The component's HTML; undefined for a name that is no component. */
  render(name: string, node: Tag, frame: Frame): ElementContent[] | undefined;
}

/** A page or a partial, to be rendered as a part of an article. */
export interface SourceFile {
  readonly text: string;
  readonly bodyOffset: number;
  readonly file: string;
  /** What its own front matter says of its syntax; without that, it has the one of the project. */
  readonly format?: Dialect['format'] | undefined;
  readonly scope: Scope;
  readonly includedBy: readonly string[];
  readonly article: Article;
  /** The content of a partial's tag. */
  readonly slot?: readonly ElementContent[];
}

export type RenderFile = (file: SourceFile) => ElementContent[];

/** A code block without its colours, which need a grammar that may not be loaded yet. */
export interface PendingCode {
  /** The `<code>` for the lines. */
  readonly target: Element;
  readonly language: string;
  readonly marked: MarkedCode;
}

/** Limit for uses of page components: enough for the rows of the longest tables. */
const MOST_EXPANSIONS = 2000;

/** The results that are collected while a page is compiled. */
export class Article {
  readonly context: CompileContext;
  readonly registry: Registry;
  /** For partials, which are in a page's tags. */
  readonly renderFile: RenderFile;
  readonly labels: Labels;
  readonly diagnostics: Diagnostic[] = [];
  readonly links: CompiledLink[] = [];
  readonly head: HeadTag[] = [];
  readonly styles = new Map<string, string>();
  /** The partials that were asked for, with their text if there is one. */
  readonly #partials = new Map<string, string | undefined>();
  /** Paths of the constants that were read. */
  readonly usedConstants = new Set<string>();
  /** Whether a part of it did not answer in time: the result is not one to keep. */
  isProvisional = false;
  /** The title that a page in React gives itself. */
  title: string | undefined;
  /** The whole title of the window, as the page's head says it. */
  windowTitle: string | undefined;
  /** What a page in React says about itself. */
  description: string | undefined;
  /** Style sheets of the React components on the page. */
  readonly sheets = new Set<string>();
  /** Classes of the project's own sheet that the page uses, without the beginning of their names. */
  readonly projectClasses = new Set<string>();
  /** The front matter as it is written, for code on the page. */
  readonly fields: () => Readonly<Record<string, unknown>>;
  readonly pendingCode: PendingCode[] = [];
  readonly pendingTocs: PendingToc[] = [];
  #expansions = 0;
  readonly #idCounts = new Map<string, number>();

  constructor(context: CompileContext, registry: Registry, renderFile: RenderFile, fields: () => Readonly<Record<string, unknown>>) {
    this.context = context;
    this.registry = registry;
    this.renderFile = renderFile;
    this.fields = fields;
    this.labels = labelsFor(context.locale);
  }

  /** Records an address and returns the token for it. */
  addLink(kind: CompiledLink['kind'], target: string, frame: Frame, at: Located): string {
    const { line = 1, column = 1 } = at.position?.start ?? {};
    // Docusaurus does not check what is written as an element.
    const isElement =
      this.context.dialect !== undefined && 'type' in at && /^mdx/.test(String(at.type)) && !('name' in at && at.name === 'Link');
    this.links.push({ kind, target, file: frame.file, line, column, ...(isElement && { isElement }) });
    return printToken('address', this.links.length - 1);
  }

  /** Whether the content of a file may appear on pages: it is below the site's folder, or beside pages that a Docusaurus project has elsewhere. */
  mayRead(file: string): boolean {
    const { siteDir, dialect } = this.context;
    return [siteDir, ...(dialect?.readable ?? [])].some((folder) => mayShow(file, folder));
  }

  /** Reads a partial and records that the page depends on it, even if it is missing. */
  readPartial(file: string): string | undefined {
    if (!this.mayRead(file)) return undefined;
    this.dependOn(file);
    const text = this.#partials.get(file);
    return text === undefined ? undefined : plainLineEnds(text);
  }

  /** Records that the page depends on a file, by its path from the project's root. */
  dependOn(file: string): void {
    if (!this.#partials.has(file)) this.#partials.set(file, this.context.readPartial(file));
  }

  /** What the page was made from so far, beside its source. */
  get dependencies(): Dependencies {
    const { constants } = this.context;
    return {
      partials: Object.fromEntries([...this.#partials].map(([file, text]) => [file, hashPartial(text)])),
      constants: Object.fromEntries([...this.usedConstants].map((path) => [path, hashConstant(constants, path)])),
      ...(this.isProvisional && { isProvisional: true }),
    };
  }

  /** Counts a use of a page component. Returns false once there are too many, as nested ones multiply. */
  mayExpand(): boolean {
    return ++this.#expansions <= MOST_EXPANSIONS;
  }

  /** A new id for a part of the article: `tabs-1`, `tabs-2`. Derived heading ids avoid it. */
  nextId(prefix: string): string {
    const count = (this.#idCounts.get(prefix) ?? 0) + 1;
    this.#idCounts.set(prefix, count);
    return `${prefix}-${count}`;
  }
}
