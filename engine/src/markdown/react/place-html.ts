import type { Element, ElementContent, Properties } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { h, s } from 'hastscript';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { choiceName } from '../../model/choice-name.ts';
import { isElement } from '../../model/html-tree.ts';
import { loadLate } from '../../model/load-late.ts';
import type { Frame, Tag } from '../article.ts';
import { renderTabs, type Tab } from '../components/tabs.ts';
import { renderCode } from '../highlight/figure.ts';
import type { Located } from '../problems.ts';
import { renderAddress } from '../render/addresses.ts';
import { noteNamed } from '../render/admonition.ts';
import { renderEmbed } from '../render/embed.ts';
import { holdsBlocks } from '../render/html-schema.ts';
import { renderImage, renderLink } from '../render/links.ts';
import { styleClass } from '../render/styles.ts';
import { frameTable } from '../render/table.ts';
import { backgroundOf, renderBackground } from './background.ts';
import { namesOfClass } from './own-classes.ts';
import { MARKS } from './protocol.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** What does nothing in a page without the components' scripts. */
const LEFT_OUT = new Set('script style template link meta title noscript input select textarea dialog object embed base'.split(' '));
const NOT_KEPT = /^(on|xlink:)|^(style|class|href|src|srcset|poster|action|formaction|srcdoc|contenteditable|autofocus)$/;

/** Where the HTML of components goes. */
interface Place {
  readonly frame: Frame;
  /** For messages. */
  readonly at: Located;
  readonly tag: Tag | undefined;
  readonly slots: readonly ElementContent[][];
  /** Styles of the components: classes without any are left out, as they may mean something here. */
  readonly css: string;
}

/** Makes the HTML of components a part of the page: its links and pictures are checked, its code is coloured, its scripts are left out. */
export function placeHtml(html: string, place: Place): ElementContent[] {
  const { parseFragment }: typeof import('parse5') = loadLate('parse5');
  return contentOf(parseFragment(html).childNodes, place);
}

function contentOf(nodes: readonly DefaultTreeAdapterTypes.ChildNode[], place: Place): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if ('value' in node) return [{ type: 'text', value: node.value }];
    return isElement(node) && !LEFT_OUT.has(node.tagName) ? elementOf(node, place) : [];
  });
}

function elementOf(node: DefaultTreeAdapterTypes.Element, place: Place): ElementContent[] {
  const { frame, at, slots } = place;
  const given = new Map(node.attrs.map(({ name, value }) => [name, value]));
  const name = node.tagName;
  if (name === MARKS.slot) return [...(slots[Number(given.get('data-index'))] ?? [])];
  const written = contentOf(node.childNodes, place);
  const background = backgroundOf(given.get('style'));
  if (background !== undefined) given.set('style', background.style);
  const children = background !== undefined && written.length === 0 ? renderBackground(fromRoot(background.address), frame, at) : written;
  const properties = propertiesOf(given, place);
  switch (name) {
    case MARKS.html:
      return children;
    case MARKS.code: {
      const code = textOf({ type: 'root', children }).replace(/\n$/, '');
      const meta = given.has('data-numbers') ? 'showLineNumbers' : '';
      return [renderCode(code, given.get('data-language') ?? '', meta, frame, at, given.get('data-title'))];
    }
    case MARKS.tabs:
      return tabsOf(children, given, frame);
    case MARKS.tab:
      return [
        h(
          MARKS.tab,
          { dataValue: given.get('data-value'), dataLabel: given.get('data-label'), dataDefault: given.get('data-default') },
          children,
        ),
      ];
    case MARKS.note:
      return [noteNamed(given.get('data-kind') ?? 'note', children, frame)];
    case 'a': {
      const href = given.get('href');
      if (href === undefined || href === '') return [h('span', properties, children)];
      const name = nameOfLink(href, properties, children);
      if (name === undefined) return [];
      const meaning = meaningOf(properties, children);
      return [renderLink(href, { ...properties, ...name }, meaning === '' ? withIcons(children) : [h('span', meaning)], frame, at)];
    }
    case 'i':
    case 'span':
      return [h(name, properties, children.length === 0 ? meaningOf(properties, children) : children)];
    case 'img': {
      const image = renderImage(fromRoot(given.get('src') ?? ''), { ...properties, alt: given.get('alt') ?? '' }, frame, at);
      return image ? [image] : [];
    }
    case 'iframe': {
      const embed = place.tag && renderEmbed(given.get('src'), properties, frame, place.tag);
      return embed ? [embed] : [];
    }
    // It would do nothing.
    case 'button':
    case 'form':
    case 'label':
      return [h(name === 'form' ? 'div' : 'span', properties, name === 'button' ? withIcons(children) : children)];
    case 'pre': {
      const [only, ...more] = children;
      const language =
        only?.type === 'element' && only.tagName === 'code'
          ? /language-([\w+-]+)/.exec(String(only.properties.className ?? ''))?.[1]
          : undefined;
      if (language !== undefined && more.length === 0) return [renderCode(textOf({ type: 'root', children }), language, '', frame, at)];
      return [h('pre', properties, children)];
    }
    case 'table':
      return [frameTable(h('table', properties, children), frame.article.labels)];
    case 'p':
      return [h(holdsBlocks(children) ? 'div' : 'p', properties, children)];
    default:
      return [node.namespaceURI === SVG ? s(name, properties, children) : h(name, { ...properties, ...media(given, place) }, children)];
  }
}

