import type { Element, Properties } from 'hast';
import { h } from 'hastscript';
import type { Frame, Tag } from '../article.ts';
import { isExternal, renderAddress } from './addresses.ts';
import { renderLink } from './links.ts';

/** Of a Docusaurus project, which has none at first. */
const WRITTEN_CONFIG = 'a site.config.mjs, which `signpost migrate docusaurus` writes';

/** Renders an `<iframe>` with a page of this site, or of one in `content.embeds`. Other sites are reported: they are not trusted. */
export function renderEmbed(source: string | undefined, properties: Properties, frame: Frame, node: Tag): Element | undefined {
  if (!source) {
    frame.problems.error('missing-src', node, 'An <iframe> without an address shows nothing.', 'Write src="…".');
    return undefined;
  }
  const origin = isExternal(source) ? URL.parse(source, 'https://relative')?.origin : undefined;
  const isAllowed = origin === undefined ? !/^\s*\w+:/.test(source) : frame.article.context.embeds.includes(origin);
  if (!isAllowed) {
    const place = frame.article.context.react === undefined ? 'site.config.ts' : WRITTEN_CONFIG;
    const add = origin === undefined ? '' : `, or add "${origin}" to content.embeds in ${place}`;
    frame.problems.error('unsafe-html', node, 'An <iframe> of another site is not allowed.', `Link to it instead${add}.`);
    return origin === undefined ? undefined : linkTo(source, String(properties.title ?? origin.replace(/^https?:\/\//, '')), frame, node);
  }
  if (!properties.title && !properties.ariaLabel) {
    const message = 'This <iframe> has no title, so screen readers cannot say what it shows.';
    frame.problems.warning('missing-title', node, message, 'Write title="…".');
  }
  return h('iframe', { loading: 'lazy', ...properties, src: renderAddress('link', source, frame, node) });
}

/** What a frame would show is a click away. */
function linkTo(source: string, words: string, frame: Frame, node: Tag): Element {
  return h('p', renderLink(source, {}, [{ type: 'text', value: words }], frame, node));
}
