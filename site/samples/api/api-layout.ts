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
  readonly lines: readonly string[];
}

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
  const placed = publicTypes(module).map((type) => ({ type, id: idOf(type, ids), lines: linesOf(type) }));
  const usesOf = ({ type }: PlacedType): number => uses.get(type.full) ?? 0;
  const sorted = placed.toSorted((a, b) => usesOf(b) - usesOf(a) || Number(isInternal(a.type)) - Number(isInternal(b.type)));
  const parts: PlacedType[][] = [[]];
  let length = 0;
  for (const each of sorted) {
    const size = each.lines.join('\n').length;
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

function linesOf(type: ApiType): string[] {
  const head = [...deprecationOf(type), declarationOf(type)];
  if (type.delegateParams) return head;
  const members = [...type.members.values()].flat();
  return [...head, ...members.flatMap((member) => [...deprecationOf(member), member.signature].map((line) => `  ${line}`))];
}
