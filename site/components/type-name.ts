/** The name of a type in its heading, which breaks where it is long, and has links and buttons behind it. */
export function typeName(heading: Element): string {
  return [...heading.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
}
