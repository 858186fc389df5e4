import { MissingPackageError } from './fetch-package.ts';

/** A package whose file is no .NET assembly, or one whose metadata are not laid out as ECMA-335 says. */
export class MalformedAssemblyError extends MissingPackageError {}

/** A row of a table: numbers are values, places in a heap, or rows of other tables, which count from 1. */
export type Row = Readonly<Record<string, number>>;

export interface AssemblyTables {
  /** The rows of a table by its name, as ECMA-335 (partition II, 22) calls it. */
  readonly rows: (table: string) => readonly Row[];
  readonly string: (index: number) => string;
  readonly blob: (index: number) => Buffer;
  /** The table and the row (from 1) that a coded index of a kind stands for: `TypeDefOrRef`. */
  readonly decode: (kind: string, coded: number) => { readonly table: string; readonly row: number };
}

/** Tables by their numbers, with their columns: bytes of a value, a heap, a table, or a kind of coded index (partition II, 22). */
const TABLES: readonly (readonly [number: number, name: string, columns: string])[] = [
  [0x00, 'Module', 'Generation:2 Name:# Mvid:guid EncId:guid EncBaseId:guid'],
  [0x01, 'TypeRef', 'Scope:ResolutionScope Name:# Namespace:#'],
  [0x02, 'TypeDef', 'Flags:4 Name:# Namespace:# Extends:TypeDefOrRef Fields:Field Methods:MethodDef'],
  [0x04, 'Field', 'Flags:2 Name:# Signature:blob'],
  [0x06, 'MethodDef', 'Rva:4 ImplFlags:2 Flags:2 Name:# Signature:blob Params:Param'],
  [0x08, 'Param', 'Flags:2 Sequence:2 Name:#'],
  [0x09, 'InterfaceImpl', 'Class:TypeDef Interface:TypeDefOrRef'],
  [0x0a, 'MemberRef', 'Class:MemberRefParent Name:# Signature:blob'],
  [0x0b, 'Constant', 'Type:2 Parent:HasConstant Value:blob'],
  [0x0c, 'CustomAttribute', 'Parent:HasCustomAttribute Type:CustomAttributeType Value:blob'],
  [0x0d, 'FieldMarshal', 'Parent:HasFieldMarshal NativeType:blob'],
  [0x0e, 'DeclSecurity', 'Action:2 Parent:HasDeclSecurity PermissionSet:blob'],
  [0x0f, 'ClassLayout', 'PackingSize:2 ClassSize:4 Parent:TypeDef'],
  [0x10, 'FieldLayout', 'Offset:4 Field:Field'],
  [0x11, 'StandAloneSig', 'Signature:blob'],
  [0x12, 'EventMap', 'Parent:TypeDef Events:Event'],
  [0x14, 'Event', 'Flags:2 Name:# Type:TypeDefOrRef'],
  [0x15, 'PropertyMap', 'Parent:TypeDef Properties:Property'],
  [0x17, 'Property', 'Flags:2 Name:# Signature:blob'],
  [0x18, 'MethodSemantics', 'Semantics:2 Method:MethodDef Association:HasSemantics'],
  [0x19, 'MethodImpl', 'Class:TypeDef Body:MethodDefOrRef Declaration:MethodDefOrRef'],
  [0x1a, 'ModuleRef', 'Name:#'],
  [0x1b, 'TypeSpec', 'Signature:blob'],
  [0x1c, 'ImplMap', 'Flags:2 Member:MemberForwarded Name:# Scope:ModuleRef'],
  [0x1d, 'FieldRVA', 'Rva:4 Field:Field'],
  [0x20, 'Assembly', 'Hash:4 Major:2 Minor:2 Build:2 Revision:2 Flags:4 Key:blob Name:# Culture:#'],
  [0x21, 'AssemblyProcessor', 'Processor:4'],
  [0x22, 'AssemblyOS', 'Platform:4 Major:4 Minor:4'],
  [0x23, 'AssemblyRef', 'Major:2 Minor:2 Build:2 Revision:2 Flags:4 Key:blob Name:# Culture:# Hash:blob'],
  [0x24, 'AssemblyRefProcessor', 'Processor:4 Assembly:AssemblyRef'],
  [0x25, 'AssemblyRefOS', 'Platform:4 Major:4 Minor:4 Assembly:AssemblyRef'],
  [0x26, 'File', 'Flags:4 Name:# Hash:blob'],
  [0x27, 'ExportedType', 'Flags:4 Id:4 Name:# Namespace:# Implementation:Implementation'],
  [0x28, 'ManifestResource', 'Offset:4 Flags:4 Name:# Implementation:Implementation'],
  [0x29, 'NestedClass', 'Nested:TypeDef Enclosing:TypeDef'],
  [0x2a, 'GenericParam', 'Number:2 Flags:2 Owner:TypeOrMethodDef Name:#'],
  [0x2b, 'MethodSpec', 'Method:MethodDefOrRef Instantiation:blob'],
  [0x2c, 'GenericParamConstraint', 'Owner:GenericParam Constraint:TypeDefOrRef'],
];

