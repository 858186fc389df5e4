import type { PageData } from '../../model/page.ts';
import type { Survey } from '../../model/site.ts';
import { trustConfiguredScript } from '../content/trusted-html.ts';

const SCRIPT_ID = 'survey';

/** What the third party's script leaves in the window. */
interface SurveyWidget {
  close?(): void;
}

declare global {
  var npsmeter: SurveyWidget | undefined;
}

/** Asks the survey for a page: an open one is closed, its script is loaded anew with the page's parameters. Errors are only logged. */
export function askSurvey(survey: Survey, page: PageData): void {
  globalThis.npsmeter?.close?.();
  document.getElementById(SCRIPT_ID)?.remove();
  const script = document.createElement('script');
  script.id = SCRIPT_ID;
  script.async = true;
  script.src = trustConfiguredScript(surveyUrl(survey, page, document.cookie));
  script.addEventListener('error', () => console.warn('The survey could not be loaded.'));
  document.head.append(script);
}

/** Address of the survey's script for a page and a reader: the key of the page's part of the docs, the scrambled reader, the page's title. */
export function surveyUrl({ scriptUrl, keys }: Survey, page: Pick<PageData, 'id' | 'title'>, cookies: string): string {
  const url = new URL(scriptUrl);
  url.searchParams.set('npsid', page.id.startsWith('sdk/') ? keys.sdk : keys.other);
  url.searchParams.set('uid', scrambleReader(readCookie(cookies, 'user_id') ?? '100'));
  url.searchParams.set('remark', page.title.split(/[|｜\-–—·]/, 1)[0]?.trim() ?? '');
  return url.href;
}

/** Hides who the reader is from the third party: the first digit grows by 1, the last by 12. */
export function scrambleReader(id: string): string {
  const first = Number(id.at(0)) + 1;
  const last = Number(id.at(-1)) + 12;
  return `${first}${id.slice(1, -1)}${last}`;
}

function readCookie(cookies: string, name: string): string | undefined {
  const pair = cookies.split('; ').find((candidate) => candidate.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1);
  return value && /^\d{2,}$/.test(value) ? value : undefined;
}
