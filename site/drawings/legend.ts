/** Before the number of a part: `：1 …，2 …` or `: 1 …, 2 …`. */
const BEFORE_NUMBER = /(?:[：，；]|[:,;] )(?=[1-9] )/u;
/** The end of the last part. What follows is about the whole. */
const END = /[；。;]|\.(?=\s|$)/u;

export interface Legend {
  /** What is shown, without its parts. */
  readonly whole: string;
  /** What each number of a drawing stands for. */
  readonly parts: readonly string[];
}

/** Takes the numbered parts out of a description: `Two slots: 1 a save, 2 an empty one.` */
export function legendOf(description: string): Legend {
  const [whole = '', ...numbered] = description.split(BEFORE_NUMBER);
  const last = numbered.at(-1) ?? '';
  const end = last.search(END);
  const parts = [...numbered.slice(0, -1), last.slice(0, end)].map((part) => part.charAt(2).toUpperCase() + part.slice(3));
  return { whole: end < last.length - 1 ? whole + last.slice(end) : whole, parts };
}
