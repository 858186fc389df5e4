import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { DOC_LINK, GENERATED_INDEX } from '../config/category-link.ts';
import type { Diagnostic } from '../model/diagnostic.ts';

const categorySchema = z.strictObject({
  label: z.string().optional(),
  position: z.number().optional(),
  collapsed: z.boolean().optional(),
  collapsible: z.boolean().optional(),
  className: z.string().optional(),
  description: z.string().optional(),
  key: z.string().optional(),
  customProps: z.unknown().optional(),
  link: z
    .union([z.null(), DOC_LINK, GENERATED_INDEX.extend({ keywords: z.array(z.string()).optional(), image: z.string().optional() })])
    .optional(),
});

/** What a folder's `_category_.json` or `.yml` says. */
export type CategoryMeta = z.output<typeof categorySchema> & {
  /** Path from the project's root, for messages. */
  readonly file: string;
};

/**
 * Reads a `_category_.json` or `.yml`.
 * @returns undefined where it cannot be used; what is wrong with it is added to the diagnostics
 */
export function parseCategory(text: string, file: string, diagnostics: Diagnostic[]): CategoryMeta | undefined {
  try {
    const result = categorySchema.safeParse(parseYaml(text));
    if (result.success) return { ...result.data, file };
    for (const issue of result.error.issues) {
      const field = z.core.toDotPath(issue.path);
      diagnostics.push({ severity: 'error', code: 'bad-category', file, message: `${field ? `${field}: ` : ''}${issue.message}` });
    }
  } catch (error) {
    diagnostics.push({
      severity: 'error',
      code: 'bad-category',
      file,
      message: `cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    });
  }
  return undefined;
}
