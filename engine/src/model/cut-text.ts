/** The beginning of a text: at most so many UTF-16 code units, and no half of a character. */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}
