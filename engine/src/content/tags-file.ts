import { z } from 'zod';
import type { Diagnostic } from '../model/diagnostic.ts';
import { readIfThere } from '../model/read-if-there.ts';
import { tagSlug } from './tag-slug.ts';
import { parseYamlFile } from './yaml-file.ts';

/** A tag of `tags.yml`. */
export interface TagDefinition {
  readonly label: string;
  /** Relative to the address of all tags. */
  readonly permalink: string;
  readonly description: string;
}

const definition = z.strictObject({ label: z.string().optional(), permalink: z.string().optional(), description: z.string().optional() });
const tagsSchema = z.record(z.string(), definition.nullable());

/**
 * Reads `tags.yml`: `cloud-save: { label: Cloud save, permalink: /cloud-save, description: … }`. As in Docusaurus, missing fields are
 * derived from the key. Problems are added to the diagnostics.
 * @param file path for messages
 * @returns the tags by key; undefined if there is no such file
 * @throws the system's error if it cannot be read
 */
export async function readTagsFile(
  absolute: string,
  file: string,
  diagnostics: Diagnostic[],
): Promise<ReadonlyMap<string, TagDefinition> | undefined> {
  const text = await readIfThere(absolute);
  if (text === undefined) return undefined;
  const suggestion = 'cloud-save: { label: Cloud save, permalink: /cloud-save, description: … }';
  const problem = { severity: 'error', code: 'bad-tags', file, suggestion } as const;
  const content = parseYamlFile(text, tagsSchema, problem, diagnostics) ?? {};
  const tags = new Map(Object.entries(content).map(([key, tag]) => [key, complete(key, tag)] as const));
  for (const [permalink, keys] of Map.groupBy(tags.keys(), (key) => tags.get(key)?.permalink)) {
    if (keys.length > 1) diagnostics.push({ ...problem, message: `${keys.join(' and ')} have the same address ${permalink}` });
  }
  return tags;
}

function complete(key: string, tag: z.output<typeof definition> | null): TagDefinition {
  return {
    label: tag?.label ?? key.charAt(0).toUpperCase() + key.slice(1).toLowerCase(),
    permalink: tag?.permalink ?? tagSlug(key),
    description: tag?.description ?? '',
  };
}
