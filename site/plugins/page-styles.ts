import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'signpost';
import { PAGE_STYLES, stylePath } from '../components/page-style.ts';

/** Writes the style sheets of components that few pages have. */
export const pageStyles: Plugin = {
  name: 'page-styles',
  inputs: Object.values(PAGE_STYLES),
  build({ siteDir }) {
    return new Map(
      Object.entries(PAGE_STYLES).map(([name, file]) => {
        const style = readFileSync(join(siteDir, file), 'utf8');
        return [stylePath(name, style), style];
      }),
    );
  },
};
