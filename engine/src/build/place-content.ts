/** Stands for the content of a page until that is rendered: a character that no page has. */
export const CONTENT = '\uFDEF';

/** Puts the content of a page into what a site has put around it. */
export function placeContent(around: string, content: string): string {
  return around.replace(CONTENT, () => content);
}
