import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'signpost';
import { REST_FOLDER, REST_STYLE, stylePath } from '../components/rest-service.ts';
import { readServices } from '../rest/read-services.ts';

/** Validates the data of the REST reference, also of what no page shows yet, and writes the style sheet of its blocks. */
export const restData: Plugin = {
  name: 'rest-data',
  // All that it reads is in the site's folder.
  inputs: [],
  content({ siteDir }) {
    readServices(join(siteDir, REST_FOLDER));
    return [];
  },
  build({ siteDir }) {
    const style = readFileSync(join(siteDir, REST_STYLE), 'utf8');
    return new Map([[stylePath(style), style]]);
  },
};
