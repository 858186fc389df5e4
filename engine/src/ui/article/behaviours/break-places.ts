/** Places in a text where a row may end: each the number of characters before it. */
export type Places = (text: string) => number[];

/**
 * Places after single characters, which an expression matches with what follows. It must not look behind: Safari before 16.4 runs no script that
 * does.
 */
const after =
  (character: RegExp): Places =>
  (text) =>
    [...text.matchAll(character)].map(({ index }) => index + 1).filter((at) => at < text.length);

/** Where browsers do not break, and readers would: before the parts of an address, and after what opens a list of parameters. */
export const openings = after(/[\w}](?=\/[\w{$]|[?&]\w+=)|[(<](?![\s)=</>])/g);

const anyHumps = after(/[a-z\d](?=[A-Z])|[_.):](?=[A-Za-z\d])|.(?=%[\dA-F]{2})/g);

/** Where the words of a name begin, names that follow another, and characters that an address writes as `%3A`, which stay whole. */
export const humps: Places = (text) => anyHumps(text).filter((at) => text[at] === '%' || !/%\d$/.test(text.slice(Math.max(0, at - 2), at)));

/** Where the parts of a list or a call begin. */
export const listParts = after(/[|,.(](?=[^\s|/,.()])/g);

/** The pieces of a text between such places. */
export function cutAt(text: string, places: Places): string[] {
  const found = places(text);
  return [0, ...found].map((start, index) => text.slice(start, found[index]));
}
