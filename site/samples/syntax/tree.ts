import type { TypeRef } from '../api/type-ref.ts';

/** Position of a name in its sample; the first line is 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** A type as the sample writes it, with the places of its names. */
export interface WrittenType extends TypeRef {
  readonly args: readonly (WrittenType | null)[];
  readonly at: Place;
}

export interface Parameter {
  readonly name: string;
  /** Null if the sample writes none. */
  readonly type: WrittenType | null;
}

export type LiteralType = 'string' | 'number' | 'boolean' | 'null';

/** A method of a class in a sample. */
export interface Method {
  readonly name: string;
  readonly at: Place;
  readonly params: readonly Parameter[];
  readonly isOverride: boolean;
}

export interface ClassBody {
  readonly name: string;
  readonly kind: 'class' | 'interface' | 'abstract';
  readonly bases: readonly WrittenType[];
  readonly methods: readonly Method[];
  /** Names that the class declares: methods, fields, properties. */
  readonly names: ReadonlySet<string>;
  readonly children: readonly Node[];
}

/**
 * What the checker knows of a sample, whatever its language. Only the parts that name or pass something are told apart; a `group` is everything
 * else, evaluated in order, without a type.
 */
export type Node =
  | { readonly kind: 'name'; readonly name: string; readonly at: Place }
  | { readonly kind: 'literal'; readonly type: LiteralType; readonly text: string; readonly at: Place; readonly children: readonly Node[] }
  | {
      readonly kind: 'member';
      readonly object: Node;
      readonly name: string;
      readonly at: Place;
      readonly separator: '.' | '::' | '->';
      readonly typeArgs?: readonly (WrittenType | null)[];
    }
  | { readonly kind: 'call'; readonly callee: Node; readonly args: readonly Node[]; readonly at: Place }
  | { readonly kind: 'message'; readonly receiver: Node; readonly selector: string; readonly args: readonly Node[]; readonly at: Place }
  | {
      readonly kind: 'new';
      readonly type: WrittenType | null;
      /** JavaScript creates what an expression names. */
      readonly callee?: Node;
      /** Null if there are no parentheses. */
      readonly args: readonly Node[] | null;
      readonly initializers: readonly { readonly name: string; readonly at: Place; readonly value: Node }[];
      readonly body?: ClassBody;
      readonly at: Place;
    }
  | {
      readonly kind: 'lambda';
      readonly params: readonly Parameter[];
      readonly children: readonly Node[];
      readonly at: Place;
      readonly result?: WrittenType | null;
    }
  | { readonly kind: 'await'; readonly value: Node }
  | { readonly kind: 'cast'; readonly type: WrittenType | null; readonly value: Node }
  | { readonly kind: 'element'; readonly object: Node; readonly index: Node }
  | { readonly kind: 'assign'; readonly target: Node; readonly value: Node }
  | {
      readonly kind: 'declare';
      readonly name: string;
      readonly at: Place;
      readonly type: WrittenType | null;
      readonly value: Node | null;
      /** The value is a collection, and the name one of its elements. */
      readonly isElement?: boolean;
    }
  /** Names bound by a pattern: `const { Query } = require('…')`. */
  | { readonly kind: 'destructure'; readonly names: readonly { readonly local: string; readonly from: string }[]; readonly value: Node }
  | {
      readonly kind: 'import';
      readonly path: string;
      readonly at: Place;
      readonly names: readonly { readonly local: string; readonly from: string | null }[];
    }
  | { readonly kind: 'type'; readonly type: WrittenType }
  | { readonly kind: 'scope'; readonly children: readonly Node[] }
  | { readonly kind: 'class'; readonly body: ClassBody; readonly at: Place }
  | { readonly kind: 'group'; readonly children: readonly Node[] };

export const NOTHING: Node = { kind: 'group', children: [] };
