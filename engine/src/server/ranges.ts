/** A byte range, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Parses a Range header (RFC 9110 §14). Several ranges or an unknown format mean the whole file.
 * @returns `'unsatisfiable'` if the range is outside of the file, undefined for the whole file
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (found === null || (found[1] === '' && found[2] === '')) return undefined;
  if (found[1] === '') {
    const length = Number(found[2]);
    return length === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(found[1]);
  const end = found[2] === '' ? size - 1 : Math.min(Number(found[2]), size - 1);
  if (found[2] !== '' && Number(found[2]) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}
