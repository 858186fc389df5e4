import { FileText } from 'lucide';
import { Icon } from '../icons/Icon.tsx';
import { useShell } from '../state/shell.ts';
import type { HitGroup, VersionHits } from './group-hits.ts';
import { HitRow, Marked } from './HitRow.tsx';

interface ResultListProps {
  readonly results: readonly VersionHits[];
  /** The reader's own version. */
  readonly version: string;
  /** Index of the selected row. */
  readonly selected: number;
}

/** The hits in groups, version by version. All but the reader's own are under their names. */
export function ResultList({ results, version, selected }: ResultListProps) {
  const { texts, site } = useShell();
  let index = 0;
  const place = (group: HitGroup) => {
    const first = index;
    index += group.hits.length;
    return first;
  };
  const labels = new Map(site.versions.map(({ name, label }) => [name, label]));
  return results.map(({ version: name, groups }, at) => {
    const label = at === 0 && name === version ? undefined : texts.search.otherVersion(labels.get(name) ?? name);
    return (
      <div key={name} role="presentation">
        {label !== undefined && (
          <p className="hits-version" aria-hidden="true">
            {label}
          </p>
        )}
        {groups.map((group) => (
          <Group key={group.title} group={group} label={label} first={place(group)} selected={selected} />
        ))}
      </div>
    );
  });
}

interface GroupProps {
  readonly group: HitGroup;
  /** What the group's version is called; undefined for the reader's own. */
  readonly label: string | undefined;
  /** Index of its first row. */
  readonly first: number;
  readonly selected: number;
}

function Group({ group, label, first, selected }: GroupProps) {
  const [best] = group.hits;
  const crumbs = best?.source.breadcrumbs ?? [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
    <div className="hits" role="group" aria-label={label === undefined ? group.title : `${group.title} (${label})`}>
      {/* Leads to the page for those who point at it: the group has its name for others, and the keys go from hit to hit. */}
      <p className="hits-title" aria-hidden="true">
        <a href={best?.source.url.replace(/#.*$/, '')} tabIndex={-1}>
          <Icon of={FileText} size={16} />
          <span className="hits-names">
            <span>
              <Marked text={group.title} ranges={best?.marks.title ?? []} />
            </span>
            {crumbs.length > 0 && <span className="hits-crumbs">{crumbs.join(' / ')}</span>}
          </span>
        </a>
      </p>
      {group.hits.map((hit, offset) => (
        <HitRow key={hit.id} hit={hit} index={first + offset} isSelected={first + offset === selected} />
      ))}
    </div>
  );
}
