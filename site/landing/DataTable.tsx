import type { ReactNode } from 'react';

interface DataTableProps {
  readonly label: string;
  readonly head: readonly string[];
  /** Cells by row; the first of a row names it. */
  readonly rows: readonly (readonly ReactNode[])[];
  /** On a phone, the cells of a row stand below its name, each with the name of its column; one alone always does, and needs none. */
  readonly stacks?: boolean;
}

/** A table that scrolls sideways on a phone, or stacks its cells there. */
export function DataTable({ label, head, rows, stacks = false }: DataTableProps) {
  return (
    <div className="article landing-table">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div className="table-scroll" tabIndex={0} role="group" aria-label={label}>
        <table className={stacks || head.length === 2 ? 'stacks' : undefined}>
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells], row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows are rendered once, by the build
              <tr key={row}>
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <td key={column} data-label={stacks ? head[column + 1] : undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
