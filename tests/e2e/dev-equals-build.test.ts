import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { DevSite } from '../../engine/src/build/dev/dev-site.ts';
import { existsIn } from '../../engine/src/content/catalog-lookup.ts';
import { pageHref } from '../../engine/src/content/sidebar-items.ts';
import { loadSite } from '../support/load-site.ts';

/** The smaller formats of pictures, which only a build makes. */
const SOURCES = /<picture>(?:<source srcset="[^"]*\/-\/files\/[^"]*" type="image\/\w+">)+(<img [^>]*>)<\/picture>/g;

it('the dev server shows every page of the site as the build does, in one of its languages', async () => {
  const loaded = await loadSite();
  const site = await DevSite.open(loaded);
  const { config, pages } = site.catalog;
  const different: string[] = [];
  // Each in one of its languages, by turns: they differ by their texts, not by how these are drawn.
  for (const [at, page] of pages.entries()) {
    const names = config.locales.map(({ name }) => name).filter((name) => existsIn(site.catalog, page, name));
    const path = pageHref(site.catalog, page, names[at % names.length] ?? '');
    const shown = await site.render(path.slice(config.baseUrl.length - 1));
    const built = JSON.parse(readFileSync(join(inject('dist'), path, 'page.json'), 'utf8'));
    const expected = { ...built, build: 'dev', html: built.html.replace(SOURCES, '$1') };
    if (JSON.stringify({ ...shown?.rendered.data(), html: shown?.html }) !== JSON.stringify(expected)) different.push(path);
    expect(
      shown?.diagnostics.filter(({ severity }) => severity === 'error'),
      path,
    ).toEqual([]);
  }
  site.close();
  expect(different).toEqual([]);
});