/** The tables that a coded index can mean, by the number in its lowest bits (partition II, 24.2.6). */
const CODED: Readonly<Record<string, readonly string[]>> = {
  TypeDefOrRef: ['TypeDef', 'TypeRef', 'TypeSpec'],
  HasConstant: ['Field', 'Param', 'Property'],
  HasCustomAttribute: (
    'MethodDef Field TypeRef TypeDef Param InterfaceImpl MemberRef Module DeclSecurity Property Event StandAloneSig ModuleRef TypeSpec ' +
    'Assembly AssemblyRef File ExportedType ManifestResource GenericParam GenericParamConstraint MethodSpec'
  ).split(' '),
  HasFieldMarshal: ['Field', 'Param'],
  HasDeclSecurity: ['TypeDef', 'MethodDef', 'Assembly'],
  MemberRefParent: ['TypeDef', 'TypeRef', 'ModuleRef', 'MethodDef', 'TypeSpec'],
  HasSemantics: ['Event', 'Property'],
  MethodDefOrRef: ['MethodDef', 'MemberRef'],
  MemberForwarded: ['Field', 'MethodDef'],
  Implementation: ['File', 'AssemblyRef', 'ExportedType'],
  CustomAttributeType: ['', '', 'MethodDef', 'MemberRef', ''],
  ResolutionScope: ['Module', 'ModuleRef', 'AssemblyRef', 'TypeRef'],
  TypeOrMethodDef: ['TypeDef', 'MethodDef'],
};

const bitsOf = (tables: readonly string[]): number => Math.ceil(Math.log2(tables.length));

/**
 * Opens the tables of a .NET assembly, in which its types and members are listed (ECMA-335, partition II, 22 to 25).
 * @throws MalformedAssemblyError
 */
export function openAssembly(file: Buffer): AssemblyTables {
  const streams = findStreams(file);
  const tables = streams.get('#~');
  const strings = streams.get('#Strings');
  const blobs = streams.get('#Blob') ?? Buffer.alloc(1);
  if (!tables || !strings) throw new MalformedAssemblyError("the assembly's metadata have no tables");
  const heaps = tables.readUInt8(6);
  const present = tables.readBigUInt64LE(8);
  let at = 24;
  const counts = new Map<string, number>();
  for (let number = 0; number < 64; number++) {
    if (((present >> BigInt(number)) & 1n) === 0n) continue;
    const [, name] = TABLES.find(([known]) => known === number) ?? [];
    if (name === undefined)
      throw new MalformedAssemblyError(`the assembly's metadata have a table ${number}, which ECMA-335 does not have`);
    counts.set(name, tables.readUInt32LE(at));
    at += 4;
  }
  const widthOf = (column: string): number => {
    if (/^\d$/.test(column)) return Number(column);
    const heap = { '#': 1, guid: 2, blob: 4 }[column];
    if (heap !== undefined) return (heaps & heap) === 0 ? 2 : 4;
    const targets = CODED[column];
    const most = Math.max(...(targets ?? [column]).map((name) => counts.get(name) ?? 0));
    return most < 2 ** (16 - (targets ? bitsOf(targets) : 0)) ? 2 : 4;
  };
  const rows = new Map<string, Row[]>();
  for (const [, name, columns] of TABLES) {
    const widths = columns.split(' ').map((column) => {
      const [key = '', type = ''] = column.split(':');
      return [key, widthOf(type)] as const;
    });
    const read = (): Row =>
      Object.fromEntries(
        widths.map(([key, width]) => {
          at += width;
          return [key, tables.readUIntLE(at - width, width)];
        }),
      );
    rows.set(name, Array.from({ length: counts.get(name) ?? 0 }, read));
  }
  return {
    rows: (table) => rows.get(table) ?? [],
    string: (index) => strings.toString('utf8', index, strings.indexOf(0, index)),
    blob: (index) => {
      const { value, next } = readCompressed(blobs, index);
      return blobs.subarray(next, next + value);
    },
    decode: (kind, coded) => {
      const targets = CODED[kind] ?? [];
      const bits = bitsOf(targets);
      return { table: targets[coded & (2 ** bits - 1)] ?? '', row: coded >>> bits };
    },
  };
}

/** A number of one, two or four bytes (partition II, 23.2). */
export function readCompressed(bytes: Buffer, at: number): { value: number; next: number } {
  const first = bytes.readUInt8(at);
  if (first < 0x80) return { value: first, next: at + 1 };
  if (first < 0xc0) return { value: bytes.readUInt16BE(at) & 0x3fff, next: at + 2 };
  return { value: bytes.readUInt32BE(at) & 0x1fffffff, next: at + 4 };
}

/** The parts of the metadata by their names: from the headers of the file to its sections, and from those to the metadata (partition II, 24 and 25). */
function findStreams(file: Buffer): Map<string, Buffer> {
  if (file.length < 0x80 || file.toString('latin1', 0, 2) !== 'MZ')
    throw new MalformedAssemblyError('the assembly is no file for Windows or .NET');
  const header = file.readUInt32LE(0x3c) + 4;
  const options = header + 20;
  const directories = options + (file.readUInt16LE(options) === 0x20b ? 112 : 96);
  const sections = options + file.readUInt16LE(header + 16);
  const placeOf = (address: number): number => {
    for (let section = sections; section < sections + 40 * file.readUInt16LE(header + 2); section += 40) {
      const start = file.readUInt32LE(section + 12);
      if (address >= start && address < start + file.readUInt32LE(section + 16)) return address - start + file.readUInt32LE(section + 20);
    }
    throw new MalformedAssemblyError('the assembly has no metadata');
  };
  const root = placeOf(file.readUInt32LE(placeOf(file.readUInt32LE(directories + 14 * 8)) + 8));
  if (file.readUInt32LE(root) !== 0x424a5342) throw new MalformedAssemblyError("the assembly's metadata do not begin with their mark");
  const streams = new Map<string, Buffer>();
  let at = root + 16 + file.readUInt32LE(root + 12);
  const count = file.readUInt16LE(at + 2);
  at += 4;
  for (let index = 0; index < count; index++) {
    const start = root + file.readUInt32LE(at);
    const name = file.toString('latin1', at + 8, file.indexOf(0, at + 8));
    streams.set(name, file.subarray(start, start + file.readUInt32LE(at + 4)));
    at += 8 + Math.ceil((name.length + 1) / 4) * 4;
  }
  return streams;
}
