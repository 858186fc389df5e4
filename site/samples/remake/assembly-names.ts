import { readTypeSignature } from './assembly-signatures.ts';
import { type AssemblyTables, openAssembly, type Row } from './assembly-tables.ts';

/** A row of a table, with its number, from 1. */
export interface Listed {
  readonly item: Row;
  readonly row: number;
}

/** What the tables of an assembly say of rows, which they call by a table and a number: `Param 3`. */
export interface AssemblyNames extends AssemblyTables {
  /** The name of a type by its coded index, with those of the types around it. */
  readonly nameOf: (coded: number, typeParams?: readonly string[]) => string;
  /** A type of the assembly with its namespace. */
  readonly fullNameOf: (type: number) => string;
  readonly isPublicType: (type: number) => boolean;
  readonly typeParamsOf: (key: string) => string[];
  /** @param name without `Attribute` */
  readonly hasAttribute: (key: string, name: string) => boolean;
  /** The value that a row has, as C# writes it: of a constant, or of a parameter that may be left out. */
  readonly valueOf: (key: string) => string | undefined;
  /** The public methods that read or change a property or an event, by what they do (ECMA-335, partition II, 23.1.12). */
  readonly accessorsOf: (key: string) => ReadonlyMap<number, number>;
}

/**
 * Opens an assembly.
 * @throws MalformedAssemblyError
 */
export function openNames(file: Buffer): AssemblyNames {
  const tables = openAssembly(file);
  const { rows, string, blob, decode } = tables;
  const keyed = (kind: string, coded = 0): string => {
    const { table, row } = decode(kind, coded);
    return `${table} ${row}`;
  };
  const outerOf = new Map(rows('NestedClass').map(({ Nested = 0, Enclosing = 0 }) => [Nested, Enclosing]));
  const generics = Map.groupBy(rows('GenericParam'), ({ Owner }) => keyed('TypeOrMethodDef', Owner));
  const attributes = Map.groupBy(rows('CustomAttribute'), ({ Parent }) => keyed('HasCustomAttribute', Parent));
  const constants = new Map(rows('Constant').map((row) => [keyed('HasConstant', row.Parent), row]));
  const accessors = Map.groupBy(rows('MethodSemantics'), ({ Association }) => keyed('HasSemantics', Association));
  const simpleNameOf = (type: Row | undefined): string => string(type?.Name ?? 0).replace(/`\d+$/, '');

  const nameOf = (coded: number, typeParams: readonly string[] = []): string => {
    const { table, row } = decode('TypeDefOrRef', coded);
    const type = rows(table)[row - 1];
    if (table === 'TypeSpec') return readTypeSignature(blob(type?.Signature ?? 0), { nameOf, typeParams, methodParams: [] });
    const scope = decode('ResolutionScope', type?.Scope ?? 0);
    const outer = table === 'TypeDef' ? outerOf.get(row) : scope.table === 'TypeRef' ? scope.row : undefined;
    // The lowest two bits tell the table: 0 for types of this assembly, 1 for those of others.
    return outer === undefined ? simpleNameOf(type) : `${nameOf((outer << 2) | (table === 'TypeDef' ? 0 : 1))}.${simpleNameOf(type)}`;
  };
  const fullNameOf = (row: number): string => {
    const outer = outerOf.get(row);
    const type = rows('TypeDef')[row - 1];
    const around = outer === undefined ? string(type?.Namespace ?? 0) : fullNameOf(outer);
    return around === '' ? simpleNameOf(type) : `${around}.${simpleNameOf(type)}`;
  };
  const isPublicType = (row: number): boolean => {
    const outer = outerOf.get(row);
    const visibility = (rows('TypeDef')[row - 1]?.Flags ?? 0) & 7;
    return outer === undefined ? visibility === 1 : visibility === 2 && isPublicType(outer);
  };
  const attributeName = ({ Type = 0 }: Row): string => {
    const { table, row } = decode('CustomAttributeType', Type);
    const parent = decode('MemberRefParent', table === 'MemberRef' ? (rows(table)[row - 1]?.Class ?? 0) : 0);
    return string(rows(parent.table)[parent.row - 1]?.Name ?? 0);
  };

  return {
    ...tables,
    nameOf,
    fullNameOf,
    isPublicType,
    typeParamsOf: (key) => (generics.get(key) ?? []).map(({ Name = 0 }) => string(Name)),
    hasAttribute: (key, name) => (attributes.get(key) ?? []).some((attribute) => attributeName(attribute) === `${name}Attribute`),
    valueOf: (key) => {
      const constant = constants.get(key);
      return constant && writeValue(constant.Type ?? 0, blob(constant.Value ?? 0));
    },
    accessorsOf: (key) =>
      new Map(
        (accessors.get(key) ?? [])
          .filter(({ Method = 0 }) => isPublic(rows('MethodDef')[Method - 1]))
          .map(({ Semantics = 0, Method = 0 }) => [Semantics, Method]),
      ),
  };
}

/** Whether everybody may use a field or a method (partition II, 23.1.5 and 23.1.10). */
export const isPublic = (member: Row | undefined): boolean => ((member?.Flags ?? 0) & 7) === 6;

/** What a row owns of another table: from the place that it names to the place that the next row names. */
export function listOwned(owners: readonly Row[], owner: number, column: string, items: readonly Row[]): Listed[] {
  const start = owners[owner - 1]?.[column] ?? 0;
  const end = owners[owner]?.[column] ?? items.length + 1;
  return items.slice(Math.max(start - 1, 0), Math.max(end - 1, 0)).map((item, index) => ({ item, row: start + index }));
}

/** @param type as in signatures (partition II, 22.9 and 23.1.16) */
function writeValue(type: number, bytes: Buffer): string {
  switch (type) {
    case 0x02:
      return bytes.readUInt8() === 0 ? 'false' : 'true';
    case 0x03:
    case 0x05:
    case 0x07:
    case 0x09:
      return String(bytes.readUIntLE(0, bytes.length));
    case 0x0a:
      return String(bytes.readBigInt64LE());
    case 0x0b:
      return String(bytes.readBigUInt64LE());
    case 0x0c:
      return String(bytes.readFloatLE());
    case 0x0d:
      return String(bytes.readDoubleLE());
    case 0x0e:
      return JSON.stringify(bytes.toString('utf16le'));
    case 0x12:
      return 'null';
    default:
      return String(bytes.readIntLE(0, bytes.length));
  }
}
