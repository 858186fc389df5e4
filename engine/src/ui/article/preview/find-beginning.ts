/** Longest text of a preview, in characters. */
const LONGEST = 240;

/**
 * How a page begins, or the section that a hash names.
 * @param hash with its sign; empty for the page itself
 */
export function findBeginning(content: ParentNode, hash: string): { readonly heading: string; readonly text: string } {
  const target = hash === '' ? null : findById(content, hash);
  const heading = target?.closest('h1, h2, h3, h4, h5, h6') ?? null;
  const first = heading ? nextText(heading) : target ? target : content.querySelector('p');
  const text = first?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  return { heading: heading?.textContent?.trim() ?? '', text: text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text };
}

/** The first paragraph or list before the next heading. */
function nextText(heading: Element): Element | null {
  for (let next = heading.nextElementSibling; next && !/^H[1-6]$/.test(next.tagName); next = next.nextElementSibling) {
    const found = next.matches('p, ul, ol') ? next : next.querySelector('p');
    if (found?.textContent?.trim()) return found;
  }
  return null;
}

function findById(content: ParentNode, hash: string): Element | null {
  try {
    return content.querySelector(`#${CSS.escape(decodeURIComponent(hash.slice(1)))}`);
  } catch {
    return null;
  }
}
