import type { PageSummary } from '../summary.ts';
import { layOut, modulesOf } from './api-layout.ts';
import type { ApiModule, ApiType } from './model.ts';
import { usesOf } from './uses.ts';

/** A type with its place in the pages of a version. */
export interface TypePlace {
  readonly version: string;
  readonly type: ApiType;
  /** From the root of a language: `v2/sdk-api/csharp/tap-login/#…`. */
  readonly place: string;
}

/** The places of all types that have pages. */
export function placeTypes(
  all: readonly ApiModule[],
  summaries: ReadonlyMap<string, PageSummary>,
  defaultLocale: string,
): readonly TypePlace[] {
  return ['v3', 'v2'].flatMap((version) =>
    modulesOf(version, all).flatMap((module) =>
      layOut(module, usesOf(module, summaries, `${defaultLocale}/${version}/`)).flatMap(({ path, types }) =>
        types.map(({ type, id }) => ({ version, type, place: `${version === 'v3' ? '' : `${version}/`}${path}/#${id}` })),
      ),
    ),
  );
}
