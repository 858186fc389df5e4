import { z } from 'zod';
import { parseGlossary } from '../glossary.ts';
import type { IndexMeta, PageRecord } from './prepared.ts';

const meta = z.object({
  format: z.string(),
  fingerprint: z.string(),
  currentVersion: z.string(),
  versions: z.array(z.string()),
  glossary: z.unknown(),
  locales: z.array(z.object({ id: z.number(), name: z.string(), pages: z.number() })),
});

const pageRecord = z.object({
  id: z.number(),
  firstSection: z.number(),
  title: z.string(),
  version: z.string(),
  section: z.string(),
  breadcrumbs: z.array(z.string()),
});

/** @throws Error if it does not describe an index */
export function parseMeta(value: unknown): IndexMeta {
  const parsed = meta.parse(value);
  return { ...parsed, glossary: parseGlossary(parsed.glossary) };
}

/** @throws Error if it is not what is stored of a page */
export function parsePageRecord(value: unknown): PageRecord {
  return pageRecord.parse(value);
}
