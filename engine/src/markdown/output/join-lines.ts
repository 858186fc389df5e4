/**
 * Joins the lines of a text, without the white space around their ends and without empty ones. By splitting: a regular expression for white
 * space before an end takes quadratic time for white space that none follows.
 */
export function joinLines(text: string, separator: string): string {
  if (!text.includes('\n')) return text;
  const lines = text.split('\n');
  const last = lines.length - 1;
  return lines
    .map((line, index) => (index === 0 ? line.trimEnd() : index === last ? line.trimStart() : line.trim()))
    .filter((line, index) => line !== '' || index === 0 || index === last)
    .join(separator);
}
