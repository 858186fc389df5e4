import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, PluginSource } from 'signpost';
import { PAGE_STYLES, stylePath } from '../components/page-style.ts';
import { readPage } from './read-page.ts';

/** A paragraph of an agreement with its number: `1.1 The platform is …`. */
const CLAUSE = /<p>(\d+\.\d+)\s+/g;
const START = '<p class="clause">';

/** Sets the numbers of clauses beside their text, on pages with a chapter whose paragraphs are numbered: `3.1 …`, then `3.2 …`. */
export const clauses: Plugin = {
  name: 'clauses',
  inputs: ['content', PAGE_STYLES.clauses],
  readsOf: hasClauses,
  page({ siteDir, baseUrl }) {
    const style = stylePath('clauses', readFileSync(join(siteDir, PAGE_STYLES.clauses), 'utf8'));
    const link = `<link rel="stylesheet" href="${baseUrl}${style.slice(1)}">`;
    return ({ file }) =>
      hasClauses({ source: readPage(join(siteDir, file)) })
        ? { html: (html) => html.replaceAll(CLAUSE, `${START}<span class="clause-number">$1</span> `).replace(START, START + link) }
        : undefined;
  },
};

function hasClauses({ source }: Pick<PluginSource, 'source'>): boolean {
  return /^(\d+)\.1 [\s\S]*?^\1\.2 /m.test(source);
}
