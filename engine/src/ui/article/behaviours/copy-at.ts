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
