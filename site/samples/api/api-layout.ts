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
  /** One group, or several of members of different kinds. */
  readonly groups: readonly MemberGroup[];
}

export type GroupName = 'constructors' | 'methods' | 'values';

/** Members of one kind, as lines of code. */
export interface MemberGroup {
  readonly name: GroupName;
  readonly lines: readonly string[];
}

/** A type with fewer members is seen on one screen; more groups would make the pages of the site larger than they may be. */
const LEAST_GROUPED = 24;

export const publicTypes = ({ types }: ApiModule): readonly ApiType[] =>
  types.filter(({ members, delegateParams }) => members.size > 0 || delegateParams);

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

/** What it takes as one block, its members indented: types stay on their pages, whose addresses readers have. */
function sizeOf({ declaration, groups }: PlacedType): number {
  return [...declaration, ...groups.flatMap(({ lines }) => lines.map((line) => `  ${line}`))].join('\n').length;
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

/** `class TDSUser : LCUser`. */
export function declarationOf(type: ApiType): string {
  if (type.delegateParams) return `delegate ${type.simple}(${type.delegateParams.join(', ')})`;
  const params = type.typeParams.length > 0 ? `<${type.typeParams.join(', ')}>` : '';
  const bases = [...type.bases, ...type.protocols].filter((each) => each !== '');
  return `${type.kind} ${type.simple}${params}${bases.length > 0 ? ` : ${bases.join(', ')}` : ''}`;
}

/** The members by what they are, in the order in which readers need them. */
function groupsOf(type: ApiType): MemberGroup[] {
  const members = type.delegateParams ? [] : [...type.members.values()].flat();
  const named = Map.groupBy(members, groupOf);
  const names: readonly GroupName[] = ['constructors', 'methods', 'values'];
  const groups = names.flatMap((name) => {
    const own = named.get(name);
    return own ? [{ name, lines: linesOf(own) }] : [];
  });
  const [first] = groups;
  return first && members.length < LEAST_GROUPED ? [{ ...first, lines: linesOf(members) }] : groups;
}

function groupOf({ kind, signature, owner: { module } }: ApiMember): GroupName {
  // Swift says so with a word, also before what is assigned.
  if (module.language === 'swift' && /^(?:static )?(?:let|var) /.test(signature)) return 'values';
  if (module.language === 'swift' && /^(?:convenience |required )*init\b/.test(signature)) return 'constructors';
  return kind === 'constructor' ? 'constructors' : kind === 'method' ? 'methods' : 'values';
}

function linesOf(members: readonly ApiMember[]): string[] {
  return members.flatMap((member) => [...deprecationOf(member), member.signature]);
}
