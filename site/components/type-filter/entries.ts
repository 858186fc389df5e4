interface NamedLink {
  readonly name: string;
  readonly href: string;
}

/** A type that is found, as lists have it, with the members that are: none where its own name is. */
export interface FoundEntry extends NamedLink {
  readonly members: readonly NamedLink[];
}

export interface EntryWords {
  /** Of what a list has no room for. */
  readonly more: (count: number) => string;
}

/** Whoever looks for more types a further letter. */
const MOST_TYPES = 20;
const MOST_MEMBERS = 12;
/** Characters of a name that have room in a contents list. */
const ROOM = 18;

/** A list of types, with their members below them. */
export function listEntries(entries: readonly FoundEntry[], words: EntryWords): HTMLOListElement {
  return createList('found-types', entries, MOST_TYPES, words, (entry, item) => {
    item.append(createLink(entry));
    if (entry.members.length > 0) item.append(listMembers(entry.members, words));
  });
}

/** A list of members: overloads are one entry, the first of them. */
export function listMembers(members: readonly NamedLink[], words: EntryWords): HTMLOListElement {
  const unique = members.filter(({ name }, at) => members.findIndex((other) => other.name === name) === at);
  return createList('found-members', unique, MOST_MEMBERS, words, (member, item) => item.append(createLink(member)));
}

function createList<Entry>(
  className: string,
  entries: readonly Entry[],
  most: number,
  words: EntryWords,
  fill: (entry: Entry, item: HTMLLIElement) => void,
): HTMLOListElement {
  const list = document.createElement('ol');
  list.className = className;
  // One more takes the room of what is said of it.
  const shown = entries.length > most + 1 ? entries.slice(0, most) : entries;
  for (const entry of shown) fill(entry, list.appendChild(document.createElement('li')));
  if (shown.length < entries.length) {
    const rest = list.appendChild(document.createElement('li'));
    rest.className = 'found-more';
    rest.append(words.more(entries.length - shown.length));
  }
  return list;
}

/** A link that may break before the words of a long name. */
export function createLink({ name, href }: NamedLink): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  for (const word of name.split(name.length > ROOM ? /(?=[A-Z][a-z])/ : /(?!)/)) {
    if (link.firstChild) link.append(document.createElement('wbr'));
    link.append(word);
  }
  return link;
}
