import { join } from 'node:path';
import type { Plugin, PluginSource } from 'signpost';
import { choicesFor } from '../components/platforms/names.ts';
import { readPage } from './read-page.ts';

/** Adds the behaviour of `components/platforms` to the pages with tabs or tables of platforms. */
export const platformPages: Plugin = {
  name: 'platform-pages',
  inputs: ['content', 'components/platforms'],
  readsOf: hasPlatforms,
  page:
    ({ siteDir }) =>
    ({ file }) =>
      hasPlatforms({ source: readPage(join(siteDir, file)) })
        ? { after: { html: '<span data-widget="Platforms"></span>', markdown: '' } }
        : undefined,
};

function hasPlatforms({ source }: Pick<PluginSource, 'source'>): boolean {
  return (
    /<(MultiLang|Endpoint)\b/.test(source) ||
    tableNames(source).some((names) => names.filter((name) => choicesFor(name).length > 0).length > 1)
  );
}

/** The names in the heads of a page's tables, and those in the first columns of all of them. */
function tableNames(source: string): string[][] {
  const rows = source.split('\n').filter((line) => line.startsWith('|'));
  const cells = rows.map((row) =>
    row
      .slice(1)
      .split('|')
      .map((cell) => cell.trim()),
  );
  return [...cells, cells.map(([first = '']) => first)];
}
