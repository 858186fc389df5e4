import { createRequire } from 'node:module';

/**
 * Loads a package when it is needed first: some take longer to load than all else that an edit or the dev server's first page needs. What
 * is returned has to be given its type: `typeof import('yaml')`.
 */
export const loadLate = createRequire(import.meta.url);
