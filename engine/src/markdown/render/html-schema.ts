import type { ElementContent } from 'hast';

const EVERYWHERE = ['id', 'class', 'title', 'lang', 'dir', 'role', 'hidden', 'style', 'tabindex', 'translate'];

const CELL = ['rowspan', 'colspan', 'headers', 'scope', 'width', 'height', 'align', 'valign', 'nowrap'];

/** The HTML elements that authors can use, with their attributes beside those that are allowed everywhere. */
const ELEMENTS = new Map<string, readonly string[]>(
  Object.entries({
    a: ['href', 'target', 'rel', 'name', 'download', 'hreflang'],
    audio: ['src', 'controls', 'loop', 'muted', 'preload'],
    col: ['span', 'width'],
    colgroup: ['span', 'width'],
    data: ['value'],
    del: ['datetime'],
    details: ['open', 'name'],
    div: ['align'],
    font: ['color'],
    iframe: [
      'src',
      'width',
      'height',
      'loading',
      'allow',
      'allowfullscreen',
      'frameborder',
      'scrolling',
      'name',
      'sandbox',
      'referrerpolicy',
    ],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding', 'align'],
    ins: ['datetime'],
    li: ['value'],
    ol: ['start', 'type', 'reversed'],
    source: ['src', 'srcset', 'sizes', 'type', 'media'],
    table: ['width', 'border', 'align', 'cellpadding', 'cellspacing'],
    tbody: ['align'],
    td: CELL,
    th: CELL,
    thead: ['align'],
    time: ['datetime'],
    tr: ['align', 'valign', 'height'],
    track: ['src', 'kind', 'srclang', 'label', 'default'],
    ul: ['type'],
    video: ['src', 'poster', 'controls', 'muted', 'preload', 'loop', 'autoplay', 'playsinline', 'width', 'height'],
  }),
);

/** Attributes of old HTML that the site's style sheets replace. */
const OUTDATED = new Set(
  'bgcolor bordercolor background border cellpadding cellspacing clear color compact face frame framespacing hspace language noshade rules size summary vspace'.split(
    ' ',
  ),
);

const PLAIN_ELEMENTS =
  'abbr acronym address article aside b bdi bdo big blockquote br caption center cite code dd dfn div dl dt em figcaption figure footer header hr i kbd label main mark nav nobr picture pre q rp rt ruby s samp section small span strike strong sub summary sup tfoot tt u var wbr';
for (const name of ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p']) ELEMENTS.set(name, ['align']);
for (const name of PLAIN_ELEMENTS.split(' ')) if (!ELEMENTS.has(name)) ELEMENTS.set(name, []);

/** Elements within a line of text: alone on a line they are in a paragraph. */
export const INLINE_ELEMENTS: ReadonlySet<string> = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label mark nobr q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

export const ELEMENT_NAMES: Iterable<string> = [...ELEMENTS.keys()];

/** Whether authors can use an element. */
export function isKnownElement(name: string): boolean {
  return ELEMENTS.has(name);
}

/** Whether an element can have an attribute, given by its HTML name. */
export function isKnownAttribute(element: string, attribute: string): boolean {
  return (
    /^(aria|data)-[a-z][a-z\d-]*$/.test(attribute) ||
    EVERYWHERE.includes(attribute) ||
    (ELEMENTS.get(element)?.includes(attribute) ?? false)
  );
}

/** Whether an attribute of old HTML only sets the look of an element. */
export function isOutdatedAttribute(attribute: string): boolean {
  return OUTDATED.has(attribute);
}

export function attributeNames(element: string): string[] {
  return [...(ELEMENTS.get(element) ?? []), ...EVERYWHERE];
}

/** Whether content cannot be part of a line of text. */
export function holdsBlocks(nodes: readonly ElementContent[]): boolean {
  return nodes.some((node) => node.type === 'element' && !INLINE_ELEMENTS.has(node.tagName) && node.tagName !== 'br');
}

/** Unwraps paragraphs, for places where they are not allowed: in a line of text. */
export function withoutParagraphs(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) => (node.type === 'element' && node.tagName === 'p' ? node.children : [node]));
}
