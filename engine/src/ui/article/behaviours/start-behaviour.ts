/** What a behaviour is given: where it is named, what the reader has come to, and how to add a style sheet of its own. */
export interface BehaviourUse {
  readonly place: HTMLElement;
  /** The place itself for a behaviour that starts by itself. */
  readonly target: Element;
  readonly loadStyle: (href: string) => Promise<void>;
}

/** The module of a behaviour of a site. If `start` rejects, it is called again the next time. */
export interface BehaviourModule {
  readonly start: (use: BehaviourUse) => void | Promise<void>;
}
