import { join } from 'node:path';
import { type LoadedConfig, projectPath } from '../config/load.ts';
import { toHref } from '../content/address.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Href } from '../model/href.ts';
import { loadAsked } from '../search/asked.ts';
import type { RenderedPage } from './render-pages.ts';

/** Queries of readers that a page answers. */
interface AnsweredQueries {
  readonly href: Href;
  readonly queries: readonly string[];
  /** Where they are written. */
  readonly file: string;
}

/**
 * Reads what readers have asked, as the configuration names it.
 * @throws OperatorError if a file is no list of queries
 */
export function readAsked({ config, siteDir }: LoadedConfig): AnsweredQueries[] {
  return config.locales.flatMap(({ name, path }) =>
    (config.search.asked[name] ?? []).flatMap((named) => {
      const file = join(siteDir, named);
      return [...loadAsked(file)].map(([address, queries]) => {
        const whole = `/${path}${address}/`.replace(/\/{2,}/g, '/');
        return { href: toHref(config, whole), queries, file };
      });
    }),
  );
}

/** Finds queries of readers that lead to no page. */
export function findUnanswered(loaded: LoadedConfig, pages: readonly RenderedPage[]): Diagnostic[] {
  const known = new Set<string>(pages.map(({ path }) => path));
  return readAsked(loaded).flatMap(({ href, queries, file }): Diagnostic[] => {
    if (known.has(href)) return [];
    const message = `"${queries[0]}" is to be answered by ${href}, and there is no such page`;
    return [{ severity: 'warning', code: 'unanswered', file: projectPath(loaded, file), message }];
  });
}
