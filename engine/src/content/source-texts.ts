import { openTemporaryDatabase } from '../model/temporary-database.ts';

/**
 * Keeps the texts of source files outside of the memory: a site is read as a whole before the first of its pages is compiled.
 * @param mostInMemory bytes of the first texts that stay in the memory all the same, as they were read: to write them takes longer than that
 * @returns a function that takes a text, with the bytes that it was read as, and gives a function that reads it again
 */
export function openSourceTexts(mostInMemory = 0): (text: string, bytes?: Buffer) => () => string {
  let inMemory = 0;
  let keepInFile: ReturnType<typeof openTextFile> | undefined;
  return (text, bytes) => {
    if (bytes && inMemory + bytes.length <= mostInMemory) {
      inMemory += bytes.length;
      return () => bytes.toString();
    }
    keepInFile ??= openTextFile();
    return keepInFile(text);
  };
}

function openTextFile(): (text: string) => () => string {
  // Pages of the file that hold a text as a whole are written in two thirds of the time; a cache of more would only take the memory of the texts.
  const database = openTemporaryDatabase(
    'PRAGMA page_size = 65536; PRAGMA cache_size = -512; CREATE TABLE texts (id INTEGER PRIMARY KEY, text TEXT NOT NULL); BEGIN',
  );
  const insert = database.prepare('INSERT INTO texts (text) VALUES (?)');
  const select = database.prepare('SELECT text FROM texts WHERE id = ?');
  const read = (id: number | bigint): string => {
    const text = select.get(id)?.text;
    if (typeof text !== 'string') throw new Error('The text of a source file is lost.');
    return text;
  };
  return (text) => {
    const { lastInsertRowid } = insert.run(text);
    return () => read(lastInsertRowid);
  };
}
