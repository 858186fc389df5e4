import { closest } from '../model/closest.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Version } from '../model/locale.ts';

/**
 * An error that names a missing document and the nearest there is.
 * @param subject what in the file names it, where that is not the page itself
 */
export function missingDoc(file: string, id: string, version: Version, ids: Iterable<string>, subject?: string): Diagnostic {
  const nearest = closest(id, ids);
  return {
    severity: 'error',
    code: 'missing-doc',
    file,
    message: `${subject === undefined ? '' : `${subject} `}names the document "${id}", which ${version.name} does not have`,
    ...(nearest ? { suggestion: nearest } : {}),
  };
}
