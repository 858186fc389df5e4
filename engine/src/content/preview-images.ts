import { dirname, join } from 'node:path';
import { type LoadedConfig, projectPath } from '../config/load.ts';
import type { SiteConfig } from '../config/schema.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { decodePath } from '../model/href.ts';
import { isFile } from '../model/read-if-there.ts';
import type { CatalogPage } from './catalog-types.ts';
import { fieldPlace, leadingDoc } from './page-sources.ts';
import { findPictureFault } from './picture-file.ts';
import { staticFile } from './static-files.ts';

/**
 * The absolute URL of the link preview from a page's front matter.
 * @param written as it is written, or the site path of a picture beside the page
 */
export function previewUrl(config: SiteConfig, written: string): string {
  const image = fromRoot(config, written);
  return new URL(image.startsWith('/') ? config.baseUrl + image.slice(1) : image, config.url).href;
}

/** Docusaurus takes a path without a slash or dots at its beginning as one below the static folder, too. */
function fromRoot({ content }: SiteConfig, image: string): string {
  return content.lenient && /^[^./:][^:]*$/.test(image) ? `/${image}` : image;
}

/** Whether a link preview is a picture beside the page. */
export function isBeside(image: string): boolean {
  return /^\.{1,2}\//.test(image);
}

/** Finds link previews that are neither static files nor beside their page, or no pictures: services that show links could not fetch them. */
export function findMissingPreviews(loaded: LoadedConfig, pages: readonly CatalogPage[]): Diagnostic[] {
  const docs = pages.flatMap((page) =>
    page.sources
      .values()
      .map((doc) => ({ page, doc }))
      .toArray(),
  );
  return docs.flatMap(({ page, doc }): Diagnostic[] => {
    if (doc.frontMatter.image === undefined || /^https?:\/\//i.test(doc.frontMatter.image)) return [];
    const image = fromRoot(loaded.config, doc.frontMatter.image);
    const place = { file: doc.file, ...fieldPlace(doc, 'image') };
    const path = decodePath(image);
    const besides = (): string[] => [doc, leadingDoc(page) ?? doc].map(({ file }) => join(loaded.rootDir, dirname(file), path));
    const file = isBeside(image) ? (besides().find(isFile) ?? '') : staticFile(loaded, path);
    if (/^[./]/.test(image) && isFile(file)) {
      const found = findPictureFault(file);
      if (found === undefined) return [];
      const message = `${projectPath(loaded, file)}: ${found.fault}`;
      return [{ severity: found.severity, code: 'bad-image', ...place, message, suggestion: found.advice }];
    }
    const suggestion =
      'a link preview needs a path below the static folder (/img/preview.png), one beside the page (./preview.png), or a full address';
    return [{ severity: 'error', code: 'missing-preview', ...place, message: `${image}: there is no such picture`, suggestion }];
  });
}
