import { endOfBrackets, splitTopLevel } from '../api/type-ref.ts';

/** A class of the index as it is written there. */
export interface JavaType {
  readonly kind: 'class' | 'interface' | 'enum' | 'annotation';
  /** With the package and outer classes. */
  readonly full: string;
  /** `<T extends LCObject>` or nothing. */
  readonly params: string;
  readonly bases: readonly string[];
  readonly members: readonly string[];
}

const KINDS: readonly JavaType['kind'][] = ['class', 'interface', 'enum', 'annotation'];

/** Reads the types of an index file of Java, with all that `parseModule` leaves out: bounds and arguments of types. */
export function readJavaTypes(text: string): JavaType[] {
  const types: (JavaType & { readonly members: string[] })[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('#') || line.trim() === '') continue;
    if (line.startsWith('  ')) {
      types.at(-1)?.members.push(line.slice(2));
      continue;
    }
    const [, word = '', full = ''] = /^(\w+) ([\w.$]+)/.exec(line) ?? [];
    const kind = KINDS.find((known) => known === word);
    if (!kind) continue;
    const start = word.length + 1 + full.length;
    const end = line.charAt(start) === '<' ? endOfBrackets(line, start) : start;
    types.push({ kind, full, params: line.slice(start, end), bases: splitTopLevel(line.slice(end).replace(/^ : /, '')), members: [] });
  }
  return types;
}
