import { useLayoutEffect, useRef } from 'react';
import { useShell } from '../state/shell.ts';

/** The footer is only rendered on the server, once per language; the browser adopts its nodes. */
export function FooterHost() {
  const { footer } = useShell();
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (host.current) footer.place(host.current);
  }, [footer]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own HTML on the server, nothing in the browser
  return <div id={FOOTER_ID} ref={host} suppressHydrationWarning dangerouslySetInnerHTML={footer.markup} />;
}

/** Id of the element around the footer. */
export const FOOTER_ID = 'footer';
