import { useLayoutEffect, useRef } from 'react';
import { useShell } from '../state/shell.ts';
import { useStore } from '../state/use-store.ts';
import { contentLang } from './content-lang.ts';

/** Id of the element that holds the page's content, in every layout. */
export const CONTENT_ID = 'content';

/** The element around the content that the build has rendered. React does not touch what is inside. */
export function ContentHost({ className }: { readonly className: string }) {
  const { content, route } = useShell();
  const { page } = useStore(route);
  const host = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page means other content, which `content` holds by then
  useLayoutEffect(() => {
    if (host.current) content.place(host.current);
  }, [content, page]);

  const attributes = { id: CONTENT_ID, ref: host, className, lang: contentLang(page), suppressHydrationWarning: true };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own HTML on the server, nothing in the browser
  return <div {...attributes} dangerouslySetInnerHTML={content.markup} />;
}
