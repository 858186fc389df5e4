import { isAddition, type PlacedType } from '../samples/api/api-layout.ts';

/** A type of a page with its heading. */
export interface HeadedType {
  readonly type: PlacedType;
  readonly namespace: string;
  /** Its name with those of the types that it is in, or the full one where several of the page have that. */
  readonly heading: string;
  /** Whether the heading has the full name. */
  readonly isFull: boolean;
}

/** @param known full names of the types of the module */
export function headTypes(types: readonly PlacedType[], known: ReadonlySet<string>): HeadedType[] {
  const places = types.map((type) => ({ type, ...placeOf(type.type.full, known) }));
  return places.map(({ type, namespace, name }) => {
    const isFull = places.filter((place) => place.name === name).length > 1;
    const heading = isFull ? type.type.full : name;
    return { type, namespace, heading: isAddition(type.type) ? `${heading} (${type.type.kind})` : heading, isFull };
  });
}

/** The namespace of a type, and its name with those of the types that it is in. */
export function placeOf(full: string, known: ReadonlySet<string>): { namespace: string; name: string } {
  const parts = full.split('.');
  const outer = parts.findIndex((_, index) => known.has(parts.slice(0, index + 1).join('.')));
  const start = outer === -1 ? parts.length - 1 : outer;
  return { namespace: parts.slice(0, start).join('.'), name: parts.slice(start).join('.') };
}
