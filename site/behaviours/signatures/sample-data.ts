/** What a page knows of the SDK names in its samples: a file that is fetched when a reader first points at a sample. */
export interface SampleData {
  /** The text of the link to a type's page. */
  readonly more: string;
  /** What stands before the links to guides. */
  readonly guidesLabel: string;
  /** Pages that use names of this one, too. */
  readonly guides: readonly SampleLink[];
  readonly entries: readonly SdkName[];
  /** By the hash of a block's code: row, column and length of each name, and the index of its entry. */
  readonly blocks: Readonly<Record<string, readonly NamePlace[]>>;
  /** What the button says that copies a whole program. */
  readonly copyProgram: string;
  readonly programs: readonly SampleProgram[];
}

/** The samples of a page that go into one file. */
export interface SampleProgram {
  /** What its button copies, said in full. */
  readonly hint: string;
  readonly code: string;
  /** The hashes of its samples. */
  readonly samples: readonly string[];
}

export interface SampleLink {
  readonly title: string;
  readonly href: string;
}

export type NamePlace = readonly [row: number, column: number, length: number, entry: number];

/** A type or a member with all its overloads. */
export interface SdkName {
  /** `TapLogin.Login`. */
  readonly name: string;
  readonly signatures: readonly string[];
  /** The module, its package, and the version that the signatures were taken from. */
  readonly from: string;
  /** Indexes of the guides that use it. */
  readonly guides: readonly number[];
  /** Address of the type's page; missing if there is none. */
  readonly href?: string;
}

/** Names a block by its code, so that pages need no marks: FNV-1a of its characters, in base 36. Spaces at the end do not count. */
export function hashSample(code: string): string {
  let hash = 0x811c9dc5;
  for (const unit of code.trimEnd()) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}
