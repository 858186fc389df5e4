/**
 * The article as React sees it: an element whose inside is none of its business. React renders the element around it, the content
 * itself was made by the build and is moved and replaced as plain DOM.
 */
export interface Content {
  /** The markup that React is told: the whole article on the server, nothing in the browser. */
  readonly markup: { readonly __html: string };
  /** Puts the current content into the element that React has for it. */
  place(host: HTMLElement): void;
}

/** The content of one page on the server. */
export function createStaticContent(html: string): Content {
  return { markup: { __html: html }, place: () => undefined };
}
