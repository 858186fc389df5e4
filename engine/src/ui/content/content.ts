/**
 * The article as React sees it: an element with opaque content. React renders the element; the content comes from the build and is moved
 * and replaced as plain DOM.
 */
export interface Content {
  /** The markup that React renders: the whole article on the server, nothing in the browser. */
  readonly markup: { readonly __html: string };
  /** Moves the current content into the element that React has rendered for it. */
  place(host: HTMLElement): void;
}

/** The content of one page on the server. */
export function createStaticContent(html: string): Content {
  return { markup: { __html: html }, place: () => undefined };
}
