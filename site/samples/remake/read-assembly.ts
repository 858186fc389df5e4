import { type AssemblyNames, isPublic, type Listed, listOwned, openNames } from './assembly-names.ts';
import { readMethodSignature, readTypeSignature } from './assembly-signatures.ts';
import { MalformedAssemblyError } from './assembly-tables.ts';
import { markDeprecated } from './deprecated.ts';
import { type ListedTypes, nameWithArity } from './merge-module.ts';

/** Bits of flags (ECMA-335, partition II, 23.1). */
const INTERFACE = 0x20;
const STATIC = 0x10;
const OUT = 0x02;
const RUNTIME_NAME = 0x400;
const SPECIAL_NAME = 0x800;
const SETTER = 0x01;
const GETTER = 0x02;
const ADDER = 0x08;

/** Kinds of types by the bases that make them, which the index does not write. */
const KINDS: Readonly<Record<string, string>> = { Object: 'class', Enum: 'enum', ValueType: 'struct', MulticastDelegate: 'delegate' };

/**
 * Reads the public types of a .NET assembly from its metadata, as C# writes them: the assemblies that it uses are not needed.
 * @throws MalformedAssemblyError
 */
export function readAssembly(file: Buffer): ListedTypes {
  try {
    return readTypes(openNames(file));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new MalformedAssemblyError('the assembly ends before its metadata do', { cause: error });
  }
}

function readTypes(names: AssemblyNames): ListedTypes {
  const { rows, nameOf, fullNameOf } = names;
  const types = new Map<string, { head: string; members: string[] }>();
  for (const [place, { Flags = 0, Extends = 0 }] of rows('TypeDef').entries()) {
    const row = place + 1;
    if (!names.isPublicType(row)) continue;
    const full = fullNameOf(row);
    const typeParams = names.typeParamsOf(`TypeDef ${row}`);
    const generics = typeParams.length > 0 ? `<${typeParams.join(', ')}>` : '';
    const base = Extends === 0 ? '' : nameOf(Extends, typeParams);
    const kind = (Flags & INTERFACE) === 0 ? (KINDS[base] ?? 'class') : 'interface';
    const mark = (line: string): string => markObsolete(names, `TypeDef ${row}`, line);
    const head = `${kind} ${full}${generics}`;
    const type: TypeRow = { row, kind, simple: full.split('.').at(-1) ?? full, typeParams };
    if (kind === 'delegate') {
      const invoke = methodsOf(names, type).find(({ item }) => names.string(item.Name ?? 0) === 'Invoke');
      const signature = invoke ? readMethod(names, type, invoke) : undefined;
      types.set(full, { head: mark(`${head} : ${signature?.result ?? 'void'}(${signature?.params ?? ''})`), members: [] });
      continue;
    }
    const interfaces = rows('InterfaceImpl').filter(({ Class }) => Class === row);
    const bases = [KINDS[base] === undefined ? base : '', ...interfaces.map(({ Interface = 0 }) => nameOf(Interface, typeParams))].filter(
      Boolean,
    );
    const members =
      kind === 'enum'
        ? readConstants(names, type)
        : [readFields, readProperties, readEvents, readMethods].flatMap((read) => read(names, type));
    types.set(generics === '' ? full : nameWithArity(full, generics), {
      head: mark(kind === 'enum' || bases.length === 0 ? head : `${head} : ${bases.join(', ')}`),
      members,
    });
  }
  if (types.size === 0) throw new MalformedAssemblyError('the assembly has no public types');
  return types;
}

interface TypeRow {
  readonly row: number;
  readonly kind: string;
  readonly simple: string;
  readonly typeParams: readonly string[];
}

const markObsolete = ({ hasAttribute }: AssemblyNames, key: string, line: string): string =>
  hasAttribute(key, 'Obsolete') ? markDeprecated(line) : line;
const staticOf = (flags = 0): string => ((flags & STATIC) === 0 ? '' : 'static ');

const fieldsOf = ({ rows }: AssemblyNames, { row }: TypeRow): Listed[] =>
  listOwned(rows('TypeDef'), row, 'Fields', rows('Field')).filter(({ item }) => isPublic(item) && ((item.Flags ?? 0) & RUNTIME_NAME) === 0);
const methodsOf = ({ rows }: AssemblyNames, { row }: TypeRow): Listed[] =>
  listOwned(rows('TypeDef'), row, 'Methods', rows('MethodDef')).filter(({ item }) => isPublic(item));

/** Properties and events have a table of their own that says where those of a type begin. */
function ownedBy({ rows }: AssemblyNames, { row }: TypeRow, map: string, column: string, table: string): Listed[] {
  const place = rows(map).findIndex(({ Parent }) => Parent === row);
  return place < 0 ? [] : listOwned(rows(map), place + 1, column, rows(table));
}

