/**
 * Whether a reader would rather have Markdown than HTML (RFC 9110, section 12.5.1). It has to say so: a browser, or a program that takes
 * anything, gets HTML. Of two forms that are equally welcome, the first counts.
 * @param accept value of the Accept header
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (accept === undefined) return false;
  const ranges = accept.split(',').map(parseRange);
  const placeOf = (type: string): number => ranges.findIndex((range) => range.type === type);
  const markdown = placeOf('text/markdown');
  const wanted = ranges[markdown]?.quality ?? 0;
  if (wanted === 0) return false;
  const named = placeOf('text/html');
  const html = ranges[[named, placeOf('text/*'), placeOf('*/*')].find((place) => place >= 0) ?? -1]?.quality ?? 0;
  return wanted === html ? named < 0 || markdown < named : wanted > html;
}

/** A range of media types in an Accept header. */
function parseRange(text: string): { readonly type: string; readonly quality: number } {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => /^q=(?:0(?:\.\d*)?|1(?:\.0*)?)$/.test(parameter));
  return { type, quality: quality === undefined ? 1 : Number(quality.slice(2)) };
}
