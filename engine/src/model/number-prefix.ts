/** `01-start`, `2. faq`: a number, a separator, a name. Dates and versions (`2021-11-foo`, `7.0-foo`) are not prefixes. */
const NUMBER_PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;
const DATE_OR_VERSION = /^(\d{4}[-_.]\d|\d+[-_.]\d)/;

/** Splits a path segment into its number prefix and the rest. */
export function splitNumberPrefix(segment: string): { name: string; position: number | undefined } {
  const match = DATE_OR_VERSION.test(segment) ? null : NUMBER_PREFIX.exec(segment);
  return match?.[2] === undefined ? { name: segment, position: undefined } : { name: match[2], position: Number(match[1]) };
}
