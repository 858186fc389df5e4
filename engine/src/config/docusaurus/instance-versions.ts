import { posix } from 'node:path';
import type { Fields } from '../../model/record.ts';
import { versionFolder, versionsPath } from './folders.ts';
import { CURRENT, type ProjectVersion, readVersions, routeBaseOf } from './versions.ts';

/** A docs plug-in, or the docs of the preset. */
export interface Instance {
  readonly id: string;
  readonly dir: string;
  readonly options: Fields;
}

/** One version of a further docs plug-in. */
export interface InstanceVersion extends Instance {
  /** The plug-in's id; `id` names the version, too, unless it is the last one. */
  readonly plugin: string;
  readonly version: ProjectVersion;
  readonly routeBasePath: string;
}

/** The versions of a further docs plug-in, each with its folder and address. */
export function instanceVersions(siteDir: string, { id, dir, options }: Instance): InstanceVersion[] {
  return readVersions(siteDir, options, id).map((version) => ({
    id: version.isLast ? id : `${id}@${version.name}`,
    plugin: id,
    dir: version.name === CURRENT ? dir : `${versionsPath(id, 'versioned_docs')}/${versionFolder(version.name)}`,
    options,
    version,
    routeBasePath: posix.join(routeBaseOf(options), version.path),
  }));
}
