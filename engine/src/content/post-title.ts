/** What may stand above a title: empty lines, statements of MDX, comments. */
const ABOVE_TITLE = /^(?:[ \t]*\n|(?:import|export)\s.*\n|<!--[\s\S]*?-->[ \t]*\n|\{\/\*[\s\S]*?\*\/\}[ \t]*\n)*/;

/**
 * Gives a post the title of its front matter, which a heading at its beginning would otherwise be, or any later one of the first level. Lines
 * keep their numbers.
 * @param source the whole file
 * @param bodyOffset index after its front matter
 */
export function withPostTitle(source: string, bodyOffset: number, title: string): string {
  const body = source.slice(bodyOffset);
  const [above = ''] = ABOVE_TITLE.exec(body) ?? [];
  const rest = body.slice(above.length);
  const heading = `# ${title.replace(/\s+/g, ' ').replace(/[!-/:-@[-`{-~]/g, '\\$&')}`;
  const written = /^#[ \t].*|^\S.*\n=+[ \t]*(?=\n|$)/.exec(rest)?.[0];
  const head = source.slice(0, bodyOffset);
  if (written !== undefined) return head + above + heading + '\n'.repeat(written.split('\n').length - 1) + rest.slice(written.length);
  const hasLaterOne = /^#[ \t]/m.test(rest.replace(/^(```+|~~~+)[\s\S]*?^\1/gm, ''));
  return hasLaterOne && above.startsWith('\n') ? `${head}${heading}${above}${rest}` : source;
}
