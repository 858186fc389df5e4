import { z } from 'zod';

/** The target of a link or request: a path from the site root, or a URL. */
export const target = z.string().regex(/^(\/|https?:\/\/)/, 'must be a path from the site root ("/sdk/") or an http(s) URL');

/** A text of the shell: one string for all locales, or one per locale. */
export const localText = z.union([z.string(), z.record(z.string(), z.string())], "must be a string, or one per locale: { en: '…' }");

/** The path of a file of the site. */
export const relativePath = (example: string) => z.string().startsWith('./', `must be a path relative to the configuration ("${example}")`);

/** The address of a page of the site. */
export const sitePathText = z.string().startsWith('/', 'must be a path from the site root ("/v2/sdk/setup/")');
