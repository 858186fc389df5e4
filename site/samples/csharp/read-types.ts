import { endOfBrackets, splitTopLevel } from '../api/type-ref.ts';

export type CsharpKind = 'class' | 'struct' | 'interface' | 'enum' | 'delegate';

/** A type of the index as it is written there. */
export interface CsharpType {
  readonly kind: CsharpKind;
  /** With namespace and outer types. */
  readonly full: string;
  /** Names of its type parameters. */
  readonly params: readonly string[];
  /** What follows the colon: bases, or the signature of a delegate. */
  readonly bases: readonly string[];
  readonly members: readonly string[];
}

const KINDS: readonly CsharpKind[] = ['class', 'struct', 'interface', 'enum', 'delegate'];

/** What no sample uses: generated protocols, a console that one package carries along, and payment SDKs of another generation than the pages'. */
const LEFT_OUT = /^(LeanCloud\.Play\.Protocol|IngameDebugConsole|LeanCloud\.Play\.TestExtensions|TapTap\.Payments?)\b/;

/** Reads the types of index files of C#, with all that `parseModule` leaves out. Of a type that several files have, the first is taken. */
export function readCsharpTypes(texts: readonly string[]): CsharpType[] {
  const types = new Map<string, CsharpType>();
  for (const text of texts) {
    const own = new Set<string>();
    let members: string[] | undefined;
    for (const line of text.split('\n')) {
      if (line.startsWith('  ')) {
        if (!line.trim().startsWith('#')) members?.push(line.trim());
        continue;
      }
      const [, word = '', full = ''] = /^(\w+) ([\w.]+)/.exec(line) ?? [];
      const kind = KINDS.find((known) => known === word);
      if (!kind) continue;
      const start = word.length + 1 + full.length;
      const end = line.charAt(start) === '<' ? endOfBrackets(line, start) : start;
      const params = end > start ? splitTopLevel(line.slice(start + 1, end - 1)) : [];
      const rest = line.slice(end).replace(/^ : /, '').trim();
      const key = `${full}\`${params.length}`;
      const known = types.get(key);
      members = [];
      if (LEFT_OUT.test(full) || (known && !own.has(key))) continue;
      own.add(key);
      if (known) members.push(...known.members);
      types.set(key, { kind, full, params, bases: kind === 'delegate' ? [rest] : splitTopLevel(rest), members });
    }
  }
  return [...types.values()];
}
