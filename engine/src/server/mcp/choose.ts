import { closest } from '../../model/closest.ts';
import { QuestionError, shorten } from './library.ts';

/**
 * The entry that a program asks for, or the first.
 * @throws QuestionError if there is no such entry; it names the nearest and all
 */
export function choose<Entry extends { readonly name: string }>(
  what: string,
  entries: readonly Entry[],
  asked: string | undefined,
): Entry | undefined {
  if (asked === undefined || asked === '') return entries[0];
  const found = entries.find(({ name }) => name.toLowerCase() === asked.toLowerCase());
  if (found === undefined) {
    throw unknownName(
      what,
      asked,
      entries.map(({ name }) => name),
    );
  }
  return found;
}

export function unknownName(what: string, asked: string, names: readonly string[]): QuestionError {
  const nearest = closest(shorten(asked), names);
  const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  return new QuestionError(`There is no ${what} "${shorten(asked)}".${hint} There are: ${names.join(', ')}.`);
}
