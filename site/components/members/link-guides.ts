/** Which guides have samples with the members of a page of types. */
export interface MemberGuides {
  readonly guides: readonly { readonly title: string; readonly href: string }[];
  /** By the id of a type and the signature of its member, which of the guides. */
  readonly uses: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface GuideWords {
  /** What stands on the link. */
  readonly guide: string;
  /** What the link is called. */
  readonly guideTo: (member: string, title: string) => string;
}

/** Gives the lines of members that guides use a link to where they do: the section of the first sample that has it. */
export async function linkGuides(article: HTMLElement, words: GuideWords): Promise<void> {
  const answer = await fetch(new URL('guides.json', location.origin + location.pathname));
  if (!answer.ok) throw new Error(`The guides for members answered ${answer.status}.`);
  const { guides, uses }: MemberGuides = await answer.json();
  let own: MemberGuides['uses'][string] = {};
  for (const part of article.querySelectorAll<HTMLElement>('h3[id], [data-lang="signature"] .line')) {
    if (part.matches('h3')) own = uses[part.id] ?? {};
    else {
      const guide = guides[own[(part.textContent ?? '').trim()] ?? -1];
      const name = part.querySelector('.member')?.textContent;
      if (guide && name) part.append(createLink(guide, words, name));
    }
  }
}

/** Its word is drawn by the style sheet: whoever copies the line does not want it. */
function createLink({ title, href }: MemberGuides['guides'][number], words: GuideWords, name: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = 'member-guide';
  link.href = href;
  link.title = title;
  link.dataset.word = words.guide;
  link.setAttribute('aria-label', words.guideTo(name, title));
  return link;
}
