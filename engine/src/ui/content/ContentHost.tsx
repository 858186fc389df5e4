import { CONTENT_ID } from '../../model/shell-ids.ts';
import { SlotHost } from '../slots/SlotHost.tsx';
import { useShell } from '../state/shell.ts';
import { useStore } from '../state/use-store.ts';

/** The element around the content that the build has rendered. */
export function ContentHost({ className }: { readonly className: string }) {
  const { content, route } = useShell();
  const { page } = useStore(route);
  return <SlotHost id={CONTENT_ID} className={className} lang={page.contentLocale} content={content} page={page} />;
}
