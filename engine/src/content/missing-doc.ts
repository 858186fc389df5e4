import { closest } from '../model/closest.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Version } from '../model/locale.ts';

/**
 * The error for a reference to a missing document, with the nearest existing one as suggestion.
 * @param subject the part of the file that refers to it, if it is not the file as a whole
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
