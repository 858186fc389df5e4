import { z } from 'zod';
import { DOC_LINK, GENERATED_INDEX } from '../config/category-link.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { parseYamlFile } from './yaml-file.ts';

/** As in Docusaurus, numbers and booleans may be in quotes. */
const quoted = (value: unknown): unknown => {
  if (value === 'true' || value === 'false') return value === 'true';
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
};
const yesOrNo = z.preprocess(quoted, z.boolean().optional());
const LINK_FORM = "must be { type: 'generated-index' }, { type: 'doc', id: '…' } or null";

const categorySchema = z.strictObject({
  label: z.string().optional(),
  position: z.preprocess(quoted, z.number().optional()),
  collapsed: yesOrNo,
  collapsible: yesOrNo,
  className: z.string().optional(),
  description: z.string().optional(),
  key: z.string().optional(),
  customProps: z.unknown().optional(),
  link: z
    .union(
      [z.null(), DOC_LINK, GENERATED_INDEX.extend({ keywords: z.array(z.string()).optional(), image: z.string().optional() })],
      LINK_FORM,
    )
    .optional(),
});

/** The content of a folder's `_category_.json` or `.yml`. */
export type CategoryMeta = z.output<typeof categorySchema> & {
  /** Path from the project's root, for messages. */
  readonly file: string;
};

/**
 * Parses a `_category_.json` or `.yml`. Its problems are added to the diagnostics.
 * @returns undefined if it is invalid
 */
export function parseCategory(text: string, file: string, diagnostics: Diagnostic[]): CategoryMeta | undefined {
  const meta = parseYamlFile(text, categorySchema, { severity: 'error', code: 'bad-category', file }, diagnostics);
  return meta && { ...meta, file };
}
