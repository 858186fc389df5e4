import { z } from 'zod';
import { choose } from './choose.ts';
import { type Library, QuestionError, shorten } from './library.ts';

/** Changes of an answer. */
const MOST_CHANGES = 50;

const feedSchema = z.object({ items: z.array(z.object({ url: z.string(), title: z.string(), date_modified: z.string() })) });

export interface ChangesQuestion {
  readonly since?: string | undefined;
  readonly locale?: string | undefined;
  readonly version?: string | undefined;
  readonly section?: string | undefined;
}

/** The pages that were changed since a day, the last first. */
export async function whatChanged(library: Library, question: ChangesQuestion): Promise<string> {
  const { build } = library;
  const { since } = question;
  if (since !== undefined && (!/^\d{4}-\d{2}-\d{2}$/.test(since) || Number.isNaN(Date.parse(since)))) {
    throw new QuestionError(`"${shorten(since)}" is not a day. Write it as in 2026-01-31.`);
  }
  const locale = choose('language', build.locales, question.locale);
  const version = choose('version', build.versions, question.version);
  const section =
    question.section &&
    choose(
      'section',
      build.sections.map((name) => ({ name })),
      question.section,
    )?.name;
  const feed = await library.readFile([locale?.path, version?.path, section, 'changes.json'].filter(Boolean).join('/'));
  if (feed === undefined) return 'This site does not know when its pages were changed.';
  const { items } = feedSchema.parse(JSON.parse(feed));
  const dated = items.map(({ url, title, date_modified }) => ({ url, title, date: date_modified.slice(0, 10) }));
  const found = dated.filter(({ date }) => since === undefined || date >= since);
  if (found.length === 0) return `Nothing has changed since ${since}. The last change was on ${dated[0]?.date ?? 'no known day'}.`;
  const more = found.length > MOST_CHANGES ? [`… and ${found.length - MOST_CHANGES} more; narrow it by section or a later day.`] : [];
  return [...found.slice(0, MOST_CHANGES).map(({ url, title, date }) => `${date} ${title} ${url}`), ...more].join('\n');
}
