import { distance } from 'fastest-levenshtein';
import type { ApiLanguage, ApiMember, ApiType } from '../api/model.ts';
import type { SdkIndex } from '../api/sdk-index.ts';
import type { TypeRef } from '../api/type-ref.ts';
import type { ClassBody, Node, Place } from '../syntax/tree.ts';

export type FindingKind =
  | 'member'
  | 'arguments'
  | 'kind'
  | 'static'
  | 'selector'
  | 'delegate'
  | 'block'
  | 'callback'
  | 'override'
  | 'implement'
  | 'type'
  | 'import'
  | 'registration'
  | 'readonly'
  | 'deprecated';

/** A use of an SDK that does not fit what is published. */
export interface Finding extends Place {
  readonly kind: FindingKind;
  readonly written: string;
  /** The nearest real name or signature; '' if there is none. */
  readonly nearest: string;
  /** The SDK that was looked at is older than the documented one. */
  readonly isOlder: boolean;
}

/** A name of a sample that stands for something in an SDK. */
export interface Use extends Place {
  readonly name: string;
  readonly type: ApiType;
  /** Overloads of the member; none if the name is that of the type. */
  readonly members: readonly ApiMember[];
}

/** What a name or an expression stands for. */
export interface Value {
  readonly type: TypeRef;
  /** It is the type itself, not one of its values. 'maybe': a variable of the sample may have this name. */
  readonly isType: boolean | 'maybe';
}

/** Types of the parameters that a function gets from whom it is passed to. */
export type Expected = readonly (TypeRef | null)[] | null;

/** A value with the parameters of the function that it can hold. */
export type MemberValue = Value & { readonly callback?: Expected };

export const instanceOf = (type: TypeRef | null | undefined): Value | null => (type ? { type, isType: false } : null);

/** Names of a block of code; null for those whose type is not known. */
export class Scope {
  readonly #parent: Scope | null;
  readonly #values = new Map<string, Value | null>();

  constructor(parent: Scope | null) {
    this.#parent = parent;
  }

  set(name: string, value: Value | null): void {
    this.#values.set(name, value);
  }

  get(name: string): Value | null | undefined {
    return this.#values.has(name) ? this.#values.get(name) : this.#parent?.get(name);
  }
}

/** What all samples of a page in one language share. */
export interface PageNames {
  /** Classes that the samples declare. */
  readonly classes: Map<string, ClassBody>;
  /** Variables on whose type all blocks agree. */
  readonly variables: Map<string, Value>;
  /** Names of all variables. */
  readonly declared: Set<string>;
  /** Imported names, with the full name of what they stand for; null if blocks disagree. */
  readonly imports: Map<string, string | null>;
  /** An SDK without an index is imported: unknown names may be its own. */
  usesUnindexed: boolean;
}

/** The state of checking one sample. */
export interface Context {
  readonly language: ApiLanguage;
  readonly index: SdkIndex;
  readonly page: PageNames;
  /** Names that samples of any page declare. */
  readonly ownNames: ReadonlySet<string>;
  /** Called for each variable that is no parameter. */
  readonly declare: (name: string, value: Value | null) => void;
  readonly report: (finding: Finding) => void;
  readonly use: (use: Use) => void;
  /** Walks through a part of the sample in its order; returns what it stands for. */
  readonly evaluate: (node: Node, scope: Scope) => Value | null;
}

export function report(
  context: Context,
  at: Place,
  kind: FindingKind,
  written: string,
  nearest: string,
  types: readonly ApiType[] = [],
): void {
  context.report({ row: at.row, column: at.column, kind, written, nearest, isOlder: types.some((type) => type.module.isOlder) });
}

/** Deprecated types that pages show all the same, and why. */
const WITHOUT_SUCCESSOR: ReadonlyMap<string, string> = new Map([
  ['com.tds.common.utils.TapGameUtil', 'TapSDK for Android 3.30.3 has no other call that opens the store’s page of a game'],
]);

/**
 * Reports a use of what the SDK advises against.
 * @param declared what may be meant: overloads that fit, or types of a name. It must hold for all, or for the types that they are of
 */
export function reportDeprecated(
  context: Context,
  at: Place,
  written: string,
  declared: readonly { readonly deprecated?: string | undefined; readonly owner?: ApiType }[],
  types: readonly ApiType[],
): void {
  const reasons = declared.map(({ deprecated, owner }) => deprecated ?? owner?.deprecated);
  const [first] = reasons;
  if (first === undefined || reasons.includes(undefined) || types.some(({ full }) => WITHOUT_SUCCESSOR.has(full))) return;
  report(context, at, 'deprecated', written, first === '' ? 'marked deprecated' : first, types);
}

/** The name that differs least, if it differs in less than three quarters of its letters. */
export function nearestName(name: string, candidates: Iterable<string>): string {
  let best = '';
  let bestShare = 0.75;
  const low = name.toLowerCase();
  for (const candidate of candidates) {
    if (candidate === name) continue;
    const other = candidate.toLowerCase();
    const part = low.includes(other) || other.includes(low) ? 0.6 : 1;
    const share = (part * distance(low, other)) / Math.max(low.length, other.length);
    if (share >= bestShare) continue;
    best = candidate;
    bestShare = share;
  }
  return best;
}
