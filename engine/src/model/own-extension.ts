import { extname } from 'node:path';

/** Extension of the engine's own modules: TypeScript in this repository, JavaScript in the package. For files that are not imported, such as workers. */
export const OWN_EXTENSION = extname(import.meta.filename);
