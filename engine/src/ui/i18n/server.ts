import { texts as en } from './en.ts';
import type { Texts } from './texts.ts';
import { texts as zhHans } from './zh-Hans.ts';

const catalogues = new Map<string, Texts>([
  ['zh-Hans', zhHans],
  ['en', en],
]);

/**
 * The texts of a language, on the server.
 * @throws Error that names the language and those that exist
 */
export function textsOf(locale: string): Texts {
  const texts = catalogues.get(locale);
  if (!texts)
    throw new Error(
      `The shell has no texts for the locale "${locale}". Add a catalogue to src/ui/i18n (there are: ${[...catalogues.keys()].join(', ')}).`,
    );
  return texts;
}
