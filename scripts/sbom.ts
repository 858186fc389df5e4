// Prints what the product is made of when it runs, as a CycloneDX 1.5 bill of materials: the same bytes for the same lockfile. (`npm sbom
// --omit dev` leaves out packages that a development dependency needs too.)
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  readonly name?: string;
  readonly version: string;
  readonly license?: string;
  /** `sha512-` and Base64. */
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const NODE_MODULES = 'node_modules/';
const lock: { readonly packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8'),
);
/** The engine, then what it needs, by their place in the lockfile. The workspace and the site are no parts of it, links only lead to them. */
const packages = new Map(
  Object.entries(lock.packages).filter(
    ([path, { dev, link }]) => dev !== true && link !== true && (path === 'engine' || path.includes(NODE_MODULES)),
  ),
);

const described = new Map([...packages].map(([path, locked]) => [refOf(path, locked), describe(path, locked)]));
const [product, ...components] = [...described.values()];
const bill = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { ...product, type: 'application' } },
  components,
  dependencies: [...new Map([...packages].map(([path, locked]) => [refOf(path, locked), listNeeded(path, locked)]))].map(
    ([ref, dependsOn]) => ({ ref, dependsOn }),
  ),
};
const serialNumber = `urn:uuid:${createHash('sha256')
  .update(JSON.stringify(bill))
  .digest('hex')
  .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5')}`;
console.log(JSON.stringify({ $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json', serialNumber, ...bill }, null, 2));

function nameOf(path: string, { name }: LockedPackage): string {
  return name ?? path.slice(path.lastIndexOf(NODE_MODULES) + NODE_MODULES.length);
}

function refOf(path: string, locked: LockedPackage): string {
  return `${nameOf(path, locked)}@${locked.version}`;
}

function describe(path: string, locked: LockedPackage) {
  const name = nameOf(path, locked);
  const { version, license, integrity, optional } = locked;
  return {
    type: 'library',
    'bom-ref': refOf(path, locked),
    name,
    version,
    scope: optional === true ? 'optional' : 'required',
    ...(integrity === undefined
      ? {}
      : { hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex') }] }),
    ...(license === undefined ? {} : { licenses: [license.includes(' ') ? { expression: license } : { license: { id: license } }] }),
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
  };
}

/** The installed packages that a package depends on, resolved like Node does: from its own folder outwards. */
function listNeeded(path: string, { dependencies, optionalDependencies, peerDependencies }: LockedPackage): string[] {
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  return names.flatMap((name) => {
    for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf(NODE_MODULES) - 1))) {
      const place = `${folder === '' ? '' : `${folder}/`}${NODE_MODULES}${name}`;
      const found = packages.get(place);
      if (found !== undefined) return [refOf(place, found)];
      if (folder === '') return [];
    }
  });
}
