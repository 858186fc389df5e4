import type { ApiType } from '../api/model.ts';
import { splitTopLevel } from '../api/type-ref.ts';
import type { Node, Parameter } from '../syntax/tree.ts';
import { type Context, report } from './context.ts';

const BOOLEAN = /^(BOOL|bool|Bool)$/;

/** Objective-C: a block has the parameters of its type. */
export function checkBlock(
  context: Context,
  block: Extract<Node, { kind: 'lambda' }>,
  param: string,
  label: string,
  types: readonly ApiType[],
): void {
  const written = /\(\s*\^\s*\w*\s*\)\s*\((.*)\)\s*$/.exec(param)?.[1] ?? context.index.blocks.get(/\w+/.exec(param)?.[0] ?? '');
  if (written === undefined) return;
  const wanted = splitTopLevel(written).filter((text) => text !== 'void');
  const fits = wanted.length === block.params.length && wanted.every((text, index) => canTake(context, block.params[index], text));
  if (fits) return;
  const shown = block.params.map(({ type, name }) => `${type?.name.replace('@', '') ?? '?'} ${name}`).join(', ');
  report(context, block.at, 'block', `${label} ^(${shown})`, `^(${wanted.join(', ')})`, types);
}

function canTake(context: Context, param: Parameter | undefined, wanted: string): boolean {
  const have = param?.type?.name.replace('@', '');
  const plain = wanted.replace(/<[^()]*>/g, '').replace(/\b(const|enum|__kindof|_Nullable|_Nonnull|nullable|nonnull|__strong)\b/g, ' ');
  const want = /\w+/.exec(plain)?.[0];
  if (!have || !want || have === want || have === 'id' || want === 'id' || wanted.includes('^')) return true;
  if (BOOLEAN.test(have) || BOOLEAN.test(want)) return BOOLEAN.test(have) && BOOLEAN.test(want);
  if (!plain.includes('*')) return true;
  const inherits = (from: string, to: string): boolean =>
    context.index.find(from).some((type) => context.index.inherits(type, to) === true);
  return inherits(have, want) || inherits(want, have);
}
