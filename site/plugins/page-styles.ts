import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Features, transform } from 'lightningcss';
import type { Plugin } from 'signpost';
import { PAGE_STYLES, stylePath } from '../components/page-style.ts';

/** Writes the style sheets of components that few pages have, without what is there for their authors alone: a third of their bytes. */
export const pageStyles: Plugin = {
  name: 'page-styles',
  inputs: Object.values(PAGE_STYLES),
  build({ siteDir }) {
    return new Map(
      Object.entries(PAGE_STYLES).map(([name, file]) => {
        const code = readFileSync(join(siteDir, file));
        // Shorter queries of widths are for newer browsers alone.
        const shorter = transform({ filename: file, code, minify: true, include: Features.MediaQueries });
        return [stylePath(name, code.toString()), shorter.code.toString()];
      }),
    );
  },
};
