/** Words as Docusaurus finds them in a tag: capitals begin one, numbers stand alone, marks separate; Chinese characters go with small letters. */
const WORDS = /\p{Lu}+(?!(?:\p{Ll}|\p{Lo}))|\p{Lu}?(?:\p{Ll}|\p{Lo}|\p{M}|\p{Emoji_Presentation})+|\d+/gu;

/** Last segment of a tag's address, the same as there: `cloud-save` for "Cloud Save". */
export function tagSlug(label: string): string {
  const plain = label
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .normalize('NFC');
  return plain.match(WORDS)?.join('-').toLowerCase() ?? encodeURIComponent(label);
}
