/** In characters: longer names of links that are icons in Docusaurus make the navbar wider than the screen. */
const LONGEST_NAME = 16;

/**
 * What a link without words is called that screen readers are told of: `YouTube` for "Our videos on YouTube", where it leads there.
 * @param told the whole text
 */
export function shortName(told: string | undefined, to: string | undefined): string | undefined {
  if (told === undefined || told.length <= LONGEST_NAME) return told;
  const site = URL.parse(to ?? '')
    ?.hostname.split('.')
    .at(-2);
  return told.match(/[\p{L}\p{N}]+/gu)?.find((word) => word.toLowerCase() === site) ?? told;
}
