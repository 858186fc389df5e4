/** What stands across, or at one side or both: on the left what the older text has, on the right what the newer one has. */
export interface Row {
  readonly across?: string;
  readonly old?: string;
  readonly new?: string;
}

/** Whether a row can be at the sides of the one above it: what is gone stands above what is new. */
export function canJoin(above: Row | undefined, row: Row): boolean {
  if (!above || above.across !== undefined || row.across !== undefined) return false;
  return row.old === undefined || above.new === undefined;
}

/** Sets rows that can be joined at the sides of one: else, every other place would be empty. */
export function joinRows(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    if (above && canJoin(above, row)) joined.splice(-1, 1, { ...joinSide('old', above, row), ...joinSide('new', above, row) });
    else joined.push(row);
  }
  return joined;
}

function joinSide(side: 'old' | 'new', above: Row, row: Row): Row {
  const html = (above[side] ?? '') + (row[side] ?? '');
  return html === '' ? {} : { [side]: html };
}

/** What one text alone has leaves the other side empty. */
export function printRow({ across, old, new: fresh }: Row): string {
  if (across !== undefined) return across;
  const only = fresh === undefined ? ' only-old' : old === undefined ? ' only-new' : '';
  return `<div class="sides${only}">${[old, fresh].map((side) => (side === undefined ? '' : `<div>${side}</div>`)).join('')}</div>`;
}
