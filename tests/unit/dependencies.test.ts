import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const versions = z.record(z.string(), z.string());
const project = z
  .object({ version: z.string(), devDependencies: versions, optionalDependencies: versions })
  .parse(JSON.parse(read('package.json')));
const engine = z.object({ dependencies: versions }).parse(JSON.parse(read('engine/package.json')));
const site = z.object({ dependencies: versions }).parse(JSON.parse(read('site/package.json')));
const { signpost: _, ...ofSite } = site.dependencies;
const installed = { ...engine.dependencies, ...ofSite, ...project.devDependencies, ...project.optionalDependencies };

/** Packages of the table in ARCHITECTURE.md. */
function listDescribed(): string[] {
  const table = read('ARCHITECTURE.md').split('## Dependencies\n')[1] ?? '';
  const rows = [...table.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)].filter(([, , why]) => !/^(why|-+)$/.test(why?.trim() ?? ''));
  return rows.flatMap(([, names]) => (names ?? '').split(',').map((name) => name.trim())).filter((name) => !/^-*$/.test(name));
}

describe('dependencies', () => {
  it('are all in the table of ARCHITECTURE.md with why they are there, and nothing else is; types belong to their packages', () => {
    const named = Object.keys(installed).filter((name) => !name.startsWith('@types/'));
    expect(listDescribed().toSorted()).toEqual(named.toSorted());
  });

  it('are pinned: a new version comes by a change that is looked at', () => {
    for (const [name, version] of Object.entries(installed)) expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('are in a bill of materials (CycloneDX 1.5) with versions, licences and checksums', () => {
    const component = z.strictObject({
      'bom-ref': z.string(),
      type: z.literal('library'),
      name: z.string(),
      version: z.string(),
      scope: z.enum(['required', 'optional']),
      purl: z.string().regex(/^pkg:npm\/(%40[^/]+\/)?[^/@]+@\d/),
      hashes: z.array(z.strictObject({ alg: z.literal('SHA-512'), content: z.string().regex(/^[0-9a-f]{128}$/) })).length(1),
      licenses: z
        .array(z.xor([z.strictObject({ license: z.strictObject({ id: z.string() }) }), z.strictObject({ expression: z.string() })]))
        .length(1),
    });
    const bill = z
      .strictObject({
        $schema: z.literal('http://cyclonedx.org/schema/bom-1.5.schema.json'),
        bomFormat: z.literal('CycloneDX'),
        specVersion: z.literal('1.5'),
        serialNumber: z.string().regex(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/),
        version: z.literal(1),
        metadata: z.strictObject({ component: z.looseObject({ 'bom-ref': z.string(), type: z.literal('application') }) }),
        components: z.array(component),
        dependencies: z.array(z.strictObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
      })
      .parse(JSON.parse(execFileSync(process.execPath, [join(root, 'scripts/sbom.ts')], { encoding: 'utf8' })));
    const refs = [bill.metadata.component['bom-ref'], ...bill.components.map((one) => one['bom-ref'])];
    expect(new Set(refs).size).toBe(refs.length);
    expect(refs).toEqual(expect.arrayContaining(Object.entries(engine.dependencies).map(([name, version]) => `${name}@${version}`)));
    expect(bill.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !refs.includes(ref))).toEqual([]);
  });
});
