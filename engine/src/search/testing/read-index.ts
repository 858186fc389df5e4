import { DatabaseSync } from 'node:sqlite';

/** All that is in an index, whatever its bytes: the rows of its tables. */
export function readIndex(file: string): Record<string, readonly string[]> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const names = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all();
    return Object.fromEntries(
      names.map(({ name }): [string, string[]] => {
        const rows = database.prepare(`SELECT * FROM ${name}`).all();
        return [String(name), rows.map((row) => JSON.stringify(Object.values(row))).toSorted()];
      }),
    );
  } finally {
    database.close();
  }
}
