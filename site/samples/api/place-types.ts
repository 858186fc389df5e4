import type { PageSummary } from '../summary.ts';
import { type ApiPage, layOut, modulesOf } from './api-layout.ts';
import type { ApiModule, ApiType } from './model.ts';
import { usesOf } from './uses.ts';

/** The versions whose guides have SDKs. */
export const VERSIONS = ['v3', 'v2'] as const;

/** A module with its pages in a version. */
export interface PlacedModule {
  readonly version: string;
  readonly module: ApiModule;
  readonly pages: readonly ApiPage[];
}

/** A type with its place in the pages of a version. */
export interface TypePlace {
  readonly version: string;
  readonly type: ApiType;
  /** From the root of a language: `v2/sdk-api/csharp/tap-login/#…`. */
  readonly place: string;
}

/** The pages of all modules. Their order is that of the default language, in which every page is written. */
export function placeModules(
  all: readonly ApiModule[],
  summaries: ReadonlyMap<string, PageSummary>,
  defaultLocale: string,
): readonly PlacedModule[] {
  return VERSIONS.flatMap((version) =>
    modulesOf(version, all).map((module) => {
      const uses = usesOf(module, summaries, `${defaultLocale}/${version}/`);
      return { version, module, pages: layOut(module, uses) };
    }),
  );
}

/** The places of all types that have pages. */
export function placeTypes(modules: readonly PlacedModule[]): readonly TypePlace[] {
  return modules.flatMap(({ version, pages }) =>
    pages.flatMap(({ path, types }) => types.map(({ type, id }) => ({ version, type, place: `${versionRoot(version)}${path}/#${id}` }))),
  );
}

/** What the addresses of a version begin with, from the root of a language. */
export function versionRoot(version: string): string {
  return version === 'v3' ? '' : `${version}/`;
}
