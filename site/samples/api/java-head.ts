import { endOfBrackets, splitTopLevel } from './type-ref.ts';

const KINDS = ['class', 'interface', 'enum', 'annotation'] as const;

/** The line of a Java type in the index. */
export interface JavaHead {
  readonly kind: (typeof KINDS)[number];
  /** With the package and outer classes. */
  readonly full: string;
  /** `<T extends LCObject>` or nothing. */
  readonly params: string;
  readonly extended: readonly string[];
  readonly implemented: readonly string[];
  /** A base that its package leaves out, so that nobody knows whether it is a class: after a colon. */
  readonly unknown: readonly string[];
}

/** Reads `class cn.leancloud.LCQuery<T extends LCObject> implements Cloneable`. */
export function readJavaHead(line: string): JavaHead | undefined {
  const [all = '', word, full = ''] = /^(\w+) ([\w.$]+)/.exec(line) ?? [];
  const kind = KINDS.find((known) => known === word);
  if (!kind) return undefined;
  const end = line.charAt(all.length) === '<' ? endOfBrackets(line, all.length) : all.length;
  const rest = line.slice(end);
  const after = (mark: string): string[] => splitTopLevel(new RegExp(` ${mark} (.+?)(?= implements |$)`).exec(rest)?.[1] ?? '');
  return {
    kind,
    full,
    params: line.slice(all.length, end),
    extended: after('extends'),
    implemented: after('implements'),
    unknown: after(':'),
  };
}

/** A type as Java declares it, under the name given: without a base of which nobody knows what it is. */
export function writeJavaHead({ kind, params, extended, implemented }: JavaHead, name: string): string {
  const list = (word: string, bases: readonly string[]): string => (bases.length > 0 ? ` ${word} ${bases.join(', ')}` : '');
  return `${kind === 'annotation' ? '@interface' : kind} ${name}${params}${list('extends', extended)}${list('implements', implemented)}`;
}
