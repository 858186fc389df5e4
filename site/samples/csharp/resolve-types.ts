import type { CsharpType } from './read-types.ts';

/** Gives names of types as the compiler finds them from anywhere: `LCUser` becomes `global::LeanCloud.Storage.LCUser`. */
export type ResolveTypes = (text: string, owner: CsharpType, typeParams?: readonly string[]) => string;

/** Types of .NET and of Unity that SDKs have types of the same name beside: they are meant unless a type stands nearer. */
const SYSTEM = new Set('Action Attribute Debug Exception Guid HttpClient Random Task Type Version Object Path Result'.split(' '));

const simpleOf = (full: string): string => full.split('.').at(-1) ?? full;
const rootOf = (full: string): string => full.split('.')[0] ?? full;

/** @param types all types that are written */
export function createResolver(types: readonly CsharpType[]): ResolveTypes {
  const names = new Set(types.map(({ full }) => full));
  const bySimple = Map.groupBy(names, simpleOf);

  const find = (written: string, owner: string): string | undefined => {
    const parts = owner.split('.');
    for (let length = parts.length; length > 0; length--) {
      const near = `${parts.slice(0, length).join('.')}.${written}`;
      if (names.has(near)) return near;
    }
    if (names.has(written)) return written;
    const [first = '', ...inner] = written.split('.');
    if (SYSTEM.has(first)) return undefined;
    const candidates = bySimple.get(first) ?? [];
    const chosen = candidates.find((each) => rootOf(each) === rootOf(owner)) ?? candidates[0];
    const full = chosen === undefined ? undefined : [chosen, ...inner].join('.');
    if (full !== undefined && names.has(full)) return full;
    // The beginning of a namespace may be left out: `Internal.ITapLoginPlatform`.
    return inner.length === 0 ? undefined : [...names].find((name) => name.endsWith(`.${written}`) && rootOf(name) === rootOf(owner));
  };

  return (text, owner, typeParams = []) =>
    text.replaceAll(/(?<![\w.:"])[A-Z]\w*(?:\.[A-Z]\w*)*/g, (written) => {
      if (typeParams.includes(written) || owner.params.includes(written)) return written;
      const full = find(written, owner.full);
      return full === undefined ? written : `global::${full}`;
    });
}
