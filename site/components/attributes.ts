import { z } from 'signpost/components';

/** An attribute with a text: a number is one, too. */
export const text = z.union([z.string(), z.number().transform(String)]);

/** A flag: set by its bare name, `{true}` or `"true"`. */
export const flag = z
  .union([z.boolean(), z.literal('true'), z.literal('false'), z.literal('')])
  .transform((value) => value !== false && value !== 'false');
