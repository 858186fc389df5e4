import { fieldsOf } from '../../model/record.ts';
import type { MarkRange, SearchHit, SearchResponse } from '../../model/search.ts';

/**
 * Checks the answer of the search service: `{ hits: […] }`, also within `data`. Hits without a title or address are left out; other missing fields become empty.
 * @throws TypeError if there is no list of hits
 */
export function parseSearchResponse(value: unknown): SearchResponse {
  const fields = fieldsOf(value);
  const { hits, version, cutTo, correctedTo } = Array.isArray(fields.hits) ? fields : fieldsOf(fields.data);
  if (!Array.isArray(hits)) throw new TypeError('The answer of the search service has no list of hits.');
  return {
    hits: hits.flatMap(parseHit),
    ...(typeof version === 'string' ? { version } : {}),
    ...(typeof cutTo === 'string' ? { cutTo } : {}),
    ...(typeof correctedTo === 'string' ? { correctedTo } : {}),
  };
}

/** Parses a hit of the service or of the stored history. Gives a list of one, or an empty list if it is not a hit. */
export function parseHit(value: unknown): SearchHit[] {
  const hit = fieldsOf(value);
  const source = fieldsOf(hit.source);
  const marks = fieldsOf(hit.marks);
  const url = textOf(source.url);
  const title = textOf(source.title);
  if (!url || !title || !isPageAddress(url)) return [];
  return [
    {
      id: textOf(hit.id) || url,
      score: typeof hit.score === 'number' && Number.isFinite(hit.score) ? hit.score : 0,
      source: {
        title,
        url,
        heading: textOf(source.heading),
        content: textOf(source.content),
        version: textOf(source.version),
        section: textOf(source.section),
        breadcrumbs: Array.isArray(source.breadcrumbs) ? source.breadcrumbs.filter((crumb) => typeof crumb === 'string') : [],
        ...(source.isCode === true && { isCode: true }),
      },
      marks: { title: parseMarks(marks.title), heading: parseMarks(marks.heading), content: parseMarks(marks.content) },
    },
  ];
}

/** Allows a path of this site or a web address, never `javascript:` and the like. */
function isPageAddress(url: string): boolean {
  return /^(\/(?!\/)|https?:\/\/)/.test(url);
}

function parseMarks(value: unknown): MarkRange[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((range: unknown): MarkRange[] => {
    if (!Array.isArray(range)) return [];
    const [start, end]: unknown[] = range;
    return typeof start === 'number' && typeof end === 'number' && start >= 0 && end > start ? [[start, end]] : [];
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
