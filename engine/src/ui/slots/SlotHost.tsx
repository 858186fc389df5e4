import { useLayoutEffect, useRef } from 'react';
import type { Content } from '../content/content.ts';

interface SlotHostProps {
  readonly id: string;
  readonly className?: string;
  /** Its content, which the build has rendered once per language; the browser adopts its nodes. */
  readonly content: Content;
}

/** The element around a part of the shell that is only rendered on the server. */
export function SlotHost({ id, className, content }: SlotHostProps) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (host.current) content.place(host.current);
  }, [content]);
  const attributes = { id, className, ref: host, suppressHydrationWarning: true };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own HTML on the server, nothing in the browser
  return <div {...attributes} dangerouslySetInnerHTML={content.markup} />;
}
