import { useLayoutEffect, useRef } from 'react';
import type { Content } from '../content/content.ts';

interface SlotHostProps {
  readonly id: string;
  readonly className?: string;
  /** Its content, which the build has rendered once per language; the browser adopts its nodes. */
  readonly content: Content;
  readonly lang?: string | undefined;
  /** When it changes, the content is another one. */
  readonly page?: unknown;
}

/** The element around what is only rendered on the server. React does not touch what is inside. */
export function SlotHost({ id, className, content, lang, page }: SlotHostProps) {
  const host = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page means other content, which `content` holds by then
  useLayoutEffect(() => {
    if (host.current) content.place(host.current);
  }, [content, page]);
  const attributes = { id, className, lang, ref: host, suppressHydrationWarning: true };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own HTML on the server, nothing in the browser
  return <div {...attributes} dangerouslySetInnerHTML={content.markup} />;
}
