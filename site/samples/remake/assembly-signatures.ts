import { MalformedAssemblyError, readCompressed } from './assembly-tables.ts';

/** What the types of a signature are called: those that it names by a coded index, and the type parameters of what is around. */
export interface SignatureScope {
  readonly nameOf: (coded: number) => string;
  readonly typeParams: readonly string[];
  readonly methodParams: readonly string[];
}

/** Types that C# has words for, by the numbers of signatures (ECMA-335, partition II, 23.1.16). */
const WORDS: Readonly<Record<number, string>> = {
  1: 'void',
  2: 'bool',
  3: 'char',
  4: 'sbyte',
  5: 'byte',
  6: 'short',
  7: 'ushort',
  8: 'int',
  9: 'uint',
  10: 'long',
  11: 'ulong',
  12: 'float',
  13: 'double',
  14: 'string',
  24: 'IntPtr',
  25: 'UIntPtr',
  28: 'object',
};

interface Cursor {
  readonly bytes: Buffer;
  readonly scope: SignatureScope;
  at: number;
}

const next = (cursor: Cursor): number => {
  const read = readCompressed(cursor.bytes, cursor.at);
  cursor.at = read.next;
  return read.value;
};

/**
 * A type, as C# writes it.
 * @throws MalformedAssemblyError
 */
export function readTypeSignature(bytes: Buffer, scope: SignatureScope): string {
  return readType({ bytes, scope, at: 0 });
}

/**
 * What a method or a property takes, and what it gives (partition II, 23.2.1 and 23.2.5).
 * @throws MalformedAssemblyError
 */
export function readMethodSignature(bytes: Buffer, scope: SignatureScope): { result: string; params: string[] } {
  const cursor = { bytes, scope, at: 1 };
  // A generic method says how many type parameters it has.
  if (((bytes[0] ?? 0) & 0x10) !== 0) next(cursor);
  const count = next(cursor);
  const result = readType(cursor);
  return { result, params: Array.from({ length: count }, () => readType(cursor)) };
}

function readType(cursor: Cursor): string {
  const element = next(cursor);
  const word = WORDS[element];
  if (word !== undefined) return word;
  switch (element) {
    case 0x0f:
      return `${readType(cursor)}*`;
    case 0x10:
      return `ref ${readType(cursor)}`;
    case 0x11:
    case 0x12:
      return cursor.scope.nameOf(next(cursor));
    case 0x13:
      return cursor.scope.typeParams[next(cursor)] ?? '?';
    case 0x1e:
      return cursor.scope.methodParams[next(cursor)] ?? '?';
    case 0x14: {
      const item = readType(cursor);
      const rank = next(cursor);
      for (let list = 0; list < 2; list++) for (let left = next(cursor); left > 0; left--) next(cursor);
      return `${item}[${','.repeat(rank - 1)}]`;
    }
    case 0x15: {
      const name = readType(cursor);
      const args = Array.from({ length: next(cursor) }, () => readType(cursor));
      return name === 'Nullable' ? `${args[0]}?` : `${name}<${args.join(', ')}>`;
    }
    case 0x1d:
      return `${readType(cursor)}[]`;
    // A modifier names a type that says nothing to those who call.
    case 0x1f:
    case 0x20:
      next(cursor);
      return readType(cursor);
    default:
      throw new MalformedAssemblyError(`a signature has the element ${element}, which C# has no type for`);
  }
}
