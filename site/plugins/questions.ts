import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'signpost';
import { PAGE_STYLES, stylePath } from '../components/page-style.ts';
import { wordsIn } from '../components/words-in.ts';
import { text } from '../data/local-text.ts';
import { kindOf } from '../data/page-kinds.ts';

/** Fewer are in sight at once. */
const LEAST = 8;
/** A heading with its id and what it says, up to its anchor. */
const HEADING = /<h([23]) id="([^"]+)"[^>]*>(.*?)<a class="anchor"/gs;
const LABEL = text('本页的问题', 'Questions on this page');

/** Lists the questions of a page of frequent ones before their answers, by their sections: readers look for theirs, not for an answer. The contents list does not say them again. */
export const questions: Plugin = {
  name: 'questions',
  inputs: [PAGE_STYLES.questions],
  readsOf: () => null,
  page({ siteDir, baseUrl }) {
    const style = stylePath('questions', readFileSync(join(siteDir, PAGE_STYLES.questions), 'utf8'));
    const link = `<link rel="stylesheet" href="${baseUrl}${style.slice(1)}">`;
    return ({ file, locale, headings }) => {
      const id = file.replace(/^content\/[^/]+\/[^/]+\/|\.mdx?$/g, '');
      if (kindOf(id) !== 'faq' || headings.filter(({ level }) => level === 3).length < LEAST) return undefined;
      const label = wordsIn(LABEL, locale);
      return {
        tocMost: 2,
        html: (html) => html.replace('<h2 ', () => `${link}<nav class="questions" aria-label="${label}">${list(html)}</nav><h2 `),
      };
    };
  },
};

/** The sections that have questions, each with links to them. */
function list(html: string): string {
  const groups: string[][] = [];
  for (const [, level, id = '', content = ''] of html.matchAll(HEADING)) {
    const link = `<a href="#${id}">${content.replaceAll(/<(?!\/?code\b)[^>]*>/g, '')}</a>`;
    if (level === '2') groups.push([link]);
    else groups.at(-1)?.push(link);
  }
  return groups
    .filter((group) => group.length > 1)
    .map(([section, ...all]) => `<div><p>${section}</p><ul>${all.map((one) => `<li>${one}</li>`).join('')}</ul></div>`)
    .join('');
}
