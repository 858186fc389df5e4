import { useShell } from '../shell/context.ts';
import type { GroupedHits, HitGroup } from './group-hits.ts';
import { HitRow } from './HitRow.tsx';

interface ResultListProps {
  readonly results: GroupedHits;
  /** Index of the selected row. */
  readonly selected: number;
}

/** The hits in groups: first the reader's own version, then the others under their names. */
export function ResultList({ results, selected }: ResultListProps) {
  const { texts, site } = useShell();
  let index = 0;
  const place = (group: HitGroup) => {
    const first = index;
    index += group.hits.length;
    return first;
  };
  const labels = new Map(site.versions.map((version) => [version.name, version.label]));
  return (
    <>
      {results.current.map((group) => (
        <Group key={group.title} group={group} first={place(group)} selected={selected} />
      ))}
      {results.others.map(({ version, groups }) => (
        <div key={version} role="presentation">
          <p className="hits-version" role="presentation">
            {texts.search.otherVersion(labels.get(version) ?? version)}
          </p>
          {groups.map((group) => (
            <Group key={group.title} group={group} first={place(group)} selected={selected} />
          ))}
        </div>
      ))}
    </>
  );
}

interface GroupProps {
  readonly group: HitGroup;
  /** Index of its first row. */
  readonly first: number;
  readonly selected: number;
}

function Group({ group, first, selected }: GroupProps) {
  const crumbs = group.hits[0]?.source.breadcrumbs ?? [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
    <div className="hits" role="group" aria-label={group.title}>
      <p className="hits-title" aria-hidden="true">
        <span>{group.title}</span>
        {crumbs.length > 0 && <span className="hits-crumbs">{crumbs.join(' / ')}</span>}
      </p>
      {group.hits.map((hit, offset) => (
        <HitRow key={hit.id} hit={hit} index={first + offset} isSelected={first + offset === selected} />
      ))}
    </div>
  );
}
