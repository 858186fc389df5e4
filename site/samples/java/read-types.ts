import { type JavaHead, readJavaHead } from '../api/java-head.ts';

/** A class of the index as it is written there. */
export interface JavaType extends JavaHead {
  readonly members: readonly string[];
}

/** Reads the types of an index file of Java, with all that `parseModule` leaves out: bounds and arguments of types. */
export function readJavaTypes(text: string): JavaType[] {
  const types: (JavaType & { readonly members: string[] })[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('#') || line.trim() === '') continue;
    if (line.startsWith('  ')) {
      types.at(-1)?.members.push(line.slice(2));
      continue;
    }
    const head = readJavaHead(line);
    if (head) types.push({ ...head, members: [] });
  }
  return types;
}
