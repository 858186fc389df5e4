import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../../engine/src/build/build-site.ts';
import { silentProgress } from '../../engine/src/build/progress.ts';
import type { SiteConfigInput } from '../../engine/src/config/schema.ts';
import type { Diagnostic } from '../../engine/src/model/diagnostic.ts';
import { createSiteFixture } from './site-fixture.ts';

/** Milliseconds: the first build of a shell takes long, most of all on a busy machine. */
export const PATIENCE = 400_000;

/** A page of a title and a text. */
export const start = '---\ntitle: 开始\n---\n\n文字。\n';

export interface Built extends Disposable {
  readonly published: boolean;
  readonly diagnostics: readonly Diagnostic[];
  /** The text of a file of the site; undefined if there is none. */
  read(path: string): string | undefined;
  /** The absolute path of a file of the site. */
  path(path: string): string;
}

/** A picture of 320 by 180 pixels. */
export const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180" viewBox="0 0 320 180"><path d="M0 0h320v180z"/></svg>';

/** Builds a small site, which has a start page and no glossary. */
export async function build(files: Readonly<Record<string, string>>, config: Partial<SiteConfigInput> = {}): Promise<Built> {
  const fixture = createSiteFixture({ 'content/zh-Hans/v3/sdk/start.mdx': start, 'glossary.yml': 'terms: []\n', ...files }, config);
  const out = join(fixture.loaded.rootDir, 'dist');
  const { published, diagnostics } = await buildSite(fixture.loaded, { out, progress: silentProgress });
  return {
    published,
    diagnostics,
    path: (path) => join(out, path),
    read: (path) => (existsSync(join(out, path)) ? readFileSync(join(out, path), 'utf8') : undefined),
    [Symbol.dispose]: () => fixture[Symbol.dispose](),
  };
}

/** The article of a page, as in-page navigation gets it. */
export function articleOf(site: Built, path: string): string {
  const { html }: { html: string } = JSON.parse(site.read(`${path}page.json`) ?? '{ "html": "" }');
  return html;
}
