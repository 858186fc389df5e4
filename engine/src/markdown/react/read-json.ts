import { readFileSync, statSync } from 'node:fs';

/**
 * Reads JSON files as they are now: one that has not changed is not parsed again.
 * @param make the value of a file from its content
 * @returns undefined for a file that is not there
 */
export function createJsonReader<Content, Value>(make: (content: Content) => Value): (file: string) => Value | undefined {
  const known = new Map<string, { readonly state: string; readonly value: Value }>();
  return (file) => {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats === undefined) return undefined;
    const state = `${stats.size} ${stats.mtimeMs} ${stats.ino}`;
    const last = known.get(file);
    if (last?.state === state) return last.value;
    const content: Content = JSON.parse(readFileSync(file, 'utf8'));
    const value = make(content);
    known.set(file, { state, value });
    return value;
  };
}
