/**
 * Longest text that is made for programs, in characters: a page's Markdown, a list of pages. Some programs that fetch pages cut off what is
 * longer (Agent-Friendly Documentation, "page-size-markdown" and "llms-txt-size").
 */
export const LONGEST_TEXT = 50_000;
