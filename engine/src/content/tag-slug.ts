/** Words of a tag as in Docusaurus: split at capitals, numbers and punctuation; Chinese characters count as lower-case letters. */
const WORDS = /\p{Lu}+(?!(?:\p{Ll}|\p{Lo}))|\p{Lu}?(?:\p{Ll}|\p{Lo}|\p{M}|\p{Emoji_Presentation})+|\d+/gu;

/** Last segment of a tag's address, as in Docusaurus: `cloud-save` for "Cloud Save". */
export function tagSlug(label: string): string {
  const plain = label
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .normalize('NFC');
  return plain.match(WORDS)?.join('-').toLowerCase() ?? label.replaceAll('/', '-');
}
