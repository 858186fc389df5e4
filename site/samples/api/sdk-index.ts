import type { ApiLanguage, ApiMember, ApiModule, ApiType } from './model.ts';
import { addMember } from './parse-module.ts';

/** Languages in which a type of a package is known by its own name too. */
const FLAT: ReadonlySet<ApiLanguage> = new Set(['js', 'python', 'go', 'php']);
/** Bases that have no members which samples use. */
export const ROOTS: ReadonlySet<string> = new Set(
  'object Object NSObject UObject IBaseObject Serializable Parcelable Cloneable INotifyPropertyChanged IDisposable Comparable IEquatable EventListener RuntimeObject java.lang.Object TSharedFromThis IModuleInterface FNoncopyable @NSObject @NSCopying @NSCoding @NSSecureCoding @NSMutableCopying'.split(
    ' ',
  ),
);

function nestedMember(owner: ApiType, type: ApiType): ApiMember {
  const signature = `${type.kind} ${type.simple}`;
  return {
    name: type.simple,
    kind: 'nested',
    isStatic: true,
    signature,
    owner,
    type,
    params: null,
    min: 0,
    max: Number.POSITIVE_INFINITY,
    returns: '',
    typeParams: [],
  };
}

const NO_TYPES: readonly ApiType[] = [];

/** The public names of all SDKs of one language, for one version of the documentation. */
export class SdkIndex {
  readonly language: ApiLanguage;
  /** Types by full name, by simple name and by what is between. Several SDKs have types of the same name. */
  readonly #types = new Map<string, ApiType[]>();
  readonly #all: ApiType[] = [];
  /** All words of the index: a name that is one of them is not unknown. */
  readonly words = new Set<string>();
  readonly namespaces = new Set<string>();
  readonly fullNames = new Set<string>();
  readonly headers = new Map<string, Set<string>>();
  /** Objective-C: parameters of block types. */
  readonly blocks = new Map<string, string>();
  /** C#: methods by name that extend other types, without their first parameter. */
  readonly extensions = new Map<string, { member: ApiMember; on: string }[]>();
  readonly globals = new Map<string, ApiModule>();

  constructor(language: ApiLanguage, modules: readonly ApiModule[]) {
    this.language = language;
    for (const module of modules) this.#load(module);
    for (const type of this.#all) this.#nameNested(type);
    if (language === 'js') this.#createNamespace();
  }

  /** Types of this name; dots join namespaces and outer types. */
  find(name: string): readonly ApiType[] {
    const direct = this.#types.get(name);
    if (direct) return direct;
    if (!name.includes('.') || !this.namespaces.has(name.split('.')[0] ?? '')) return NO_TYPES;
    return this.#types.get(name.split('.').at(-1) ?? '') ?? NO_TYPES;
  }

  /** Whether `type` is `base` or inherits from it; undefined if a base is not in the index. */
  inherits(type: ApiType, base: string, depth = 0): boolean | undefined {
    if (type.simple === base || type.full === base || type.full.endsWith(`.${base}`)) return true;
    if (depth > 12) return false;
    let result: boolean | undefined = false;
    for (const name of [...type.bases, ...type.protocols.map((protocol) => `@${protocol}`)]) {
      if (name === base || name.endsWith(`.${base}`)) return true;
      const types = this.find(name).filter((known) => known !== type);
      const inherited =
        types.length === 0 ? undefined : types.map((known) => this.inherits(known, base, depth + 1)).find((known) => known !== false);
      if (inherited) return true;
      if (
        types.length === 0
          ? !ROOTS.has(name)
          : inherited === undefined && !types.every((known) => this.inherits(known, base, depth + 1) === false)
      )
        result = undefined;
    }
    return result;
  }

  all(): readonly ApiType[] {
    return this.#all;
  }

  #load(module: ApiModule): void {
    for (const [framework, files] of module.headers) {
      this.headers.set(framework, new Set([...(this.headers.get(framework) ?? []), ...files]));
    }
    for (const line of module.globals) {
      for (const word of line.match(/[A-Za-z_]\w+/g) ?? []) this.#addGlobal(word, module);
      const block = /^typedef .*?\(\s*\^\s*(\w+)\s*\)\s*\((.*)\)$/.exec(line);
      if (block?.[1]) this.blocks.set(block[1], block[2] ?? '');
    }
    for (const type of module.types) this.#register(type);
  }

