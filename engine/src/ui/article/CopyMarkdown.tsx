import { Copy } from 'lucide';
import { fetchOk } from '../http/fetch-ok.ts';
import { Icon } from '../icons/Icon.tsx';
import { useShell } from '../state/shell.ts';
import { copyText } from './behaviours/copy-text.ts';

/** Copies the page's Markdown, and opens it instead where copying fails; shows it, and leads to the assistants that the operator names. */
export function CopyMarkdown({ url }: { readonly url: string }) {
  const { site, texts, announcement } = useShell();
  const copy = async (): Promise<void> => {
    try {
      await copyText(fetchOk(url).then((response) => response.text()));
      announcement.say(texts.article.copied);
    } catch {
      location.assign(url);
    }
  };
  return (
    <>
      <button type="button" className="quiet-action with-script" onClick={copy}>
        <Icon of={Copy} size={15} />
        <span>{texts.article.copyMarkdown}</span>
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
