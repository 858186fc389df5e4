import { join } from 'node:path';
import type { Plugin } from 'signpost';
import { REST_FOLDER } from '../components/rest-service.ts';
import { readServices } from '../rest/read-services.ts';

/** Validates the data of the REST reference, also of what no page shows yet. */
export const restData: Plugin = {
  name: 'rest-data',
  // All that it reads is in the site's folder.
  inputs: [],
  content({ siteDir }) {
    readServices(join(siteDir, REST_FOLDER));
    return [];
  },
};
