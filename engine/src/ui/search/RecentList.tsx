import { X } from 'lucide';
import { Icon } from '../icons/Icon.tsx';
import { useShell } from '../state/shell.ts';
import { HitRow } from './HitRow.tsx';
import type { RecentHits } from './recent-hits.ts';

/** Hits that were opened before, newest first. */
export function RecentRows({ recents, selected }: { readonly recents: RecentHits; readonly selected: number }) {
  return recents.map((hit, index) => <HitRow key={hit.id} hit={hit} index={index} isSelected={index === selected} isRecent />);
}

/** The buttons that remove hits from the history. They are beside the rows, because an option of a list box cannot contain controls. */
export function RecentRemovers({ recents, onRemove }: { readonly recents: RecentHits; readonly onRemove: (id: string) => void }) {
  const { texts } = useShell();
  return (
    <ul className="recent-removers">
      {recents.map(({ id, source }) => (
        <li key={id}>
          <button
            type="button"
            className="icon-button"
            aria-label={texts.search.removeRecent(source.heading || source.title)}
            onClick={({ currentTarget }) => {
              neighbourOf(currentTarget)?.focus();
              onRemove(id);
            }}
          >
            <Icon of={X} size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Where the focus goes when a button disappears: to the next one, else the one before, else the field. */
function neighbourOf(button: HTMLElement): HTMLElement | null | undefined {
  const row = button.closest('li');
  const other = row?.nextElementSibling ?? row?.previousElementSibling;
  return other ? other.querySelector('button') : button.closest('dialog')?.querySelector('input');
}
