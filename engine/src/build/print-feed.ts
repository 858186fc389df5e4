import { escapeHtml } from '../ui/document/escape.ts';

/** What a feed is of. */
export interface Feed {
  /** As in HTML: `zh-Hans`. */
  readonly language: string;
  /** Absolute URLs of the feed, and of what it is about. */
  readonly self: string;
  readonly home: string;
  readonly title: string;
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
      `<entry><id>${escapeHtml(id)}</id><title>${escapeHtml(name)}</title><link href="${escapeHtml(url)}"/>` +
      `<updated>${date}T00:00:00Z</updated><summary>${escapeHtml(edits)}</summary></entry>\n`,
  );
  const head = [
    `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeHtml(language)}">`,
    `<id>${escapeHtml(self)}</id><title>${escapeHtml(title)}</title><author><name>${escapeHtml(title)}</name></author>`,
    `<updated>${entries[0]?.date ?? BEFORE_ALL}T00:00:00Z</updated><link rel="self" href="${escapeHtml(self)}"/><link href="${escapeHtml(home)}"/>`,
  ];
  return `${head.join('\n')}\n${printed.join('')}</feed>\n`;
}

/** A feed as RSS 2.0 (rssboard.org/rss-specification). */
export function printRss({ language, home, title }: Feed, entries: readonly FeedEntry[]): string {
  const items = entries.map(
    ({ id, url, title: name, description, date }) =>
      `<item><title>${escapeHtml(name)}</title><link>${escapeHtml(url)}</link><guid>${escapeHtml(id)}</guid>` +
      `<pubDate>${new Date(`${date}T00:00:00Z`).toUTCString()}</pubDate><description>${escapeHtml(description)}</description></item>\n`,
  );
  const head = [
    '<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0"><channel>',
    `<title>${escapeHtml(title)}</title><link>${escapeHtml(home)}</link><description>${escapeHtml(title)}</description>`,
    `<language>${escapeHtml(language)}</language>`,
  ];
  return `${head.join('\n')}\n${items.join('')}</channel></rss>\n`;
}

/** A feed as JSON Feed 1.1 (jsonfeed.org). */
export function printJsonFeed({ language, self, home, title }: Feed, entries: readonly FeedEntry[]): string {
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
    language,
    items,
  };
  return `${JSON.stringify(feed)}\n`;
}