function readConstants(names: AssemblyNames, type: TypeRow): string[] {
  return fieldsOf(names, type).map(({ item, row }) => {
    const value = names.valueOf(`Field ${row}`);
    return markObsolete(names, `Field ${row}`, `${names.string(item.Name ?? 0)}${value === undefined ? '' : ` = ${value}`}`);
  });
}

function readFields(names: AssemblyNames, type: TypeRow): string[] {
  return fieldsOf(names, type).map(({ item, row }) => {
    // A first byte says that it is a field.
    const signature = names.blob(item.Signature ?? 0).subarray(1);
    const written = readTypeSignature(signature, { nameOf: names.nameOf, typeParams: type.typeParams, methodParams: [] });
    return markObsolete(names, `Field ${row}`, `${staticOf(item.Flags)}${written} ${names.string(item.Name ?? 0)}`);
  });
}

function readProperties(names: AssemblyNames, type: TypeRow): string[] {
  return ownedBy(names, type, 'PropertyMap', 'Properties', 'Property').flatMap(({ item, row }) => {
    const accessors = names.accessorsOf(`Property ${row}`);
    const method = accessors.get(GETTER) ?? accessors.get(SETTER);
    if (method === undefined) return [];
    const signature = names.blob(item.Signature ?? 0);
    const { result, params } = readMethodSignature(signature, { nameOf: names.nameOf, typeParams: type.typeParams, methodParams: [] });
    const name = params.length > 0 ? `this[${paramsOf(names, method, params)}]` : names.string(item.Name ?? 0);
    const kinds = [accessors.has(GETTER) ? 'get;' : '', accessors.has(SETTER) ? 'set;' : ''].filter(Boolean).join(' ');
    const isStatic = staticOf(names.rows('MethodDef')[method - 1]?.Flags);
    return [markObsolete(names, `Property ${row}`, `${isStatic}${result} ${name} { ${kinds} }`)];
  });
}

function readEvents(names: AssemblyNames, type: TypeRow): string[] {
  return ownedBy(names, type, 'EventMap', 'Events', 'Event').flatMap(({ item, row }) => {
    const method = names.accessorsOf(`Event ${row}`).get(ADDER);
    if (method === undefined) return [];
    const isStatic = staticOf(names.rows('MethodDef')[method - 1]?.Flags);
    return [
      markObsolete(
        names,
        `Event ${row}`,
        `${isStatic}event ${names.nameOf(item.Type ?? 0, type.typeParams)} ${names.string(item.Name ?? 0)}`,
      ),
    ];
  });
}

function readMethods(names: AssemblyNames, type: TypeRow): string[] {
  return methodsOf(names, type).flatMap((method) => {
    const { Flags = 0, Name = 0 } = method.item;
    const isConstructor = names.string(Name) === '.ctor';
    // Accessors and operators have special names, too.
    if ((Flags & SPECIAL_NAME) !== 0 && !isConstructor) return [];
    const { result, generics, params } = readMethod(names, type, method);
    const start = isConstructor ? type.simple : `${staticOf(Flags)}${result} ${names.string(Name)}${generics}`;
    return [markObsolete(names, `MethodDef ${method.row}`, `${start}(${params})`)];
  });
}

function readMethod(names: AssemblyNames, type: TypeRow, { item, row }: Listed): { result: string; generics: string; params: string } {
  const methodParams = names.typeParamsOf(`MethodDef ${row}`);
  const scope = { nameOf: names.nameOf, typeParams: type.typeParams, methodParams };
  const { result, params } = readMethodSignature(names.blob(item.Signature ?? 0), scope);
  return { result, generics: methodParams.length > 0 ? `<${methodParams.join(', ')}>` : '', params: paramsOf(names, row, params) };
}

function paramsOf(names: AssemblyNames, method: number, types: readonly string[]): string {
  return listOwned(names.rows('MethodDef'), method, 'Params', names.rows('Param'))
    .flatMap(({ item, row }) => {
      const { Sequence = 0, Flags = 0, Name = 0 } = item;
      const type = types[Sequence - 1];
      // What a method returns has a row, too, and no number; so has the new value that a setter takes.
      if (type === undefined) return [];
      const isThis = Sequence === 1 && names.hasAttribute(`MethodDef ${method}`, 'Extension');
      const prefix = isThis ? 'this ' : names.hasAttribute(`Param ${row}`, 'ParamArray') ? 'params ' : '';
      const value = names.valueOf(`Param ${row}`);
      const passed = (Flags & OUT) === 0 ? type : type.replace(/^ref /, 'out ');
      return [`${prefix}${passed} ${names.string(Name)}${value === undefined ? '' : ` = ${value}`}`];
    })
    .join(', ');
}
