import type { Frame } from '../article.ts';
import { evaluate } from '../expand/evaluate.ts';
import type { Value } from '../expand/scope.ts';
import { restoreText } from '../parse/hidden.ts';
import type { Located } from '../problems.ts';
import { readReactValue } from '../react/ask-react.ts';

/** The value of what an author wrote between braces. Undefined, after an error, if it has none. */
export function readValue(expression: string, frame: Frame, place: () => Located): Value {
  const result = evaluate(expression, frame.scope);
  if ('value' in result) return result.value;
  if (frame.article.context.react !== undefined) return readReactValue(restoreText(expression), place(), frame);
  frame.problems.error('expression', place(), result.fault, result.suggest());
  return undefined;
}
