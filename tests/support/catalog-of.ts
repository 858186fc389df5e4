import { createCatalog } from '../../engine/src/content/catalog.ts';
import { scanContent } from '../../engine/src/content/scan.ts';
import { createSiteFixture } from './site-fixture.ts';

/** The source of a page with a title, and with more fields in its front matter. */
export const page = (title: string, more = ''): string => `---\ntitle: ${title}\n${more}---\n\nText.\n`;

/** The catalog of a site with these files. */
export async function catalogOf(files: Readonly<Record<string, string>>, config: Parameters<typeof createSiteFixture>[1] = {}) {
  using fixture = createSiteFixture(files, config);
  return { loaded: fixture.loaded, catalog: createCatalog(fixture.loaded, await scanContent(fixture.loaded), []) };
}