  #addGlobal(word: string, module: ApiModule): void {
    this.words.add(word);
    if (!this.globals.has(word)) this.globals.set(word, module);
  }

  #register(type: ApiType): void {
    const same = type.kind === 'protocol' ? this.#types.get(`@${type.full}`)?.[0] : this.#sameType(type);
    const target = same ?? type;
    if (same) this.#merge(same, type);
    else this.#all.push(type);
    const parts = type.full.split('.');
    for (const part of parts) this.words.add(part);
    this.fullNames.add(type.full);
    for (let length = 1; length < parts.length; length++) this.namespaces.add(parts.slice(0, length).join('.'));
    if (!same) for (let start = 0; start < parts.length; start++) this.#name(parts.slice(start).join('.'), target);
    for (const members of type.members.values()) for (const member of members) this.#noteMember(member);
  }

  /** Objective-C categories and JavaScript packages add to a class of another module. */
  #sameType(type: ApiType): ApiType | undefined {
    if (this.language !== 'objc' && this.language !== 'js') return undefined;
    return this.#types.get(type.full)?.find((known) => known.kind !== 'protocol' && known.full === type.full);
  }

  #merge(known: ApiType, type: ApiType): void {
    if (type.kind === 'class') known.kind = 'class';
    known.bases.push(...type.bases.filter((base) => !known.bases.includes(base)));
    known.protocols.push(...type.protocols);
    for (const members of type.members.values()) for (const member of members) addMember(known, member);
  }

  #name(name: string, type: ApiType): void {
    const key = type.kind === 'protocol' ? `@${name}` : name;
    const known = this.#types.get(key);
    if (known) known.push(type);
    else this.#types.set(key, [type]);
  }

  #noteMember(member: ApiMember): void {
    this.words.add(member.name);
    const on = this.language === 'csharp' && /\(this\s+([\w.]+)/.exec(member.signature)?.[1];
    if (!on || !member.params) return;
    const extension = { ...member, isStatic: false, params: member.params.slice(1), min: Math.max(0, member.min - 1), max: member.max - 1 };
    this.extensions.set(member.name, [...(this.extensions.get(member.name) ?? []), { member: extension, on }]);
  }

  /** JavaScript: the packages export everything as members of one object, which samples call AV. */
  #createNamespace(): void {
    const module = this.#all.find((type) => type.module.id === 'leancloud-storage')?.module ?? this.#all[0]?.module;
    if (!module) return;
    const namespace: ApiType = {
      kind: 'namespace',
      simple: 'AV',
      full: 'AV',
      module,
      typeParams: [],
      bases: [],
      protocols: [],
      members: new Map(),
    };
    for (const type of this.#all) {
      if (type.full === '(global)')
        for (const members of type.members.values()) for (const member of members) addMember(namespace, { ...member, isStatic: true });
      else if (!type.full.includes('.')) addMember(namespace, nestedMember(namespace, type));
    }
    this.#types.set('AV', [namespace]);
  }

  /** A nested type is a member of its outer type, and is not known by its own name alone. */
  #nameNested(type: ApiType): void {
    const dot = type.full.lastIndexOf('.');
    if (dot < 0) return;
    const outers = this.#types.get(type.full.slice(0, dot))?.filter((outer) => outer.full === type.full.slice(0, dot)) ?? [];
    for (const outer of outers) {
      addMember(outer, nestedMember(outer, type));
    }
    if (outers.length === 0 || FLAT.has(this.language)) return;
    const rest = this.#types.get(type.simple)?.filter((known) => known !== type) ?? [];
    if (rest.length > 0) this.#types.set(type.simple, rest);
    else this.#types.delete(type.simple);
  }
}
