/**
 * The members of a type with a word that its head has not: all if there is no such word.
 * @param head name of the type and what declares it, in small letters, as are the texts of members and the words
 * @returns undefined if a word is neither in the head nor in a member
 */
export function matchWords<Member extends { readonly text: string }>(
  head: string,
  members: readonly Member[],
  words: readonly string[],
): { readonly members: readonly Member[]; readonly isByMembers: boolean } | undefined {
  const rest = words.filter((word) => !head.includes(word));
  if (!rest.every((word) => members.some(({ text }) => text.includes(word)))) return undefined;
  return {
    members: rest.length === 0 ? members : members.filter(({ text }) => rest.some((word) => text.includes(word))),
    isByMembers: rest.length > 0,
  };
}
