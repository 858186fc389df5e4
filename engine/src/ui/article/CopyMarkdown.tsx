import { Copy } from 'lucide';
import { useRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useShell } from '../state/shell.ts';
import { copyMarkdownAt } from './behaviours/copy-at.ts';

/** Copies the page's Markdown, and opens it instead where copying fails; shows it, and leads to the assistants that the operator names. */
export function CopyMarkdown({ url }: { readonly url: string }) {
  const shell = useShell();
  const { site, texts } = shell;
  const label = useRef<HTMLSpanElement>(null);
  const copy = () => label.current && copyMarkdownAt(label.current, url, shell);
  return (
    <>
      <button type="button" className="quiet-action with-script" onClick={copy}>
        <Icon of={Copy} size={15} />
        <span ref={label}>{texts.article.copyMarkdown}</span>
      </button>
      <a className="quiet-action" href={url} type="text/markdown">
        <span>{texts.article.viewMarkdown}</span>
      </a>
      {site.assistants.map((assistant) => (
        <a
          key={assistant.url}
          className="quiet-action"
          href={assistant.url.replace('{url}', encodeURIComponent(site.url + url))}
          target="_blank"
          rel="noopener noreferrer"
        >
          <span>{assistant.label}</span>
        </a>
      ))}
    </>
  );
}
