import type { Node, Parameter } from '../syntax/tree.ts';
import { type Context, type Expected, instanceOf, Scope } from './context.ts';
import { noteType, resolveType } from './names.ts';

/** Runs a function with its parameters in scope, those without a type as it is expected. */
export function evaluateLambda(
  context: Context,
  params: readonly Parameter[],
  children: readonly Node[],
  scope: Scope,
  expected: Expected,
): void {
  const own = new Scope(scope);
  for (const [index, param] of params.entries()) {
    noteType(context, param.type);
    const fits = expected !== null && (expected.length === params.length || context.language === 'js');
    own.set(param.name, instanceOf(param.type ? resolveType(context, param.type) : fits ? expected[index] : null));
  }
  for (const child of children) context.evaluate(child, own);
}
