import { SlotHost } from '../slots/SlotHost.tsx';
import { useShell } from '../state/shell.ts';
import { useStore } from '../state/use-store.ts';
import { contentLang } from './content-lang.ts';

/** Id of the element that holds the page's content, in every layout. */
export const CONTENT_ID = 'content';

/** The element around the content that the build has rendered. */
export function ContentHost({ className }: { readonly className: string }) {
  const { content, route } = useShell();
  const { page } = useStore(route);
  return <SlotHost id={CONTENT_ID} className={className} lang={contentLang(page)} content={content} page={page} />;
}
