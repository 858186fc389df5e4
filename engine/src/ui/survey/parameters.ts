import type { PageData } from '../../model/page.ts';
import type { Survey } from '../../model/site.ts';

/** Version of the widget's interface, part of its address. */
const WIDGET_VERSION = '1.01';
/** Stands for a reader without an identifier. */
const UNKNOWN_READER = '100';

/** What the survey's widget is called with. */
export interface SurveyParameters {
  readonly key: string;
  readonly user_id: string;
  readonly remark: string;
}

/** Parameters for a page and reader: the key of the page's part of the docs, the scrambled reader, the page's title. */
export function surveyParameters(survey: Survey, page: Pick<PageData, 'id' | 'title'>, cookies: string): SurveyParameters {
  return {
    key: keyFor(survey.keys, page.id) ?? '',
    user_id: scrambleReader(readReader(cookies, survey.cookieName)),
    remark: page.title.split(/\s*[|｜]\s*|\s+[-–—·]\s+/, 1)[0] ?? '',
  };
}

/** The key of the longest beginning of a page's id: `sdk` is one of `sdk/push`, and not of `sdk-api`. */
function keyFor(keys: Survey['keys'], id: string): string | undefined {
  const begins = Object.keys(keys).filter((beginning) => beginning === '' || `${id}/`.startsWith(`${beginning}/`));
  return keys[begins.sort((a, b) => b.length - a.length)[0] ?? ''];
}

/** Address of the widget's script for a key. */
export function widgetUrl(scriptUrl: string, key: string): string {
  const url = new URL(scriptUrl);
  url.searchParams.set('sv', WIDGET_VERSION);
  url.searchParams.set('npsid', key);
  return url.href;
}

/** Hides who the reader is from the third party: the first digit grows by 1, the last by 12. */
export function scrambleReader(id: string): string {
  const first = Number(id[0]) + 1;
  const last = Number(id[id.length - 1]) + 12;
  return `${first}${id.slice(1, -1)}${last}`;
}

function readReader(cookies: string, name: string): string {
  const pair = cookies.split('; ').find((candidate) => candidate.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1) ?? '';
  return /^\d+$/.test(value) ? value : UNKNOWN_READER;
}
