import { DatabaseSync } from 'node:sqlite';
import { listTextTables } from '../sqlite/schema.ts';

/** All that is in an index, whatever its bytes: the rows of its tables, and where the words of its full-text tables are. */
export function readIndex(file: string): Record<string, readonly string[]> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const names = database
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
      .all()
      .map(({ name }) => String(name));
    const texts = listTextTables(database);
    // FTS5's own: which words are where is read through its view, the averages for ranking are in the row 1.
    const isOwn = (name: string): boolean => texts.some((text) => name.startsWith(`${text}_`) && name !== `${text}_docsize`);
    const plain = names.filter((name) => !texts.includes(name) && !isOwn(name));
    const rows = (sql: string): readonly string[] =>
      database
        .prepare(sql)
        .all()
        .map((row) => JSON.stringify(Object.values(row)))
        .toSorted();
    return Object.fromEntries([
      ...plain.map((name) => [name, rows(`SELECT * FROM ${name}`)]),
      ...texts.flatMap((name) => {
        database.exec(`CREATE VIRTUAL TABLE temp.of_${name} USING fts5vocab('main', '${name}', 'instance')`);
        return [
          [name, rows(`SELECT * FROM temp.of_${name}`)],
          [`${name} averages`, rows(`SELECT block FROM ${name}_data WHERE id = 1`)],
        ];
      }),
    ]);
  } finally {
    database.close();
  }
}
