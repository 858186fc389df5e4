import { z } from 'zod';
import { parseGlossary } from '../glossary.ts';

/** Version of the index's format. An index with another version is rejected. */
export const INDEX_FORMAT = '22';

const localeMeta = z.object({ id: z.number(), name: z.string(), pages: z.number() });

/** What an index is. Its fingerprint changes with everything that an answer depends on. */
const indexMeta = z.object({
  format: z.literal(INDEX_FORMAT),
  fingerprint: z.string(),
  currentVersion: z.string(),
  versions: z.array(z.string()).readonly(),
  glossary: z.unknown().transform(parseGlossary),
  locales: z.array(localeMeta).readonly(),
});

/** What is shown of a page. The ids of its sections follow that of its first one; `section` is a sidebar, or `pages`. */
const pageRecord = z.object({
  id: z.number(),
  firstSection: z.number(),
  title: z.string(),
  version: z.string(),
  section: z.string(),
  breadcrumbs: z.array(z.string()).readonly(),
});

/** What is shown of a section. Its name is `SearchSection.id`. */
export const sectionRecord = z.object({ id: z.number(), name: z.string(), url: z.string(), heading: z.string(), content: z.string() });

export type LocaleMeta = Readonly<z.output<typeof localeMeta>>;
export type IndexMeta = Readonly<z.output<typeof indexMeta>>;
export type PageRecord = Readonly<z.output<typeof pageRecord>>;
export type SectionRecord = Readonly<z.output<typeof sectionRecord>>;

/** @throws Error if it does not describe an index of the format that this program reads */
export function parseMeta(value: unknown): IndexMeta {
  return indexMeta.parse(value);
}

/** @throws Error if it is not what is stored of a page */
export function parsePageRecord(value: unknown): PageRecord {
  return pageRecord.parse(value);
}
