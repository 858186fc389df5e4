/** Names that are read letter by letter. */
const ABBREVIATION = /\b(api|cli|css|faq|html|http|id|rest|sdk|sql|ui|url)(s?)\b/g;

/** The name of a file, folder or package as a title: `getting-started` is "Getting started", `api` is "API"; one that has capitals stays as it is. */
export function nameInWords(name: string): string {
  const words = name.replace(/[-_.\s]+/g, ' ').trim();
  if (/\p{Lu}/u.test(words)) return words;
  const spelled = words.replace(ABBREVIATION, (_, letters: string, plural: string) => letters.toUpperCase() + plural);
  return spelled.charAt(0).toUpperCase() + spelled.slice(1);
}