/** What names a link: nothing more if it has words; its host for an icon alone; undefined for one that shows nothing. */
function nameOfLink(href: string, properties: Properties, children: readonly ElementContent[]): Properties | undefined {
  const html = toHtml({ type: 'root', children: [...children] });
  const isNamed =
    'aria-label' in properties || 'title' in properties || html.replace(/<[^>]*>/g, '').trim() !== '' || / alt="[^"]/.test(html);
  if (isNamed) return {};
  if (!/<(img|svg|video|picture)\b/.test(html)) return undefined;
  return { ariaLabel: URL.parse(href)?.host ?? href };
}

/** What an element says that shows nothing, as its icon would be drawn by a script or a font; empty for others. */
function meaningOf(properties: Properties, children: readonly ElementContent[]): string {
  return isBare(properties, children) ? String(properties['aria-label'] ?? properties.title ?? '') : '';
}

/** Whether an element shows nothing: neither words nor a picture, nor a class by which the project's styles could draw one. */
function isBare({ className }: Properties, children: readonly ElementContent[]): boolean {
  const html = toHtml(h('a', { className }, [...children]));
  return !/<(img|svg|video|picture)\b| class="(?!s-[0-9a-f]{8}")|>[^<]*[^<\s]/.test(html);
}

/** A drawing beside the words of a link or button is an icon: without the project's own styles it would be as wide as the page. */
function withIcons(children: readonly ElementContent[]): ElementContent[] {
  const hasWords = textOf({ type: 'root', children: [...children] }).trim() !== '';
  return children.map((child) => {
    if (!hasWords || child.type !== 'element' || !/^(img|svg|picture)$/.test(child.tagName)) return child;
    const names = Array.isArray(child.properties.className) ? child.properties.className : [];
    return { ...child, properties: { ...child.properties, className: ['react-icon', ...names] } };
  });
}

function propertiesOf(given: ReadonlyMap<string, string>, place: Place): Properties {
  const { frame, at } = place;
  const plain = [...given].filter(([name]) => !NOT_KEPT.test(name));
  const style = unhidden(given.get('style'));
  const styled = style === undefined ? undefined : styleClass(style, frame, at);
  const className = [...(given.get('class') ?? '').split(/\s+/).flatMap((name) => classesOf(name, place)), ...(styled ? [styled] : [])];
  return { ...Object.fromEntries(plain), ...(className.length > 0 ? { className } : {}) };
}

/** A style without what hides a part until a script fades it in: no script does. */
function unhidden(style: string | undefined): string | undefined {
  if (style === undefined || !/(^|;)\s*opacity\s*:\s*0\s*(;|$)/.test(style)) return style;
  return style
    .split(';')
    .filter((declaration) => !/^\s*(opacity|transform|filter)\s*:/.test(declaration))
    .join(';');
}

/** A class of the project's CSS modules, of its sheet, or of Docusaurus'; nothing for one without styles, as it may mean something here. */
function classesOf(name: string, { frame, css }: Place): string[] {
  if (name === '') return [];
  // A picture for one of the themes.
  if (name === 'in-light' || name === 'in-dark') return [name];
  const isOfModule = css.includes(`.${name.replace(/[^\w-]/g, '\\$&')}`);
  return [...(isOfModule ? [name] : []), ...(namesOfClass(name, frame) ?? [])];
}

/** An address without a beginning, which components write for the home page, is one from the site's root. */
function fromRoot(address: string): string {
  return /^([a-z][\w+.-]*:|[/.@#])|^$/i.test(address) ? address : `/${address}`;
}

/** The addresses of sound, video and their pictures. */
function media(given: ReadonlyMap<string, string>, { frame, at }: Place): Properties {
  const addresses = [...given].filter(([name, value]) => /^(src|poster)$/.test(name) && value !== '');
  return Object.fromEntries(addresses.map(([name, value]) => [name, renderAddress('image', fromRoot(value), frame, at)]));
}

function tabsOf(children: readonly ElementContent[], given: ReadonlyMap<string, string>, frame: Frame): ElementContent[] {
  const labels = labelsIn(given.get('data-labels') ?? '[]');
  const items = children.filter((child): child is Element => child.type === 'element' && child.tagName === MARKS.tab);
  const tabs = items.map(({ properties, children: content }, index): Tab => {
    const value = String(properties.dataValue ?? index + 1);
    return { value, label: String(properties.dataLabel ?? labels.get(value) ?? value), content };
  });
  const chosen = items.find(({ properties }) => properties.dataDefault !== undefined)?.properties.dataValue;
  const group = given.get('data-group');
  const selected = given.get('data-selected') ?? (chosen === undefined ? undefined : String(chosen));
  return renderTabs(tabs, { label: frame.article.labels.tabs, group: group && choiceName(group), selected }, frame);
}

function labelsIn(json: string): Map<string, string> {
  const values: unknown = JSON.parse(json);
  const entries = Array.isArray(values) ? values : [];
  return new Map(
    entries.flatMap((entry: unknown) =>
      typeof entry === 'object' && entry !== null && 'value' in entry && 'label' in entry
        ? [[String(entry.value), String(entry.label)] as const]
        : [],
    ),
  );
}
