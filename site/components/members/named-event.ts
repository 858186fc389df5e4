/** Sent to an article once the names of its members are links: what lists members has to list them again. */
export const MEMBERS_NAMED = 'members-named';
