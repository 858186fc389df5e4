import { declaredName } from '../model/declared-name.ts';
import { splitCamelCase } from './analysis/scan.ts';
import { placeOf, typeOf } from './declarations.ts';
import { MOST_HITS_OF_A_PAGE } from './fallback.ts';
import type { SectionRecord } from './index/records.ts';
import { FoldedText, type Marker } from './marker.ts';

/** Share of a word in the name of a type, compared to that of a member: `Cups.raise` is less about cups than `Cups`. */
const IN_TYPE = 0.5;

/** The types and members of a reference that have words of a query in their names, most of them first; its beginning where none has. */
export function findDeclared(sections: readonly SectionRecord[], marker: Marker): SectionRecord[] {
  const rated = sections.flatMap((section) => rateLines(section, marker)).sort((one, other) => other.rating - one.rating);
  // Overloads have one place.
  const rows = [...Map.groupBy(rated, ({ row }) => row.url).values()].flatMap(([first]) => first?.row ?? []);
  return rows.length > 0 ? rows.slice(0, MOST_HITS_OF_A_PAGE) : sections.slice(0, 1);
}

interface RatedRow {
  readonly row: SectionRecord;
  readonly rating: number;
}

function rateLines(section: SectionRecord, marker: Marker): RatedRow[] {
  const type = typeOf(section);
  if (type === undefined) return [];
  // Most lines have no match: they need not be read.
  const matching = new Set(
    marker.find(new FoldedText(section.content)).map(({ range: [from] }) => section.content.lastIndexOf('\n', from) + 1),
  );
  const ofType = matching.size === 0 ? [] : [...weigh(type, marker)];
  return [...matching].flatMap((start) => {
    const line = section.content.slice(start).split('\n', 1).join('');
    const name = declaredName(line)?.name;
    const own = name === undefined ? undefined : weigh(name, marker);
    if (own === undefined || own.size === 0) return [];
    const all = new Map(ofType.map(([unit, weight]) => [unit, weight * IN_TYPE]));
    for (const [unit, weight] of own) all.set(unit, weight);
    return [{ row: placeOf(section, line), rating: all.values().reduce((sum, weight) => sum + weight, 0) }];
  });
}

/** The units of the query that a name has, each with its best match. Its words are apart, so that those beside each other count each. */
function weigh(name: string, marker: Marker): Map<number, number> {
  const words = name.split(/[_$]+/).flatMap(splitCamelCase).join(' ');
  const units = new Map<number, number>();
  for (const { unit, weight } of marker.find(new FoldedText(words))) units.set(unit, Math.max(units.get(unit) ?? 0, weight));
  return units;
}
