import { fetchOk } from '../../http/fetch-ok.ts';
import type { Shell } from '../../state/shell.ts';
import { copyText } from './copy-text.ts';
import { showDone } from './show-done.ts';

/** Copies a text, shows so at its control, and says so to who cannot see it. Returns whether it could be copied. */
export async function copyAt(control: HTMLElement, text: string | Promise<string>, { texts, announcement }: Shell): Promise<boolean> {
  try {
    await copyText(text);
    showDone(control, texts.article.copied);
    announcement.say(texts.article.copied);
    return true;
  } catch {
    announcement.say(texts.article.copyFailed);
    return false;
  }
}

/** Copies the Markdown at an address as `copyAt` does a text; it opens where it cannot be copied. */
export async function copyMarkdownAt(control: HTMLElement, url: string, shell: Shell): Promise<void> {
  const markdown = fetchOk(url).then((response) => response.text());
  if (!(await copyAt(control, markdown, shell))) location.assign(url);
}
