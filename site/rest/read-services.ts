import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadService, type Service } from './service.ts';

/** Parts that others refer to; no service of its own. */
const COMMON = 'common.yml';

/** The data of the REST reference is wrong; the message has every place. */
export class RestDataError extends Error {
  override readonly name = 'RestDataError';
}

/**
 * Reads all services of a folder, by their names.
 * @throws RestDataError listing what is wrong in any of the files
 */
export function readServices(folder: string): ReadonlyMap<string, Service> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.yml'));
  const texts = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  const results = files
    .filter((file) => file !== COMMON)
    .toSorted()
    .map((file) => {
      const name = file.slice(0, -'.yml'.length);
      return { name, result: loadService(name, (wanted) => texts.get(wanted)) };
    });
  const problems = results.flatMap(({ result }) => ('problems' in result ? result.problems : []));
  if (problems.length > 0)
    throw new RestDataError(`The data of the REST reference is not valid:\n${problems.map((line) => `${join(folder, line)}`).join('\n')}`);
  return new Map(results.flatMap(({ name, result }) => ('service' in result ? [[name, result.service] as const] : [])));
}
