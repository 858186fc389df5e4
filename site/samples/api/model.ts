/** Languages with an index. Kotlin and TypeScript samples use those of Java and JavaScript. */
export const apiLanguages = ['cpp', 'csharp', 'go', 'java', 'js', 'objc', 'php', 'python', 'swift'] as const;
export type ApiLanguage = (typeof apiLanguages)[number];

export type MemberKind = 'method' | 'constructor' | 'property' | 'field' | 'index' | 'nested';

export interface ApiMember {
  readonly name: string;
  readonly kind: MemberKind;
  readonly isStatic: boolean;
  /** The signature, as the index has it. */
  readonly signature: string;
  readonly owner: ApiType;
  /** Types of the parameters; null if the index of the language tells names only. */
  readonly params: readonly string[] | null;
  /** How many arguments a call needs at least, and can have at most. */
  readonly min: number;
  readonly max: number;
  /** The type as the index writes it; '' if it is not known. */
  readonly returns: string;
  readonly typeParams: readonly string[];
  /** A value of an enum: its type is the enum's. */
  readonly isConstant?: boolean;
  /** A method of an interface that need not be implemented. */
  readonly hasDefault?: boolean;
  readonly isReadonly?: boolean;
  /** Objective-C: the header forbids to call it. */
  readonly isUnavailable?: boolean;
  /** The SDK advises against it: what it says to those who use it still, or ''. */
  readonly deprecated?: string;
  /** Objective-C: selectors of a property. */
  readonly getter?: string;
  readonly setter?: string;
  /** The type that a member of kind `nested` stands for. */
  readonly type?: ApiType;
}

export interface ApiType {
  /** class, struct, interface, enum, delegate, protocol, category, namespace, … A namespace becomes the class of the same name. */
  kind: string;
  readonly simple: string;
  /** With namespace and outer types, joined by dots. */
  readonly full: string;
  readonly module: ApiModule;
  readonly typeParams: string[];
  /** As of members. */
  deprecated?: string;
  readonly bases: string[];
  /** Java: its declaration, which tells classes from interfaces. */
  readonly declaration?: string;
  readonly protocols: string[];
  readonly members: Map<string, ApiMember[]>;
  /** Parameters of a delegate. */
  readonly delegateParams?: readonly string[];
}

/** One file of the index. */
export interface ApiModule {
  readonly language: ApiLanguage;
  /** The name of its file: `tap-login`. */
  readonly id: string;
  /** "TapTap.Login" and "npm com.taptap.tds.login 3.30.3", from the first line. */
  readonly title: string;
  readonly source: string;
  /** When the package was read, as in `2026-11-22`. */
  readonly date: string;
  /** A missing name may have been added since. */
  readonly isOlder: boolean;
  /** Whether it was read from a project that uses the SDK, whose publisher offers no package to read. */
  readonly isCopy: boolean;
  readonly types: readonly ApiType[];
  /** Constants, functions and typedefs that are in no type. */
  readonly globals: readonly string[];
  /** Objective-C: headers by framework. C++: the types of each header, and `include …` for the headers that come with it. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
}
