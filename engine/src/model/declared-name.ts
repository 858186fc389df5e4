/** The name that a line declares, and the characters before it. */
export interface DeclaredName {
  readonly name: string;
  readonly at: number;
}

const NAME = '[\\p{Script=Latin}_$][\\p{Script=Latin}\\p{N}_$]*';
const MODIFIERS = '(?:(?:abstract|final|open|public|sealed|static) )*';
const TYPES = 'actor|annotation|category|class|enum|extension|interface|module|namespace|package|protocol|struct|trait|type|typealias';
/** A type has its name before what it takes and what it is made of: `class Cup<T> extends Base`; `class func` declares a function. */
const OF_TYPE = new RegExp(`^\\s*${MODIFIERS}@?(?:${TYPES})\\s+(?!(?:func|var|let|subscript) )(${NAME})`, 'u');
/** Go has the names of fields before their types. */
const OF_FIELD = new RegExp(`^(?!\\s*func )\\s*(?:(?:const|embed|var) \\*?)?(${NAME})`, 'u');
/** Others have a name before what it takes, or last: `login(`, `init?(`, `initWithConfig:(`, `static int MAX`. */
const BEFORE = new RegExp(`(${NAME})(?=(?:<[^<>()]+>)?\\??\\(|\\??:(?!:))`, 'u');
const LAST = new RegExp(`(?:^|[^.\\\\\\p{Script=Latin}\\p{N}_])(?!\\$)(${NAME})(?=\\W*$)`, 'u');

/**
 * What a line of a reference declares, in whatever language it is written; nothing if it is a remark.
 * @param isNameFirst whether fields have their names before their types, as in Go
 */
export function declaredName(line: string, isNameFirst = false): DeclaredName | undefined {
  // What is assigned may be a call.
  const declaration = line.replace(/\/\/.*$/, '').replace(/\s=\s.*$/, '');
  const match =
    OF_TYPE.exec(declaration) ??
    (isNameFirst ? OF_FIELD.exec(declaration) : null) ??
    BEFORE.exec(declaration) ??
    LAST.exec(declaration.replace(/\s+\{.*$|\s:\s.*$/, ''));
  const [all = '', name] = match ?? [];
  return match && name !== undefined ? { name, at: match.index + all.length - name.length } : undefined;
}
