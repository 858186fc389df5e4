import { escapeXml } from '../ui/document/escape.ts';

/** What a feed is of. */
export interface Feed {
  /** As in HTML: `zh-Hans`. */
  readonly language: string;
  /** Absolute URLs of the feed, and of what it is about. */
  readonly self: string;
  readonly home: string;
  readonly title: string;
  /** Absolute URL of the feed that goes on where this one ends, for those that can have one. */
  readonly next?: string | undefined;
}

export interface FeedEntry {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** What of it was changed, if that is known. */
  readonly edits?: string | undefined;
  /** ISO 8601, without a time: all that the history is asked for. */
  readonly date: string;
}

/** When a feed without entries was updated: RFC 4287 wants a date. */
const BEFORE_ALL = '1970-01-01';

/** A feed as Atom (RFC 4287). */
export function printAtom({ language, self, home, title }: Feed, entries: readonly FeedEntry[]): string {
  const printed = entries.map(
    ({ id, url, title: name, description, edits = description, date }) =>
      `<entry><id>${escapeXml(id)}</id><title>${escapeXml(name)}</title><link href="${escapeXml(url)}"/>` +
      `<updated>${date}T00:00:00Z</updated><summary>${escapeXml(edits)}</summary></entry>\n`,
  );
  const head = [
    `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">`,
    `<id>${escapeXml(self)}</id><title>${escapeXml(title)}</title><author><name>${escapeXml(title)}</name></author>`,
    `<updated>${entries[0]?.date ?? BEFORE_ALL}T00:00:00Z</updated><link rel="self" href="${escapeXml(self)}"/><link href="${escapeXml(home)}"/>`,
  ];
  return `${head.join('\n')}\n${printed.join('')}</feed>\n`;
}

/** A feed as RSS 2.0 (rssboard.org/rss-specification). */
export function printRss({ language, home, title }: Feed, entries: readonly FeedEntry[]): string {
  const items = entries.map(
    ({ id, url, title: name, description, date }) =>
      `<item><title>${escapeXml(name)}</title><link>${escapeXml(url)}</link><guid>${escapeXml(id)}</guid>` +
      `<pubDate>${new Date(`${date}T00:00:00Z`).toUTCString()}</pubDate><description>${escapeXml(description)}</description></item>\n`,
  );
  const head = [
    '<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0"><channel>',
    `<title>${escapeXml(title)}</title><link>${escapeXml(home)}</link><description>${escapeXml(title)}</description>`,
    `<language>${escapeXml(language)}</language>`,
  ];
  return `${head.join('\n')}\n${items.join('')}</channel></rss>\n`;
}

/** A feed as JSON Feed 1.1 (jsonfeed.org). */
export function printJsonFeed({ language, self, home, title, next }: Feed, entries: readonly FeedEntry[]): string {
  const items = entries.map(({ id, url, title: name, description, edits, date }) => ({
    id,
    url,
    title: name,
    ...(edits !== undefined && { summary: edits }),
    content_text: edits ?? (description || name),
    date_modified: `${date}T00:00:00Z`,
  }));
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: self,
    ...(next !== undefined && { next_url: next }),
    language,
    items,
  };
  return `${JSON.stringify(feed)}\n`;
}
