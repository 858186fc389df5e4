import { z } from 'zod';

/** A category that leads to a page, as Docusaurus has it in sidebars and in `_category_` files. */
export const DOC_LINK = z.object({ type: z.literal('doc'), id: z.string() });

/** A category that leads to a list of what is in it. */
export const GENERATED_INDEX = z.object({
  type: z.literal('generated-index'),
  slug: z.string().optional(),
  title: z.string().optional(),
  description: z.string().optional(),
});
