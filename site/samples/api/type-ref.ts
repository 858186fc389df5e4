/** A type as a signature or a sample writes it: `Task<TDSUser>`. Arrays have the name `[]`. */
export interface TypeRef {
  readonly name: string;
  /** Type arguments; null for those that are not simple types. */
  readonly args: readonly (TypeRef | null)[];
}

const OPEN = new Set(['(', '<', '[', '{']);
const CLOSE = new Set([')', ']', '}']);

/** Splits a list at the commas that are in no brackets. */
export function splitTopLevel(text: string, separator = ','): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    const char = text.charAt(index);
    if (OPEN.has(char)) depth++;
    else if (CLOSE.has(char) || (char === '>' && !'=-'.includes(text.charAt(index - 1) || ' '))) depth--;
    else if (char === separator && depth === 0) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  parts.push(text.slice(start));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Position after the bracket that closes the one at `open`. */
export function endOfBrackets(text: string, open: number): number {
  let depth = 0;
  for (let index = open; index < text.length; index++) {
    const char = text.charAt(index);
    if (OPEN.has(char)) depth++;
    else if (CLOSE.has(char) || (char === '>' && !'=-'.includes(text.charAt(index - 1) || ' '))) depth--;
    if (depth === 0) return index + 1;
  }
  return text.length;
}

const array = (item: TypeRef | null): TypeRef => ({ name: '[]', args: [item] });

/** Reads a type of a signature: modifiers, pointers and nullability are dropped. Null for what is no simple type. */
export function parseTypeRef(text: string): TypeRef | null {
  const type = text
    .trim()
    .replace(/^((const|final|readonly|ref|out|in|this|params|async|\?\s*extends|\?\s*super)\s+)+/, '')
    .replace(/\s*\|\s*(undefined|null)\b/g, '')
    .replace(/[*&?!\s]+$/g, '')
    .replace(/^[*&\s]+/, '');
  if (type.startsWith('[]')) return array(parseTypeRef(type.slice(2)));
  if (type.endsWith('[]')) return array(parseTypeRef(type.slice(0, -2)));
  if (type.endsWith('...')) return array(parseTypeRef(type.slice(0, -3)));
  const bracket = type.indexOf('<');
  if (bracket > 0 && type.endsWith('>')) {
    const name = type.slice(0, bracket).trim();
    return /^[\w.\\:$]+$/.test(name) ? { name: dotted(name), args: splitTopLevel(type.slice(bracket + 1, -1)).map(parseTypeRef) } : null;
  }
  return /^[\w.\\:$]+$/.test(type) ? { name: dotted(type), args: [] } : null;
}

function dotted(name: string): string {
  return name.replaceAll('::', '.').replaceAll('\\', '.').replace(/^\./, '');
}

export function renderTypeRef(type: TypeRef | null): string {
  if (!type) return '?';
  return type.args.length === 0 ? type.name : `${type.name}<${type.args.map(renderTypeRef).join(', ')}>`;
}
