import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createSiteFixture } from '../../../tests/support/site-fixture.ts';
import type { SiteConfigInput } from '../config/schema.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { buildSite } from './build-site.ts';
import { silentProgress } from './progress.ts';

/** The first build of a shell takes long. */
const PATIENCE = 120_000;

const start = '---\ntitle: 开始\n---\n\n文字。\n';

interface Built extends Disposable {
  readonly published: boolean;
  readonly diagnostics: readonly Diagnostic[];
  /** The text of a file of the site; undefined if there is none. */
  read(path: string): string | undefined;
}

/** Builds a small site, which has a start page and no glossary. */
async function build(files: Readonly<Record<string, string>>, config: Partial<SiteConfigInput> = {}): Promise<Built> {
  const fixture = createSiteFixture({ 'content/zh-Hans/v3/sdk/start.mdx': start, 'glossary.yml': 'terms: []\n', ...files }, config);
  const out = join(fixture.loaded.rootDir, 'dist');
  const { published, diagnostics } = await buildSite(fixture.loaded, { out, progress: silentProgress });
  return {
    published,
    diagnostics,
    read: (path) => (existsSync(join(out, path)) ? readFileSync(join(out, path), 'utf8') : undefined),
    [Symbol.dispose]: () => fixture[Symbol.dispose](),
  };
}

it('static files of the operator take the place of generated ones', { timeout: PATIENCE }, async () => {
  const names = ['robots.txt', 'favicon.ico', 'apple-touch-icon.png', 'sitemap.xml', 'llms.txt', 'manifest.webmanifest'];
  using site = await build(Object.fromEntries(names.map((name) => [`static/${name}`, `own ${name}`])));
  expect(names.map(site.read)).toEqual(names.map((name) => `own ${name}`));
});
