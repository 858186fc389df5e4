import { CornerDownLeft, FileText } from 'lucide';
import { Icon } from '../icons/Icon.tsx';
import { useShell } from '../state/shell.ts';
import { type HitGroup, hitsOf, type VersionHits } from './group-hits.ts';
import { HitRow, Marked, rowId } from './HitRow.tsx';

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
    index += hitsOf(group).length;
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
  const { title, page, hits } = group;
  const firstRow = page === null ? first : first + 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
    <div className="hits" role="group" aria-label={label === undefined ? title : `${title} (${label})`}>
      <GroupTitle group={group} index={first} isSelected={page !== null && first === selected} />
      {hits.map((hit, offset) => (
        <HitRow key={hit.id} hit={hit} index={firstRow + offset} isSelected={firstRow + offset === selected} />
      ))}
    </div>
  );
}

interface GroupTitleProps {
  readonly group: HitGroup;
  /** Index of the row that it is, if it is one. */
  readonly index: number;
  readonly isSelected: boolean;
}

/** The title of a group: a row where the page itself is a hit. Else it leads to the page for those who point at it: the group has its name for others. */
function GroupTitle({ group, index, isSelected }: GroupTitleProps) {
  const { title, page } = group;
  const [best] = hitsOf(group);
  const crumbs = best?.source.breadcrumbs ?? [];
  const names = (
    <>
      <Icon of={FileText} size={16} />
      <span className="hits-names">
        <span>
          <Marked text={title} ranges={best?.marks.title ?? []} />
        </span>
        {crumbs.length > 0 && <span className="hits-crumbs">{crumbs.join(' / ')}</span>}
      </span>
    </>
  );
  if (page === null) {
    return (
      <p className="hits-title" aria-hidden="true">
        <a href={best?.source.url.replace(/#.*$/, '')} tabIndex={-1}>
          {names}
        </a>
      </p>
    );
  }
  return (
    <div className="hits-title" role="presentation">
      <a id={rowId(index)} className="hit" role="option" aria-selected={isSelected} tabIndex={-1} href={page.source.url}>
        {names}
        {isSelected && <Icon of={CornerDownLeft} className="hit-enter" size={16} />}
      </a>
    </div>
  );
}
