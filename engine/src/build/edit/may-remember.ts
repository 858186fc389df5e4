import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedConfig } from '../../config/load.ts';
import { CHANGE_LEDGER } from '../../content/history/change-ledger.ts';

/**
 * Whether the text of a page can be changed without looking at other pages. What plug-ins make of pages may depend on all of a text, as the
 * record of changes does.
 */
export function mayRemember({ config, siteDir }: LoadedConfig): boolean {
  const { content, plugins } = config;
  return !content.lenient && plugins.every(({ page, inputs }) => page === undefined && inputs) && !existsSync(join(siteDir, CHANGE_LEDGER));
}
