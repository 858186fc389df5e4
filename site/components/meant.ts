import { closest } from 'signpost/components';

/** What to write instead of an unknown name: the nearest that there is, or else where to choose one. */
export function meant(name: string, known: Iterable<string>, otherwise: string): string {
  const near = closest(name, known);
  return near === undefined ? otherwise : `Did you mean "${near}"?`;
}
