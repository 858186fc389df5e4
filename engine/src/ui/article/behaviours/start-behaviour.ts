/** What a behaviour of the site is given when it starts: where it is named, what the reader has come to, and how to add a style sheet of its own. */
export interface BehaviourTrigger {
  readonly place: HTMLElement;
  /** The element that the pointer or the focus is on. */
  readonly target: Element;
  readonly loadStyle: (href: string) => Promise<void>;
}

/** The module of a behaviour of a site. If `start` rejects, it is called again the next time. */
export interface BehaviourModule {
  readonly start: (trigger: BehaviourTrigger) => void | Promise<void>;
}
