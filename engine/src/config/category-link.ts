import { z } from 'zod';

/** The link of a category to a page, as in Docusaurus' sidebars and `_category_` files. */
export const DOC_LINK = z.object({ type: z.literal('doc'), id: z.string() });

/** The link of a category to a generated list of its items. */
export const GENERATED_INDEX = z.object({
  type: z.literal('generated-index'),
  slug: z.string().optional(),
  title: z.string().optional(),
  description: z.string().optional(),
});
