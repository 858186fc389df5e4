import type { ApiType } from '../api/model.ts';
import type { TypeRef } from '../api/type-ref.ts';
import type { Node, Place, WrittenType } from '../syntax/tree.ts';
import { type Context, nearestName, report, type Scope, type Value } from './context.ts';
import { AMBIGUOUS, SDK_NAMES, UNINDEXED } from './externals.ts';

/** The types of a name as the sample writes it: imports decide, and names that other libraries have too need one. */
export function findTypes(context: Context, name: string): readonly ApiType[] {
  const { index, language, page } = context;
  const first = name.split('.')[0] ?? '';
  const imported = page.imports.get(first);
  if (imported) {
    const full = imported.replace(/^com\.tapsdk\.lc\./, 'cn.leancloud.') + name.slice(first.length);
    return index.find(full).filter((type) => type.full === full);
  }
  if (language === 'js') return name === 'AV' || name.startsWith('AV.') ? index.find(name === 'AV' ? name : name.slice('AV.'.length)) : [];
  if (language === 'python' || language === 'go') return first === 'leancloud' ? index.find(name).filter((type) => type.full === name) : [];
  if (language === 'php') return index.find(name).filter((type) => type.full === name);
  if (!name.includes('.') && AMBIGUOUS[language]?.has(first)) return [];
  if (page.usesUnindexed && UNINDEXED[language]?.test(name)) return [];
  return index.find(name);
}

/** The types of a value: a signature writes its type as the SDK sees it, a sample as it imports it. */
export function typesOf(context: Context, type: TypeRef): readonly ApiType[] {
  const named = context.index.find(type.name);
  const exact = named.filter(({ full }) => full === type.name);
  if (exact.length > 0 || (context.language !== 'java' && context.language !== 'csharp')) return named;
  const imported = context.page.imports.get(type.name.split('.')[0] ?? '');
  if (imported === undefined && AMBIGUOUS[context.language]?.has(type.name)) return [];
  return imported === undefined ? named : findTypes(context, type.name);
}

/** The type that a sample writes, by the name that it has in the index. Null if another library has a type of this name. */
export function resolveType(context: Context, type: TypeRef | null): TypeRef | null {
  if (!type) return null;
  const types = findTypes(context, type.name);
  const [first] = types;
  const isOwn = context.page.classes.has(type.name);
  if (!first && !isOwn && context.language !== 'objc' && context.index.find(type.name).length > 0) return null;
  const name = first && types.length === 1 && !isOwn && context.language !== 'objc' ? first.full : type.name;
  return { name, args: type.args.map((arg) => resolveType(context, arg)) };
}

/** What a plain name stands for. Undefined: nothing that is known. */
export function resolveName(context: Context, name: string, at: Place, scope: Scope, isCall: boolean): Value | null {
  const known = scope.get(name);
  // A property may have the name of its type.
  if (known !== undefined && !(known && known.type.name === name)) return known;
  if (known) return { type: known.type, isType: 'maybe' };
  if (context.page.classes.has(name)) return { type: { name, args: [] }, isType: true };
  const types = findTypes(context, name);
  const isVariable = context.page.declared.has(name);
  const [type] = types;
  if (type) {
    if (types.length === 1) context.use({ ...at, name, type, members: [] });
    return {
      type: { name: context.language === 'java' && types.length === 1 ? type.full : name, args: [] },
      isType: isVariable ? 'maybe' : true,
    };
  }
  const shared = context.page.variables.get(name);
  if (shared) return shared;
  if (!isCall || context.language === 'cpp') checkUnknown(context, name, at);
  return null;
}

/** Reports a name that only an SDK can have and that no SDK has. */
export function checkUnknown(context: Context, name: string, at: Place): void {
  const { language, index, page, ownNames } = context;
  const simple = name.replace(/^@/, '');
  if (language === 'php') checkUse(context, simple, at);
  const pattern = SDK_NAMES[language];
  if (!pattern?.test(simple) || page.usesUnindexed || UNINDEXED[language]?.test(simple)) return;
  if (index.words.has(simple) || index.headers.has(simple) || ownNames.has(simple) || page.declared.has(simple) || page.classes.has(simple))
    return;
  report(
    context,
    at,
    'type',
    simple,
    nearestName(
      simple,
      index.all().map((type) => type.simple),
    ),
  );
}

/** PHP: reports a class of an SDK whose name no block of the page imports. */
function checkUse(context: Context, name: string, at: Place): void {
  const { index, page } = context;
  if (page.imports.has(name) || page.classes.has(name)) return;
  const type = index.all().find(({ simple, full }) => simple === name && full.includes('.'));
  if (type) report(context, at, 'import', `${name} is not imported`, `use ${writeUse(type.full)};`);
}

/** A full name as PHP writes it. */
export function writeUse(full: string): string {
  return full.replaceAll('.', '\\');
}

/** Notes the SDK types that a written type names, and reports unknown ones. */
export function noteType(context: Context, type: WrittenType | null): void {
  if (!type) return;
  const types = findTypes(context, type.name);
  const [first] = types;
  if (first && types.length === 1) context.use({ ...type.at, name: type.name.split('.').at(-1) ?? type.name, type: first, members: [] });
  else if (!first && !type.name.includes('.')) checkUnknown(context, type.name, type.at);
  for (const arg of type.args) noteType(context, arg);
}

/** `a.b.C` of plain names, or undefined. */
export function dottedName(node: Node): string | undefined {
  if (node.kind === 'name') return node.name;
  if (node.kind !== 'member' || node.separator === '->') return undefined;
  const object = dottedName(node.object);
  return object === undefined ? undefined : `${object}.${node.name}`;
}
