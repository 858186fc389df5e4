import { X } from 'lucide';
import { Icon } from '../icons/Icon.tsx';
import { useShell } from '../state/shell.ts';
import { useStore } from '../state/use-store.ts';

/**
 * One line above the navbar. Once dismissed, it stays closed until its id changes; the pre-paint script hides it before it is seen (spec
 * §4).
 */
export function AnnouncementBar() {
  const { site, texts, preferences } = useShell();
  const dismissed = useStore(preferences.dismissedAnnouncement);
  const { announcement } = site;
  if (!announcement || dismissed === announcement.id) return null;
  return (
    <section className="announcement" aria-label={texts.announcement}>
      <span>
        {announcement.pieces.map(({ text, href }) =>
          href === undefined ? (
            text
          ) : (
            <a key={text} href={href}>
              {text}
            </a>
          ),
        )}
      </span>
      {announcement.closeable && (
        <button
          type="button"
          className="icon-button"
          aria-label={texts.dismissAnnouncement}
          onClick={() => {
            // The button that has the focus goes: who uses the keyboard goes on at the top of the page.
            document.querySelector<HTMLElement>('.navbar-brand')?.focus({ preventScroll: true });
            preferences.dismissedAnnouncement.set(announcement.id);
          }}
        >
          <Icon of={X} size={16} />
        </button>
      )}
    </section>
  );
}
