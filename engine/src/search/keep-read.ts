/**
 * Keeps what was read last: the same rows are wanted again and again.
 * @param read reads the row of a key
 * @param measure bytes of memory that a row takes
 * @param most bytes that are kept
 */
export function keepRead<Key, Row>(read: (id: Key) => Row, measure: (row: Row) => number, most: number): (id: Key) => Row {
  const kept = new Map<Key, Row>();
  let bytes = 0;
  return (id) => {
    const known = kept.get(id);
    if (known !== undefined) return known;
    const row = read(id);
    kept.set(id, row);
    bytes += measure(row);
    for (const [oldest, one] of kept) {
      if (bytes <= most) break;
      kept.delete(oldest);
      bytes -= measure(one);
    }
    return row;
  };
}
