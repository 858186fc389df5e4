/*
 * Ids of the shell, around the content and in it. All begin with a sign that no id made of a heading's text has, and that authors cannot
 * begin theirs with: `## Footer` is an address of its page, and never a part of the shell. Short, as each page has them.
 */

export const ROOT_ID = '~root';
/** Of the page's data as JSON. */
export const PAGE_DATA_ID = '~data';
export const MAIN_ID = '~main';
/** Of the contents list beside the article. */
export const TOC_ID = '~toc';
/** Of the element that holds the page's content, in every layout. */
export const CONTENT_ID = '~content';
export const FOOTER_ID = '~foot';
export const NAVBAR_END_ID = '~navbar-end';
/** Of the target that the menu button links to without script. */
export const NO_SCRIPT_MENU_ID = '~menu';
/** Of the notice that this is not the page asked for, but the nearest one. */
export const NEAREST_ID = '~nearest';
export const PREVIEW_ID = '~preview';
/** Of the list that the field of the search controls; the ids of its rows begin with the other. */
export const RESULTS_ID = '~results';
export const ROW_ID = '~result-';
/** Of headings of the page for unknown addresses. */
export const SECTIONS_ID = '~sections';
export const SUGGESTIONS_ID = '~suggestions';

export const CONTENT = /* @__PURE__ */ selectorOf(CONTENT_ID);
export const FOOTER = /* @__PURE__ */ selectorOf(FOOTER_ID);
export const NAVBAR_END = /* @__PURE__ */ selectorOf(NAVBAR_END_ID);
export const MAIN = /* @__PURE__ */ selectorOf(MAIN_ID);

/** What NProgress names its bar, whatever the page has. */
const PROGRESS_ID = 'nprogress';

export function isShellId(id: string): boolean {
  return id.startsWith('~') || id === PROGRESS_ID;
}

function selectorOf(id: string): string {
  return `#\\${id}`;
}
