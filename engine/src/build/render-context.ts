import type { LoadedConfig } from '../config/load.ts';
import type { Assets } from '../content/assets.ts';
import type { Catalog } from '../content/catalog-types.ts';
import type { PageDataContext } from '../content/page-data.ts';
import type { CompiledPages } from '../content/site-page.ts';
import type { KeptHtml } from '../markdown/compiled.ts';
import type { UiBundle } from './bundle.ts';
import type { ChangesTo } from './page-hooks.ts';
import type { ImageSize } from './pictures/image-sizes.ts';
import type { Pictures } from './pictures/modern-formats.ts';

/** What pages are rendered from. */
export interface RenderContext {
  readonly loaded: LoadedConfig;
  readonly catalog: Catalog;
  readonly compiled: CompiledPages;
  readonly pageData: PageDataContext;
  readonly ui: Pick<UiBundle, 'server' | 'generated'>;
  readonly madeFiles: ReadonlySet<string>;
  readonly assets: Assets;
  readonly imageSizes: ReadonlyMap<string, ImageSize>;
  /** What plug-ins make of a page. */
  readonly changesTo: ChangesTo;
  /** Smaller formats of the images; absent in the dev server. */
  readonly pictures?: Pictures;
  /** Comparisons of versions that earlier builds have made; absent in the dev server. */
  readonly kept?: KeptHtml;
}
