import { evaluate } from './evaluate.ts';
import type { Scope, Value, ValueRecord } from './scope.ts';

/** A part of what an expression shows: a range of it with markup, and the names in scope there, or a value. */
export type Shown = { readonly start: number; readonly end: number; readonly names: ValueRecord } | { readonly value: Value };

/** Limits for the operators at which an expression is divided, and for the attempts. */
const MOST_DIVISIONS = 40;
const MOST_TRIES = 500;
/** `list.map((item, index) => …)` */
const MAP = /^([\w.]+|\[[^\]]*\])\.map\(\s*\(?\s*(\w+)\s*(?:,\s*(\w+)\s*)?\)?\s*=>\s*([\s\S]+)\)$/;

/** Whether an expression may contain markup: `{kind === 'a' && <p>…</p>}`. */
export function holdsMarkup(expression: string): boolean {
  return /(?:&&|=>|[?:(]|^)\s*<[A-Za-z>]/.test(expression);
}

/** Whether an expression is the content of a component's tag: `{children}`, `{props.children}`. */
export function isSlot(expression: string): boolean {
  return /^\s*(?:\w+\.)?children\s*$/.test(expression);
}

/**
 * Evaluates an expression with markup: `condition && <p>…</p>`, `condition ? <p>…</p> : <b>…</b>`, `list.map((item) => <li>{item}</li>)`.
 * @param isMarkup whether a range of the expression is complete markup, with all tags closed
 * @returns the parts that it shows; undefined if it has another form
 */
export function readMarkup(expression: string, scope: Scope, isMarkup: (start: number, end: number) => boolean): Shown[] | undefined {
  let tries = 0;
  const read = (from: number, to: number, names: ValueRecord): Shown[] | undefined => {
    if (++tries > MOST_TRIES) return undefined;
    const [start, end] = bareOf(expression, from, to);
    const text = expression.slice(start, end);
    if (text.startsWith('<')) return isMarkup(start, end) ? [{ start, end, names }] : undefined;
    const known = scope.with(names);
    const whole = evaluate(text, known);
    if ('value' in whole) return [whole];
    const mapped = MAP.exec(text);
    if (mapped) return readMap(mapped, end - 1, names);
    for (const at of places(text, '?')) {
      const test = evaluate(text.slice(0, at), known);
      if (!('value' in test)) continue;
      for (const colon of places(text.slice(at), ':')) {
        const sides = [read(start + at + 1, start + at + colon, names), read(start + at + colon + 1, end, names)] as const;
        if (sides[0] && sides[1]) return test.value ? sides[0] : sides[1];
      }
    }
    for (const at of places(text, '&&')) {
      const test = evaluate(text.slice(0, at), known);
      const shown = 'value' in test ? read(start + at + 2, end, names) : undefined;
      if (shown && 'value' in test) return test.value ? shown : [];
    }
    return undefined;
  };
  const readMap = (
    [, list = '', item = '', index = '', body = '']: RegExpExecArray,
    end: number,
    names: ValueRecord,
  ): Shown[] | undefined => {
    const result = evaluate(list, scope.with(names));
    const values: readonly Value[] | undefined = 'value' in result && Array.isArray(result.value) ? result.value : undefined;
    const shown = values?.map((value, at) => read(end - body.length, end, { ...names, [item]: value, ...(index && { [index]: at }) }));
    return shown?.every((part) => part !== undefined) ? shown.flat() : undefined;
  };
  return read(0, expression.length, {});
}

/** A range without surrounding white space and parentheses. */
function bareOf(text: string, from: number, to: number): [number, number] {
  let [start, end] = [from, to];
  while (/\s/.test(text.charAt(start)) && start < end) start++;
  while (/\s/.test(text.charAt(end - 1)) && start < end) end--;
  return text[start] === '(' && text[end - 1] === ')' && text.slice(start + 1, end).search(/\S/) >= 0 && isWrapped(text, start, end)
    ? bareOf(text, start + 1, end - 1)
    : [start, end];
}

/** Whether the parenthesis at the start is closed at the end. */
function isWrapped(text: string, start: number, end: number): boolean {
  let depth = 0;
  for (let at = start; at < end; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return at === end - 1;
  }
  return false;
}

function places(text: string, mark: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(mark); at >= 0 && found.length < MOST_DIVISIONS; at = text.indexOf(mark, at + 1)) found.push(at);
  return found;
}
