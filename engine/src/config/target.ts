import { z } from 'zod';

/** The target of a link or request: a path from the site root, or a URL. */
export const target = z.string().regex(/^(\/|https?:\/\/)/, 'must be a path from the site root ("/sdk/") or an http(s) URL');
