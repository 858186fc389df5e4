import { deprecationOf } from './deprecation.ts';
import { isModuleOf } from './load-index.ts';
import type { ApiMember, ApiModule, ApiType } from './model.ts';

/** Another generation of the product than the guides describe. */
const LEFT_OUT = new Set(['csharp/tap-payment', 'csharp/tap-payments-global', 'csharp/play-standalone']);
/** In characters; programs cut off longer pages. */
const MOST_TEXT = 35_000;

/** A page with the types of a module, or with a part of them. */
export interface ApiPage {
  readonly version: string;
  /** From the root of a version: `sdk-api/csharp/tap-login`. */
  readonly path: string;
  readonly types: readonly PlacedType[];
}

/** A type with the id of its heading. */
export interface PlacedType {
  readonly type: ApiType;
  readonly id: string;
  readonly declaration: readonly string[];
  /** None if a type has no members; of few members, one without a name. */
  readonly groups: readonly MemberGroup[];
}

const GROUPS = ['constructors', 'class-methods', 'instance-methods', 'methods', 'properties', 'values'] as const;
export type GroupName = (typeof GROUPS)[number];

/** Members of one kind, or all that a type has, as lines of code. */
export interface MemberGroup {
  readonly name?: GroupName;
  readonly lines: readonly string[];
}

/** Fewer members are seen at a glance. */
const LEAST_GROUPED = 8;

export const publicTypes = ({ types }: ApiModule): readonly ApiType[] =>
  types.filter(({ members, delegateParams }) => members.size > 0 || delegateParams);

/** Whether it is what an SDK adds to a type: of the system, or of its own. */
export const isAddition = ({ kind }: ApiType): boolean => kind === 'category' || kind === 'extension';

/** The modules whose types are listed for a version: v2 has its own TapSDK only. */
export function modulesOf(version: string, all: readonly ApiModule[]): ApiModule[] {
  return all.filter(
    (module) =>
      isModuleOf(module, version, all) && versionOf(module) === version && !LEFT_OUT.has(keyOf(module)) && publicTypes(module).length > 0,
  );
}

export const keyOf = ({ language, id }: ApiModule): string => `${language}/${id}`;
const versionOf = ({ id }: ApiModule): string => (id.startsWith('v2-') ? 'v2' : 'v3');

/**
 * The pages of a module, each short enough to be read whole. The first one has the module's name. Types that the samples of guides use come
 * first, the most used at the top; then the others as the package has them, what only it calls last.
 * @param uses how many guides use each type, by its full name
 */
export function layOut(module: ApiModule, uses: ReadonlyMap<string, number>): ApiPage[] {
  const ids = new Set<string>();
  const placed = publicTypes(module).map((type) => ({
    type,
    id: idOf(type, ids),
    declaration: [...deprecationOf(type), declarationOf(type)],
    groups: groupsOf(type),
  }));
  const usesOf = ({ type }: PlacedType): number => uses.get(type.full) ?? 0;
  const sorted = placed.toSorted((a, b) => usesOf(b) - usesOf(a) || Number(isInternal(a.type)) - Number(isInternal(b.type)));
  const parts: PlacedType[][] = [[]];
  let length = 0;
  for (const each of sorted) {
    const size = sizeOf(each);
    if (length > 0 && length + size > MOST_TEXT) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(each);
    length += size;
  }
  const path = `sdk-api/${module.language}/${module.id.replace(/^v2-/, '')}`;
  return parts.map((types, part) => ({ version: versionOf(module), path: part === 0 ? path : `${path}-${part + 1}`, types }));
}

/** What it takes as one block, its members indented, in the plain form: types stay on their pages, whose addresses readers have. */
function sizeOf({ type, declaration, groups }: PlacedType): number {
  const head = type.declaration === undefined ? declaration : [...deprecationOf(type), plainDeclarationOf(type)];
  return [...head, ...groups.flatMap(({ lines }) => lines.map((line) => `  ${line}`))].join('\n').length;
}

/** By the names that SDKs give to what their own parts call. */
const isInternal = ({ full }: ApiType): boolean => /(?:Impl|Wrapper)$|(?:^|\.)internal\./i.test(full);

function idOf(type: ApiType, ids: Set<string>): string {
  const base =
    type.full
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'globals';
  let id = base;
  for (let number = 2; ids.has(id); number++) id = `${base}-${number}`;
  ids.add(id);
  return id;
}

/** A signature as readers see it: after a line with what the SDK says of it if it advises against it. */
export function signatureOf(member: ApiMember): string {
  const { deprecated = member.owner.deprecated } = member;
  return [...deprecationOf({ deprecated }), member.signature].join('\n');
}

/** `class TDSUser : LCUser`, in Objective-C `@interface TDSUser : LCUser`, in Java `class TDSUser extends LCUser`. */
export function declarationOf(type: ApiType): string {
  if (type.delegateParams) return `delegate ${type.simple}(${type.delegateParams.join(', ')})`;
  if (type.module.language === 'objc') return objcDeclarationOf(type);
  return type.declaration ?? plainDeclarationOf(type);
}

function plainDeclarationOf(type: ApiType): string {
  const params = type.typeParams.length > 0 ? `<${type.typeParams.join(', ')}>` : '';
  const bases = [...type.bases, ...type.protocols].filter((each) => each !== '');
  return `${type.kind} ${type.simple}${params}${bases.length > 0 ? ` : ${bases.join(', ')}` : ''}`;
}

/** Every protocol conforms to `NSObject`, and every class has a base. */
function objcDeclarationOf({ kind, simple, bases, protocols }: ApiType): string {
  const word = { class: '@interface', protocol: '@protocol' }[kind] ?? kind;
  const adopted = kind === 'protocol' ? protocols.filter((each) => each !== 'NSObject') : protocols;
  return [`${word} ${simple}`, ...bases.map((base) => `: ${base}`), ...(adopted.length > 0 ? [`<${adopted.join(', ')}>`] : [])].join(' ');
}

/** The members by what they are, in the order in which readers need them. */
function groupsOf(type: ApiType): MemberGroup[] {
  const members = type.delegateParams ? [] : [...type.members.values()].flat();
  const named = Map.groupBy(members, groupOf);
  if (members.length > 0 && (members.length < LEAST_GROUPED || members.every(isConstant))) return [{ lines: linesOf(members) }];
  return GROUPS.flatMap((name) => {
    const own = named.get(name);
    return own ? [{ name, lines: linesOf(own) }] : [];
  });
}

/** Of an enum, that is: what it is says what they are. */
const isConstant = ({ isConstant, owner }: ApiMember): boolean => isConstant === true || owner.kind === 'enum';

function groupOf({ kind, isStatic, signature, owner: { module } }: ApiMember): GroupName {
  if (module.language === 'objc' && kind === 'method') return isStatic ? 'class-methods' : 'instance-methods';
  if (module.language === 'objc' && kind === 'property') return 'properties';
  // Swift says so with a word, also before what is assigned.
  if (module.language === 'swift' && /^(?:static )?(?:let|var) /.test(signature)) return 'values';
  if (module.language === 'swift' && /^(?:convenience |required )*init\b/.test(signature)) return 'constructors';
  return kind === 'constructor' ? 'constructors' : kind === 'method' ? 'methods' : 'values';
}

function linesOf(members: readonly ApiMember[]): string[] {
  return members.flatMap((member) => [...deprecationOf(member), member.signature]);
}
