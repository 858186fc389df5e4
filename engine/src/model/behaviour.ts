/** What a site's component does in the browser: a module of its own, loaded once the component is on the page that is shown. */
export interface LateBehaviour {
  /** The module, which exports a `Behaviour` named `start`: `new URL('./meter.late.ts', import.meta.url)`. The style sheets that it imports are loaded with it. */
  readonly module: URL;
  /** What it loads from elsewhere: origins by the directive of the content security policy that allows them. */
  readonly origins?: Partial<Record<OriginDirective, readonly string[]>>;
}

/** Directives that a site's component may extend. Scripts and styles come from the site alone. */
export type OriginDirective = 'connect-src' | 'font-src' | 'frame-src' | 'img-src' | 'media-src';

/** The files of a late behaviour, by their addresses. */
export interface BehaviourFiles {
  readonly script: string;
  readonly styles: readonly string[];
}

/** One use of a component in the browser. */
export interface BehaviourUse<Props> {
  /** The attributes, as the component's schema gave them out to the build. */
  readonly props: Props;
  readonly locale: string;
  /** BCP 47 tag of the locale. */
  readonly language: string;
  readonly tabs: ChosenTabs;
}

/** The tabs that the reader has chosen, on any page. */
export interface ChosenTabs {
  /** For each group of tabs the values chosen, the latest first. */
  get(): Readonly<Record<string, readonly string[]>>;
  /** Calls `listener` after each choice. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/**
 * Brings a component to life. Its content is what the build rendered, which stays if this is never called or throws.
 * @returns what ends it, called when the reader goes to another page
 */
export type Behaviour<Props = unknown> = (element: HTMLElement, use: BehaviourUse<Props>) => (() => void) | undefined;
