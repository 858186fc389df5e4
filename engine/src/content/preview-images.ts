import type { LoadedConfig } from '../config/load.ts';
import type { SiteConfig } from '../config/schema.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { decodePath } from '../model/href.ts';
import type { CatalogPage } from './catalog-types.ts';

import { fieldPlace } from './page-sources.ts';
import { isFile } from './read-doc.ts';
import { staticFile } from './static-files.ts';

/** The absolute URL of the link preview from a page's front matter. */
export function previewUrl({ url, baseUrl }: SiteConfig, image: string): string {
  return new URL(image.startsWith('/') ? baseUrl + image.slice(1) : image, url).href;
}

/** Finds link previews that are not among the static files: services that show links could not fetch them. */
export function findMissingPreviews(loaded: LoadedConfig, pages: readonly CatalogPage[]): Diagnostic[] {
  const docs = pages.flatMap(({ sources }) => [...sources.values()]);
  return docs.flatMap((doc): Diagnostic[] => {
    const { image } = doc.frontMatter;
    if (image === undefined || /^https?:\/\//i.test(image)) return [];
    if (image.startsWith('/') && isFile(staticFile(loaded, decodePath(image)))) return [];
    const place = { file: doc.file, ...fieldPlace(doc, 'image') };
    const suggestion = 'a link preview needs a path below the static folder (/img/preview.png) or a full address';
    return [{ severity: 'error', code: 'missing-preview', ...place, message: `${image}: there is no such picture`, suggestion }];
  });
}
