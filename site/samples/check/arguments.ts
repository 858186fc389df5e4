import type { ApiMember, ApiType } from '../api/model.ts';
import { renderTypeRef, type TypeRef } from '../api/type-ref.ts';
import type { Node, Place } from '../syntax/tree.ts';
import { type Context, report, type Value } from './context.ts';
import { bindType, callbackParams } from './lookup.ts';
import { typesOf } from './names.ts';

/** Languages whose index tells the types of parameters, and that convert nothing silently. */
const TYPED = new Set(['csharp', 'java', 'php']);

const STRING = new Set(['string', 'String', 'NSString', 'CharSequence']);
const NUMBER = new Set('int long float double short byte uint ulong Int32 Int64 Integer Long Float Double Short Byte'.split(' '));
const BOOLEAN = new Set(['bool', 'boolean', 'Boolean']);

type Sort = 'string' | 'number' | 'boolean' | 'class' | 'function' | 'unknown';

interface Call {
  /** For messages: `TapLogin.Login`. */
  readonly what: string;
  readonly at: Place;
  readonly args: readonly Node[];
  /** What the arguments stand for; null if it is not known. */
  readonly values: readonly (Value | null)[];
  readonly receiver: TypeRef;
  /** Overloads with this number of arguments. */
  readonly methods: readonly ApiMember[];
  readonly types: readonly ApiType[];
}

/** The overloads that can take the arguments, as far as the index tells their types; all of them if none can. */
export function suitable(context: Context, call: Call): readonly ApiMember[] {
  if (!TYPED.has(context.language)) return call.methods;
  const fitting = call.methods.filter((method) => call.args.every((_, index) => mismatch(context, call, method, index) === null));
  return fitting.length > 0 ? fitting : call.methods;
}

/** The first overload that can take the arguments. Reports if there is none. */
export function checkArguments(context: Context, call: Call): ApiMember | undefined {
  const { methods, args } = call;
  if (methods.length === 0 || !TYPED.has(context.language)) return methods[0];
  const fitting = methods.find((method) => args.every((_, index) => mismatch(context, call, method, index) === null));
  if (fitting) return fitting;
  const [first] = methods;
  for (const index of args.keys()) {
    const problems = methods.map((method) => mismatch(context, call, method, index));
    const [problem] = problems;
    if (!problem || problems.includes(null)) continue;
    const at = placeOf(args[index]) ?? call.at;
    report(
      context,
      at,
      problem.kind,
      `${call.what}: ${problem.written}`,
      methods
        .slice(0, 3)
        .map(({ signature }) => signature)
        .join(' | '),
      call.types,
    );
    return first;
  }
  return first;
}

function placeOf(node: Node | undefined): Place | undefined {
  return node && 'at' in node ? node.at : undefined;
}

interface Mismatch {
  readonly kind: 'kind' | 'callback' | 'arguments';
  readonly written: string;
}

/** Why an argument cannot be passed to a parameter; null if it can, or if that is not known. */
function mismatch(context: Context, call: Call, method: ApiMember, index: number): Mismatch | null {
  const arg = call.args[index];
  const written = method.params?.[index];
  if (!arg || written === undefined || method.typeParams.length > 0) return null;
  if (context.language === 'php') return alternativesMismatch(context, arg, call.values[index] ?? null, written);
  const type = bindType(context.index, written, method, call.receiver);
  if (arg.kind === 'lambda') {
    const params = callbackParams(context.index, written, method, call.receiver);
    const count = arg.params.length;
    if (params && params.length !== count)
      return { kind: 'arguments', written: `a function with ${count} parameter${count === 1 ? '' : 's'}` };
    return type && isClass(context, type) ? { kind: 'kind', written: `a function for ${renderTypeRef(type)}` } : null;
  }
  if (!type) return null;
  const callback = callbackMismatch(context, arg, type);
  if (callback) return callback;
  const value = call.values[index] ?? null;
  if (value?.isType) return null;
  const have: Sort = arg.kind === 'literal' && arg.type !== 'null' ? arg.type : value ? sortOf(context, value.type) : 'unknown';
  const want = sortOf(context, type);
  if (have === 'unknown' || want === 'unknown') return null;
  if (have === want && (have !== 'class' || !value || isConvertible(context, value.type, type))) return null;
  if (have === 'class' && value && isConvertible(context, value.type, type)) return null;
  return { kind: 'kind', written: `${have === 'class' && value ? renderTypeRef(value.type) : have} for ${renderTypeRef(type)}` };
}

/** PHP: a parameter may have several types, `string|User`, or any, or none that the comments tell. */
function alternativesMismatch(context: Context, arg: Node, value: Value | null, written: string): Mismatch | null {
  const have = phpSort(context, arg, value);
  if (have === 'unknown' || value?.isType) return null;
  const isTaken = (name: string): boolean => {
    const type = { name, args: [] };
    const want = name === 'callable' ? 'function' : name === 'array' ? 'array' : sortOf(context, type);
    if (want === 'unknown') return name !== 'null';
    return want === have && (have !== 'class' || !value || isConvertible(context, value.type, type));
  };
  if (written.split('|').some(isTaken)) return null;
  const given = have === 'function' ? 'a function' : have === 'class' && value ? renderTypeRef(value.type) : have;
  return { kind: 'kind', written: `${given} for ${written}` };
}

function phpSort(context: Context, arg: Node, value: Value | null): Sort {
  if (arg.kind === 'lambda') return 'function';
  if (arg.kind === 'literal') return arg.type === 'null' ? 'unknown' : arg.type;
  return value ? sortOf(context, value.type) : 'unknown';
}

function sortOf(context: Context, type: TypeRef): Sort {
  if (STRING.has(type.name)) return 'string';
  if (NUMBER.has(type.name)) return 'number';
  if (BOOLEAN.has(type.name)) return 'boolean';
  return isClass(context, type) ? 'class' : 'unknown';
}

function isClass(context: Context, type: TypeRef): boolean {
  const types = typesOf(context, type);
  // C# takes the number 0 for an enum, Java nothing but its values.
  return types.length > 0 && types.every(({ kind }) => kind === 'class' || (kind === 'enum' && context.language === 'java'));
}

/** Whether one class is the other's base, or may be. */
function isConvertible(context: Context, from: TypeRef, to: TypeRef): boolean {
  const simple = (type: TypeRef): string => type.name.split('.').at(-1) ?? type.name;
  const sources = typesOf(context, from);
  if (sources.some((type) => type.simple === simple(to) || context.index.inherits(type, simple(to)) !== false)) return true;
  return typesOf(context, to).some((type) => context.index.inherits(type, simple(from)) !== false);
}

/** Java: `new Callback<X>() { … }` for a `Callback<Y>`. */
function callbackMismatch(context: Context, arg: Node, type: TypeRef): Mismatch | null {
  if (arg.kind !== 'new' || !arg.body || !arg.type || context.language !== 'java') return null;
  const simple = (name: string): string => name.split('.').at(-1) ?? name;
  const [have] = arg.type.args;
  const [want] = type.args;
  if (simple(arg.type.name) !== simple(type.name) || arg.type.args.length !== 1 || !have || !want) return null;
  const isNothing = (name: string): boolean => /^(Void|LCNull)$/.test(simple(name));
  const isVariable = /^[A-Z?]$/.test(want.name);
  if (isVariable || simple(have.name) === simple(want.name) || (isNothing(have.name) && isNothing(want.name))) return null;
  return { kind: 'callback', written: renderTypeRef(arg.type) };
}
